### Nemo's War, pierwsza edycja: opowieści wielkich chwil, po dwa lub trzy własne zdania.

nemo1-stage-end = Jak kończy się podróż

## Przygody

nemo1-story-card-a-runaway-reef = Trzy statki zgłosiły tę samą skałę na trzech różnych oceanach. Hydrografowie rysują ją, ścierają i rysują gdzie indziej, aż przeciera się papier. Tej nocy leży w poprzek kursu parowca i się porusza.
nemo1-story-card-as-master-wishes = Ktoś puka z zewnątrz w kadłub, uprzejmie, trzy razy. Gdy otwierają właz, stoją tam dwaj przemoczeni panowie i służący, który przeprasza za porę. Kapitan od lat nie miał gości.
nemo1-story-card-at-full-steam = Fregacie kazano znaleźć rybę i jej kotły dochodzą do czerwonej kreski. Marynarze, którzy w zeszłym tygodniu żartowali, stoją przy działach z podwiniętymi rękawami. Ryba jest dokładnie pod nimi i słucha tłoków.
nemo1-story-card-ned-lands-temper = Wygiął już łyżkę, dwa zawiasy i stewarda. Drzwi mają cztery cale grubości, a on z nimi rozmawia. Prędzej czy później ktoś musi mu przynieść befsztyk albo powód.
nemo1-story-card-all-by-electricity = Kapitan kładzie dłoń na mosiężnej płycie i cały okręt rozświetla się jak teatr. Nie spala za to morza, tylko je prosi. Profesor zdejmuje kapelusz przed baterią.
nemo1-story-card-an-underwater-forest = Na zaproszeniu stoi: mocne buty, bez parasola. Wychodzą do lasu, w którym liście celują w górę, a ptaki mają skrzela. Strzelby strzelają bez dźwięku, a echo przychodzi jako bąbel.
nemo1-story-card-vanikoro = Wyspiarze wciąż handlują guzikami z mundurów zaginionej wyprawy. Pod laguną jej dwa statki leżą obok siebie, stykając się bukszprytami jak śpiący starzy przyjaciele. Kapitan odczytuje nazwiska załogi.
nemo1-story-card-some-days-ashore = Pierwszy krok na lądzie to obelga dla kolan. Pieką gołębia, a harpunnik płacze i mówi, że to dym. Potem liście rozchylają się w siedmiu miejscach naraz.
nemo1-story-card-captain-nemos-thunderbolt = Włócznie bębnią o płyty jak deszcz. „Proszę zostawić właz otwarty”, mówi kapitan i przewraca stronę. W trapie coś brzęczy, czego przedtem nie było słychać.
nemo1-story-card-the-coral-realm = Tu w głębi nikt nie nosi czerni; korale są czerwone i nic sobie z tego nie robią. Kopią krótkimi łopatami i kładą towarzysza tam, gdzie nie znajdzie go ani szakal, ani poborca. Gdy zawracają, ryby już przypłynęły popatrzeć.
nemo1-story-card-pearl-worth-ten-millions = W ciemności rośnie perła wielka jak orzech kokosowy i tylko jeden człowiek wie gdzie. Odwiedza ją, jak inni odwiedzają córkę na pensji. Można by za nią kupić flotę, ale nie jest na sprzedaż.
nemo1-story-card-jaws-wide-open = Na dole jest poławiacz pereł z kamieniem u stopy i minutą w płucach. Zobaczyło go też coś długiego i przewraca się, pokazując biały brzuch. Kapitan już biegnie, o ile można biec na dziesięciu sążniach.
nemo1-story-card-arabian-tunnel = W górze człowiek z cygarem kopie kanał i myśli, że jest pierwszy. W dole Nautilus wtyka nos w dziurę w skale. Ściany przesuwają się tak blisko, że można by o nie potrzeć zapałkę.
nemo1-story-card-the-bay-of-vigo = Ludzie grabią srebro z mułu jak ziemniaki. Miało pójść na wojnę króla; kapitan ma na myśli inny adres. W świetle lamp nawet kucharz wygląda jak książę.
nemo1-story-card-a-lost-continent = Całą noc wspinają się na górę, do której nie przyznaje się żadna mapa. Z grani widać świątynie, akwedukt, długą linię nabrzeża i ani jednej żywej duszy. Filozof, który o tym opowiadał, nie był więc kłamcą.
nemo1-story-card-the-underwater-coalfields = W brzuchu zatopionej góry jest port z dachem. Załoga rąbie czarną ścianę i śpiewając, podaje kosze dalej. To, z czego imperia robią parę, tutaj da tylko trochę sody.
nemo1-story-card-the-whales = Rodzina wielorybów śpi na powierzchni jak rząd przewróconych łodzi. Ręce harpunnika pamiętają wszystko. „Nic panu nie zrobiły”, mówi kapitan i nie wiadomo do kogo.
nemo1-story-card-the-ice-bank = Wygląda jak wybrzeże z katedrami i tak samo jęczy, gdy ciągnie pływ. Pod spodem, mówi pierwszy oficer, musi być wolna woda. Mówi to, patrząc na wskaźnik powietrza.
nemo1-story-card-shortage-of-air = Najpierw zgasły świece, potem śpiew, potem rozmowy. Na zewnątrz ludzie z kilofami pracują na zmianę, aż dłonie nie chcą się zacisnąć. Ktoś śni na głos o łące.
nemo1-story-card-the-devilfish = Oko jak talerz zagląda przez okno i się nie śpieszy. Potem światło brunatnieje od atramentu, a kadłub dudni jak pod tuzinem mokrych lin. „Do toporów”, mówi kapitan zupełnie cicho.
nemo1-story-card-a-hollow-explosion = Gdzieś daleko jakby trzasnęły drzwi, a tam nie ma żadnych drzwi. Woda niesie cios przez każdy nit aż do podeszew. Jakaś flota nauczyła się łowić ryby prochem.
nemo1-story-card-a-mass-execution = Dwa rzędy dział, żadnej nazwy na rufie, a ogień otworzył bez wezwania. Nemo włożył surdut, który trzyma na takie chwile. Okien każe nie zasłaniać: ktoś powinien patrzeć.
nemo1-story-card-the-captains-last-words = Całą noc organy grały jedną melodię, coraz wolniej. Na koniec powiedział coś do portretu na ścianie, zbyt cicho dla tych, którzy nie mieli prawa słyszeć. Rano zażądał kursu na północ.
nemo1-story-card-the-maelstrom = U wysp północy prąd zagina się na sobie i zaczyna krążyć. Łodzie, deski, cała sosna mijają w coraz ciaśniejszych kręgach. Jest taka chwila, w której można jeszcze wyjść, i jest to ta chwila.

