### Krótkie opowieści gry Endeavor: Głębiny, własnymi słowami: miejsca, kryzysy, wspólne cele, początki i zakończenia.

endeavor-story-tile-atoll = Pośrodku niczego linka sondy nagle wiotczeje: pierścień palm wokół wody gładkiej jak szkło. Stary wulkan na dole dawno umilkł, ale koralowce zachowały jego zarys.
endeavor-story-tile-calm-seas = Ani tchnienia wiatru, a kadłub unosi się nad własnym odbiciem. W takie dni słychać sam ocean, jeśli pozwoli się słuchać przyrządom.
endeavor-story-tile-decommissioned-oil-rig = Od lat nikt nie zapalił tam światła. Pod zardzewiałym pokładem nową umowę najmu podpisały małże, gąbki i płochliwe ryby.
endeavor-story-tile-dying-reef = Tam, gdzie mapa obiecuje wszystkie kolory, białe gałęzie wyciągają się ku światłu. Kilka polipów wciąż się trzyma, a na początek to wystarczy.
endeavor-story-tile-kelp-forest = Łódź prześlizguje się między pniami, które kołyszą się jak powolny tłum. Z góry przygląda się temu coś z wąsami i z jeżowcem w łapach.
endeavor-story-tile-remote-anchorage = Boja, łańcuch i nazwisko w dzienniku kogoś, kto był tu przed nami. To ostatnie miejsce, w którym kawa zostaje w kubku.
endeavor-story-tile-the-sea-star = Pięć ramion trzyma stację pewnie przy każdej fali, a nocą jej lampy widać nawet z głębin. Kto wraca z ciemności, wraca właśnie tutaj.
endeavor-story-tile-volcanic-island = Tam, gdzie przybój uderza w młodą skałę, unosi się para. Na zeszłorocznej mapie tej wyspy nie ma, a na następnej może być już większa.
endeavor-story-tile-dolphin-pods = Były tu, zanim stanął silnik: trzy, potem dwadzieścia, potem zbyt wiele, by je zliczyć. Jeden przynosi zgubioną płetwę i wyraźnie czeka na oklaski.
endeavor-story-tile-ledge-elevator = Szyna biegnie w dół klifu, aż poddają się lampy. W koszu mieszczą się cztery osoby, dwie skrzynie i każde postanowienie, że zachowa się spokój.
endeavor-story-tile-resupply-modules = Trzy stalowe walce pełne powietrza, zupy i części zamiennych czekają na dnie z włączonym światłem. Na włazie ktoś namalował uśmiechniętą rybę.
endeavor-story-tile-sea-turtle-migration = Płyną jeden za drugim, jak niegdyś ich matki, ku plaży, której żaden nie widział od wyklucia. Na pokładzie nikt się nie odzywa, dopóki nie minie ostatni.
endeavor-story-tile-shipwreck = Jego nazwa wciąż tam jest, litera po literze, pod futrem z glonów. Wiózł herbatę, szkło i trzysta listów, a teraz dźwiga las.
endeavor-story-tile-submerged-cave-system = Korytarz rozszerza się, zwęża i znów otwiera w salę, w której nigdy nie było echa. Wracaj po linie, mówią starzy nurkowie, i nie kłóć się ze stropem.
endeavor-story-tile-sunken-ruins = Kolumny stoją w rzędach, jakby publiczność dopiero co wyszła. Ktokolwiek układał te kamienie, widział stąd gwiazdy.
endeavor-story-tile-the-looking-glass = Szklana kopuła, a za nią całe morze w drodze na kolację. W księdze gości jedno zdanie powtarza się najczęściej: „Jeszcze minutkę”.
endeavor-story-tile-whale-calving-grounds = Najpierw jest tylko dźwięk, tak niski, że drżą kubki. Potem pod łodzią przesuwają się dwa cienie i już ten mniejszy jest dłuższy od nas.
endeavor-story-tile-carbonate-spires = Białe wieże wyrastają ze stoku, ziarno po ziarnie, odkąd na lądzie nie było jeszcze żadnych wież. Światło lampy przechodzi przez ich krawędzie na wylot.
endeavor-story-tile-coldwater-reef = Do tego ogrodu nigdy nie dotarło słońce, a jednak kwitnie. Jego najstarsza gałąź zaczęła rosnąć, gdy piramidy były nowe.
endeavor-story-tile-deepwater-shark = Wynurza się z mroku bez pośpiechu i zielonym okiem zagląda przez bulaj. Przez czterysta lat widział już dziwniejsze ryby niż my.
endeavor-story-tile-jellyfish-bloom = Nagle woda jest pełna lampionów. Nie mają serca, mózgu ani planu, a mimo to wygrywają.
endeavor-story-tile-rift-valley = Tutaj planeta rozchodzi się tak szybko, jak rośnie paznokieć. W szczelinie na dnie żarzy się to, na czym wszyscy stoimy.
endeavor-story-tile-thermal-vents = Termometr skacze, a lampy odnajdują blady dym nad kominami pełnymi życia. Żadne z tych stworzeń nigdy nie słyszało o słońcu.
endeavor-story-tile-vortex = Spotykają się tu dwa prądy i żaden nie chce ustąpić. Łódź obraca się raz, po czym sternik przypomina sobie, że nie jest liściem.
endeavor-story-tile-bioluminescent-fauna = My zgasiliśmy lampy, a wtedy inni zapalili swoje. Zwykle chodzi o miłość albo o kolację, a stąd nie sposób ich odróżnić.
endeavor-story-tile-brine-pool = Jezioro na dnie morza, z falami, z brzegiem, z małżami na plaży. Co do niego wpłynie, zostaje na zawsze, więc nie gasimy silnika.
endeavor-story-tile-colossal-squid = Przez chwilę reflektor ukazuje oko wielkie jak talerz. Wygląda na to, że robi notatki.
endeavor-story-tile-continental-shelf = Pod wodą ląd ciągnie się jeszcze sto mil, a potem urywa się jak zdanie w pół słowa. Za tą krawędzią mapy to głównie niebieski tusz i nadzieja.
endeavor-story-tile-seamount = Góra, na którą nikt nie wszedł, bo jej szczyt leży niemal kilometr pod powierzchnią. Wszystko, co zmęczyło się otwartym oceanem, tu odpoczywa.
endeavor-story-tile-sponge-gardens = Wyglądają jak wazony, które ktoś zapomniał napełnić. Tak naprawdę każda z nich oczyszcza jezioro wody, podczas gdy my tylko patrzymy.
endeavor-story-tile-abyssal-plain = Sonar mila za milą rysuje prostą linię, a pani biolog się uśmiecha: w tym mule żyje więcej niż w niejednym lesie. Tyle że jest to bardzo małe i nigdzie się nie spieszy.
endeavor-story-tile-abyssal-trench = Ściany się zbliżają, a głębokościomierzowi kończą się liczby. Ktoś dorysował ołówkiem na szkle kilka następnych.
endeavor-story-tile-black-smoker = Ryczy bez jednego dźwięku: czarna woda, dość gorąca, by stopić ołów, o smaku miedzi i początku świata. Wokół kraby zajmują się swoimi sprawami.
endeavor-story-tile-fallen-star = Leży w swoim kraterze, jakby ktoś ją tam położył, a jej światło zapala się i gaśnie jak oddech. Cokolwiek miała mierzyć tam w górze, od dawna mierzy głębinę.
endeavor-story-tile-scaly-foot-snails = Noszą zbroje z żelaza, łuska przy łusce, i chodzą w nich po gorących kamieniach. Najmniejsi rycerze oceanu strzegą bardzo małego zamku.
endeavor-story-tile-seafloor-restoration = W ciemności stoją rzędy stelaży, a na każdym chwyciło się coś wielkości opuszka palca. Ogrodnik potrzebuje cierpliwości, a tutaj jeszcze okrętu podwodnego.
endeavor-story-tile-whale-fall = Wieloryb, który umarł ze starości, stał się miastem. Przez pięćdziesiąt lat będą tu piekarze, krawcy i nocna straż, a wszyscy o wielu nogach.

