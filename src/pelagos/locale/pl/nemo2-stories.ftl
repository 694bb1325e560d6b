### Nemo's War, druga edycja: opowieści wielkich chwil, po dwa lub trzy własne zdania.

nemo2-stage-end = Jak kończy się podróż

## Akty

nemo2-story-card-act-one = Paryż czyta o pływającej rafie, Londyn o wielorybie z latarnią na czole. Pod szlakami żeglugi człowiek, który wyrzekł się nazwiska, kładzie dłoń na telegrafie maszynowym. Na lądzie nikt jeszcze nie wie, że morze przemówiło.
nemo2-story-card-act-two = Towarzystwa ubezpieczeniowe przestały się śmiać, a admirałowie kreślą linie na mapach. We wszystkich stoczniach młoty biją w coraz grubsze płyty. Na pokładzie lampy świecą dłużej nad dziennikiem, bo morze zrobiło się mniejsze.
nemo2-story-card-act-three = Nad każdym horyzontem stoi teraz dym. Dawni wrogowie odłożyli swary i mają jedną księgę sygnałów oraz jedną zwierzynę. Cokolwiek Nemo zamierzył na te lata, musi się stać, zanim pierścień się zamknie.
nemo2-story-card-a-hollow-explosion = Głuchy cios przebiega przez kadłub i każda filiżanka na pokładzie odpowiada brzękiem. Potem drugi, bliżej. Gdzieś w górze ludzie spuszczają na długich łańcuchach beczki prochu i półgłosem liczą.

## Finały

nemo2-story-card-the-maelstrom = Od godziny kręci się igła kompasu, a teraz kręci się z nią całe morze. Czarne ściany wody pochylają się do środka z hukiem odlewni. Sternik ogląda się za siebie, lecz kapitan ten jeden raz nie wydaje rozkazu.
nemo2-story-card-return-to-mystery-island = Dym z krateru, którego nie nazwała żadna mapa, snuje się nad laguną gładką jak szkło. Za bazaltową bramą czeka przystań, do której na całym świecie pasuje jeden jedyny kadłub. Kto wraca do domu tak późno, przywozi ze sobą wiele duchów.
nemo2-story-card-another-1-000-leagues = W dzienniku skończyły się kartki, więc bosman wszywa nowe. Jest węgiel do pieców, solone ryby na zimę i biała plama na globusie wielka jak dłoń. Nikt nie pyta, dokąd płyną.
nemo2-story-card-bottom-of-the-sea = Ostatni zbiornik balastowy napełnia się z długim westchnieniem. Tu, w głębi, nigdy nie wciągnięto flagi i nigdy nie słyszano działa, a lampa znajduje tylko blade kwiaty, które okazują się zwierzętami. Może właśnie tego szukał.
nemo2-story-card-mutiny = Zaczyna się od ciszy w mesie. Potem buty na trapie, zbyt wiele jak na zmianę wachty, i harpun szorujący o poręcz. Kapitan odkłada pióro i obraca krzesło ku drzwiom.
nemo2-story-card-modus-vivendi = Biały obrus, dwa krzesła, a między nimi papier, nad którym pisano przez jedenaście nocy. Żadna ze stron nigdy nie nazwie tego pokojem. Ale po raz pierwszy obcy oficer zszedł przez właz bez pistoletu za pasem.
nemo2-story-card-20-000-leagues-under-the-sea = Kredowe kreski ciągną się przez cały wielki korytarz, po jednej na każde sto mil. Chłopiec, który narysował pierwszą, ma dziś brodę. Tego wieczoru steward przynosi ostatnią butelkę, a ktoś ściera do czysta tablicę w maszynowni.

## Przygody

