# Mesas de reglas anteriores

error-table-old = En esta mesa se jugó con la versión { $found } de las reglas; este servidor juega con la { $known }. Solo se puede mirar.
error-table-lost = En esta mesa se jugó con la versión { $found } de las reglas; este servidor juega con la { $known }, y no se conserva ninguna posición. Su registro aún se puede descargar.
error-no-onward = Esta mesa no puede seguir desde su última posición conservada.
error-record-begins = Este registro empieza en medio de una partida. Se puede mostrar y comprobar en la línea de órdenes, pero no abrir aquí.
web-old-rules = Se jugó con la versión { $found } de las reglas; este servidor juega con la { $known }. Ves la mesa como estaba en el paso { $at } de { $last }. Aquí nadie puede responder.
web-old-pack = Se jugó con otros componentes que los de este servidor. Ves la mesa como estaba en el paso { $at } de { $last }. Aquí nadie puede responder.
web-old-go-on = Seguir desde aquí en una mesa nueva
web-old-onward = A la mesa donde continúa
web-line-refused = Sin conexión.