endeavor-story-crisis-active-volcano = Dno morskie kaszle, a woda nad nim zamienia się w zupę. Wszystkie stery idą w górę i nikomu nie trzeba tego powtarzać.
endeavor-story-crisis-strong-current = Rzeka bez brzegów chwyta flotę za kil. Silniki mruczą, wskazówki się kręcą, a dno przesuwa się w lewo.
endeavor-story-crisis-budget-freeze = Telegram ma cztery słowa, a dwa z nich to „niestety”. Gdzieś daleko od morza ołówek skreślił jedną linijkę i tą linijką byliśmy my.
endeavor-story-crisis-data-loss = Ekran o chwilę za długo pozostaje niebieski. Trzy miesiące pomiarów zna już tylko ocean.
endeavor-story-crisis-exhausted-crew = Nocna wachta zasnęła nad mapami z ołówkiem w dłoni. Nawet kawa wygląda na zmęczoną.
endeavor-story-crisis-silted-sites = Gdzieś w ciemności osunął się stok i teraz pada śnieg z mułu. To, co wczoraj leżało na wierzchu, trzeba znaleźć na nowo.

endeavor-story-bonus-fresh-faces = Na nabrzeżu piętrzą się worki żeglarskie i nowe buty. Ktoś musi najpierw pokazać, której drabiny lepiej nie używać.
endeavor-story-bonus-veteran-staff = Dobra łódź wozi ludzi, którzy wszystko już raz widzieli i chętnie zobaczyliby to znowu. Dajcie im ster i młodszą parę oczu.
endeavor-story-bonus-full-charts = Biały papier to grzeczne słowo na niewiedzę. Pod koniec sezonu ściana stacji ma być niebieska od rogu do rogu.
endeavor-story-bonus-living-network = Jedna uratowana rafa to wyspa, dwie to już droga. Zobaczmy, jak daleko dopłynie ryba, nie opuszczając domu.
endeavor-story-bonus-deep-outposts = Łatwo być dumnym z płycizn. Liczy się lampa, która pali się tam, gdzie nikt nie musi patrzeć.
endeavor-story-bonus-rounded-institutes = Okręty, pomysły, przyjaciele i dobre imię: instytut, któremu brak jednego z nich, kuleje. W tym roku żaden nie ma kuleć.

