### Endeavor: nazwy kafelków, załogi, raportów, żetonów, celów i kart.

## Attributes, actions, topics

endeavor-attribute-rep = Reputacja
endeavor-attribute-insp = Inspiracja
endeavor-attribute-coord = Koordynacja
endeavor-attribute-ing = Pomysłowość
endeavor-action-travel = Podróż
endeavor-action-sonar = Sonar
endeavor-action-dive = Nurkowanie
endeavor-action-conserve = Ochrona
endeavor-action-publish = Publikacja
endeavor-topic-blue = niebieski
endeavor-topic-brown = brązowy
endeavor-topic-green = zielony
endeavor-topic-yellow = żółty

## Scenarios

endeavor-scenario-1 = Zew oceanu
endeavor-scenario-2 = Mapy i plany
endeavor-scenario-3 = Dziennik oceaniczny
endeavor-scenario-4 = Lepiej niż było
endeavor-scenario-5 = Upadła Gwiazda
endeavor-scenario-6 = W poszukiwaniu Gwiazdy
endeavor-scenario-7 = Ocalić Upadłą Gwiazdę
endeavor-scenario-8 = Nowe horyzonty
endeavor-scenario-9 = Wyciek
endeavor-scenario-10 = Najgłębsze morze

## Ocean tiles

endeavor-tile-atoll = Atol
endeavor-tile-calm-seas = Spokojne morze
endeavor-tile-decommissioned-oil-rig = Nieczynna platforma wiertnicza
endeavor-tile-dying-reef = Umierająca rafa
endeavor-tile-kelp-forest = Las wodorostów
endeavor-tile-remote-anchorage = Odległe kotwicowisko
endeavor-tile-the-sea-star = Stacja Rozgwiazda
endeavor-tile-volcanic-island = Wyspa wulkaniczna
endeavor-tile-dolphin-pods = Stada delfinów
endeavor-tile-ledge-elevator = Winda podwodna
endeavor-tile-resupply-modules = Moduły zaopatrzenia
endeavor-tile-sea-turtle-migration = Wędrówka żółwi morskich
endeavor-tile-shipwreck = Wrak statku
endeavor-tile-submerged-cave-system = Podwodne jaskinie
endeavor-tile-sunken-ruins = Zatopione ruiny
endeavor-tile-the-looking-glass = Szklany dom
endeavor-tile-whale-calving-grounds = Żłobek wielorybów
endeavor-tile-carbonate-spires = Wieże węglanowe
endeavor-tile-coldwater-reef = Rafa zimnowodna
endeavor-tile-deepwater-shark = Rekin głębinowy
endeavor-tile-jellyfish-bloom = Zakwit meduz
endeavor-tile-rift-valley = Dolina ryftowa
endeavor-tile-thermal-vents = Kominy termalne
endeavor-tile-vortex = Wir
endeavor-tile-bioluminescent-fauna = Świecąca fauna
endeavor-tile-brine-pool = Basen solankowy
endeavor-tile-colossal-squid = Kałamarnica kolosalna
endeavor-tile-continental-shelf = Szelf kontynentalny
endeavor-tile-seamount = Góra podwodna
endeavor-tile-sponge-gardens = Ogrody gąbek
endeavor-tile-abyssal-plain = Równina abisalna
endeavor-tile-abyssal-trench = Rów oceaniczny
endeavor-tile-black-smoker = Czarny komin
endeavor-tile-fallen-star = Upadła Gwiazda
endeavor-tile-scaly-foot-snails = Łuskonogie ślimaki
endeavor-tile-seafloor-restoration = Odnowa dna morskiego
endeavor-tile-whale-fall = Szczątki wieloryba

## Crew

