# La visita para la primera partida: unos turnos, cada uno con su porqué.

page-tour-title = Aprender a jugar
page-tour-about = Juegas unos turnos y ves por qué. Son unos minutos.
page-tour-step = Paso { $step } de { $of }
page-tour-next = Siguiente
page-tour-back = Atrás
page-tour-skip = Dejar la visita
page-tour-show = Hazlo por mí
page-tour-again = Desde el principio
page-tour-well = Eso es.
page-tour-other = Las reglas lo permiten. Pero en este paso: { $wanted }
page-tour-over = La visita termina aquí.
page-tour-lost = El servidor no contesta. Inténtalo de nuevo.

page-tour-welcome-title = El objetivo
page-tour-welcome = Baja todas tus cartas antes que nadie. Cuando alguien lo consigue, lo que te queda en mano se suma a tu puntuación. Quien pasa de { $limit } puntos queda fuera, y la última persona que queda se lleva el bote.
page-tour-cut-title = El corte
page-tour-cut = Estás a la derecha de quien reparte, así que cortas tú. Si la carta más baja de las que levantas es un dos, te la quedas. Toca la baraja. (Esta está preparada: toques donde toques, sale un dos.)
page-tour-cards-title = Tus cartas
page-tour-cards = Has encontrado { CARD($deuce, case: "object") }. Los doses hacen de comodín: cada uno vale por cualquier carta. Lo que reúnes son combinaciones: grupos de tres o más cartas del mismo valor, y escaleras de tres o más cartas seguidas del mismo palo.
page-tour-draw-title = Tu turno
page-tour-draw = En un turno haces una de tres cosas: robar del mazo, tomar el último descarte o bajar. Nunca dos. Todavía no puedes bajar, así que roba.
page-tour-discard-title = Tira una carta
page-tour-discard = Has robado { CARD($drawn, case: "object") }. Si robas, terminas con un descarte. Tira { CARD($discard, case: "object") }: no va con nada de lo que tienes.
page-tour-melds-title = Las primeras combinaciones
page-tour-melds = Ahora tienes { $least } combinaciones: { SHORT($meld1) }, { SHORT($meld2) } y { SHORT($meld3) }. La primera vez que te bajas hacen falta todas esas a la vez. Elige las cartas de cada combinación, haz un grupo con ellas y bájalo todo de una vez, sin robar.
page-tour-lay-off-title = Añadir
page-tour-lay-off = Como ya te has bajado, tus cartas pueden ir a cualquier combinación de la mesa, sea de quien sea. Tu { SHORT($cards) } continúa la escalera { SHORT($meld) }. Añadir también es bajar: ni se roba ni se descarta.
page-tour-limit-title = El límite
page-tour-limit = Unas rondas después tienes { $score } puntos. Al bajar solo puedes quedarte con los puntos que no te hagan pasar de { $limit }: ahora, { $keep ->
    [one] { $keep } punto
   *[other] { $keep } puntos
}. Con { SHORT($meld1) }, { SHORT($meld2) } y { SHORT($meld3) } te quedarían { $left }. Añade { SHORT($cards) } a { SHORT($meld) } en el mismo turno.
page-tour-counted-title = El recuento
page-tour-counted = Otra ronda: alguien ha cerrado y tú no te habías bajado. Cuentan todas tus cartas, { $left } puntos, y llegas a { $total }. Eso es más de { $limit }.
page-tour-buy-title = El reenganche
page-tour-buy = Quien se pasa de { $limit } puede pagar otra vez la entrada, { $price ->
    [one] { $price } ficha
   *[other] { $price } fichas
}, y seguir con la puntuación más alta de quienes continúan, aquí { $score }. O dejarlo. En esta lección, reengánchate.
page-tour-done-title = Este es el juego
page-tour-done = Sigues con { $score } puntos, y el bote ha subido a { $pot }. Se juega ronda tras ronda hasta que queda una sola persona, y se lo lleva. Cuando algo no se puede, se te dice por qué, con el número de la regla.
page-tour-done-play = Jugar ya