nemo2-story-card-a-runaway-reef = Na mostku parowca pocztowego zaklinają się, że tej skały wczoraj nie było. Trochę świeci, trochę oddycha i dotrzymuje kroku przy jedenastu węzłach. Do rana czyjaś pewność będzie miała dziurę.
nemo2-story-card-public-opinion = Chłopcy biegną w deszczu z drugim wydaniem pod kurtkami. Pół kawiarni chce potwora wypchać dla muzeum, drugie pół życzy mu zwycięstwa. W kącie brodaty nieznajomy płaci, składa gazetę i uśmiecha się.
nemo2-story-card-as-master-wishes = Służący skacze za swoim panem w czarne morze, nie poluzowawszy nawet krawata. Teraz stoi, ociekając wodą, w żelaznej kajucie i pyta, o której podają śniadanie. Nawet strażnikom trudno zachować marsową minę.
nemo2-story-card-a-frigates-demise = Działa wypolerowano na królewską wizytę, a kapitan obiecał damom ząb potwora. Fregata poszła na dno, gdy orkiestra szukała jeszcze nut. Na wodzie unoszą się skrzypce, lista gości i mnóstwo kapeluszy.
nemo2-story-card-at-full-steam = Palacze rozebrali się do pasa, a komin sypie iskrami jak kuźnia. Kabel za rufą Nautilus płynie sobie i nawet się nie śpieszy. To pierwszy wyścig w dziejach, który jeden z zawodników przespał.
nemo2-story-card-do-no-harm = W dolnej kajucie leży człowiek z raną, której nie zadał rekin. Profesor podwija rękawy i prosi o przegotowaną wodę, a nikt mu nie mówi, jak do tego doszło. W tym świetle wróg i chory wyglądają zupełnie tak samo.
nemo2-story-card-ned-lands-tempers = Harpunnik policzył nity w swojej kajucie dwa razy i za każdym razem było ich za dużo. Chce chleba, światła dziennego i kogoś, komu mógłby przyłożyć. Steward stawia talerz strzykw i bardzo szybko się cofa.
nemo2-story-card-all-by-electricity = Żadnego paleniska, żadnego żagla, żadnego dźwięku prócz brzęczenia jak z ula w południe. Światło bez płomienia, ciepło bez dymu i zegar, który nakręca samo morze. Inżynier klepie miedź, jak inni klepią konia.
nemo2-story-card-an-underwater-forest = Każdy pień stoi prosto jak maszt, a nic, co tu spada, nie spada na dół. Czterej ludzie w miedzianych hełmach idą pod gałęziami, na których ryby siedzą niczym zięby. Na skraju polany coś wielkiego przestało żuć.
nemo2-story-card-some-days-ashore = Trawa, prawdziwa trawa, i świnia, która nigdy nie słyszała o strzelbach. Ludzie leżą na plecach i spierają się o nazwy chmur. Za drzewami chlebowymi odzywa się bęben, a dalej odpowiada mu drugi.
nemo2-story-card-aegri-somnia = Zupa smakowała makiem, a drzwi zamknięto z drugiej strony. Między dwoma oddechami sufit zamienia się w wodę i patrzą przez nią twarze. Kiedy goście się zbudzą, poproszą ich, by niczego nie pamiętali.
nemo2-story-card-captain-nemos-thunderbolt = Czółna tłoczą się wokół osiadłego kadłuba, a pierwsze bose stopy są już na trapie. Nikt nie sięga po karabin. Kapitan kiwa tylko głową człowiekowi przy przełączniku i poręcz zaczyna śpiewać.
nemo2-story-card-lost-time = Zawiodła uszczelka nie większa od monety, a drugiej takiej nie ma w promieniu dwóch tysięcy mil. Toteż największa maszyna stulecia leży na mieliźnie pośród krabów. Nad nią tyka chronometr, jakby nic się nie stało.
nemo2-story-card-troubled-dreams = O trzeciej nad ranem organy zaczynają grać i urywają na tym samym fałszywym akordzie. W kajucie kapitana wisi portret, którego stewardowi nie wolno odkurzać. W niektóre noce, mówi, rama jest mokra.
nemo2-story-card-the-coral-realm = Wynoszą go przez zalaną śluzę, sześciu ludzi i ciężar owinięty w płótno żaglowe. Na tarasie z czerwonych gałęzi są już inne kopce, każdy ze swoim żywym krzyżem. Tu morze nikogo nie pyta o papiery.
nemo2-story-card-the-indian-ocean = Od tygodnia powierzchnia jest jak ciepłe mleko, a noce płoną dryfującymi iskrami. Żeglarki stawiają małe żagle i konwojem przecinają kurs przed dziobem. Nawet Nemo wyszedł na pokład bez surduta.
nemo2-story-card-a-novel-proposal = „Jest pan człowiekiem ksiąg, profesorze”, mówi kapitan, „proszę więc pozwolić, że pokażę panu rozdział, którego nikt nie wydrukował”. Przesuwa po stole klucz. Drzwi, do których pasuje, otwierają się na zewnątrz, w wodę.
nemo2-story-card-the-red-sea = Po obu stronach pustynia, a pośrodku szlak wąski jak spór. W górze przepływają dau pielgrzymów z latarniami i śpiewem. Woda wcale nie jest czerwona, dopóki słońce nie zajdzie za góry Egiptu.
nemo2-story-card-a-pearl-worth-ten-million = W jaskini, do której nie sięgają pływy, leży z rozchylonymi wargami ostryga szeroka jak koło wozu. Kapitan przytrzymuje muszlę sztyletem i pozwala gościowi spojrzeć, nie dłużej niż przez jeden oddech. Od lat czeka, aż perła dojrzeje.
nemo2-story-card-ocean-wealth = Jedwab z brody małży, atrament mątwy, śmietana od wielorybic: stół nakryty, a nikt na to nie orał. „Moje stada”, mówi kapitan, „nigdy nie widziały rachunku od rzeźnika”. Kucharz kłania się zza półmiska, który lśni.
nemo2-story-card-jaws-wide-open = Najpierw jest tylko cień, który nie pasuje do żadnego z nurków. Potem woda wypełnia się zębami, rząd za rzędem, i małym okrągłym okiem, które nigdy nie nauczyło się mrugać. Jest nóż, jest jeden oddech i nie ma drogi naokoło.
nemo2-story-card-the-arabian-tunnel = Kapitan zaobrączkował ryby miedzią po jednej stronie przesmyku i kupił je na targu po drugiej. A zatem gdzieś pod karawanami są drzwi. Teraz sam staje za sterem i gasi lampy.
nemo2-story-card-commerce-scare = Od śniadania herbata podrożała dwukrotnie, a pewnego bankiera widziano, jak biegnie. Na schodach giełdy panowie w cylindrach wykrzykują do siebie liczby jak tonący marynarze. Potwora nie widział nikt; zapłacili za niego już wszyscy.
nemo2-story-card-42-centigrade = Morze za burtą zbielało jak mleko i pachnie zapałkami. Masło spływa z talerza, mosiądzu nie da się dotknąć, a wyspa przed dziobem wciąż na oczach wszystkich wyrasta z wody. Kapitan czyta termometr jak powieść.
nemo2-story-card-the-lost-continent = W blasku góry, która płonie pod morzem, wyłania się ulica, potem port, potem całe miasto bez dachu. Profesor pisze kredą na kamieniu jedno słowo. Od dziewięciu tysięcy lat nikt go tu nie wymówił.
nemo2-story-card-the-treasure-fleet = Siedemnaście galeonów srebra to było za wiele na ten wiatr i za mało na Anglików. Ich maszty, obrośnięte zielskiem, wciąż wskazują drogę nad dnem równym jak sala balowa. Nurkowie wzięli kosze, jak na zbiór jabłek.
nemo2-story-card-the-earth-wants-new-men = Kobieta na barykadzie czyta na głos ulotkę, która przypłynęła na brzeg w zalutowanej puszce. Nie ma na niej autora ani obietnic prócz broni i towarzyszy. Gdy kobieta kończy, tłum stoi prościej niż przedtem.
nemo2-story-card-an-underwater-coalfield = Wewnątrz wygasłego wulkanu jest jezioro, a nad jeziorem pokład czarny jak cylinder. Ludzie pracują w strojach nurków i żartują, że są jedynymi górnikami, którzy wracają do domu czyści. Wysoko w górze przez krater zagląda jedna gwiazda.
nemo2-story-card-the-whales = Sto grzbietów wytacza się z fal, matki na zewnątrz, młode w środku. Od zachodu nadciąga inne stado, same głowy i zęby, i pieśń się urywa. Harpunnik błaga o łódź; kapitan zamiast tego patrzy na ostrogę.
nemo2-story-card-the-iceberg = Dryfuje prosto na nich bez jednego światła, błękitna w sercu i starsza niż wszelkie korony. U jej stóp coś pomrukuje, bo cała dolina ma się zaraz przewrócić. Wachta szepcze, jak przy śpiących psach.
nemo2-story-card-the-south-pole = W południe słońce leży na horyzoncie, przecięte dokładnie na pół. Nemo rozwija czarną flagę ze złotą literą i zatyka ją między pingwinami, które nie zgłaszają sprzeciwu. Raz jeden wziął coś, co nie należało do nikogo.
nemo2-story-card-accident-or-incident = Chrzęst, przechył na prawą burtę, i w mesie oficerskiej talerze zjeżdżają ze stołu. Albo morze przesunęło skałę, albo ktoś przesunął dźwignię. Kapitan idzie z lampą od twarzy do twarzy i jeszcze o nic nie pyta.
nemo2-story-card-shortage-of-air = Lód w górze, lód w dole, lód po obu bokach, a pompy nie dają niczego, co przyda się człowiekowi. Kto śpi, śpi źle, a kto czuwa, nie wie, jak długo. Ostatni worek z powietrzem podają sobie jak kielich wina.
nemo2-story-card-attack-of-the-giant-squid = Śruba staje z mokrym kaszlnięciem: coś wsadziło w nią ramię. Potem ktoś wyrywa właz i to coś wchodzi do środka jak lina obdarzona własną wolą. Ludzie chwytają topory ze ściany, a ono chwyta człowieka.
nemo2-story-card-the-gulf-stream = Rzeka bez brzegów, cieplejsza niż dłoń, niesie nasiona z jednego świata na wybrzeża drugiego. Inżynier odcina prąd i pozwala pracować oceanowi. Żółwie wyprzedzają Nautilusa i zaglądają w okna.
nemo2-story-card-the-transatlantic-cable = Przez góry, na które nikt nie wszedł, ciągnie się smołowana lina gruba jak przegub. W tej chwili rozmawiają przez nią naraz makler, dwoje zakochanych i admirał. Kapitan klęka i kładzie na niej dłoń, jak się bada puls.
nemo2-story-card-aronnaxs-determination = Profesor zapełnił dziewiąty zeszyt, a na ostatniej stronie jest tylko pytanie. Mógłby je zadać przy stole, pójść nocą pod drzwi kapitana albo milczeć i pozostać gościem. Wkłada porządny surdut.
nemo2-story-card-a-capital-encounter = Okręt jest tak wielki, że marynarz na oku bierze go najpierw za dwa. Budowali go inżynierowie z czterech krajów i każdy nit ma tu emeryturę. Gdy robi zwrot, zdaje się, że samo morze ustępuje mu z drogi.
nemo2-story-card-a-mass-execution = Żadnej flagi na gaflu, tylko działo, które odzywa się pierwsze. Nemo zbladł i każe odprowadzić gości na dół, bo to, co nastąpi, jest sprawą jego i zmarłych. Przez wielkie okno widać, że szalupy wiszą jeszcze na żurawikach.
nemo2-story-card-a-sacrifice-to-the-gods = Ognie wspinają się po stopniach piramidy starszej niż otaczający ją las. Kapłani widzieli lampę pod zatoką i wiedzą, co taki bóg chciałby zjeść. Ze środkowego czółna ktoś bardzo młody patrzy na wodę.
nemo2-story-card-captain-nemos-diaries = Atrament jest z mątwy, a pismo pośpieszne, w języku, którego nikt z gości nie potrafi nazwać. Między dwiema kartkami leży zasuszony kwiat, który rośnie nad jedną tylko rzeką na świecie. Kto zamknie tę księgę, tej nocy nie zaśnie.
nemo2-story-card-vanikoro = Dwa statki wypłynęły dla króla i nigdy nie wróciły, by mu opowiedzieć. Oto ich kotwice, ich dzwony i blaszana skrzynka, w której papier zamienił się w papkę. Resztę obrosła rafa, cierpliwa jak nagrobek.
nemo2-story-card-torres-straits = Mapę tych przesmyków kreśliło trzech kapitanów, którzy się nie zgadzali, i wszyscy trzej wciąż tu są. Gdy odwraca się pływ, stępka dotyka dna, unosi się i dotyka znowu. Na plaży ktoś ściąga czółna do wody.
nemo2-story-card-the-grecian-archipelago = O północy jakiś człowiek dopływa do okna, puka i unosi ku lampie skórzany pas. Nemo napełnia go sztabkami złota i pisze adres greckimi literami. Na wyspach winogrodnicy uczą się musztry.
nemo2-story-card-vigo-bay = Opuszczają lampę, a muł odpowiada blaskiem. Beczki pękły jak dojrzałe figi, a za to, co z nich wyciekło, zapłacił cały kontynent. Teraz wypełnia skrytki Nautilusa i wraca do tych, od których przyszło.
nemo2-story-card-required-repairs = Od środka wgniecenie wygląda jak pięść. Kowal obrysował je kredą i dopisał datę, a załoga ciągnie losy, kto wczołga się między oba poszycia. Pachnie gorącym olejem i dużo się tu śpiewa.
nemo2-story-card-shakedown-maneuvers = Ster do oporu, cała wstecz, przedmuchać zbiorniki, zalać z powrotem. Wszystko, co nie było przykręcone, znalazło sobie nowe mieszkanie, łącznie z kucharzem. Kapitan stoi pośrodku z zegarkiem i nie jest zadowolony.
nemo2-story-card-prussia-declares-war = Pociągi pełne śpiewających chłopców toczą się ku Renowi, a w portach kończy się węgiel. Admiralicje Europy nagle przypomniały sobie o sobie nawzajem. Pod kanałem La Manche pewien kapitan słucha, jak ładują konie.
nemo2-story-card-the-korea-incident = Kanonierki stoją u ujścia rzeki i ślą listy, o które nikt nie prosił. Z fortu na wzgórzu odpowiadają najpierw strzały z łuków, potem stare mosiężne działa, potem cisza. Nemo widział już taki poranek, w innym kraju.
nemo2-story-card-magnetic-mines = Wiszą w wodzie jak śliwki i odrobinę pochylają się ku wszystkiemu, co żelazne. Inżynier oddałby palec, żeby jedną rozebrać, i mówi, że może do tego dojść. Gdzieś w kabinie nawigacyjnej zaczyna drżeć igła.
nemo2-story-card-the-chinese-treasure-fleet = Dżonki były długie jak ulica i przywoziły do domu żyrafy. Potem cesarz kazał zapomnieć o morzu i ostatnia zatonęła z porcelaną po same luki. Czarki wciąż stoją w stosach i ani jedna nie jest wyszczerbiona.

