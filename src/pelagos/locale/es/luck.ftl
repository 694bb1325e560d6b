### La suerte: de dónde viene, qué se promete de ella y quién le añade algo.

face-log-entropy = { $seat } añade azar propio.

luck-seeded = El servidor sorteó para esta mesa una semilla que nadie conoce; el registro la revela al final.
luck-chosen = La semilla de esta mesa fue elegida: quien la conoce, conoce todo el azar de antemano.
luck-fair = Azar justo y comprobable. El compromiso { $commitment } ata al servidor a una semilla secreta, que mostrará al final.
luck-manual = En esta mesa la gente tira y roba por su cuenta.
luck-added = Azar propio añadido por { $names }; desde entonces todo el azar depende también de ello.
luck-verify-added = También cuenta lo que se añadió: { $added }.
luck-own = Azar propio
luck-own-help = El navegador añade algo por sí mismo. Quien no se fíe ni de él ni de nosotros escribe cualquier texto.

error-entropy-not-fair = Solo se puede añadir azar propio a un azar justo y comprobable; en esta mesa viene de otra parte.
error-entropy-nobody = Desde este asiento no se puede añadir azar ahora.
error-entropy-text = El azar propio es un texto de 1 a { $longest } caracteres visibles.
error-entropy-enough = Este asiento ya ha añadido azar { $most } veces; más no lo hace más justo.
error-entropy-count = Se añadió azar { $texts ->
    [one] una vez
   *[other] { $texts } veces
 }, pero en este terminal { $people ->
    [0] no juega nadie
    [one] juega una persona
   *[other] juegan { $people } personas
 }.
error-seed-chosen = Una semilla solo se puede elegir en una mesa de práctica o donde no vaya a sentarse nadie más: quien la conoce, conoce cada dado de antemano.
error-odds-other-seat = Solo quien tiene que responder sabe a qué puede llevar una respuesta.