endeavor-crew-team-leader = Szef zespołu
endeavor-crew-pilot = Pilot
endeavor-crew-skipper = Sternik
endeavor-crew-reef-diver = Nurek rafowy
endeavor-crew-underwater-photographer = Fotograf podwodny
endeavor-crew-sonar-operator = Operator sonaru
endeavor-crew-acoustics-engineer = Inżynier akustyk
endeavor-crew-ecologist = Ekolog
endeavor-crew-ecotoxicologist = Ekotoksykolog
endeavor-crew-marine-engineer = Inżynier morski
endeavor-crew-naval-architect = Architekt okrętowy
endeavor-crew-navigator = Nawigator
endeavor-crew-hydrographer = Hydrograf
endeavor-crew-rov-operator = Operator robota ROV
endeavor-crew-deep-sea-videographer = Filmowiec głębinowy
endeavor-crew-field-researcher = Badacz terenowy
endeavor-crew-marine-scientist = Badacz morza
endeavor-crew-marine-biologist = Biolog morski
endeavor-crew-aquaculturist = Znawca akwakultury
endeavor-crew-deep-sea-diver = Nurek głębinowy
endeavor-crew-deep-sea-biologist = Biolog głębinowy
endeavor-crew-oceanographer = Oceanograf
endeavor-crew-environmental-ambassador = Ambasador środowiska
endeavor-crew-vessel-captain = Kapitan łodzi
endeavor-crew-expedition-leader = Kierownik wyprawy
endeavor-crew-fleet-coordinator = Koordynator floty
endeavor-crew-renowned-fleet-coordinator = Słynny koordynator floty
endeavor-crew-ichthyologist = Ichtiolog
endeavor-crew-renowned-ichthyologist = Słynny ichtiolog
endeavor-crew-ocean-historian = Historyk oceanu
endeavor-crew-renowned-ocean-historian = Słynny historyk oceanu
endeavor-crew-biotechnologist = Biotechnolog
endeavor-crew-renowned-biotechnologist = Słynny biotechnolog
endeavor-crew-biogeographer = Biogeograf
endeavor-crew-renowned-biogeographer = Słynny biogeograf
endeavor-crew-mentor = Mentor
endeavor-crew-renowned-mentor = Słynny mentor
endeavor-crew-adventurer = Podróżnik
endeavor-crew-renowned-adventurer = Słynny podróżnik
endeavor-crew-dive-team-leader = Szef nurków
endeavor-crew-renowned-dive-team-leader = Słynny szef nurków
endeavor-crew-robotics-engineer = Inżynier robotyki
endeavor-crew-renowned-robotics-engineer = Słynny inżynier robotyki

## Research reports

endeavor-report-effective-communication-of-ecosystemic-risk = Informowanie o zagrożeniach ekosystemów
endeavor-report-extending-conservation-area-of-effectiveness = Zasięg obszarów ochrony
endeavor-report-mobile-techniques-for-underwater-exploration = Mobilne techniki badań podwodnych
endeavor-report-optimizing-multi-team-discovery-announcements = Wspólne ogłaszanie odkryć
endeavor-report-organic-casing-for-deep-sea-exploration = Organiczne powłoki głębinowe
endeavor-report-reef-photography-with-swarm-camera-systems = Fotografowanie raf rojem kamer
endeavor-report-uncharted-deep-sea-organic-life = Nieznane życie głębin
endeavor-report-understanding-oceanic-shifts = Zrozumieć zmiany oceanów
endeavor-report-advanced-pressure-venting-technology = Nowe systemy odprężania
endeavor-report-advanced-sonar-communication-techniques = Nowa łączność sonarowa
endeavor-report-ai-models-for-deep-sea-research = Modele AI w badaniach głębin
endeavor-report-autonomous-microplastic-reclamation-filters = Autonomiczne filtry mikroplastiku
endeavor-report-benefits-of-inter-team-data-sharing = Korzyści z dzielenia się danymi
endeavor-report-deepwater-satellite-imaging = Satelitarne zdjęcia głębin
endeavor-report-documentation-of-new-life = Dokumentacja nowego życia
endeavor-report-enhancing-research-productivity = Wydajniejsze badania
endeavor-report-feasibility-report-aquadome-permanent-lab = Studium wykonalności: stałe laboratorium
endeavor-report-fluorescence-detecting-optical-systems = Optyczne wykrywanie fluorescencji
endeavor-report-holographic-ocean-floor-visualization = Hologram dna oceanu
endeavor-report-improving-working-environments-for-marine-studies = Lepsze warunki pracy badaczy
endeavor-report-networking-for-underwater-communication = Sieci łączności podwodnej
endeavor-report-protecting-threatened-marine-habitats = Ochrona zagrożonych siedlisk
endeavor-report-publication-guide-for-undersea-research = Poradnik publikowania badań
endeavor-report-publicitys-role-in-scientific-advancement = Rozgłos a postęp nauki
endeavor-report-review-of-current-oceanography-research = Przegląd badań oceanicznych
endeavor-report-safe-movement-procedure = Zasady bezpiecznego ruchu
endeavor-report-social-structures-of-marine-mammals = Życie społeczne ssaków morskich
endeavor-report-the-interlinked-ecosystem = Połączony ekosystem
endeavor-report-the-nautical-journal = Pismo żeglarskie
endeavor-report-the-rising-tide-of-achievement = Przypływ osiągnięć
endeavor-report-understanding-life-in-the-deepest-sea = Życie najgłębszych mórz
endeavor-report-volunteer-model-for-underwater-conservation = Wolontariat dla ochrony mórz

