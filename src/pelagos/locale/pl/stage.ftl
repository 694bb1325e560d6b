### Wielkie chwile i kości, takie same w każdej grze.

stage-roll = Kości
stage-at-least = potrzeba { $needed }
stage-at-most = najwyżej { $needed }
stage-end-success = Sukces
stage-end-failure = Porażka
stage-end-hit = Trafienie
stage-end-missed = Pudło