## Ludzie na pokładzie

nemo1-story-nautilus = Z zewnątrz jest plotką, od środka biblioteką z maszyną. Każdy nit zamówiono pod fałszywym nazwiskiem w innym mieście. Jest w nim miejsce dla dwudziestu ludzi, dwunastu tysięcy książek i jednej żałoby.
nemo1-story-passenger-professor = Wynajęto go, by rozpoznał potwora, a on jada z nim kolacje. Co wieczór zamierza zaprotestować i co wieczór jest nowe okno. Notatki ma w porządku, sumienie mniej.
nemo1-story-passenger-ned-land = Najlepsze ramię floty wielorybniczej i nic, w co można by rzucić. Zna grubość wszystkich drzwi i godzinę każdej wachty. We śnie trzyma kurs na Quebec.
nemo1-story-passenger-conseil = Spakował się na dwa tygodnie, jest w drodze rok, a kołnierzyk wciąż ma czysty. Wystarczy mu podać muszlę, a wymieni jej dziadków. Ani razu nie zapytał, dokąd płyną.

## Co kieruje Nemo

nemo1-story-commitment-science = Słój, etykieta, soczewka i kolejna półka jest pełna. Nie zostawi oceanu tym, którzy go tylko przepływają. Prawda, mówi, najlepiej przechowuje się w słonej wodzie.
nemo1-story-commitment-explore = Co jest za przylądkiem, pod lodem, na końcu sondy? Składa mapę tak, że widać tylko pustą stronę. Tam, mówi i kładzie palec.
nemo1-story-commitment-anti-imperialism = Rybak wypływa nocą i wraca ze skrzynią karabinów i bez pokwitowania. Od Krety po Kubę piją zdrowie człowieka, którego imienia nie znają. On pije ich zdrowie.
nemo1-story-commitment-war = W jego biurku leży lista i niektóre nazwy są skreślone. Po sztormach śpi dobrze, po niedzielach źle. Ostroga znów jest naostrzona.