## Dive tokens

endeavor-token-research = żeton badań
endeavor-token-sonar = żeton sonaru
endeavor-token-publish = żeton publikacji
endeavor-token-promote = żeton awansu
endeavor-token-dive = żeton nurkowania
endeavor-token-lowest-attribute = żeton najniższej cechy
endeavor-token-travel = żeton podróży
endeavor-token-influence = żeton wpływu
endeavor-token-any-attribute = żeton dowolnej cechy
endeavor-token-disc = żeton dysku
endeavor-token-disc-for-knowledge = żeton dysku za wiedzę
endeavor-token-conserve-discount = żeton tańszej ochrony

## Bonus goals and crises

endeavor-bonus-fresh-faces = Nowe twarze: młodsi członkowie załogi
endeavor-bonus-veteran-staff = Weterani: dowódcy bez załogi początkowej
endeavor-bonus-full-charts = Pełne mapy: strefy w oceanie
endeavor-bonus-living-network = Żywa sieć: ukończone połączenia
endeavor-bonus-deep-outposts = Głębokie placówki: dyski i łodzie na dwóch największych głębokościach
endeavor-bonus-rounded-institutes = Wszechstronne instytuty: cechy na poziomie 4 lub wyższym
endeavor-crisis-active-volcano = Czynny wulkan
endeavor-crisis-strong-current = Silny prąd
endeavor-crisis-budget-freeze = Zamrożony budżet
endeavor-crisis-data-loss = Utrata danych
endeavor-crisis-exhausted-crew = Wyczerpana załoga
endeavor-crisis-silted-sites = Zamulone miejsca

## What the goals count

