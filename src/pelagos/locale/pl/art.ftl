### Co stoi na rysowanych planszach i obok nich.

## Nauticus

art-seat = { $seat }
art-round = Runda
art-points = punkty dotąd
art-talers = talary
art-workers = robotnicy
art-crowns = korony
art-passes = { $number ->
    [one] 1 pas
    [few] { $number } pasy
    [many] { $number } pasów
   *[other] { $number } pasa
}
art-extra = akcja dodatkowa
art-delivered = dostarczono
art-ship = statek { $number } ({ $state ->
    [finished] ukończony
    [closed] kadłub zamknięty
   *[open] kadłub otwarty
})

## Nemo's War

art-score = Dotąd { $score } PZ: { $level }
art-no-commitment = Nie wybrano zobowiązania
art-no-motive = Nie wybrano motywów
art-not-scored = Przegrana, bez punktacji
art-act = { $act ->
    [0] Przed wyprawą
   *[other] Akt { $act }, tura { $turn }
}
art-lull = {""}, tura spokoju
art-contact = ukryty statek
art-two-sides = { $front }; druga strona: { $back }
art-notoriety = Niesława { $number }
art-notoriety-track = Niesława
art-peak = najwyższa dotąd: { $number }
art-reinforcements-first = wsparcie: pierwsza grupa statków trafia do puli
art-reinforcements-second = wsparcie: druga grupa statków trafia do puli
art-turn-violet = statki wojenne obracają się na fioletową stronę
art-black-die = odtąd jedna czarna kość więcej
art-outlaw = wyrzutek od { $number }: gra jest przegrana
art-ap = Punkty akcji
art-ap-left = punkty akcji: { $number }
art-resource = { $resource }: zostało { $left } z { $most }, forsowanie +{ $exert }
art-pile = Stos dobierania
art-deck = Talia przygód
art-tableau = Obszar gry: { $number }
art-pass = SUKCES: { $number }
art-fail = PORAŻKA: { $number }
art-installed = Zamontowane: { $number }
art-display = Dostępne za złom: { $number }
art-aside = Gdzie indziej: { $number }
art-sacrificed = poświęcony
art-treasure-bag = W puli: { $number } · wolne klejnoty: { $gems }
art-bag = W puli: { $number }
art-held = Obok mapy: { $number }
art-discarded = Odrzucone: { $number }
art-cubes = Kostki powstania w puli: { $left } · srebrne: { $gray }
art-torpedo = kości torped: { $number }
art-cannonballs = kule armatnie: { $number }
art-token-bag = żetony w puli statków: { $number }

## Nemo's War, first edition

art-week = { $turn ->
    [0] Przed wyprawą
   *[other] Tydzień { $week }, tura { $turn }
}
art-nautilus = Nautilus
art-hidden-ship = ukryty statek
art-treasure = skarb
art-calendar = Tygodnie
art-liberation = Wyzwolenie
art-liberation-side = Wyzwolenie: { $box } na stronie { $side }, razem { $number }
art-group-comes = wsparcie: grupa { $group }
art-adventure-from = Przygoda od { $number }
art-final = ostateczne
art-carried = Rozpatrywane: { $number }
art-kept = Zachowane: { $number }
art-cup = W kubku: { $number }
art-unseen = Jeszcze nieodkryte: { $number }

## Endeavor: Deep Sea

art-round-of = { $round ->
    [0] Rozstawienie
   *[other] Runda { $round } z { $rounds }
} · { $scenario }
art-column = kolumna { $letter }
art-knowledge = wiedza
art-cargo = dyski w ładowni
art-markers = wpływy
art-tokens = żetony nurkowania
art-depth = głębokość { $number }
art-supplies = żetony nurkowania: { $tokens } · raporty: { $reports }

## Tablice

art-panel-found = Odkryto: jedno z tych
art-panel-others = Pozostali
art-panel-influence = Wpływy
art-panel-reports = Raporty
art-panel-tray = Załoga do rekrutacji
art-panel-supplies = Zapasy
art-panel-goals = Cele
art-goal-worth = { $points ->
    [0] {""}
   *[other] po { $points }
}{ $first ->
    [0] {""}
   *[other] {" · "}{ $race ->
        [yes] pierwsze miejsce { $first }, drugie miejsce { $second }
       *[no] najwięcej { $first }, drugie miejsce { $second }
    }
}{ $lead ->
    [0] {""}
   *[other] {" · "}za każdą przewagę { $lead }
}
art-panel-commitment = Zobowiązanie
art-panel-crew = Na pokładzie
art-panel-record = Zatopione statki
art-panel-voyage = Rejs
art-panel-resources = Nautilus
art-panel-cards = Karty
art-panel-characters = Postacie
art-panel-upgrades = Ulepszenia
art-panel-treasures = Skarby
art-panel-salvage = Złom
art-panel-tonnage = Tonaż
art-panel-fleet = Statki
art-panel-officers = Oficerowie

## Obrazy

art-picture-nauticus = Trójmasztowiec pod żaglami na tle róży wiatrów
art-picture-nemo1 = Nautilus nocą między ramionami wielkiej kałamarnicy
art-picture-nemo2 = Fregata na powierzchni, pod nią Nautilus
art-picture-endeavor = Batyskaf badawczy schodzący w głębinę
art-picture-plain = Fale i żagiel na horyzoncie

## What the attributes of Endeavor: Deep Sea are good for

art-does-rep = do którego poziomu rekrutujesz załogę
art-does-insp = ile dysków zdobywasz w każdej rundzie
art-does-coord = ile dysków odzyskujesz w każdej rundzie
art-does-ing = jak daleko i jak głęboko płyną twoje łodzie