## Skarby

nemo2-story-treasure-the-abyss = Kończy się ołów, a za nim lina. Poniżej ostatniego węzła coś niesie własną latarnię znikąd donikąd. Mapa tego miejsca będzie arkuszem czarnego papieru, z podpisem.
nemo2-story-treasure-bermuda-triangle = Trzy kompasy na pokładzie i wszystkie wskazują na siebie nawzajem. Porzucone statki dryfują tu w leniwym towarzystwie, ze stołami nakrytymi, z fajkami na relingu. Kapitan uchyla przed nimi czapki, a jeden jakby odpowiadał.
nemo2-story-treasure-city-of-khambhat = Pod przypływem zatoki lampa wydobywa mur, potem rynsztok, potem całą dzielnicę wytyczoną od linijki. W niczyjej kronice nie ma na nią miejsca. Z ratusza wychodzi krab.
nemo2-story-treasure-city-of-pavlopetri = Leży tak płytko, że kozy z plaży mogą zajrzeć do środka. Uliczki, dziedzińce, groby pod podłogami: miasto, które zsunęło się w morze między jedną wieczerzą a drugą. Garnki wciąż stoją tam, gdzie czekano na wodę.
nemo2-story-treasure-cleopatras-palace-alexandria = Sfinks patrzy w górę przez zieloną wodę, cierpliwy jak ktoś, kto znał królowe. Za nim kolumny leżą niczym upuszczone berła. Ktoś zostawił tu ołowiany pierścień z imieniem wydrapanym od środka.
nemo2-story-treasure-deep-sea-vents = Kominy bez domu dymią w ciemność, a wokół nich tłoczą się białe kraby, które nigdy nie widziały dnia. Ta woda mogłaby topić ołów, a jest pełna życia. Profesor przestał pisać i tylko patrzy.
nemo2-story-treasure-great-barrier-reef = Na przestrzeni tysiąca mil pracują najmniejsi budowniczowie świata i jeszcze nie skończyli. Ryby barwne jak papugi wchodzą i wychodzą z muru, który oddycha. Nikt na pokładzie nie chce, by wołano na obiad.
nemo2-story-treasure-lost-city-of-dwarka = Pielgrzymi na brzegu śpiewają miastu, którego nigdy nie widzieli. Jest tutaj, brama za bramą, z kamiennymi kotwicami zawieszonymi wzdłuż nabrzeża jak owoce. Przed trzecią bramą Nemo długo stoi z odkrytą głową.
nemo2-story-treasure-lost-mayan-city = Na dnie studni, która pije morze, stoi piramida ze wszystkimi stopniami. Z piasku wyglądają jadeitowe maski, każda z perłą w ustach. Nurkowie stąpają cicho, jak nieproszeni goście.
nemo2-story-treasure-mariana-trench = W dół i jeszcze raz w dół, aż płyty zaczynają ze sobą rozmawiać. Na dnie wszystkiego leży drobny, blady pył, który opada od pierwszego dnia. Lampa pokazuje jeden odcisk, a zostawiła go sonda.
nemo2-story-treasure-pyramids-of-yonaguni = Tarasy, krawędzie, schody dla olbrzymów: albo morze studiowało geometrię, albo ktoś był tu przed nim. Rekiny płyną wzdłuż krawędzi, jakby miały plan. Dwaj nurkowie mierzą i kłócą się na migi.
nemo2-story-treasure-tonic-for-nemo = Etykietę pisał lekarz, a lekarz nie żyje od stu lat. Smakuje wodorostem, żelazem i jakimś dalekim latem. Po drugiej łyżce kapitan prosi o mapy.
nemo2-story-treasure-able-hands = Dziewięć dni płynęli na pokrywie luku z koszulą zamiast żagla. Cieśla, nim jeszcze dostał łyk wody, zauważa, że trap jest źle zawieszony. Ci się nadadzą.
nemo2-story-treasure-spare-plating = Czyjś pancernik zbudowano grubiej, niż mogła unieść stępka. Leży na boku i podsuwa swój pancerz jak obrany migdał. Kowal idzie wzdłuż niego, opukuje i nuci.
nemo2-story-treasure-stroke-of-initiative = Przy śniadaniu wszyscy byli zmęczeni. Potem kapitan przeciągnął przez mapę jedną kreskę, wprost przez miejsce, którego wszyscy unikają, i odłożył ołówek. Teraz na wszystkich trapach dudnią buty.
nemo2-story-treasure-lucky-charm = Mosiężna gwiazdka na sznurku, wytarta czyimś kciukiem. Ludzie się z niej śmieją i dotykają jej po kolei, każdy, gdy myśli, że nikt nie patrzy.
nemo2-story-treasure-lost-blueprint = Papier poplamiony solą, brak podziałki, ale tej krzywizny nie da się pomylić. To jego własna ręka, ze stoczni, w której nikt nie wiedział, co buduje. O jednym szczególe zapomniał; jest najlepszy ze wszystkich.
nemo2-story-treasure-map-to-more = Ten, kto to rysował, nie umiał pisać ani pływać, ale umiał liczyć kroki. Ząb to skała, grzebień to rafa, a do tego krzyżyk na czerwono. Na marginesie dopisał: kopać i nie gwizdać.
nemo2-story-treasure-cursed-idol = Szczerzy się, jakby żart był na koszt znalazcy. Kosz, który go wydobył, stracił dno, a nurek głos. W kajucie, w której go postawią, nikt nie chce spać.
nemo2-story-treasure-marked-bullion = Każda sztaba nosi stempel banku, który przysięga, że nigdy żadnej nie stracił. Złoto, które można rozpoznać, jest w połowie tajemnicą, w połowie przyznaniem się do winy. Ale w połowie jest złotem.
nemo2-story-treasure-crown-jewels = Wysłano je w beczce po śledziach tej nocy, gdy płonął pałac. Korona nie pasuje na nikogo z załogi, choć chłopiec okrętowy ją przymierzył i przez chwilę go słuchano.
nemo2-story-treasure-rebel-arms-cache = Natłuszczone płótno, słoma i czterdzieści karabinów, za które zapłacono obrączkami. Ci, którzy je tu zakopali, nie wrócili po nie. Kapitan zna ludzi, którzy by wrócili.
nemo2-story-treasure-riches-0 = Skrzynia była ciężka, a łańcuch ciągnięto godzinę. W środku leży mokry piasek, a na piasku bardzo mały krab, który uważa to wszystko za swój dom.
nemo2-story-treasure-riches-1 = Dwa dzbany, które wciąż pachną oliwą, a na dnie jednego czyjeś oszczędności. To nie majątek, lecz kiedyś był to chleb na zimę.
nemo2-story-treasure-riches-2 = Okrętowy dzwon, działo na lawecie i monety króla ze startym nosem. Nurek uderza raz w dzwon pod wodą i wszystkie ryby się oglądają.
nemo2-story-treasure-riches-3 = Wieko ustępuje z jękiem starego żelaza. Na wierzchu leży w poprzek szpada, jakby mówiła: dotąd i nie dalej.
nemo2-story-treasure-riches-4 = Sztaby w natłuszczonym papierze, sakiewka szlifowanych kamieni, naszyjnik, który od dwustu lat czeka na wesele. Kołowrót potrzebuje trzech kursów, żeby to wszystko wydobyć.
nemo2-story-treasure-riches-5 = Gdy wchodzi lampa, odpowiada cała ładownia. Jest w niej korona, a wokół tyle złota, że wygląda jak wyściółka. Przez chwilę nikt nic nie mówi.