endeavor-goal-1-1 = dyski na polach sonaru
endeavor-goal-1-2 = dyski na polach publikacji
endeavor-goal-1-3 = dyski na polach ochrony
endeavor-goal-2-1 = dyski sonaru w kolumnach B i C
endeavor-goal-2-2 = dyski i łodzie w kolumnach D i E
endeavor-goal-2-3 = strefy z własnym dyskiem na głębokości od 2 do 4
endeavor-goal-3-1 = dyski sonaru na głębokości 1 i 2
endeavor-goal-3-2 = dyski publikacji i łodzie na głębokości od 3 do 5
endeavor-goal-3-3 = symbole najczęstszego tematu i przewaga w tematach
endeavor-goal-4-1 = dyski ochrony na głębokości od 1 do 3
endeavor-goal-4-2 = dyski i łodzie w kolumnach A i E
endeavor-goal-4-3 = dyski na głębokości 4 i 5
endeavor-goal-5-1 = dyski sonaru i łodzie w kolumnach A i B
endeavor-goal-5-2 = dyski publikacji i łodzie w kolumnach od E do G
endeavor-goal-5-3 = dyski ochrony na głębokości 2 i 3
endeavor-goal-6-1 = strefy z własnym dyskiem na głębokości od 2 do 4
endeavor-goal-6-2 = odkryte strefy i przewaga na głębokościach i w kolumnach
endeavor-goal-6-3 = dyski wskazanego rodzaju i najwięcej dysków ochrony lub publikacji
endeavor-goal-7-1 = strefy kolumny C z własnym dyskiem lub łodzią
endeavor-goal-7-2 = dyski ochrony i publikacji poza kolumną C
endeavor-goal-7-3 = znaczniki wpływu w siatce ratunkowej
endeavor-goal-8-1 = otwarty, dopóki pole celu 1 jest puste
endeavor-goal-8-1-left = strefy z własnym dyskiem od Stacji Rozgwiazda w lewo
endeavor-goal-8-1-right = strefy z własnym dyskiem od Stacji Rozgwiazda w prawo
endeavor-goal-8-2 = otwarty, dopóki pole celu 2 jest puste
endeavor-goal-8-2-shallow = dyski na głębokości 2 i 3
endeavor-goal-8-2-deep = dyski na głębokości 4 i 5
endeavor-goal-8-3 = otwarty, dopóki pole celu 3 jest puste
endeavor-goal-8-3-narrow = symbole najczęstszego tematu
endeavor-goal-8-3-broad = pełne zestawy czterech tematów
endeavor-goal-9-1 = postęp na torze oczyszczania
endeavor-goal-9-2 = dyski i łodzie na głębokości 1
endeavor-goal-9-3 = dyski ochrony na głębokości od 2 do 4
endeavor-goal-10-1 = jako jeden z pierwszych odkryć głębokość 5
endeavor-goal-10-2 = jako jeden z pierwszych popłynąć na głębokość 5
endeavor-goal-10-3 = dyski publikacji na głębokości 4 i 5

## Special rules of the scenarios

endeavor-scenario-rule-launch-any-depth-1 = Łodzie można wodować w dowolnej strefie głębokości 1.
endeavor-scenario-rule-guardian-space = Kto zajmie ostatnie pole ochrony strefy mającej co najmniej dwa, może oprócz wszystkiego innego położyć znacznik na polu strażnika. Wpływ nigdy tam nie trafia.
endeavor-scenario-rule-remove-depths = Niektóre głębokości nie są używane.
endeavor-scenario-rule-moving-markers = Wpływ przesuwa własny znacznik na sąsiednie wolne pole; nowy pojawia się tylko, gdy żaden nie może się ruszyć. Siatka ratunkowa jest zamknięta, dopóki Upadła Gwiazda nie leży w oceanie. Znacznik w niej jest zablokowany, gdy wszystkie pola ratunkowe pod nim w jego kolumnie są zajęte.
endeavor-scenario-rule-designate-kind = Odkrywca Upadłej Gwiazdy wskazuje ochronę lub publikację dla celu 3.
endeavor-scenario-rule-rescue-access = Siatkę ratunkową może oznaczać tylko ten, kto ma dysk lub łódź na Upadłej Gwieździe.
endeavor-scenario-rule-goal-spaces = Kto oznaczy pole celu, wybiera wariant tego celu dla wszystkich.
endeavor-scenario-rule-cleanup-track = Każdy twój dysk ochrony na głębokości 1 lub 2 przesuwa twój znacznik oczyszczania o 1. Może to zrobić także wpływ, zamiast położenia znacznika. Na końcu toru znacznik się zatrzymuje.
endeavor-scenario-rule-depth-lanes = Wpływ ze strefy trafia na tor jej głębokości, inny na tor głębokości z własną łodzią, zawsze na pierwsze wolne pole od lewej. Gdy tor jest pełny, głębokości od 1 do 3 używają płytkiego pola zapasowego, a 4 i 5 głębokiego.