## Skarby

nemo1-story-treasure-ships-bell = Nazwa na nim znikła, ale głos nie. Nurek uderza w niego nożem i na pokładzie, osiem sążni wyżej, przez pomyłkę zmienia się wachta.
nemo1-story-treasure-amber-beads = W dziewiątym paciorku tkwi komar, w jedenastym powietrze lasu starszego niż ludzie. Uniesione ku lampie żarzą się jak skromna wieczerza.
nemo1-story-treasure-silver-plate = Zastawa na czterdzieści osób z wygrawerowaną maksymą o cierpliwości. Od czasów królowej Anny czeka na dnie morza na gości.
nemo1-story-treasure-coral-branches = Czerwone jak kardynał i równie kruche jak jego humor. W Neapolu broszka z nich chroni przed złym okiem; tu widziały gorsze rzeczy.
nemo1-story-treasure-ivory-casket = Po wieku słonie idą w kółko, trąba za ogonem. Zamknięta, grzechocze, a trzej ludzie założyli się, co jest w środku.
nemo1-story-treasure-chronometer-of-a-wreck = Stanął jedenaście minut po czwartej, w poranek, którego nikt nie przeżył. Nakręcony, idzie dalej bez komentarza, spóźniony o dwie sekundy.
nemo1-story-treasure-chest-of-piastres = Srebro, które dwa razy opłynęło Horn i nigdy niczego nie kupiło. Zamek zajmuje kowalowi dziesięć minut, liczenie całą noc.
nemo1-story-treasure-bronze-cannon = Delfiny zamiast uchwytów, królewski monogram i w lufie krab, który nie chce się wynieść. Ostatni raz wystrzeliła do przyjaciela, przez pomyłkę.
nemo1-story-treasure-pearls-of-ceylon = Każda kosztowała człowieka sto zanurzeń, a suknię do nich kupił kto inny. Nemo waży je w dłoni i patrzy, jakby były ciężkie.
nemo1-story-treasure-roman-amphorae = Pieczęcie nienaruszone, na szyi imię konsula. Kucharz chce skosztować wina; profesor staje przed nim z rozłożonymi ramionami.
nemo1-story-treasure-manila-galleon-silver = Wypłynął z Acapulco z rocznym srebrem i świętym na dziobie. Święty wciąż szuka Manili; srebro już przestało.
nemo1-story-treasure-admirals-sword = Nigdy nie dobyto jej w gniewie, raz tylko do krojenia tortu weselnego. Oddał ją morzu osobiście, stojąc na baczność.
nemo1-story-treasure-la-perouse-relics = Sekstant, dzwon, działo z liliami: rzeczy ludzi, o których król zapytał w swój ostatni poranek. Teraz jest odpowiedź i nie ma jej komu dać.
nemo1-story-treasure-emerald-necklace = Zielony jak woda, w której leżał, więc nurek znalazł go po omacku. Zrobiono go dla królowej, która wolała pozować bez niego.
nemo1-story-treasure-vigo-gold = Sztaby leżą rzędami, jak je załadowano, brakuje tylko statku. Złoto przechowuje się lepiej niż dąb i o wiele lepiej niż obietnice.
nemo1-story-treasure-phial-of-sea-balm = Wyciśnięty z wodorostów, które rosną w jednej tylko jaskini, pachnie deszczem na gorącym kamieniu. Kropla na skronie i noc odsuwa się na przyzwoitą odległość.
nemo1-story-treasure-castaway-sailors = Czterech ludzi, jedna tratwa, koszula za żagiel, a oni wciąż kłócą się o karty. Wciągnięci na pokład, pytają, gdzie się podpisać.
nemo1-story-treasure-sunken-ironworks = Pewnej wiosny cała odlewnia zsunęła się z klifu razem z kominami. Kowadła stoją gotowe; brakuje tylko iskier, a kowal ich trochę przyniósł.
nemo1-story-treasure-hidden-cove = Między dwoma klifami, które wyglądają jak jeden, są drzwi szerokie na okręt. W środku nigdy nie wieje, a echo mówi wszystko dwa razy, więc się szepcze.
nemo1-story-treasure-forged-log-book = Według tego dziennika wcale ich tu nie było, a pogoda dopisała. Pismo jest wspaniałe. Ktoś w jakiejś admiralicji uwierzy w każde słowo.
nemo1-story-treasure-twin-caches = Dwa krzyżyki na mapie z butelki, oba tą samą ręką. Bracia, mówi bosman, którzy nie powierzyli sobie nawzajem tego drugiego.
nemo1-story-treasure-sudden-squall = Jedna chmura, nie większa niż kapelusz, a potem całe niebo spada w jednym kawałku. Przez kwadrans nikt na morzu nie jest niczyim wrogiem.
nemo1-story-treasure-message-in-a-bottle = Korek puszcza i wysuwa się list do jakiejś Marii, a w nim szerokość geograficzna. Spóźnił się dziewięć lat, a szerokość jest bardzo dokładna.
nemo1-story-treasure-sighted-at-dawn = Gdy mgła się podnosi, widać żagiel tam, gdzie nie powinno go być, i stamtąd też ich widać. Do śniadania trzy stacje telegrafu będą literować to samo słowo.
nemo1-story-treasure-mariana-trench = Nikt głośno nie oddycha, gdy wskazówka pełznie za ostatnią namalowaną liczbę. Potem stępka dotyka, miękko, najniższego miejsca, jakie jest. Stąd można już tylko w górę i ten jeden raz nikt nie chce.
nemo1-story-treasure-ruins-of-atlantis = Schody prowadzą na plac, a z placu do tronu, na którym siedzi rozgwiazda. Lampy idą powoli od kolumny do kolumny jak ludzie szukający nazwiska.
nemo1-story-treasure-realm-of-coral = Łuki, galerie, żyrandole i ani jednej prostej linii w całym pałacu. Budowniczowie wciąż są w domu, każdy w pokoju wielkości główki szpilki.
nemo1-story-treasure-crespo-underwater-forest = Nie ma wiatru, a jednak wszystkie drzewa kłaniają się razem i razem się prostują. Kapitan nazywa to swoim parkiem. Ławek brak, ale nikt nie jest zmęczony.
nemo1-story-treasure-sargasso-meadows = Morze przywdziało łąkę od horyzontu po horyzont i pasą się na niej kraby. Mijają stare maszty, przycumowane do niczego. Można by tu kosić, mówi profesor.
nemo1-story-treasure-santorini-furnace = Woda jest żółta, potem czerwona, potem za gorąca dla farby. Pod stępką kuje się wyspę przy otwartej pokrywie. Kapitan zostaje tak długo, jak pozwala szkło w oknie.

