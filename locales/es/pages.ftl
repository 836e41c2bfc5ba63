# Las páginas en torno a la partida.

language = Español
name = Crosstown
nav = Páginas
nav-start = Nueva partida
nav-tables = Mis mesas
nav-rules = Reglas
nav-about = Acerca de
title-start = Crosstown: juegos de ciudad en tu navegador
title-tables = Mis mesas – Crosstown
title-about = Acerca de – Crosstown
title-table = { $city } – Crosstown
title-your-turn = ● Te toca – { $city }
title-over = Partida terminada – { $city }
loading = Cargando…
new-game = Nueva partida
reload = Reintentar
close = Cerrar
yes = Sí
no = No

## Inicio
start-title = { $count ->
    [4] Cuatro
   *[other] { $count }
} ciudades, quince minutos, ¡en marcha!
start-about = Reúne cartas, reclama rutas, completa tus billetes: contra la máquina, con amigos o en torno a un solo dispositivo.
continue-title = Seguir jugando
continue-with = con { $names }
start-city = Elige una ciudad
start-more = Más opciones
start-first = Quién empieza
first-random = Al azar
first-me = Empiezo yo
first-name = Empieza { $name }
first-seat = Empieza el jugador { $number } ({ $who })
start-first-why = Si debe empezar el más joven, elige quién es.
start-clock = Tiempo para pensar
clock-none = Sin límite
clock-move-60 = Un minuto por turno
clock-move-180 = Tres minutos por turno
clock-move-86400 = Un día por turno
clock-game-900 = 15 minutos por jugador para toda la partida
start-own-board = Tu propio tablero
start-own-choose = Elegir un archivo…
start-own-not = Volver a la ciudad
start-own-board-why = Un archivo de tablero (TOML) sustituye a la ciudad elegida.
own-board-picture = El tablero de { $name }
own-board-players = para { $players } jugadores
start-play = Jugar
start-invite = Abrir la mesa e invitar
default-name = Jugador
default-other = Jugador { $number }

city-other = { $name }
city-other-reconstruction = Una reconstrucción, no el tablero impreso.
city-other-source = { $provenance }

seats-title = ¿Quién juega?
seat-you = Tu nombre
seat-number = Jugador { $number }
seat-name = Nombre del jugador { $number }
seat-remove = Quitar al jugador { $number }
seat-add = Añadir un jugador
seat-open = Asiento libre
sitter-bot-easy = Bot: fácil
sitter-bot-medium = Bot: medio
sitter-bot-hard = Bot: difícil
sitter-bot-expert = Bot: experto
sitter-device = Alguien en este dispositivo
sitter-friend = Un amigo, por enlace

## Mis mesas
tables-title = Mis mesas
tables-about = La lista se guarda solo en este dispositivo.
tables-none = Aún no hay mesas. Empieza una partida y la verás aquí.
tables-forget = Olvidar
state-unknown = …
state-gone = Ya no está en el servidor
state-mine = Te toca
state-waiting = Esperando jugadores
state-playing = En juego
state-over = Partida terminada
result-won = { $count ->
    [one] Victoria con { $count } punto
   *[other] Victoria con { $count } puntos
}
result-place = { $place }.º puesto de { $of }, con { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}. El ganador tiene { $best }.
result-of-others = { $name } ganó con { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
result-abandoned = Terminada antes de tiempo
stats-title = Tus partidas
stats-city = Ciudad
stats-level = Bot más fuerte
stats-games = Partidas
stats-won = Victorias
stats-best = Récord

## Antes de la partida
lobby-title = Una mesa en { $city }
lobby-waiting = { $count ->
    [0] Ya están todos.
    [one] Hay un asiento libre. La partida empieza cuando se ocupe.
   *[other] Hay { $count } asientos libres. La partida empieza cuando se ocupen.
}
lobby-level = Nivel del bot
lobby-fill = Sentar a un bot
lobby-leave = Dejar el asiento
lobby-watch = Estás mirando. Para jugar, pide el enlace de la invitación.
seat-lost = Abriste esta mesa en este dispositivo o te sentaste en ella, pero el servidor ya no te reconoce: tu navegador ha bloqueado o borrado la cookie que dice qué asiento es tuyo. Permite las cookies en esta página y empieza una nueva partida.
seat-lost-watch = Mirar esta mesa
join-title = Un asiento te espera
join = Sentarme
invite-title = Invita a tus amigos
invite-why = Quien abra este enlace puede sentarse. También sirve como código para la cámara de un teléfono.
invite-link = Enlace
invite-code = Código QR del enlace
invite-share = Ven a nuestra mesa en { $city }
link-here = Solo este ordenador puede abrir este enlace. Para otros en tu red, detén el servidor, arráncalo con la siguiente orden y vuelve a abrir esta página; la mesa seguirá ahí:
link-network = El enlace lleva la dirección de este ordenador en tu red. Es para los demás: tú puedes quedarte aquí.
copy = Copiar el enlace
copied = Copiado
share = Compartir…

## Ajustes
options-title = Ajustes
set-language = Idioma
set-theme = Colores
set-pace = Ritmo de los demás
set-confirm = Preguntar antes de enviar una acción
set-sound = Sonido
theme-auto = Como en el dispositivo
theme-light = Claros
theme-dark = Oscuros
pace-instant = Al instante
pace-fast = Rápido
pace-normal = Normal
pace-slow = Lento

## Acerca de
about-title = Acerca de Crosstown
about-what = Crosstown es un hogar libre y de código abierto para los juegos de ciudad de la familia ¡Aventureros al Tren! (Ticket to Ride). Puedes jugar aquí o alojarlo por tu cuenta con un solo programa.
about-unofficial = No es oficial ni tiene relación con Days of Wonder o Asmodee. Si te gustan estos juegos, cómpralos: sobre una mesa son aún mejores.
about-fair = Cartas sin trampa
about-fair-text = Las cartas se barajan a partir de una semilla secreta. Su huella se publica antes de la primera carta, y la propia semilla, con la grabación, después del final: así cualquiera puede comprobar que no se ha cambiado nada. El dispositivo de cada jugador añade bytes propios antes de repartir, para que ni el anfitrión pueda elegir las cartas. Aun así, puede mirarlas.
about-private = Tus datos
about-private-text = No hay cuentas ni rastreo. Una cookie le dice al servidor qué asientos son tuyos; tus mesas y ajustes se guardan en este dispositivo.