## Ludzie na pokładzie

nemo2-story-character-professor-aronnax = Trafił na pokład, wypadając za burtę, i od tamtej pory robi notatki. Zna łacińską nazwę wszystkiego, co mogłoby go zjeść. Gdy patrzy na kapitana, nie jest całkiem pewien rodziny.
nemo2-story-character-conseil = Rząd, gromada, podgromada: Conseil potrafi skatalogować cały ocean, nie mocząc mankietów. Własnych życzeń nikt u niego dotąd nie wykrył. Gdyby go zabrakło, trzech ludzi zapomniałoby o jedzeniu.
nemo2-story-character-ned-land = Kawał Kanady z harpunem zamiast podpisu. Dni liczy w befsztykach, których nie zjadł. Jeśli jest z tego okrętu jakieś wyjście, on już szarpał za klamkę.
nemo2-story-character-first-officer = Co rano bierze wysokość słońca i wypowiada jedno zdanie w języku, którym nikt inny nie mówi. Ludzie nigdy nie słyszeli, by podniósł głos, i woleliby nie usłyszeć. Kapitanowi salutuje jak latarni morskiej.
nemo2-story-character-second-officer = Gwiazd nauczył się jako przemytnik, raf jako więzień. Z okiem przy lunecie rozpozna flagę po tym, jak zwisa mokra. Śmieje się rzadko i zawsze chwilę przed niebezpieczeństwem.
nemo2-story-character-chief-engineer = Poluzowaną śrubę słyszy tak, jak matka słyszy kaszel. Na pokładzie nie był od Azorów i nie widzi powodu. Zapytany, jak pracuje maszyna, opowiada o swojej młodości.
nemo2-story-officer-executive-officer = Gdy dwa rozkazy są sprzeczne, obaj ludzie przychodzą do niego. Ma klucze, listę wacht i przedostatnie słowo. Krzesło kapitana odkurza osobiście.
nemo2-story-officer-quartermaster = Wie, ile zapałek jest na pokładzie i kto ma trzy z nich. Z jego magazynu nic nie wychodzi bez żartu i podpisu. Przy złej pogodzie żart odpada.
nemo2-story-officer-tactical-officer = Gra w szachy sam ze sobą i narzeka na przeciwnika. Każdy okręt, który zobaczy, zatapia dwa razy, pierwszy raz w głowie. Był czyimś najlepszym kanonierem, dopóki ten ktoś nie spalił jego wsi.
nemo2-story-officer-deck-officer = Deszcz to przyjaciel, mgła to kuzynka, a ciszy nie należy ufać. Oficer wachtowy śpi na stojąco z ręką na relingu i budzi się, gdy wiatr zmienia zdanie.
nemo2-story-upgrade-arcane-library = Dwanaście tysięcy tomów, których żaden księgarz na lądzie nie rozciął. Gdzieś między herezją a zielnikiem stoi strona, którą pamięta, a lampa pali się zawsze.
nemo2-story-upgrade-double-hull = Okręt w okręcie, a między nimi dłoń szerokości morza. Co rozedrze pierwszą skórę, dopiero poznaje drugą.
nemo2-story-upgrade-electro-powered-crew-armor = Mosiężne ramiona, szklane oczy i iskra pachnąca burzą. W środku siedzi kucharz i po raz pierwszy w życiu nikt nie żartuje z zupy.
nemo2-story-upgrade-fog-machine = Kaszle, buczy, a potem nie ma horyzontu. Gdzieś w tej bieli marynarz na oku przeciera oczy i podpisuje to, czego nie widział.
nemo2-story-upgrade-hydro-drive = Inżynier nauczył morze pchać. Gdzie inne okręty zostawiają kilwater, ona zostawia zagadkę, za którą nikt nie nadąży.
nemo2-story-upgrade-monstrous-design = Dwie lampy zamiast oczu, grzebień zębów i łuski, które tylko za dnia są nitami. Resztę dopowiadają gazety, i to z rycinami.
nemo2-story-upgrade-periscope-device = Rura, dwa lusterka i mnóstwo cierpliwości. Morzu wyrosło oko i nie mruga.
nemo2-story-upgrade-reinforced-armor = Każdą płytę kuto dwa razy, raz ludzie, raz armaty. Wgniecenia przechowuje się tak, jak inni przechowują listy.
nemo2-story-upgrade-steam-torpedoes = Są smukłe, syczą i droga powrotna nie jest im potrzebna. Główny mechanik klepie każdą z nich i żadnej nie nadaje imienia.
nemo2-story-upgrade-strengthened-prow = Najlepsza stal na okręcie to ta część, która dociera pierwsza. Odkąd ją zamontowano, kapitan wyjątkowo uprzejmie mówi o ustępowaniu drogi.
nemo2-story-upgrade-magnetic-mines = Trzymają się żelaza jak niemiłe wspomnienie. Podpływa się cicho, zostawia prezent i jest się daleko, gdy go rozpakowują.

