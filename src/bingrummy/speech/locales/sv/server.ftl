# Vad bordsservern säger: avslag utöver spelets regler, anteckningar om ett bord, färdiga fraser.

server-refusal-too-late = För sent: spelet har gått vidare.
server-refusal-id-used = Ett annat kommando hade det id:t. Ge varje kommando ett eget id.
server-refusal-no-decision = Säg vilket beslut detta svarar på.
server-refusal-no-seat = Du har ingen plats vid det här bordet.
server-refusal-not-host = Det kan bara värden göra.
server-refusal-stage = Det går inte just nu.
server-refusal-seat-taken = Platsen är upptagen.
server-refusal-seat-unknown = Den platsen finns inte: bordet har { $seats }.
server-refusal-no-person = Ingen sådan finns vid bordet.
server-refusal-seats-free = Det finns lediga platser: vänta på spelare eller fyll dem med botar.
server-refusal-closed = Bordet är stängt. Det går fortfarande att läsa.
server-refusal-broken = Bordet kan inte fortsätta: dess logg godkänns inte längre. Det går fortfarande att läsa.
server-refusal-paused = Partiet är redan pausat.
server-refusal-not-paused = Partiet är inte pausat.
server-refusal-chat-off = Chatten är avstängd vid det här bordet.
server-refusal-chat-bad = Där finns inget att säga.
server-refusal-muted = Värden har tystat dig.
server-refusal-too-fast = För fort: vänta ett ögonblick och försök igen.
server-refusal-no-hints = Tips är inte tillåtna på din plats.
server-refusal-no-spectators = Det här bordet har inga åskådare.
server-refusal-not-absent = Spelaren har inte varit borta en hel giv.
server-refusal-offered = Det har redan frågats.
server-refusal-not-offered = Ingen har frågat om platsen ska ges bort.
server-refusal-bad-name = Ett namn är 1 till 40 synliga tecken.
server-refusal-name-of-nobody = Så kallas botar och den som har raderat sitt namn. Välj ett annat namn.
server-refusal-bad-rules = De här husreglerna går inte att spela: { $fault }
server-refusal-bad-style = Den boten finns inte; det finns: { $styles }.
server-refusal-bad-token = Länken eller nyckeln tillhör ingen vid det här bordet.
server-refusal-removed = Värden har tagit bort dig från bordet.
server-refusal-no-table = Bordet finns inte.
server-refusal-not-turn = Det är inte den platsens tur.
server-refusal-own-seat = Det går inte med den här platsen.
server-refusal-bad-request = Det går inte att förstå.
server-refusal-bad-request-at = Det går inte att förstå, vid `{ $at }`: { $fault }
server-refusal-foreign-origin = Sidor från andra ställen får inte använda den här servern.
server-refusal-foreign-host = Den här servern är inte känd under det namnet. Den som driver den kan ange det med --public-url.
server-refusal-too-large = Det är för stort: högst { $most } byte.
server-refusal-no-page = Här finns ingenting.
server-refusal-stopping = Servern startas om: kom tillbaka om ett ögonblick.
server-refusal-slow = Din förbindelse hinner inte med: anslut igen.
server-refusal-table-full = Bordet är fullt.
server-refusal-no-record = Det partiet finns inte vid det här bordet.
server-refusal-not-yours = Hela partiuppteckningen öppnas när partiet är slut.
server-refusal-at-unknown = Den tidpunkten finns inte i bordets logg.
server-refusal-busy = Servern är upptagen: försök igen.
server-refusal-left = Du har lämnat bordet.
server-refusal-not-away = Du är inte borta.

server-bot = Bot { $seat }
server-you-draw = Du drar ett kort från talongen.

# Tips: ett drag som kunde göras.

server-hint-draw = Dra ett kort från talongen.
server-hint-take = Ta upp { CARD($card, case: "object") }.
server-hint-discard = Kasta { CARD($card, case: "object") }.
server-hint-meld = Lägg ut { $melds }.
server-hint-lay-off = Bygg på: { $cards }.
server-hint-both = Lägg ut { $melds }. Bygg sedan på: { $cards }.
server-hint-skip = Lämna över turen: inget annat går.
server-hint-buy-back = Köp in dig igen: det är värt sitt pris.
server-hint-no-buy-back = Köp inte in dig igen: det är inte värt sitt pris.