## Statki według klas

nemo1-story-class-mail = Worki po sufit, płatnik, który zna każde pismo, i rozkład, którego trzeba się trzymać. Gdzieś między rachunkami leży rozkaz z pieczęcią.
nemo1-story-class-passenger = Muzyka, parasolki, zakłady o przebyte mile. Dziecko przy relingu macha dziwnej rybie i dziwna ryba przez chwilę nie wie, co zrobić.
nemo1-story-class-liner = Dwa kominy, cztery klasy, pięć posiłków dziennie. Armatorzy nazywają go niezatapialnym w trzech językach.
nemo1-story-class-clipper = Kładzie się tak, że syczy zawietrzny reling, a żona kapitana spokojnie haftuje dalej. Chmura z załogą i ładunkiem, który pachnie jaśminem.
nemo1-story-class-whaler = Trzy lata w morzu, a beczki wciąż niepełne. Ludzie rzeźbią w zębach statki, a gdyby wieloryby rzeźbiły, wyrzeźbiłyby właśnie ten.
nemo1-story-class-freighter = Bawełna, juta, lokomotywa w częściach i oficer bez żołdu. Wlecze się jak rachunek, który ktoś będzie musiał uregulować.
nemo1-story-class-slaver = Bez świateł, bez flagi, z zapachem, który znają nawet rekiny. Na tym statku nigdy nie bije dzwon, żeby nikt nie liczył dni.
nemo1-story-class-frigate = Świeża farba, zwinna załoga i nagroda wypisana na maszcie. Jest wszędzie naraz i na tym właśnie polega kłopot.
nemo1-story-class-sloop = Dość mały na mieliznę, dość ostry na pojedynek. Jego kapitan ma dwadzieścia sześć lat i chciałby, żeby o nim wspomniano.
nemo1-story-class-capital-ram = Dwa pokłady dział, a pod nimi dziób z litego brązu. Nikt nigdy nie widział jego bander, tylko ślad na wodzie.
nemo1-story-class-armored-frigate = Jej deski pamiętają las, jej płyty pamiętają ogień. Powoli wpada w gniew, a jeszcze wolniej skręca.
nemo1-story-class-ironclad = Gdy przepływa, kompasy odwracają głowy. W środku jest mroczno i gorąco, a każdy rozkaz wraca od ścian.
nemo1-story-class-turret-ship = Ledwie piędź pokładu i dwa żelazne sery, które obracają się, by na człowieka popatrzeć. Morze przelewa się nad nim, jakby już był rafą.
nemo1-story-class-capital = Pomnik zszedł z cokołu i wyszedł w morze. Ma na pokładzie orkiestrę dętą i kucharza dla papugi admirała.
nemo1-story-class-battleship = Największa rzecz, jaka kiedykolwiek pływała, i szuka czegoś mniejszego. Jego działa są ponumerowane, żeby ich nie pomylić.