## Co kieruje Nemo

nemo2-story-motive-science = Pod tą stępką żyje więcej nieznanych zwierząt, niż gwiazd jest nad nią. Chce spisać je wszystkie, zanim wystraszą je działa. Wiedza to jedyna flaga, której jeszcze salutuje.
nemo2-story-motive-explore = Siedem dziesiątych globusa pomalowano z niewiedzy jednym błękitem. On kupił nowe pędzle. O tym, co znajdzie, nie opowie żadnej akademii; wystarczy, że ktoś to widział.
nemo2-story-motive-anti-imperialism = Był kiedyś księciem kraju, który dziś jest kolorem na cudzej mapie. Złoto z dna morza płynie do portów, w których ludzie szepczą. Niech imperia zajrzą pod łóżka.
nemo2-story-motive-war = Zabrali mu żonę, dzieci i dom z fontanną. Zbudował coś, żeby odpowiedzieć, i ma to z przodu stalowy ząb. Nazw na rufach już nie czyta.

## Statki według klas

nemo2-story-class-airship = Nie ma stępki, w którą dałoby się uderzyć, ani kadłuba, który dałoby się rozpruć, a z góry Nautilus jest kreską ołówka na niebieskim papierze. Ten, kto go zbudował, miał dość patrzenia na powierzchnię. Z gondoli wychyla się człowiek z lunetą.
nemo2-story-class-armored-frigate-warship = Dziadowie z dębu, wnuki z żelaza: nosi płyty na starych deskach jak rycerz zbroję na nocnej koszuli. Ze zwiniętymi żaglami i pod parą nadpływa z otwartymi furtami. Marynarz na oku liczy lufy i zaczyna od nowa.
nemo2-story-class-battleship = Miasto o dwóch kominach wyszło w morze i zabrało ze sobą twierdzę. Jego dzwon słychać, nim je widać, a fala kołysze mewy, aż się budzą. Na pokładzie jest sześciuset ludzi i żaden nie spodziewa się niespodzianki.
nemo2-story-class-capital-warship = Maszty dla powagi, wieże do roboty, a na rufie fortepian admirała. Dzieci w szkołach znają na pamięć jego tonaż. Nigdy nie przegrał bitwy, bo w żadnej nie był.
nemo2-story-class-clipper-ship = Wieża płótna opiera się o wiatr, a piana pod dziobem śmieje się w głos. Wiezie herbatę i każda zaoszczędzona godzina warta jest roku pracy kancelisty. Nic tak pięknego nie powinno być czyimś zyskiem.
nemo2-story-class-freighter-ship = Zanurzony głęboko, skąpo malowany, pachnie tym, co wiezie. Bele sięgają mostka, nad nimi suszy się bielizna oficera. Bez setki takich jak on żadne imperium nie miałoby śniadania.
nemo2-story-class-frigate-warship = Długie nogi, czułe uszy, rząd dział i młody kapitan, który czytał o Nelsonie. Wysłano ją na zwiady, a zwiady ją nudzą. Do masztu przybito złotą monetę dla tego, kto pierwszy zobaczy potwora.
nemo2-story-class-ghost-ship = Koło sterowe obraca się trochę w lewo, trochę w prawo, jakby się zastanawiało. W kambuzie zupa jest jeszcze ciepła, a kot ma swoje zdanie, ale zachowuje je dla siebie. Dziennik urywa się w pół słowa.
nemo2-story-class-ironclad-warship = Ktoś poskręcał śrubami odlewnię i nauczył ją pływać. Pociski odbijają się od jej boków jak grad od dzwonu, a w środku ludzie zatykają uszy pakułami. Skręca powoli i nieczęsto musi.
nemo2-story-class-ironside-warship = Ani żagli, ani wdzięku, ledwie trochę pokładu: dwa żelazne bębny na tratwie, a w każdym dwa działa cięższe niż kościół. Fale przechodzą prosto nad nim. Powiedziano mu, że jest przyszłością, i w to wierzy.
nemo2-story-class-mail-ship = Koła łopocą, flaga trzaska, a w ładowni leży czterdzieści tysięcy zapieczętowanych zdań. Połowa to listy miłosne, druga połowa rozkazy. Nigdy się nie spóźnia i dlatego łatwo go znaleźć.
nemo2-story-class-monster = To nie jest statek. Długo przygląda się Nautilusowi, jak kuzynowi, który się czegoś dorobił. Potem zwoje kryją się jeden po drugim, a morze zapomina się za nimi zamknąć.
nemo2-story-class-passenger-ship = Na rufie tańczą, a dzieci wychylają się przez reling, żeby pluć na ryby. Emigranci, panny młode, biskup, człowiek, który sprzedaje fortepiany. Nikt na pokładzie nie ma wrogów, o ile mu wiadomo.
nemo2-story-class-pirate-warship = Żagle na listwach jak skrzydła nietoperza i więcej dział, niż zezwoliłby urząd celny. Nie płacą żadnemu królowi i nikogo nie grzebią. Gdy Nautilus wynurza się obok, z szacunkiem opuszczają flagę, a potem ładują.
nemo2-story-class-raider-warship = Czarny kadłub, pochylone maszty, zgaszone światła: poluje na wszystko pod niewłaściwą flagą, a załogi zostawia w łodziach z kompasem. Może jego kraj już przegrał wojnę. Nikt nie zdołał mu o tym powiedzieć.
nemo2-story-class-ram-warship = Jego konstruktor zrezygnował ze wszystkiego prócz ostrza. Ma jedną myśl i jedenaście węzłów, by ją wykonać. Dziwnie jest widzieć, jak własny pomysł wypływa pod parą z mgły.
nemo2-story-class-slaver-ship = Czuć go, zanim go widać. Nad lukiem jest krata, a pod kratą nie jest cicho. Nemo odkłada łyżkę i nie kończy zupy.
nemo2-story-class-steam-cruiser-warship = Dwa pochylone kominy i dziób jak nóż do papieru: zbudowano go, by uciekał wszystkiemu, czego nie zdoła rozstrzelać. Węgla ma na dziewiętnaście dni. Jego kapitan ma na tyle samo cierpliwości.
nemo2-story-class-whaler-ship = Dym z kotłów na tran, mewy, pokład śliski od czyjegoś zimowego światła. Łodzie wiszą gotowe, a chłopak w bocianim gnieździe krzyczy na każdy cień. Na całym oceanie wieloryby nie znają lepiej żadnego statku.

