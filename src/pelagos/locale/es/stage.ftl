### Grandes momentos y dados, iguales en todos los juegos.

stage-roll = Dados
stage-at-least = contra { $needed }
stage-at-most = como mucho { $needed }
stage-end-success = Éxito
stage-end-failure = Fracaso
stage-end-hit = Impacto
stage-end-missed = Fallo