## Jak kończą się podróże

nemo1-story-level-complete-failure = Zatopiona lampa, parę luźnych kartek, imię, którego nikt nie nauczył się pisać. Morze zatrzymuje, co mu dano, i nie dziękuje.
nemo1-story-level-failure = Był to rok jak kamień rzucony nocą do stawu. Nikt nie widział plusku; rano kręgów już nie było.
nemo1-story-level-inconsequential = Parę statków się spóźniło, parę gazet dobrze się sprzedało, a świat wypił jeszcze jedną kawę. On jest gdzieś w głębi i ostrzy ołówek albo ostrogę.
nemo1-story-level-success = W portach południa jest nowa pieśń, a jej bohater nie ma twarzy. Na północy zaczęto budować mniejsze okręty. Nemo słyszy o jednym i drugim i wraca do swojej książki.
nemo1-story-level-triumph = Wystarczył rok, by lekko obrócić globus wokół osi. Ludzie, którzy nigdy nie widzieli morza, stawiają w oknie lampę, gdy przychodzi przypływ. Zaprzeczyłby, ale widziano, jak się uśmiecha.
nemo1-story-over-tragic = Zegar okrętowy wciąż wybija wachty i nikt nie przychodzi nikogo zmienić. Puściła ręka, rozum albo płyta, a reszta poszła cicho za nimi. Nad tym miejscem woda zamyka się bez blizny.
nemo1-story-over-imperial = W każdej cieśninie stoi posterunek, na każdej skale skład węgla. Wpisali wreszcie morze do swoich ksiąg, z rubryką na straty. Tylko głębia była za głęboka, by ją wpisać.
nemo1-story-over-calendar = Z kalendarza spada ostatnia kartka i jest za nią już tylko ściana. Rok pod morzem mieści się w jednym kufrze, jednym dzienniku i jednym kaszlu. Wynurzają się, by popatrzeć na gwiazdy nowego stycznia.
nemo1-story-over-maelstrom = W koło i niżej, i w koło: ryk staje się szumem, szum staje się ciszą. Jedni mówią, że widzieli, jak lampa tonie, drudzy, że wypłynęła znowu, daleko, bardzo mała.
nemo1-story-over-last-ship = Od bieguna do bieguna ani żagla, ani smużki dymu. Pierwsze zauważają to wieloryby. Na platformie Nautilusa stoi człowiek, któremu nie zostało już nic, na co mógłby się gniewać.