## Zdradliwe wody

nemo2-story-token-coastal-village = Między chatami schną sieci, a stary człowiek naprawia jedną, nie podnosząc oczu. Okradły go trzy flagi, a słyszał o czwartej, która daje. Ktoś biegnie po bęben.
nemo2-story-token-cyclone = Barometr spada, jakby go ktoś upuścił. Na północy między morzem a niebem stoi kolumna i pisze stopą po wodzie. Wszystko, co tu pływa, za chwilę będzie gdzie indziej albo w kawałkach.
nemo2-story-token-fire-on-board = Zaczęło się za boazerią, z odgłosem, jakby ktoś zmiął list. Teraz korytarz jest pełen dymu, a wiadra wędrują z rąk do rąk. Ze wszystkich miejsc, w których można spłonąć, dno morza jest najdziwniejsze.
nemo2-story-token-convoy-troopship = Czerwone mundury tłoczą się przy relingu i ktoś kiepsko gra na organkach. Płyną gasić pożar, który wzniecili ich właśni oficerowie. Za nimi trzymają szyk dwa kolejne słupy dymu.
nemo2-story-token-convoy-colliers = Trzy czarne statki w szyku, zanurzone głębiej, niż pozwala duma. W workach wiozą wojnę na przyszły miesiąc. Tam, gdzie przepłynęły, nawet piana jest szara.
nemo2-story-token-squadron-flagship = Flagi w górę, flagi w dół: ktoś właśnie dostaje naganę z kolorowych szmatek. Na czele szyku płynie okręt z galerią na rufie i admirałem na galerii. Przysiągł, że wróci na pierwszy bal sezonu.
nemo2-story-token-nautilus-malfunction = Gaśnie jedna lampa, potem jej sąsiadka, potem wszystkie wzdłuż korytarza jak rząd zamykających się oczu. Ucichł szum, którego nikt nie zauważał, i wszyscy to słyszą. W ciemności inżynier mówi słowo, które nie jest fachowe.
nemo2-story-token-red-sky-at-night = Cały zachód to kuźnia, a morze to blacha miedziana pod młotem. Starzy marynarze szczerzą zęby i odsuwają czapki na tył głowy. Cokolwiek przyjdzie jutro, zastanie załogę wypoczętą.
nemo2-story-token-rogue-wave = Ani sztormu, ani ostrzeżenia, tylko wzgórze, którego przed chwilą nie było na horyzoncie. Nadciąga bez dźwięku. Ci na pokładzie mają czas na jedną rzecz i każdy wybiera inną.
nemo2-story-token-uncharted-island = Tam, gdzie mapa pokazuje dwieście sążni, stoi zalesiona góra. Ku plaży spływa strumień, słodki jak obietnica. W piasku ślad jednego buta powoli napełnia się wodą.