server-note-created = Bordet är öppet.
server-note-joined = { $name } slår sig ner vid bordet.
server-note-left = { $name } lämnar bordet.
server-note-removed = Värden har tagit bort { $name }.
server-note-sat = { $name } byter till plats { $seat }.
server-note-bot = En bot spelar på plats { $seat }.
server-note-bot-gone = Plats { $seat } är ledig.
server-note-ready = { $name } är redo.
server-note-away-throw = { $name } är borta: varje tur dras ett kort och kastas.
server-note-away-bot = { $name } är borta: en bot spelar.
server-note-back = { $name } är tillbaka.
server-note-present = { $name } är här.
server-note-absent = { $name } har ingen förbindelse.
server-note-pause-wished = { $name } vill ha en paus.
server-note-resume-wished = { $name } vill fortsätta.
server-note-paused = Partiet är pausat: ingen klocka går och botarna väntar, men det går att spela vidare.
server-note-resumed = Partiet fortsätter.
server-note-chat-on = Chatten är på.
server-note-chat-off = Chatten är av.
server-note-nudged = { $name } ber { $other } att spela.
server-note-lengthened = { $name } har { $seconds ->
        [one] 1 sekund
       *[other] { $seconds } sekunder
    } mer för varje tur.
server-note-offered = Får platsen som { $name } har gå till en ny spelare? Alla andra måste vara överens.
server-note-given = { $name } tar över plats { $seat }.
server-note-hint = { $name } använde ett tips.
server-note-renamed = Nytt namn: { $name }.
server-note-forgotten = En spelares namn och chatt har raderats.
server-note-host = { $name } är värd nu.
server-note-stood-in-throw = Bordet spelar för { $name }: det dragna kortet kastas.
server-note-stood-in-bot = En bot spelar för { $name }.
server-note-gap = Servern var borta en stund; den tiden räknas inte på någon klocka.
server-note-slept = Ingen har spelat på tio minuter: bordet sover tills någon gör det.
server-note-closed = Bordet är stängt.

# Detsamma, till den som det gäller.

server-note-joined-you = Du slår dig ner vid bordet.
server-note-left-you = Du lämnar bordet.
server-note-removed-you = Värden har tagit bort dig.
server-note-sat-you = Du byter till plats { $seat }.
server-note-ready-you = Du är redo.
server-note-away-throw-you = Du är borta: varje tur dras ett kort och kastas.
server-note-away-bot-you = Du är borta: en bot spelar åt dig.
server-note-back-you = Du är tillbaka.
server-note-present-you = Du är här.
server-note-absent-you = Du har ingen förbindelse.
server-note-pause-wished-you = Du vill ha en paus.
server-note-resume-wished-you = Du vill fortsätta.
server-note-nudged-you = Du ber { $other } att spela.
server-note-nudged-at-you = { $name } ber dig att spela.
server-note-lengthened-you = Du har { $seconds ->
        [one] 1 sekund
       *[other] { $seconds } sekunder
    } mer för varje tur.
server-note-offered-you = Får din plats gå till en ny spelare? Alla andra måste vara överens.
server-note-given-you = Du tar över plats { $seat }.
server-note-hint-you = Du använde ett tips.
server-note-renamed-you = Ditt nya namn: { $name }.
server-note-host-you = Du är värd nu.
server-note-stood-in-throw-you = Bordet spelar för dig: det dragna kortet kastas.
server-note-stood-in-bot-you = En bot spelar för dig.

server-phrase-hello = Hej!
server-phrase-good-luck = Lycka till!
server-phrase-well-played = Bra spelat!
server-phrase-thanks = Tack!
server-phrase-one-moment = Ett ögonblick.
server-phrase-sorry = Förlåt!
server-phrase-oops = Hoppsan!
server-phrase-good-night = God natt!

cli-serve = Håll bord för spelare som inte sitter i samma rum.
serve-option-host = Adressen att lyssna på; annars { $host }.
serve-option-port = Porten att lyssna på; annars { $port }.
serve-option-database = Databasen; annars en SQLite-fil i din datakatalog.
serve-option-public = Adressen som länkar börjar med, bakom en proxy.
serve-option-origin = Ett annat ursprung vars sidor får använda servern; kan anges flera gånger.
serve-option-workers = I hur många processer botarna tänker.
serve-option-making = Hur många bord en adress får skapa på en minut.
serve-option-log = Hur mycket som loggas.
serve-option-open = Öppna ett bord i webbläsaren.
serve-option-lan = Låt andra i ditt nätverk vara med: lyssna på alla gränssnitt.
serve-no-database = Databasen kan inte öppnas ({ $why }).
serve-no-file = Databasen { $file } kan inte öppnas ({ $why }).
serve-no-listening = Servern kan inte lyssna på { $host } ({ $why }).
serve-port-taken = Port { $port } används redan. Välj en annan med --port.
serve-port-denied = Du får inte använda port { $port }. Välj en från 1024 och uppåt med --port.
serve-bad-number = ”{ $given }” går inte; ange ett tal från { $least } till { $most }
serve-bad-address = ”{ $given }” är ingen adress som https://cards.example
serve-begins = Bord på { $url } (avsluta med Ctrl-C)
serve-runs = Servern är redan igång, på { $url }
serve-open-yourself = Här finns ingen skärm för en webbläsare. Öppna den här adressen i en: { $url }

server-spoken = { $language ->
    [en] Här talas engelska.
    [es] Här talas spanska.
    [sv] Här talas svenska.
   *[ru] Här talas ryska.
}