endeavor-story-scenario-1 = Wiadomość we wszystkich językach, a na końcu te same trzy słowa: przybądźcie i zobaczcie. Włazy się zamykają, powierzchnia staje się sufitem, a ocean odchrząkuje.
endeavor-story-scenario-1-end = Gdy łodzie wynurzają się ostatni raz, woda jest ta sama, ludzie już nie. Kto raz usłyszał zew, usłyszy go w każdej muszli.
endeavor-story-scenario-2 = Na ścianie wisi mapa, na której więcej jest bieli niż błękitu. Zaostrzcie ołówki: zaczyna się sezon kartografów.
endeavor-story-scenario-2-end = Ostatnia linia spotyka pierwszą, a tam, gdzie było biało, są nazwy. Morze i tak wszystko zmieni, ale teraz ma co poprawiać.
endeavor-story-scenario-3 = Redakcja zostawiła miejsce na dwanaście artykułów i odwagę na trzydzieści. Ktoś tam na dole ma już nagłówek.
endeavor-story-scenario-3-end = Farba wyschła, a numer waży więcej, niż myślano. W jakiejś bibliotece dziecko otwiera go od końca, na obrazkach, i zostaje.
endeavor-story-scenario-4 = Umowa mieści się na jednej stronie: niczego nie zabierać, naprawić, co się da, zostawić światło. Trudniejszej nigdy nie podpisaliśmy.
endeavor-story-scenario-4-end = Nikt nie widzi, co tu zrobiono, i właśnie o to chodziło. Ryby wracają, jakby wyszły tylko po zakupy.
endeavor-story-scenario-5 = Smuga nad horyzontem, syk i krąg fal. Rankiem wszystko, co pływa, zmierza tam, gdzie zatonęła.
endeavor-story-scenario-5-end = Spadała minutę, a leżała latami. Dziś ją zobaczono i gdzieś zmęczony komputer może wreszcie przestać wołać.
endeavor-story-scenario-6 = Gdzieś pod pięcioma tysiącami metrów nocy leży coś, co mruga. Mamy jej ostatnią pozycję, starą kopertę i bardzo dużo optymizmu.
endeavor-story-scenario-6-end = Dziennik poszukiwań kończy się krzyżykiem i godziną. Reszta strony pozostała biała, bo nikt nie zdołał utrzymać ołówka w spokoju.
endeavor-story-scenario-7 = Znaleźć ją było szczęściem, wydobyć to rzemiosło. Liny są rozłożone, a wciągarkę naoliwiono dwa razy.
endeavor-story-scenario-7-end = O zmierzchu przebija powierzchnię, ociekając wodorostami, i przez chwilę są dwie gwiazdy wieczorne. Potem wiwatują wszyscy, a najgłośniej wciągarka.
endeavor-story-scenario-8 = Pięć skrawków morza, nowa stacja i żadnego planu starszego niż tydzień. Horyzont wszędzie jest taki sam, więc każdy kierunek jest dobry.
endeavor-story-scenario-8-end = To, co było skrajem mapy, leży teraz gdzieś pośrodku. Trzeba przesunąć krzesła, żeby zmieścił się następny horyzont.
endeavor-story-scenario-9 = Morze pachnie żelazem i mieni się nie tymi barwami, co trzeba. Wszystko, co pływa i uniesie zaporę, opuszcza port w ciągu godziny.
endeavor-story-scenario-9-end = Zwinięto ostatnią czarną smugę, a żółw oddycha tam, gdzie wczoraj nic nie mogło oddychać. Woda nie chowa urazy; pamiętać musimy my.
endeavor-story-scenario-10 = Jest takie miejsce, gdzie łańcuch kotwiczny wisi pionowo i nigdy nie sięga dna. Tam właśnie płyniemy.
endeavor-story-scenario-10-end = Byli tam, gdzie ocean się kończy, i mówią, że się nie kończy. Najgłębszemu miejscu dziennik poświęca jedno zdanie: „Spojrzało w górę”.