## Jak kończą się podróże

nemo2-story-level-defeat = Kuter rybacki znalazł deskę z mosiężnymi śrubami i wypaloną literą. Powieszono ją nad barem i przez parę lat ludzie pytali. Morze znowu jest niczyje.
nemo2-story-level-fiasco = Okręt cały, skrytki do połowy pełne, a wpisy w dzienniku coraz krótsze. Tyle geniuszu i ledwie zmarszczka na wodzie. Zamyka organy w wielkim salonie i więcej ich nie otwiera.
nemo2-story-level-status-quo = Parowce trzymają się rozkładu, a flagi wiszą tam, gdzie wisiały. Niektórzy śpią gorzej, niektóre dzieci lepiej. Zapytani w porcie, co się zmieniło, mówią o cenie lin.
nemo2-story-level-success = Nie znajdzie się to w żadnym traktacie, a każdy admirał zna to na pamięć. Gdzieś wolny jest port, który nie był wolny, i pełna jest księga, która była pusta. O świcie kapitan wychodzi na górę bez czapki i pozwala wiatrowi robić, co chce.
nemo2-story-level-triumph = Dzieci, których nie było na świecie, gdy się to zaczęło, bawią się w Nautilusa i żadne nie chce być marynarką. Morze ma teraz prawo, choć nikt go nie spisał. Daleko, tam gdzie chowa się słońce, coś się wynurza, oddycha i jest zadowolone.
nemo2-story-defeat-nemo = Już nie odpowiada na pukanie. Organy stoją otwarte, świece wypaliły się do mosiądzu, a rozkazy na biurku są w niczyim języku. Okręt może żyć bez wielu rzeczy, ale nie bez powodu.
nemo2-story-defeat-crew = W koralach jest więcej krzyży niż hamaków na dziobie. Zawory potrzebują czterech rąk, a są trzy. Zostawiają lampę palącą się w oknie, z przyzwyczajenia.
nemo2-story-defeat-hull = Szew puszcza z odgłosem rozdzieranego jedwabiu. Woda sięga człowiekowi do serca, potem do brody, przejrzysta i zupełnie niespieszna. Głębina czekała na swoje i nie chowa urazy.
nemo2-story-defeat-oceans = Gdzie obrócić peryskop, tam kadłub, a za kadłubem następny. Błękitną część mapy poliniowano w kratkę i każda kratka ma właściciela. Nie ma już morza, w którym można się skryć, jest tylko woda.
nemo2-story-defeat-outlaw = Jego podobizna wisi na każdej poczcie między biegunami, a za sumę pod nią można by kupić prowincję. Ci, którzy wiwatowali, przechodzą teraz na drugą stronę ulicy. Wszystkie flagi świata zszyto razem w jedną sieć.
