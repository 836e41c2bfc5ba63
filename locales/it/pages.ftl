# Le pagine intorno alla partita.

language = Italiano
name = Crosstown
nav = Pagine
nav-start = Nuova partita
nav-tables = I miei tavoli
nav-rules = Regole
nav-about = Informazioni
title-start = Crosstown: i giochi di città nel browser
title-tables = I miei tavoli – Crosstown
title-about = Informazioni – Crosstown
title-table = { $city } – Crosstown
title-your-turn = ● Tocca a te – { $city }
title-over = Partita finita – { $city }
loading = Caricamento…
new-game = Nuova partita
reload = Riprova
close = Chiudi
yes = Sì
no = No

## Inizio
start-title = { $count ->
    [4] Quattro
   *[other] { $count }
} città, quindici minuti, si parte!
start-about = Raccogli carte, prendi linee, completa i tuoi Biglietti: contro il computer, con gli amici o tutti su un solo dispositivo.
continue-title = Continua a giocare
continue-with = con { $names }
start-city = Scegli una città
start-more = Altre opzioni
start-first = Chi comincia
first-random = A sorte
first-me = Comincio io
first-name = Comincia { $name }
first-seat = Comincia il giocatore { $number } ({ $who })
start-first-why = Se deve cominciare il più giovane, scegli chi è.
start-clock = Tempo per pensare
clock-none = Senza limite
clock-move-60 = Un minuto per turno
clock-move-180 = Tre minuti per turno
clock-move-86400 = Un giorno per turno
clock-game-900 = 15 minuti a testa per tutta la partita
start-own-board = Un tuo tabellone
start-own-choose = Scegli un file…
start-own-not = Usa invece la città
start-own-board-why = Un file di tabellone (TOML) sostituisce la città scelta.
own-board-picture = Il tabellone: { $name }
own-board-players = per { $players } giocatori
start-play = Gioca
start-invite = Apri il tavolo e invita
default-name = Giocatore
default-other = Giocatore { $number }

city-other = { $name }
city-other-reconstruction = Una ricostruzione, non il tabellone stampato.
city-other-source = { $provenance }

seats-title = Chi gioca?
seat-you = Il tuo nome
seat-number = Giocatore { $number }
seat-name = Nome del giocatore { $number }
seat-remove = Togli il giocatore { $number }
seat-add = Aggiungi un giocatore
seat-open = Posto libero
sitter-bot-easy = Bot: facile
sitter-bot-medium = Bot: medio
sitter-bot-hard = Bot: difficile
sitter-bot-expert = Bot: esperto
sitter-device = Qualcuno su questo dispositivo
sitter-friend = Un amico, con un link

## I miei tavoli
tables-title = I miei tavoli
tables-about = L’elenco resta solo su questo dispositivo.
tables-none = Ancora nessun tavolo. Comincia una partita e la troverai qui.
tables-forget = Dimentica
state-unknown = …
state-gone = Non è più sul server
state-mine = Tocca a te
state-waiting = In attesa di giocatori
state-playing = In corso
state-over = Partita finita
result-won = { $count ->
    [one] Vinta con { $count } punto
   *[other] Vinta con { $count } punti
}
result-place = { $place }º posto su { $of }, con { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}. Il vincitore ne ha { $best }.
result-of-others = { $name } ha vinto con { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
result-abandoned = Finita in anticipo
stats-title = Le tue partite
stats-city = Città
stats-level = Bot più forte
stats-games = Partite
stats-won = Vittorie
stats-best = Record

## Prima della partita
lobby-title = Un tavolo: { $city }
lobby-waiting = { $count ->
    [0] Ci sono tutti.
    [one] Un posto è libero. La partita comincia quando viene occupato.
   *[other] { $count } posti sono liberi. La partita comincia quando vengono occupati.
}
lobby-level = Livello del bot
lobby-fill = Aggiungi un bot
lobby-leave = Lascia il posto
lobby-watch = Stai guardando. Per giocare, chiedi il link dell’invito.
seat-lost = Hai aperto questo tavolo o ti ci sei seduto su questo dispositivo, ma il server non ti riconosce più: il tuo browser ha bloccato o cancellato il cookie che dice quale posto è tuo. Consenti i cookie per questa pagina e comincia una nuova partita.
seat-lost-watch = Guarda questo tavolo
join-title = Un posto ti aspetta
join = Siediti
invite-title = Invita gli amici
invite-why = Chi apre questo link può prendere posto. Funziona anche come codice per la fotocamera del telefono.
invite-link = Link
invite-code = Codice QR del link
invite-share = Vieni al nostro tavolo: { $city }
link-here = Solo questo computer può aprire questo link. Per chi è nella tua rete, ferma il server, avvialo con il comando seguente e riapri questa pagina; il tavolo ci sarà ancora:
link-network = Il link contiene l’indirizzo di questo computer nella tua rete. È per gli altri: tu puoi restare qui.
copy = Copia il link
copied = Copiato
share = Condividi…

## Impostazioni
options-title = Impostazioni
set-language = Lingua
set-theme = Colori
set-pace = Ritmo degli altri
set-confirm = Chiedi conferma prima di ogni azione
set-sound = Suoni
theme-auto = Come sul dispositivo
theme-light = Chiari
theme-dark = Scuri
pace-instant = Subito
pace-fast = Veloce
pace-normal = Normale
pace-slow = Lento

## Informazioni
about-title = Che cos’è Crosstown
about-what = Crosstown è un progetto libero e open source per i giochi di città della famiglia Ticket to Ride. Puoi giocare qui, oppure ospitarlo su un tuo server con un solo programma.
about-unofficial = Non è ufficiale e non ha legami con Days of Wonder o Asmodee. Se questi giochi ti piacciono, comprali: sul tavolo sono ancora più belli.
about-fair = Carte senza trucchi
about-fair-text = Le carte sono mescolate a partire da un seme segreto. La sua impronta è pubblicata prima della prima carta e il seme stesso dopo la fine, insieme alla registrazione: così tutti possono controllare che nulla sia stato cambiato. Ogni dispositivo aggiunge byte propri prima della distribuzione, così nemmeno chi ospita può scegliere le carte. Può però guardarle.
about-private = I tuoi dati
about-private-text = Niente account e niente tracciamento. Un cookie dice al server quali posti sono tuoi; i tavoli e le impostazioni restano su questo dispositivo.