endeavor-story-round-end-1 = Jedna po drugiej lampy łodzi wynurzają się z zieleni. Jest zupa, są opowieści, a jutrzejszy przypływ stoi już w tabelach.
endeavor-story-round-end-2 = Pierwsze słoje stoją opisane na półce, a połowa etykiet kończy się znakiem zapytania. Ktoś nuci pieśń pomp i wcale tego nie zauważa.
endeavor-story-round-end-3 = Załoga rozpoznaje już wraki po echu. Na mapie błękit rozlewa się ku brzegom, a margines stał się listą zakupów.
endeavor-story-round-end-4 = Zmieniła się pora roku, a z nią woda. Kto chce, by go czytano w przyszłym roku, pisze dziś w nocy.
endeavor-story-round-end-5 = Jeszcze jeden spokojny wieczór, jeszcze jedno spojrzenie na mapy. Co na nich białe, białe zostanie albo będzie pracą na jutro.
endeavor-story-round-end-6 = Nikt nie spał i nikt by się do tego nie przyznał. Morze za burtą jest czarne jak atrament i tyle samo ma do powiedzenia.

endeavor-stage-round-end = Koniec rundy
endeavor-stage-round = Koniec rundy { $number } z { $of }
endeavor-stage-balance = { $seat }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, wiedza { $knowledge }, dyski { $discs }
