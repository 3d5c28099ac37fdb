### Die gemeinsamen Texte auf Deutsch. Jedes Spiel hat seine eigenen in seinem Ordner.

## Wörter in Sätzen

you = Du
    .listed = du
everyone = alle
    .to = allen
player = Spieler { $number }
nothing = nichts
list-and = { $left } und { $right }
list-comma = { $left }, { $right }
times = { $count } × { $name }
face-up = { $cards } (offen)
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
value-true = ja
value-false = nein

## Die Regeln, die alle Spiele teilen

rule-KER-01 = Die Partie ist vorbei.
rule-KER-02 = Diesen Platz, dieses Feld, diese Karte, diesen Würfel oder dieses Angebot gibt es nicht.
rule-KER-03 = Das kannst du jetzt nicht tun.
rule-KER-04 = Dieses Angebot ist erledigt, verfallen oder nicht an dich gerichtet.
rule-KER-05 = Du hast alle deine Angebote für diesen Zug gemacht.
rule-KER-06 = Zuerst ist ein anderer Schritt dran.
rule-KER-07 = Du kannst nicht mehr passen: Du hast dich schon geäußert.

## Der Tisch

table-turn = { $you ->
    [seat] du bist am Zug
   *[other] { $seat } ist am Zug
}
table-deck = Stapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-run-outs = { $times }-mal aufgebraucht (Ende beim { $limit }. Mal)
table-discard = Ablage: { $count }, oben { $card }
table-discard-empty = Ablage: leer
table-kept = { $card } (behalten)
table-hand = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
table-wish = { $you ->
    [seat] du hättest gern { $kinds }
   *[other] hätte gern { $kinds }
}
table-edition = Ausgabe: { $edition }
table-cards = Karten: dein eigener Satz „{ $name }“, { $count } im Spiel
labelled = { $label }: { $text }
table-option = { $name }: { $value }

field = { $number }: { $what }
field-empty = leer
field-pays = { $name } ×{ $cards }, bringt { $coins } ({ $then } ab { $at })
field-full = { $name } ×{ $cards }, bringt { $coins } (mehr geht nicht)
hand = Deine Hand
hand-in-order = Deine Hand, vorderste Karte zuerst
hand-empty = Deine Hand ist leer.

deals = Offene Angebote
deal-mine = An { $to }: Du gibst { $gives } / Du bekommst { $gets }
deal-to-me = Von { $seat }: Du gibst { $gives } / Du bekommst { $gets }
deal-of-others = { $seat } an { $to }: gibt { $gives } / bekommt { $gets }
deal-fell = Dein Angebot { $deal } verfällt.

menu-sells = { $cards } für { $coins ->
    [0] nichts
   *[other] { $coins } Taler
}
menu-deal = { $gives-count ->
    [0] du bekommst { $gets } geschenkt
   *[other] { $gets-count ->
        [0] du schenkst { $gives }
       *[other] du gibst { $gives } / du bekommst { $gets }
    }
}
menu-costs = { $coins } Taler
menu-leaves = für deinen Gegner: { $cards }
menu-counter = Stattdessen ein anderes Angebot an { $to } (lehnt dieses ab) …

beans-head = Bohnen im Spiel, wie viele es gibt und was ein Feld bringt (Karten → Taler)
beans-none = Dieses Spiel hat kein Bohnometer.
word-beans = bohnen

## Begrüßung

greet-seats = Am Tisch: { $seats }
bot-greedy = gieriger Bot
bot-random = zufälliger Bot
bot-search = grübelnder Bot
greet-seed = Startwert dieser Verteilung: { $seed }
greet-resumed = { $count ->
    [one] Die Partie geht nach { $count } Entscheidung weiter.
   *[other] Die Partie geht nach { $count } Entscheidungen weiter.
}
greet-help = Tippe h für Hilfe, q zum Gehen.

## Fragen

ask-turn = Du bist dran. Was tust du?
ask-answer = { $seat } wartet auf deine Antwort.
ask-voice = { $seat } ist am Zug. Hast du ein Angebot?
ask-before = { $seat } ist am Zug. Willst du vorher noch ernten oder kaufen?
ask-room = Für die Karte ist kein Platz: Ernte zuerst ein Feld oder kaufe ein drittes.
ask-plant = Du hast Karten anzubauen.
prompt = Nummer 1 bis { $number } oder h für Hilfe >
prompt-usual = { $number ->
    [1] Enter für { $usual } oder h für Hilfe >
   *[other] Enter für { $usual }, Nummer 1 bis { $number } oder h für Hilfe >
}
prompt-pick = Nummer 1 bis { $number }, Enter für zurück >
prompt-pick-usual = Enter für 1, Nummer 1 bis { $number }, 0 für zurück >
hand-over = Gib den Bildschirm an Spieler { $number }. Spieler { $number }: Drücke Enter, wenn sonst niemand hinsieht.
no-usual = Hier geschieht nichts von selbst: Tippe eine Nummer.
no-such-number = Wähle eine Nummer von 1 bis { $number }.

offer-to = An wen? (Nummer oder Name, Enter oder b für zurück) >
offer-give = Was gibst du?
offer-want = Was möchtest du dafür?
offer-cards = Nummern oder Namen, etwa 1 3; Enter für nichts; b für zurück >
offer-unreadable = Bitte Nummern von 1 bis { $number } oder Namen aus der Liste, jede Karte einmal.
offer-preview = Dein Angebot an { $to }: Du gibst { $gives } / Du bekommst { $gets }.
offer-announced = Die anderen hören nur: { $gives }.
offer-send = Abschicken? (Enter für ja, n für nein) >
yes = j, ja
offer-dropped = Es wurde kein Angebot gemacht.
no-offer-now = Du kannst gerade kein Angebot machen.

## Ablehnungen und Regeln

refused = Das geht nicht: { $reason } [{ $id }; tippe ? für die Regel]
no-seat = Auf Platz { $seat } sitzt niemand, mit dem du handeln könntest.
no-field = Du hast kein Feld { $field } (hier wird ab 0 gezählt).
no-deal = Ein Angebot { $deal } gibt es nicht.
not-your-offer = Angebot { $deal } ist nicht deines oder schon erledigt: Du kannst es nicht zurückziehen.
not-in-hand = { $card }: Davon hast du keine auf der Hand.
not-so-many = { $card }: Davon hast du nur { $count } auf der Hand.
only-up = { $card }: Auf der Hand hast du keine, aber eine liegt offen: { $notation }
not-up = { $card }: Davon liegt keine offen.
not-before-you = { $card }: Davon liegt keine da, die du anbauen könntest.
not-in-play = { $card }: Davon gibt es keine in dieser Partie.
named-twice = { $card }: Einmal genügt.
nothing-refused = Es wurde nichts abgelehnt. Tippe ? und die Nummer einer Regel, etwa ? KER-02.
no-such-rule = In diesem Spiel gibt es keine Regel { $id }.
to-the-letter = Die Regel im Wortlaut:
rules-to-the-letter = Die Regeln im Wortlaut, je eine Zeile; eine davon ganz: { $command }
nothing-yet = Es ist noch nichts geschehen.

## Gehen

save-where = Wohin sichern? Tippe s und einen Dateinamen, etwa s partie.txt.
save-file = Die Partie sichern? (Dateiname oder Enter für nein) >
saved = Gesichert in { $file }.
not-saved = { $file } ließ sich nicht schreiben ({ $reason }).
another-file = es gibt schon eine Datei dieses Namens, und sie ist keine Mitschrift
another-match = dort ist eine andere Partie gesichert
saved-resume = Später weiter mit: { $command }
saved-replay = Noch einmal ansehen mit: { $command }
same-deal = Dieselbe Verteilung noch einmal: { $command }
left-at-eof = Du verlässt den Tisch; nichts wurde gesichert.
left-kept = Du verlässt den Tisch; die Partie ist in { $file } gesichert.
goodbye = Bis bald.
join-waits = Du sitzt am Tisch. Die Partie beginnt, sobald alle da sind.
join-over = Diese Partie ist vorbei.
join-again = So kommst du auf diesen Platz zurück: { $command }
join-kept = Der Server bewahrt die Partie auf; die Mitschrift gibt es, wenn sie vorbei ist.
cut = Die Partie ist zu lang geworden und endet hier.

## Listen und Aufzeichnungen

games-head = Spiel
    .title = Titel
    .seats = Plätze
    .players = Spieler
    .editions = Ausgaben
    .programs = Programme, für --seats
    .options = Optionen, für --option NAME=WERT
    .default = üblich
option-number = eine Zahl von { $low } bis { $high }
option-seat = ein Platz, ab 0
cards-head = Wort
    .name = Name
    .cards = Karten
    .meter = Bohnometer (Karten→Taler)
    .effect = Wirkung
cards-of = { $title }, { $edition }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}: { $count } Karten
show-head = { $title }, { $edition }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}{ $options }, { $count ->
    [one] nach { $count } Entscheidung
   *[other] nach { $count } Entscheidungen
}
verify-ok = in Ordnung, { $game } { $edition }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
}, { $end }
    .goes-on = die Partie geht weiter
cards-ok = in Ordnung für { $game } ({ $served })
    .seats = { $edition } { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }
simulate-head = { $game } { $edition }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}{ $options }, Startwert { $seed }
simulate-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}: { $finished } zu Ende gespielt, { $cut } abgebrochen, { $errors } durch einen Fehler beendet
simulate-mean = je Partie: { $decisions } Entscheidungen
    .bargains = je Partie: { $decisions } Entscheidungen, { $offers } Angebote, { $accepted } angenommen
simulate-table = Spieler
    .games = Partien
    .wins = Siege
    .draws = Unentschieden
    .rate = Siegquote (95-%-Intervall)
    .score = Punkte (95-%-Intervall)
    .seat = Platz { $seat } { $player }
    .range = { $value } ({ $low } bis { $high })
simulate-error = Fehler in der Partie mit dem Startwert { $seed }: { $problem }
simulate-progress = { $played } von { $games } Partien
    .done = { $games } Partien in { $seconds } s, { $speed } je Sekunde
    .left = noch { $minutes } min { $seconds } s
ladder-head = { $deals } Verteilungen, { $matches } Partien, { $seats } Plätze, Startwert { $seed }
ladder-sealed = Startwerte nach dem Commit { $commit } gezogen, erster Blick
    .again = Startwerte nach dem Commit { $commit } gezogen, Blick { $looks }: nicht mehr frisch
ladder-by-hand = Startwert von Hand gewählt: nicht versiegelt
ladder-table = Bot
    .rating = Wertung (95-%-Intervall)
    .won = Siege an gemischten Tischen, %
    .margin = Abstand
ladder-pair = allein unter anderen
    .of = { $one } unter { $other }
    .won = Siege, %
    .margin = Abstand
duplicate-head = Ein Abend: { $tables } Tische zu { $seats }, { $deals } Verteilungen, Startwert { $seed }
duplicate-table = Rang
    .player = Spieler
    .share = Anteil, %
    .points = Punkte
    .apart = mittlerer Abstand
duplicate-lost = { $count ->
    [one] Eine Partie hat kein Ergebnis und zählt nicht mit.
   *[other] { $count } Partien haben kein Ergebnis und zählen nicht mit.
}
report-title = { $game }: { $matches } Partien
report-lead = { $edition }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, Startwert { $seed }: { $players }.
report-counts = { $finished } zu Ende gespielt, { $cut } abgebrochen, { $errors } durch einen Fehler beendet; { $ties } % der beendeten gingen unentschieden aus.
report-intervals = Striche durch Punkte sind 95-%-Intervalle. Gestrichelt ist, was gleich starke Spieler hätten.
report-numbers = Zahlen
    .label = was
    .value = Wert
    .low = von
    .high = bis
    .group = Spieler
    .matches = Partien
report-ratings = Wertung
    .axis = Wertung (400 mehr: zehnfache Stärke)
report-wins = Siege je Spieler
    .axis = Anteil der Siege, Gleichstände geteilt
report-margins = Abstand je Spieler
    .axis = Punkte minus Mittel der anderen
report-seats = Einfluss des Platzes
    .axis = Anteil der Siege je Platz
report-length = Länge einer Partie
    .axis = Entscheidungen
report-turns = Züge einer Partie
    .axis = Züge
report-offers = Angebote in einer Partie
    .axis = Angebote eines Spielers
    .offers = gemacht
    .agreed = angenommen
    .refused = abgelehnt
    .begged = Bitten ohne Gegengabe
    .gifts = Geschenke
report-sources = Woher die Taler kommen
    .axis = Taler eines Spielers je Partie
report-worth = Wert jeder Bohne
    .axis = Taler je geernteter Karte
report-cost = Was eine Entscheidung kostet
    .axis = Mikrosekunden
report-decisions = Entscheidungen in einer Partie
    .axis = Entscheidungen eines Spielers
report-written = Geschrieben: { $files }
report-nothing = Keine dieser Partien ist zu Ende: Es gibt nichts zu zeichnen.
show-middle = In der Tischmitte
match-goes-on = Die Partie geht weiter.
winner = { $name } (gewinnt)
drawer = { $name } (unentschieden)

## Hilfe

help =
    Tippe die Nummer einer Möglichkeit oder eines von diesen:
      Enter      die mit > markierte Möglichkeit
      o          ein Angebot Schritt für Schritt machen
      t          den Tisch noch einmal zeigen
      l          was zuletzt geschehen ist
      bohnen     was jede Bohnensorte bringt
      i          Ausgabe und Optionen dieses Tisches
      v          was ein Bot tun würde, und warum
      r          wie man spielt
      ?          die Regel der letzten Ablehnung;   ? KER-02   jede Regel
      s DATEI    die Partie sichern
      q          den Tisch verlassen
    Du kannst auch tippen, was in Klammern hinter den Möglichkeiten steht, zum Beispiel
      offer 2 blaue,soja@up/rote   an Platz 2: deine Blaue und die offene Sojabohne für eine Rote
      offer all -/rote             an alle: eine Rote Bohne als Geschenk, bitte
      counter 3 feuer/rote         Angebot 3 mit einem anderen beantworten, das lehnt es ab
      accept 3     decline 3     withdraw 3
      keep soja                    den anderen sagen, dass du die offene Sojabohne behalten willst
      wish rote,soja               den anderen sagen, was du gern hättest; wish - nimmt es zurück
    Plätze und Felder zählen dort ab 0. blaue ist die vorderste in deiner Hand, blaue@2 die
    zweite, blaue@up liegt offen auf dem Tisch. Die Namen der Spieler gehen auch.

## The browser

web-skip = Zum Inhalt
web-offline = Offline. Neuer Versuch … Dein letzter Zug ist sicher.
web-old = Diese Seite ist veraltet.
web-reload = Neu laden
web-load-failed = Ein Teil der Seite konnte nicht geladen werden.
web-language = Sprache
web-to-dark = Dunkle Farben
web-to-light = Helle Farben
web-me = Du und deine Einstellungen
web-home = Lobby
web-nowhere = In dieser Reihe wächst keine Bohne
web-nowhere-about = Unter dieser Adresse steht nichts. Vielleicht ist ein Link zu einem Tisch unterwegs abgeschnitten worden.
web-failed = Das ging nicht: { $text }
web-unreachable = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-copied = Kopiert.
web-copy = Kopieren
web-more = Mehr zeigen
web-loading = Einen Moment …

web-hero = Setz dich, die Bohnen sind serviert.
web-lead = Fünf Bohnenspiele, mit Freunden oder Bots, auf jedem Bildschirm. Ohne Konto, ohne Installation.
web-play-now = Losspielen
web-play-now-about = Losspielen: { $game } mit { $bots ->
    [one] einem Bot
   *[other] { $bots } Bots
}.
web-invite = Freunde einladen
web-choose = Wähle eine Schachtel
web-open-tables = Offene Tische
web-no-tables = Noch keine offenen Tische.
web-no-tables-about = Eröffne einen: Bots halten die Plätze warm, bis Freunde kommen.
web-my-tables = Meine Tische
web-your-turn = Du bist dran
web-go-on = Weiter
web-close = Schließen
web-turn-of = wartet auf { $names }
web-sit = Platz nehmen
web-join = Mitspielen
web-code = Link oder Code
web-code-wrong = Das ist keine Einladung: Füge den ganzen Link ein.
web-history = Meine Partien
web-open-record = Mitschrift öffnen
web-tie-hand = { $name }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
web-learn = In zwei Minuten lernen
web-rule-books = Regelhefte
web-free-seats = { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
}, { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}, { $free } frei
web-minutes = { $count } min
web-players = { $range } Personen
web-table-of = Tisch von { $name }


web-new = Ein neuer Tisch: { $game }
web-edition = Ausgabe
web-seats = Wer spielt?
web-seat-count = Plätze
web-seat-number = Platz { $number }
web-seat-me = ich
web-seat-screen = noch jemand an diesem Bildschirm
web-seat-open = ein Freund, per Link
web-seat-name = Name der Person auf Platz { $number }
web-bot-greedy = gieriger Bot: sucht das beste Geschäft
web-bot-random = zufälliger Bot: spielt irgendetwas
web-bot-search = grübelnder Bot: denkt weit voraus
web-bot-polite = { web-bot-search }
web-bot-other = Bot: { $bot }
web-need-me = Ein Platz muss deiner sein.
web-options = Hausregeln
web-options-about = Alles hier ist freiwillig: Die Regeln der Ausgabe sind eingestellt.
web-option-seat = Platz { $number }
web-time = Tempo und Ton
web-clock = Uhr
web-clock-none = keine Uhr
web-clock-decision = { $seconds } Sekunden je Entscheidung
web-clock-bank = { $minutes } Minuten für die Partie und { $more } s je Entscheidung
web-pace = Tempo der Bots
web-pace-calm = Ruhig
web-pace-quick = Flott
web-pace-instant = Blitz
web-answer = Ein Angebot wartet
web-answer-seconds = { $seconds } Sekunden
web-answer-ever = bis zur Antwort
web-absent = Wenn jemand weg ist
web-absent-after = spielt nach { $seconds } Sekunden ein Bot weiter
web-absent-clock = spielt ein Bot weiter, wenn die Uhr abgelaufen ist
web-absent-never = wartet der Tisch, wenn nötig tagelang
web-private = Privater Tisch
    .about = Nur wer den Link hat, kann ihn sehen und sich dazusetzen.
web-hints = Tipps und Zählhilfen
    .about = Ein lockerer Tisch: Frag, was ein Bot täte, und sieh, was schon heraus ist.
web-card-file = Eigene Karten
    .about = Eine Kartendatei, wie „haricot cards export“ sie schreibt. Leer: die Karten der Ausgabe.
web-open-table = Tisch eröffnen
web-start-now = Beginnen
web-reconstructed = Rekonstruierte Karten
    .about = Die gedruckten Karten dieser Schachtel sind nicht in allen Einzelheiten bekannt; diese Zahlen sind sorgfältig geschätzt.
web-own-cards = Eigene Karten

web-wait-title = Der Tisch ist gedeckt
web-wait-for = { $count ->
    [0] Alle sind da.
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
web-wait-host = Du bist Gastgeber: Fang an, wann du willst.
web-wait-guest = { $name } sagt, wann es losgeht.
web-wait-away = Noch nicht da: { $names }.
web-wait-full = Alle Plätze sind besetzt: Du kannst zuschauen. Wird einer frei, kannst du dich hier setzen.
web-link = Einladungslink
web-share = Teilen
web-share-text = Komm und spiel mit mir: { $game }
web-take-seat = Platz nehmen
web-add-bot = Einen Bot setzen
web-remove = Platz freimachen
web-leave = Tisch verlassen
web-close-table = Tisch schließen
web-sure = Bestätigen: { $what }
web-dealing = Die Karten werden gegeben …
web-seat-free = frei
web-seat-you = du
web-seat-bot = Bot
web-seat-away = nicht da
web-invites-you = { $name } lädt dich ein: { $game }
web-invited = Du bist eingeladen: { $game }
web-no-account = ohne Konto
web-who-is-there = Wer da sitzt
web-your-name = Dein Name
web-your-face = Dein Gesicht
web-face-taken = vergeben
web-face-bee = Biene
web-face-cat = Katze
web-face-duck = Ente
web-face-fox = Fuchs
web-face-frog = Frosch
web-face-hedgehog = Igel
web-face-ladybird = Marienkäfer
web-face-mole = Maulwurf
web-face-mouse = Maus
web-face-owl = Eule
web-face-rabbit = Hase
web-face-robin = Rotkehlchen
web-only-watch = Nur zuschauen
web-who-are-you = Dein Name und dein Gesicht
web-that-is-me = Das bin ich
web-change = Ändern
web-seat-here = am Tisch
web-seat-bot-holds = frei; ein Bot hält den Platz, wenn du anfängst
web-start-bots = { $count ->
    [one] Ein Bot nimmt zu Beginn den freien Platz; wer später kommt, bekommt ihn über den Link.
   *[other] Bots nehmen zu Beginn die freien Plätze; wer später kommt, bekommt einen über den Link.
}
web-talk = Wir plaudern
web-in-a-minute = Das Spiel in einer Minute
web-friends-come = Hol deine Freunde dazu
web-qr = Der Link als QR-Code
web-qr-about = Für die Kamera eines anderen Telefons.
web-qr-about-net = Für die Kamera eines anderen Telefons im selben WLAN.
web-only-here = Diese Adresse funktioniert nur auf diesem Computer.
web-only-here-how = Damit Freunde im selben WLAN hereinkommen, beende den Server und starte ihn so:
web-copy-yourself = Der Link ist ausgewählt: Kopiere ihn selbst, dieser Browser erlaubt es der Seite nicht.
web-code-ask = Bohnen zum Weitersagen
web-code-say = Öffne auf dem anderen Gerät { $address } und tippe „Mit Bohnen beitreten“ an. Dann sag laut:
web-code-beans = Die Bohnen der Reihe nach
web-code-lapses = Sie führen eine halbe Stunde lang hierher, solange der Tisch wartet.
web-code-join = Mit Bohnen beitreten
web-code-which = { $count ->
    [3] Welche drei Bohnen?
    [4] Welche vier Bohnen?
   *[other] Welche { $count } Bohnen?
}
web-code-undo = Die letzte Bohne wegnehmen
web-code-any-language = Man sagt sie laut: Jede Sprache hat ihre Wörter, die Bilder sind dieselben.
web-code-type = Oder schreib die Bohnen
web-code-words = Das sind keine Namen von Bohnen; tippe lieber auf die Bilder.
code-coffee = Kaffee
code-wax = Weinbrand
code-blue = Blaue
code-chili = Feuer
code-stink = Sau
code-green = Brech
code-soy = Soja
code-black_eyed = Augen
code-red = Rote
code-garden = Garten
code-cocoa = Kakao
code-kidney = Kidney
code-puff = Puff
code-runner = Stangen
code-chinese = China
play-bubbles = Sprechblasen an den Plätzen
play-feelings = Wie dir zumute ist
feeling-thanks = danke
feeling-hmm = hm
feeling-dear = zu teuer
feeling-bravo = gut gemacht
feeling-haha = haha
feeling-ohno = oh nein
play-talk = Was gesagt wurde
play-nobody-spoke = Noch hat niemand etwas gesagt.
play-said = { $name }: { $text }
web-no-table = Diesen Tisch gibt es nicht, oder er ist privat.
web-no-table-about = Lass dir den ganzen Link geben, oder eröffne einen eigenen Tisch.
web-not-for-you = Dieser Tisch ist nicht zu sehen: { $text }
web-abandoned = Dieser Tisch wurde vor dem Ende geschlossen.
web-pass-screen = Gib den Bildschirm an { $name }.
web-pass-screen-about = { $name }: Tippe, wenn sonst niemand hinsieht.
web-pass-screen-go = Ich bin { $name }

web-result = Ergebnis
web-show-result = Zum Ergebnis
web-show-table = Zum Tisch
web-ended-with = { $name }: { $score }
web-deals = { $count ->
    [one] einmal getauscht
   *[other] { $count }-mal getauscht
}
web-rematch = Noch einmal mit denselben
web-rematch-bots = Noch einmal
web-rematch-ready = Die nächste Partie ist bereit: Setz dich.
web-replay = Nochmal sehen
web-same-deal = Gleiche Verteilung
web-record = Mitschrift
web-check-deal = Verteilung prüfen
web-chart = Zug um Zug
web-chart-about = { $name }: { $score } am Ende
web-chart-turn = Zug { $number }
web-coins-from = Woher deine Taler kamen
web-best-harvest = Beste Ernte: { $cards } für { $score }
web-best-of = Die beste Ernte von { $name }: { $cards } für { $score }

web-replay-of = Nochmal sehen: { $game }
web-eyes = Aus wessen Sicht
web-eyes-all = alle Karten offen
web-eyes-spectator = Zuschauer
web-step = Entscheidung { $number } von { $count }
web-first = An den Anfang
web-back-step = Zurück
web-play = Abspielen
web-pause = Anhalten
web-next-step = Weiter
web-last = Ans Ende
web-speed = Tempo
web-replay-link = Link zu diesem Moment
web-hand-bot = Ab hier spielt ein Bot für { $name }.
web-hand-person = Ab hier spielt { $name }.
web-record-file = Eine Mitschrift, wie ein Tisch oder „haricot play“ sie sichert
web-record-paste = oder füge sie hier ein
web-look = Ansehen
web-start-of-match = Die Karten sind gegeben.

web-fair = Wurde ehrlich gegeben?
web-fair-about = Bevor sich jemand setzte, hat der Server seine geheimen Bytes versprochen und ihren Fingerabdruck veröffentlicht. Jeder Browser hat seine eigenen versprochen, als sein Spieler sich setzte, und sie beim Geben geöffnet. Der Startwert aller Karten ist der Fingerabdruck all dieser Bytes: Niemand konnte die Verteilung allein bestimmen. Wer den Server betreibt, ist dadurch nicht blind und könnte die Karten ansehen. Bytes, die nicht ankamen, fehlen darin, und man sieht es: Wer den Server betreibt, konnte zwischen einer Verteilung mit ihnen und einer ohne sie wählen.
web-fair-known = Diese Verteilung war vorher bekannt (gleiche Verteilung): Das beweist nichts.
web-fair-server = Versprochen vom Server
web-fair-secret = Am Ende geöffnet
web-fair-seed = Startwert der Karten
web-fair-seat = Bytes von { $name }
web-fair-none = keine
web-fair-missing = versprochen, aber nicht in der Verteilung: Sie kamen nicht rechtzeitig an
web-fair-go = Noch einmal geben und vergleichen
web-fair-ok = Es ist dieselbe Partie: Die Karten folgen aus dem Startwert, und jede Entscheidung ist erlaubt.
web-fair-promise = Das Geheimnis passt zum Versprechen, und der Startwert folgt aus den geöffneten Bytes.
web-fair-broken = Das Geheimnis oder der Startwert passt nicht zum Versprechen.
web-fair-bad = Es passt nicht: { $text }

web-rules-of = Regeln: { $game }
web-how = So wird gespielt
web-rules-letter = Die Regeln im Wortlaut
web-rules-sources = Kürzel wie G, RGG oder POE stehen für die Regeltexte, die verglichen wurden, und Nummern wie 2.1 für Teile der vollständigen Beschreibung; beide erklärt der Quelltext, in der rules.md jedes Spiels.
web-rules-find = In den Regeln suchen
web-rules-none = Das sagt keine Regel.
web-rules-choose = Welche Schachtel?

web-series = Siege in Folge, allein: { $current }. Die meisten bisher: { $best }.
web-scored = { $name }: { $points }
web-history-none = Noch keine beendeten Partien.
web-won = gewonnen
web-drew = unentschieden
web-drawn-up = Alles, was du gespielt hast, das Neueste zuerst.
web-closed = vor dem Ende geschlossen

web-you = Du
web-name = Name
web-name-about = Wie dich die anderen am Tisch nennen.
web-rename = Namen ändern
web-guest = Du bist Gast: Dein Platz und deine Partien bleiben in diesem Browser.
web-account = Du hast ein Konto: Deine Partien kommen auf jedes Gerät mit.
web-register = Konto anlegen
web-register-about = Ein Name und ein geheimer Satz, sonst nichts. Niemand kann dir einen neuen schicken, also hüte ihn gut.
web-login = Anmelden
web-logout = Abmelden
web-passphrase-change = Den geheimen Satz ändern
web-passphrase-old = Der jetzige
web-passphrase-new = Der neue
web-passphrase-changed = Geändert; alle anderen Browser sind abgemeldet.
web-sessions = Wo du angemeldet bist
web-session-here = dieser Browser
web-session-unknown = irgendein Browser
web-session-seen = zuletzt benutzt am { $day }
web-session-end = Dort abmelden
web-sessions-end = Überall sonst abmelden
web-passphrase = Geheimer Satz
    .about = Mindestens acht Zeichen.
web-delete = Meine Daten löschen
    .about = Dein Name, dein Satz, deine Partien und was du gesagt hast, werden endgültig entfernt.
web-deleted = Alles gelöscht.
web-saved = Gemerkt.
web-settings = Einstellungen
web-theme = Farben
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-sound = Töne
    .about = Holz, Papier, Erde und Münzen; sonst nichts.
web-volume = Lautstärke
web-motion = Weniger Bewegung
    .about = Karten wandern nicht; ihr neuer Platz wird markiert.
web-keys = Tasten für schnelle Aktionen
    .about = A annehmen, C kontern, D ablehnen, O anbieten, W wünschen, P anbauen, ? alle.
web-flash = Titel blinken lassen, wenn der Tisch auf mich wartet
web-more-time = Mehr Zeit zum Zuhören und Antworten
    .about = Bots gehen an deinem Tisch für alle langsamer vor und warten dreimal so lange auf dein Wort und deine Antworten.

## The browser table

play-menu = Menü
play-leave = Tisch verlassen
play-rules = Regeln
play-keys = Tasten
play-pause = Pause
play-resume = Weiter
play-sound = Töne
play-notes = Angebote, Verlauf und Nachrichten
play-notes-new = Neue Nachrichten: { $count }
play-fold-notes = Notizen einklappen
play-unfold = Deine Reihen aufklappen
play-happened = Was geschah
play-turn-of = Zug { $turn }: { $name }
play-turn-some = Zug von { $name }
play-turn-deals = { $count ->
    [one] ein Handel
   *[other] { $count }-mal gehandelt
}
play-say = Sag etwas …
play-send = Senden
play-over = Die Partie ist vorbei.
play-paused = Der Tisch macht Pause.
play-watching = Du schaust zu.
play-close = Schließen
play-choices = Möglichkeiten
play-others = Mitspieler
play-your-side = Deine Seite des Tisches
play-side-of = Die Seite von { $name }
play-bot = Bot
play-away = nicht da
play-time = Restzeit: { $time }
play-time-low = Kaum noch Zeit: { $time }
play-clock-minutes = Du hast noch etwa { $minutes } Minuten auf der Uhr.
play-clock-seconds = Du hast noch { $seconds } Sekunden auf der Uhr.
play-has-left = { $seat } ist gegangen.
play-let-bot = Einen Bot spielen lassen
play-wait = Warten
play-we-wait = Wir warten, höchstens fünf Minuten. Dann spielt ein Bot weiter.
play-is-away = { $seat } ist nicht da.
play-bot-soon = Nach { $seconds } Sekunden spielt ein Bot weiter.
play-bot-plays = Bot spielt
play-stands-in = Ein Bot spielt für { $name }.
play-seat-kept = Der Platz bleibt reserviert: Wer zurückkommt, spielt sofort weiter.
play-is-back = { $name } ist wieder da.
play-bot-for-me = Ein Bot spielt für dich.
play-take-my-seat = Meinen Platz nehmen
play-seat-free = Du kannst mitspielen.
play-seat-free-about = Die Hand siehst du, sobald du sitzt.
play-take-seat = Platz von { $name } nehmen
play-open-seat = Wer kommt, darf den Platz von { $name } haben
play-copy-link = Link kopieren
play-resting = Die Partie ruht: Niemand war da.
play-leaving = Du gehst?
play-back-soon = Ich komme wieder
play-back-soon-bot = Ein Bot spielt für dich. Dein Platz bleibt dir, hier oder auf einem anderen Bildschirm.
play-back-soon-kept = Dein Platz wartet auf dich, hier oder auf einem anderen Bildschirm.
play-back-soon-alone = Die Partie ruht, bis du wiederkommst, hier oder auf einem anderen Bildschirm.
play-give-seat = Platz abgeben
play-give-seat-link = Wer mit dem Link kommt, darf ihn haben; bis dahin spielt ein Bot.
play-give-seat-host = Wer kommt, darf ihn haben, wenn der Gastgeber es will; bis dahin spielt ein Bot.
play-resign = Aufgeben
play-resign-about = Ein Bot spielt deinen Platz zu Ende. Es gibt kein Zurück.
play-close-game = Diese Partie schließen
play-close-game-about = Sie endet ohne Ergebnis und verschwindet aus deiner Liste.
play-stay = Bleiben
play-mute = Nicht mehr hören
play-muted = Du hörst { $name } nicht mehr.
play-unmute = Wieder hören
play-heard-again = Du hörst { $name } wieder.
play-instead = Der Bot „{ $bot }“ entscheidet für { $seat }.
play-thinks = überlegt
play-at-turn = ist dran
play-declined = abgelehnt
play-says-no = { $seat } sagt nein
play-no-answer = { $seat } hat nicht rechtzeitig geantwortet
play-declining = lehnt ab
play-auto-decline = Bis zu meinem Zug alles ablehnen
play-pass-window = Ein Angebot an { $seat }? Die Bots warten noch kurz.
play-all-wait = Alle warten auf dich.
play-auto-pass = Von selbst passen, wenn mich nichts betrifft
play-more-time = Mehr Zeit zum Zuhören und Antworten
play-pass-until-turn = Bis zu meinem Zug passen
play-auto = Auto
play-waiting = Wir warten auf { $names }.
play-now-plant = Du bist dran: Baue die vorderste Karte an.
play-now-second = Du bist dran: Baue auch die nächste Karte an oder decke Karten auf.
play-now-reveal = Du bist dran: Decke Karten auf.
play-now-trade = Du bist dran: Handle, dann beende den Handel.
play-now-draw = Du bist dran: Zieh neue Karten.
play-not-now = Das geht jetzt nicht.
play-refused = Nicht möglich
play-rule = Regel { $rule }
play-understood = Verstanden
play-hint = Tipp
play-hint-says = Ein Bot würde das tun:
play-hint-do = So machen
play-no-hint = Gerade gibt es keinen Tipp.
play-bytes-missing = Die Bytes deines Browsers sind nicht in die Verteilung eingegangen. Die Verteilung gilt, aber diese Bytes schützen sie nicht: Wer den Server betreibt, konnte zwischen einer Verteilung mit ihnen und einer ohne sie wählen.
play-guide = Begleiter
play-guide-offer = { $game }: Deine erste Partie? Ein Begleiter kann dir jeden neuen Schritt erklären.
play-coach = Coach
play-coach-step = Schritt { $step } von { $steps }
play-coach-skip = Lektion überspringen
play-coach-next = Weiter
play-coach-end = Weiterspielen
play-guide-yes = Zeig mir, wie
play-guide-no = Nein, danke
play-guide-got = Alles klar
play-guide-off = Begleiter ausschalten
play-sure = Bestätigen: { $what }
play-sure-brief = Sicher?
play-back = verdeckte Karte
play-front = 1 · zuerst
play-front-quiet = 1 · vorne
play-hand-front = { $card }, Karte 1 von { $count }, wird zuerst angebaut
play-hand-card = { $card }, Karte { $place } von { $count }
play-empty-field = leeres Feld
play-empty = leer
play-field-of = { $card }, { $count } auf dem Feld
play-my-field = Dein Feld { $field }: { $card }, { $count }
play-my-empty = Dein Feld { $field }, leer
play-pays = bringt { $coins }
play-meter = Karten: { $cards }, bringt { $coins }; noch { $more } für { $then }
play-meter-full = Karten: { $cards }, bringt { $coins }, mehr geht nicht
play-more = noch { $more } → { $coins }
play-harvest = Ernten, bringt { $coins }
play-harvest-word = Ernten
play-harvest-not = Nicht zu ernten
play-harvest-label = Ernten, bringt { $coins } ({ $card })
play-harvest-bare = Ernten ({ $card })
play-sell-sure = Bestätigen: { $cards } für { $coins } verkaufen
play-harvest-sure = Bestätigen: { $cards } verkaufen
play-sell-brief = Sicher? { $cards } für { $coins }
play-plant-here = hier anbauen: { $card }
play-third = Drittes Feld
play-buy-sure = Bestätigen: { $coins } zahlen
play-buy-brief = Sicher? { $coins } zahlen
play-run-out = leer: { $times } von { $limit }
play-you-turned = Das hast du aufgedeckt
play-they-turned = Aufgedeckt von { $seat }
play-sender-turned = aufgedeckt
play-got = Anzubauen
play-kept = bleibt
play-keep = Lieber behalten
play-wishes = sucht { $cards }
play-end-trade = Handel beenden
play-new-offer = Neues Angebot
play-wish = Wer hat …?
play-wish-send = Suche { $cards }
play-wish-none = Kein Wunsch
play-offers-you = { $seat } bietet dir einen Tausch an
play-offers-gift = { $seat } will dir etwas schenken
play-asks-gift = { $seat } bittet dich um ein Geschenk
play-to-you = nur an dich
play-to-all = an alle
play-next-slip = { $count ->
    [one] Noch ein Angebot, von { $seat }
   *[other] Noch { $count } Angebote, das nächste von { $seat }
}
play-you-give = Du gibst
play-you-get = Du bekommst
play-your-place = deine Karte { $place }
play-copy = Karte { $place }
play-copy-open = offen
play-lies-open = sie liegt offen
play-tap-change = Antippen zum Wechseln
play-accept = Annehmen
play-counter = Kontern
play-decline = Ablehnen
play-cannot-pay = Du hast nicht: { $cards }
play-chip = { $seat } möchte { $cards }; du hast nichts davon.
play-cannot-now = Das kannst du jetzt nicht annehmen.
play-my-offer = Dein offenes Angebot
play-withdraw = Zurückziehen
play-answer-within = Antwort in { $seconds } s; Schweigen heißt nein.
play-answer-time = Du hast { $seconds } Sekunden, um { $seat } zu antworten; Schweigen heißt nein.
play-answer-soon = Noch { $seconds } Sekunden, um { $seat } zu antworten.
play-deal-of = { $seat } an { $to }:
play-your-offer = Dein Angebot
play-offer-gone = Zu spät: Das Angebot ist vergeben oder weg. Deins ist ein neues.
play-see-slip = Angebot von { $seat }
play-close-offer = Schließen, ohne zu senden
play-tap-give = Tippe an, was du gibst
play-tap-want = Tippe an, was du willst
play-tap-who = Tippe an, wem du es anbietest
play-again-more = nochmal für eine mehr
play-sends = sendet sofort
play-turned-up = aufgedeckt
play-take-back = Zurücknehmen
play-wanted = { $card }, gewünscht { $count }, du baust { $grown } an
play-offer-swap = Du gibst { $gives } und willst { $wants }.
play-offer-gift = Du verschenkst { $gives }.
play-offer-ask = Du bittest um { $wants } als Geschenk.
play-offer-empty = Tippe eine Karte oder Sorte an.
play-offer-hides = Die anderen hören nur die Sorte.
play-offer-to = An { $seat }
play-all = An alle { $count }
play-first-accepts = wer zuerst annimmt
play-key-a = Angebot annehmen
play-key-c = kontern
play-key-d = Angebot ablehnen
play-key-x = ablehnen, was du nicht zahlen kannst
play-key-n = zum Angebot, dann zum nächsten
play-key-o = neues Angebot
play-key-w = wer hat …?
play-key-h = dieses Feld ernten
play-key-p = anbauen
play-key-e = wie dir zumute ist
play-key-card = eine Karte nach ihrem Platz
play-key-enter = der grüne Knopf
play-key-help = diese Liste

## Tipps: warum der Bot das tun würde

cast-level = { $name }: { $temper }, Stufe { $level } von { $levels }
cast-pim = lernt noch, sagt oft ja
cast-fava = großzügig, gibt gern
cast-flo = redet viel, fragt alle
cast-mungo = gerecht: eins für eins
cast-lenz = geizig, verschenkt nichts
cast-pinto = zockt auf die nächste Karte
cast-rosa = gewieft, achtet auf den, der führt
cast-lima = geduldig, große Felder
cast-ada = zählt die Karten
cast-cicero = Anwalt der Mafia, kontert alles
web-crew = Welche Gesellschaft?
web-crew-gentle = sanft
web-crew-mixed = gemischt
web-crew-hard = hart
web-cast = { $name }: { $temper }
web-cast-level = { $name } ({ $level }/{ $levels }): { $temper }
web-levels = 1/{ $levels } bis { $levels }/{ $levels }: wie stark sich jemand in diesem Spiel gezeigt hat.
web-cast-next = { $name } ersetzen
why-of = { $name }: Warum?
why-grows = { $wants }: Das wächst auf meinen Feldern.
why-begins = { $wants }: Damit würde ich gern anfangen.
why-gift = { $gives }: Das stört mich nur. Nimm, wenn du magst.
why-needs = { $wants }: Das wächst bei mir selbst, ich behalte es.
why-no-field = { $gives }: Das wächst auf keinem meiner Felder.
why-leads = { $seat } hat die meisten Taler: Da helfe ich nicht.
why-little = Das ist mir zu wenig.
why-ask = { $wants }: Das hätte meinen Feldern geholfen.
why-swap = Für meine Felder lieber { $wants } als { $gives }.
why-best = Etwas Besseres fiel mir nicht ein.
why-decline-cannot = { $wants }: Das hatte ich nicht.
why-decline-poor = Was ich bekommen hätte, war mir weniger wert als das, was ich gegeben hätte.
why-decline-helps = Es hätte mir geholfen, { $seat } aber noch mehr.
why-decline-late = Das ging in dem Augenblick nicht.
why-nothing = Ich habe noch nichts angeboten und nichts abgelehnt.

web-notify = Mir Bescheid sagen, wenn ich dran bin, auch wenn ich woanders hinsehe
    .about = Durch Mitteilungen des Geräts, solange diese Seite im Hintergrund offen ist.
    .refused = Das Gerät erlaubt es nicht: So steht es in seinen Einstellungen.
    .insecure = Diese Adresse ist nicht verschlüsselt, darum erlauben Browser hier keine Mitteilungen: Titel und Ton müssen genügen.
    .unknown = Dieser Browser kennt so keine Mitteilungen; ein iPhone oder iPad hat sie, sobald die Seite auf seinem Home-Bildschirm liegt.
web-day = Deal des Tages
web-day-about = Dieselben Karten für alle, ein Versuch zählt. Um Mitternacht (UTC) kommt der nächste, und wer einen Tag auslässt, verliert nichts.
web-day-proof = Die Karten folgen allein aus Schachtel und Datum; wer will, kann sie vorher wissen: ein Zeitvertreib, kein Beweis.
web-day-play = Deal des Tages spielen
web-day-short = Spielen
web-day-go-on = Weiterspielen
web-day-see = Dein Ergebnis ansehen
web-day-players = { $count ->
    [0] Noch niemand hat ihn zu Ende gespielt.
    [one] Eine Person hat ihn zu Ende gespielt.
   *[other] { $count } Leute haben ihn zu Ende gespielt.
}
web-day-mine = Du: { $score }
web-day-of = Deal des Tages, { $date }
web-day-place = { $count ->
    [one] Noch niemand sonst hat ihn zu Ende gespielt.
   *[other] Du bist Nummer { $place } von { $count }.
}
web-day-not-counted = Nur dein erster Versuch zählt; dies war ein anderer.
web-day-share = Mein Ergebnis teilen
web-day-share-text = Haricot, Deal des Tages ({ $date }): { $game }, { $score }. { $count ->
    [one] Wer traut sich noch?
   *[other] Nummer { $place } von { $count }.
}
web-stats = Bisher
web-stats-none = Nach deiner ersten Partie steht hier, was du geschafft hast.
web-stats-matches = Partien
web-stats-wins = gewonnen
web-stats-deals = abgeschlossene Geschäfte
web-stats-harvest = beste Ernte
web-stats-favourite = Lieblingsbohne
web-stats-counting = Ältere Partien werden noch gezählt.

hint-coins = { $coins ->
    [0] nichts
   *[other] { $coins } Taler
}
hint-only = Etwas anderes gibt es jetzt nicht zu wählen.
hint-best = Einen Schritt vorausgedacht, findet der Bot nichts Besseres.
hint-ahead = Weiter vorausgedacht, kommt dabei mehr heraus als bei dem, was auf den ersten Blick am besten aussieht.
hint-grow = Auf Feld { $field } wächst dieselbe Sorte; es bringt dann { hint-coins }{ $more ->
    [0] .
   *[other] ; noch { $more } für { $then }.
}
hint-grow-full = Auf Feld { $field } wächst dieselbe Sorte, und es bringt schon sein Höchstes: Kein anderes Feld muss weichen.
hint-start = Feld { $field } ist leer: Für { $kind } muss nichts weichen.
hint-second = Eine zweite Karte musst du nicht anbauen, aber { $kind } bringt auf Feld { $field } mehr als auf der Hand.
hint-second-room = Feld { $field } bringt jetzt { hint-coins }; { $kind } bringt an seiner Stelle mehr als auf der Hand.
hint-anew = Feld { $field } bringt jetzt { hint-coins }, und mehr würde lange dauern: Verkaufe es und fange mit derselben Sorte neu an.
hint-room = Für { $kind } ist kein Platz. Von den Feldern, die du verkaufen darfst, verlierst du bei Feld { $field } am wenigsten; es bringt { hint-coins }.
hint-room-only = Für { $kind } ist kein Platz, und nur Feld { $field } darfst du verkaufen; es bringt { hint-coins }.
hint-keep-front = Noch musst du { $kind } nicht anbauen, und auf der Hand stört die Karte weniger.
hint-go-on = Mehr musst du nicht anbauen. Felder verkaufst du besser später im Zug: Bis dahin können sie noch Karten aufnehmen.
hint-full = Feld { $field } bringt sein Höchstes, { hint-coins }: Verkaufe es, dann ist Platz für Neues.
hint-buy = Ein drittes Feld kostet { hint-coins }. In { $rounds ->
    [one] der einen Runde, die noch bleibt,
   *[other] den etwa { $rounds } Runden, die noch bleiben,
} sollte es mehr bringen.
hint-buy-room = Ein drittes Feld kostet { hint-coins } und erspart dir, jetzt ein Feld zu früh zu verkaufen.
hint-gift = Ohne { $gives } stehst du besser da: Der Anbau würde dich mehr kosten, als er bringt.
hint-ask = Deinen Feldern würde helfen: { $wants }. Die Chance auf ein Ja von { $to } scheint bei etwa { $percent } % zu liegen.
hint-swap = Deinen Feldern hilft mehr: { $wants }; weniger: { $gives }. Die Chance auf ein Ja von { $to } scheint bei etwa { $percent } % zu liegen.
hint-ask-all = Deinen Feldern würde helfen: { $wants }. Die Chance, dass jemand Ja sagt, scheint bei etwa { $percent } % zu liegen.
hint-swap-all = Deinen Feldern hilft mehr: { $wants }; weniger: { $gives }. Die Chance, dass jemand Ja sagt, scheint bei etwa { $percent } % zu liegen.
hint-accept = Was du bekommst, ist dir mehr wert als das, was du gibst.
hint-accept-gift = { $gives } kannst du brauchen, und es kostet dich nichts.
hint-accept-rid = Ohne { $wants } stehst du besser da: Der Anbau würde dich mehr kosten, als er bringt.
hint-decline-cannot = Du hast nicht, was verlangt wird: { $wants }.
hint-decline-late = Gerade lässt sich das nicht annehmen.
hint-decline-helps = Dir würde es helfen, { $seat } aber noch mehr.
hint-decline-poor = Was du bekämst, ist dir nicht mehr wert als das, was du geben würdest.
hint-enough = Du hast in diesem Zug { $offers ->
    [one] ein Angebot
   *[other] { $offers } Angebote
} gemacht; der Bot lässt es dabei.
hint-done = Kein weiterer Handel verspricht dir genug.{ $left ->
    [0] { "" }
    [one] { " " }Die Karte, die noch daliegt, kommt auf deine Felder.
   *[other] { " " }Die { $left } Karten, die noch daliegen, kommen auf deine Felder.
}
hint-no-deal = Kein Handel mit { $seat } verspricht dir jetzt genug.

# -- refusals: `refused-<id>`, with the arguments of the error and $field as variables

at-line = Zeile { $line }: { $problem }
at-line-column = Zeile { $line }, Spalte { $column }: { $problem }
refused-bad-face = { $file } beschreibt nicht, wie eine Schachtel aussieht: { $problem }
refused-bad-lesson = { $file } beschreibt keine Lektion: { $problem }
refused-no-lesson = Diese Schachtel hat keine Lektion { $word }.
refused-illegal = { $rule }: Platz { $seat } darf das nicht: { $action }.

# of a table

refused-stale = Zu spät: Der Tisch war schon weiter.
refused-match-over = Diese Partie ist zu Ende.
refused-no-day = An diesem Tisch wird kein Deal des Tages gespielt.
refused-no-evening = Diesen Abend gibt es nicht: Lass dir den ganzen Link geben.
refused-evening-places = So viele Plätze lassen sich nicht gleichmäßig auf { $tables } Tische verteilen.
refused-evening-once = An einem Abend kannst du nur einen Platz haben.
refused-evening-begun = Der Abend hat begonnen.
refused-evening-over = Der Abend ist zu Ende.
refused-evening-deal-played = Diese Verteilung wird noch an einem anderen Tisch des Abends gespielt.
refused-match-not-over = Diese Partie ist noch nicht zu Ende.
refused-match-begun = Die Partie hat schon begonnen.
refused-match-not-running = Die Partie läuft nicht.
refused-match-not-paused = Die Partie ist nicht angehalten.
refused-seat-taken = Dieser Platz ist besetzt.
refused-nobody-missing = An diesem Platz fehlt niemand.
refused-clock-decides = An diesem Tisch läuft eine Uhr: Sie sagt, wie lange gewartet wird.
refused-seat-still-free = Ein Platz ist noch frei.
refused-seat-kept = Ein Platz kann nur vor dem Beginn geräumt werden.
refused-seat-lost = Das ist nicht mehr dein Platz.
refused-no-seat-free = Es ist kein Platz mehr frei.
refused-no-seat = Einen Platz { $seat } gibt es hier nicht.
refused-not-sitting-there = Dort sitzt du nicht.
refused-not-your-seat = Das ist nicht dein Platz.
refused-bot-plays-here = Hier spielt ein Bot: Nimm zuerst deinen Platz zurück.
refused-host-only = Das darf nur der Gastgeber.
refused-hand-seen = Du hast in dieser Partie schon eine andere Hand gesehen.
refused-resigned = Du hast diese Partie aufgegeben.
refused-no-hint = Jetzt gibt es keinen Tipp.
refused-clock-seconds = Eine Uhr hat 1 bis { $most } Sekunden.
refused-clock-more = Eine Uhr gibt 0 bis { $most } Sekunden für jede Entscheidung dazu.
refused-answer-seconds = Ein Angebot wartet 0 bis { $most } Sekunden auf seine Antwort.
refused-absent-seconds = Ein Bot springt nach 0 bis { $most } Sekunden ein.
refused-no-game = Es gibt kein Spiel „{ $word }“; wähle unter: { $known }.
refused-no-edition = { $game } hat keine Ausgabe „{ $word }“; wähle unter: { $known }.
refused-not-for-seats = { $game } { $edition } spielt man nicht zu { $count }, sondern mit so vielen: { $takes }.
refused-no-option = Es gibt keine Option „{ $option }“; wähle unter: { $known }.
refused-option-elsewhere = Die Option „{ $option }“ gibt es nicht für diese Ausgabe und Zahl der Plätze; wähle unter: { $known }.
refused-option-value = { $option } = { $word } ist keiner der Werte: { $known }
refused-bad-seed = „{ $word }“ ist kein Startwert: 1 bis { $most } Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.
refused-cards-other-game = Diese Karten müssten für { $game } sein: game = "{ $game }", nicht "{ $word }".
refused-no-hash = { $field }: Das ist kein SHA-256-Hash von 16 Bytes, hexadezimal geschrieben.
refused-bytes-unasked = Diese Bytes sind jetzt nicht gefragt.
refused-bytes-broken = Das sind nicht die versprochenen Bytes.
refused-other-rules = Das ist eine Partie nach den Regeln { $rules } von { $game }; hier wird nach den Regeln { $known } gespielt.

# of a server

refused-busy = An diesem Tisch geschieht zu viel auf einmal. Versuch es gleich noch einmal.
refused-gone = Hier ist etwas schiefgegangen. Versuch es gleich noch einmal.
refused-unexpected = Hier ist etwas schiefgegangen. Der Gastgeber findet es im Protokoll als { $number }.
refused-too-fast = Das war zu oft. Versuch es in { $wait ->
    [one] einer Sekunde
   *[other] { $wait } Sekunden
} noch einmal.
refused-too-many-messages = Zu viele Nachrichten: Langsamer, bitte.
refused-too-many-sockets = Von deiner Adresse kommen zu viele Verbindungen.
refused-wrong-origin = Diese Anfrage kommt von einer anderen Seite.
refused-name-taken = Der Name { $name } ist schon vergeben.
refused-name-length = Ein Name hat 1 bis { $most } Zeichen.
refused-name-unseen = Ein Name besteht aus Buchstaben, Ziffern und sichtbaren Zeichen.
refused-name-mixed = Ein Name wird in einer einzigen Schrift geschrieben.
refused-passphrase-length = Ein geheimer Satz hat { $least } bis { $most } Zeichen.
refused-wrong-passphrase = Es gibt kein Konto mit diesem Namen und diesem geheimen Satz.
refused-already-registered = Du hast schon ein Konto: Melde dich zuerst ab.
refused-wrong-old-passphrase = Das ist nicht dein geheimer Satz.
refused-no-account = Du hast noch kein Konto: Leg zuerst eines an.
refused-no-session = Dieser Browser ist schon abgemeldet.
refused-no-such-portrait = Dieses Gesicht gibt es nicht.
refused-code-wrong = Kein Tisch hat diese Bohnen.
refused-code-old = Diese Bohnen führen an keinen Tisch mehr: Er hat begonnen, oder eine halbe Stunde ist um. Frag nach neuen.
refused-code-full = Dieser Tisch ist voll.
refused-code-not-waiting = Einen Code gibt es nur für einen Tisch, der noch wartet.
refused-code-none-free = Gerade sind alle Codes vergeben. Gib den Link weiter.
refused-codes-rest = Hier wurden zu viele falsche Codes probiert: Codes ruhen eine halbe Stunde. Frag nach dem Link.
refused-mute-yourself = Dich selbst kannst du nicht stumm schalten.
refused-nobody = Es gibt niemanden mit dieser Kennung.
refused-no-table = Diesen Tisch gibt es nicht, oder er ist privat.
refused-watches-most = Man kann höchstens { $most } Tischen zugleich zusehen.
refused-wrong-token = Dieser Link öffnet diesen Platz nicht.
refused-not-watched = Sieh diesem Tisch zuerst von deinem Platz aus zu.
refused-picks-closed = Der Tisch ist schon weiter: Das lässt sich nicht mehr wählen.
refused-act-length = Eine Entscheidung hat einen Schlüssel von 1 bis { $key } Zeichen und selbst höchstens { $action } Zeichen.
refused-speak-unseated = Nur wer hier sitzt, kann etwas sagen.
refused-said-length = Was du sagst, hat 1 bis { $most } Zeichen.
refused-rematch-players-only = Nur wer mitgespielt hat, kann eine Revanche verlangen.
refused-rematch-made = Die Revanche gibt es schon.
refused-nothing-to-promise = Jetzt ist nichts zu versprechen.
refused-somebody-to-come = Jemand fehlt noch.
refused-record-closed = Die Mitschrift wird geöffnet, wenn die Partie zu Ende ist.
refused-fairness-hex = Was das Geben beweisen soll, ist nicht hexadezimal geschrieben.
refused-seed-unfounded = Der Startwert folgt nicht aus den geöffneten Bytes.
refused-nothing-here = Unter dieser Adresse gibt es nichts.
refused-no-such-request = Das kann man unter dieser Adresse nicht verlangen.
refused-not-json = Was man hierher schickt, muss { $kind } sein.
refused-too-big = Das ist zu viel: höchstens { $most } kB.
refused-parameter-twice = Ein Parameter ist doppelt angegeben.
refused-json-broken = Das ist kein JSON.
refused-field-missing = { $field } fehlt.
refused-field-unknown = { $field } ist hier nicht bekannt.
refused-value-unknown = { $field }: „{ $word }“ ist keiner der Werte, die hier bekannt sind.
refused-number-low = { $field }: Die Zahl muss mindestens { $least } sein.
refused-number-high = { $field }: Die Zahl darf höchstens { $most } sein.
refused-wrong-kind = { $field }: { $expected ->
    [int] Hier muss eine ganze Zahl stehen.
    [str] Hier muss ein Text stehen.
    [bool] Hier muss true oder false stehen.
    [array] Hier muss eine Liste stehen.
   *[other] Hier muss ein Objekt stehen.
}
refused-unexpected-shape = Das ist nicht das, was hier erwartet wird.
refused-misread = { $field }: Das ist nicht lesbar.
refused-store-busy = { $place } wird schon von einem anderen Prozess benutzt; für mehrere Prozesse nimm PostgreSQL: --database postgresql://…
refused-backup-exists = Die Datei { $place } gibt es schon; eine Sicherung wird in eine neue geschrieben.
refused-backup-missing = Es gibt keine Datenbank { $place }.
refused-backup-foreign = { $place } ist keine Datenbank von Haricot.
refused-backup-version = { $place } stammt von einer anderen Version von Haricot; starte den Server zuerst einmal mit dieser Version.
refused-nobody-so-called = Niemand heißt hier „{ $name }“: haricot people zeigt, wen es gibt.
refused-server-silent = { $place } gehört einem Server, der nicht antwortet; vielleicht ist er zu alt, oder er startet gerade.
refused-restore-filled = { $place } enthält schon Tische oder Personen; eine Sicherung wird in eine leere Datenbank zurückgespielt.
refused-database-away = Die Datenbank antwortet nicht. Versuch es gleich noch einmal; was gemeldet wurde, ist nicht verloren.
refused-disk-full = Die Festplatte des Servers ist voll: Gerade kann nichts behalten werden. Wer ihn betreibt, muss Platz schaffen.
refused-database-damaged = Die Datenbank ist beschädigt. Wer den Server betreibt, muss sie wiederherstellen.
refused-store-unusable = Die Datenbank { $place } lässt sich nicht benutzen: { $problem }
refused-store-newer = Die Datenbank stammt von einem neueren Haricot: { $problem }
refused-store-unknown = Eine Datenbank { $scheme }:// ist nicht bekannt; nimm einen Pfad, sqlite:///Pfad oder postgresql://…
refused-store-extra = PostgreSQL braucht das Extra „postgres“: ./haricot serve installiert es.

# of what is written

refused-no-verb = „{ $word }“ kann man hier nicht tun. Mit diesen Wörtern beginnt eine Aktion: { $verbs }
refused-no-card = Es gibt keine Karte „{ $word }“{ $count ->
    [0] .
   *[other] ; im Spiel sind: { $cards }.
}
refused-not-a-seat = „{ $word }“ ist niemand an diesem Tisch: Tippe einen Namen oder die Nummer des Platzes.
refused-not-a-field = „{ $word }“ ist kein Feld: Tippe seine Nummer, ab 0.
refused-not-a-deal = „{ $word }“ ist kein Angebot: Tippe seine Nummer.
refused-not-a-copy = „{ $word }“: Eine Karte hat eine Nummer, 1 ist die vorderste deiner Hand, oder sie liegt offen: blue@2, blue@up.
refused-wanted-place = „{ $word }“: Eine verlangte Karte hat keine Stelle, ihr Besitzer sucht sie aus.
refused-card-times = „{ $word }“: bitte 1 bis { $most } Karten.
refused-usage = So wird es geschrieben: { $verb ->
    [plant] plant, plant FELD, plant KARTE, plant KARTE FELD
    [harvest] harvest FELD
    [discard] discard KARTE, discard KARTE@EXEMPLAR, discard KARTE@up
    [offer] offer PLATZ GEGEBEN/VERLANGT oder offer all GEGEBEN/VERLANGT, etwa offer 2 blue,soy@up/red
    [counter] counter ANGEBOT GEGEBEN/VERLANGT, etwa counter 3 blue/red
    [accept] accept ANGEBOT oder accept ANGEBOT KARTEN
    [decline] decline ANGEBOT
    [withdraw] withdraw ANGEBOT
    [keep] keep KARTE oder keep - für keine
    [wish] wish KARTEN oder wish - für nichts
   *[other] { $verb }
}
refused-many-cards = Zu viele Karten in einer Liste: höchstens { $most }.
refused-record-long = Diese Mitschrift hat { $letters } Zeichen; höchstens { $most } werden gelesen.
refused-chance-long = Es sind zu viele Ergebnisse im Voraus festgelegt: höchstens { $most } Karten und Zahlen.
refused-position-many = { $field }: In dieser Stellung liegen zu viele Karten, höchstens { $most }.
refused-position-number = { $field }={ $value } ist keine Zahl von { $low } bis { $high }.
refused-position-word = { $field }={ $value } ist keines von: { $values }.
refused-position-times = { $field }: „{ $word }“ hat keine Kartenzahl von 1 bis 999.
refused-position-card = { $field }: Es gibt keine Karte „{ $word }“.
refused-position-twice = { $field } ist zweimal angegeben.
refused-position-no-cards = { $field } hat keine Karten (ein leerer Platz wird - geschrieben).
refused-position-too-many = { $field }: So viele Karten { $card } sind nicht im Spiel.
refused-position-none-left = { $field }: Es sind keine Karten zum Austeilen mehr da.
refused-position-no-zone = Einen Platz { $field } gibt es in diesem Spiel nicht.
refused-position-no-fact = Eine Angabe { $field } gibt es in diesem Spiel nicht.
refused-position-no-seat = { $field }: Dort sitzt niemand.
refused-position-no-field = { $field }: Dieses Feld gibt es an diesem Tisch nicht.
refused-position-goes-on = { $field }: Nur { $only } darf mit „...“ weitergehen.
refused-position-one-kind = { $field }: Auf einem Feld liegen benannte Karten einer Sorte.
refused-position-two-fields = { $field }: Dieselbe Sorte wächst schon auf { $other }.
refused-position-unnamed = { $field }: Diese Karten müssen benannt sein.
refused-position-not-there = { $field }: { $card } liegt so nicht in { $zone }.
refused-position-wish = { $field }: { $card } kann man nicht verlangen, oder es steht zweimal da.
refused-position-count = { $field }: Es müssen { $due } Karten sein, nicht { $count }.
refused-position-phase = { $field } passt nicht zu phase={ $phase }: Dahin führt keine Partie.
refused-position-phase-over = phase={ $phase } ist vorbei, wie { $field } zeigt: Niemand hat darin noch etwas zu tun.
refused-position-kept = { $field } merkt Karten vor, die nicht aufgedeckt sind.
refused-position-final = { $field } hat noch Karten, obwohl die letzte gezogen sein soll.
refused-position-deal = { $field }={ $value } ist nicht von der Form VON>AN:GEGEBEN/VERLANGT:ABGELEHNT.
refused-position-deal-card = { $field }: „{ $word }“ ist nicht von der Form SORTE.STELLE.
refused-position-deal-gone = { $field }: { $word } liegt nicht da, um gegeben zu werden.
refused-position-deal-twice = { $field } gibt { $word } zweimal.
refused-position-deal-seats = { $field }: Gehandelt wird immer zwischen dem aktiven Spieler und einem anderen.
refused-position-deal-empty = { $field }: Keine Karte würde den Besitzer wechseln.
refused-position-deal-refused = { $field }: { $value } müsste einige von denen nennen, an die das Angebot ging.
refused-cards-long = Diese Kartendatei hat { $letters } Zeichen; höchstens { $most } werden gelesen.
refused-cards-toml = Das ist nicht lesbar. Eine Zeile ist ein [Abschnitt], ein Name = Wert oder ein # Kommentar.
refused-cards-deep = Zu viele Klammern ineinander: höchstens { $most }.
refused-cards-dots = Zu viele Punkte in einem Namen: höchstens { $most }.
refused-cards-word = Dieses Wort oder diese Zahl ist zu lang: höchstens { $most } Zeichen.
refused-meter-long = { $field }: Ein Bohnometer hat höchstens { $most } Stufen.
refused-chance-card = { $field }: Die Karte Nummer { $card } kann nicht mehr kommen.
refused-chance-number = { $field }: Eine Zahl von 0 bis { $most } ist nötig.
refused-chance-dice = { $field }: Von jedem der { $count } geworfenen Würfel ist eine Seite nötig, der Reihe nach.
refused-record-version = Eine Mitschrift beginnt mit „haricot { $version }“, nicht mit „{ $word }“.
refused-record-header = Die zweite Zeile lautet: game ID  rules N  edition NAME  seats N
refused-record-number = { $field }: „{ $word }“ ist keine Zahl.
refused-record-option = „{ $word }“ ist keine neue option=wert.
refused-record-word = „{ $word }“ ist kein Wort im Kopf einer Mitschrift.
refused-record-head = Der Kopf endet nicht mit --
refused-record-seed = Der Startwert fehlt.
refused-record-decision = Eine Entscheidung lautet: PLATZ AKTION
refused-record-result = Nach dem zweiten -- steht eine Zeile: result …
refused-no-reason = { $field }: „{ $word }“ ist kein Grund.
refused-cards-table = { $field } ist kein Abschnitt.
refused-cards-tables = { $field } ist keine Liste von Abschnitten.
refused-cards-list = { $field } ist keine Liste.
refused-cards-whole = { $field } ist keine ganze Zahl.
refused-cards-few = { $field }: Mit { $seats } Plätzen sind nur { $count } Karten im Spiel, { $needed } sind nötig.
refused-cards-unknown = { $field } ist hier nicht bekannt; es gibt: { $known }.
refused-cards-no-kinds = Es gibt keinen Abschnitt [{ $field }.…].
refused-cards-missing = { $field } fehlt.
refused-cards-count = { $field } ist keine ganze Zahl von 0 bis { $most }.
refused-cards-meter = { $field } ist keine Liste von Stufen [Karten, Taler].
refused-cards-rise = { $field }: Die Stufen müssen an Karten und an Talern steigen.
refused-cards-coins = { $field }: Aus { $cards } Karten können nicht { $coins } Taler werden.
refused-cards-total = { $field } ist { $word }, aber die Anzahlen ergeben { $total }.

refused-line-differs = Diese Zeile müsste lauten: { $expected }
refused-line-too-many = Hier dürfte nichts mehr folgen, auch keine leere Zeile.
refused-no-newline = Am Ende fehlt ein Zeilenumbruch.
refused-result-wrong = Das Ergebnis ist falsch, es müsste lauten: { $expected }
refused-result-too-early = Da steht ein Ergebnis, aber die Partie ist nicht zu Ende.
refused-no-player = Es gibt keinen Spieler „{ $word }“; wähle unter: { $known }.
refused-no-reward = Es gibt keine Zählweise „{ $word }“; wähle unter: { $known }.
refused-seats-players = Für { $seats } Plätze sind { $players } Spieler genannt.
refused-no-suite = Es gibt keine Reihe „{ $word }“; wähle unter: { $known }.
refused-learned-other = Was dieser Spieler gelernt hat, bezieht sich auf andere Beobachtungen: Es war für eine andere Schachtel, Ausgabe, Zahl von Plätzen oder Version.
refused-no-result = Das ist kein Ergebnis von haricot evaluate: { $problem }
refused-no-card-data = { $game } hat keine Karten, die man ersetzen könnte.
refused-cards-of-no-game = Die ersten Zeilen müssten sagen, für welches Spiel die Karten sind, etwa: game = "bohnanza" (es gibt { $games }).
refused-other-match = Das ist eine Partie von { $game }, nicht von { $asked }.
refused-match-seats = Diese Partie hat { $seats } Plätze, nicht { $count }: Sag mit --seats, wer wo sitzt.
refused-place-taken = Diese Datei gibt es schon, und sie ist keine Mitschrift: Nenne eine andere.
refused-place-kept = Dort liegt eine andere Partie: Nenne eine andere Datei, oder setz sie mit --resume { $name } fort.
refused-too-few-games = { $games } ist keine Zahl von Partien ab 1.
refused-seed-long = Der Startwert { $seed } ist zu lang für { $games } Partien (jede wird aus STARTWERT-NUMMER gegeben).
refused-worker-lost = Ein Rechenprozess wurde von außen beendet (reicht der Speicher?)
refused-too-much-work = Das kostet den Server zu viel Zeit oder Speicher: Hier kann man es nicht spielen.
refused-join-own-cards = An diesem Tisch wird mit einer Kartendatei des Gastgebers gespielt: Mitspielen kann man hier bisher nur im Browser.
refused-join-no-aids = An diesem Tisch sind Tipps und Zählhilfen aus: Mitspielen kann man hier bisher nur im Browser.
refused-player-failed = Das Programm eines Spielers ist gescheitert: { $problem }
refused-entrant = „{ $word }“ ist kein Spieler: Schreib NAME, NAME@VERSION oder ein Budget nach einem Doppelpunkt: NAME:150, NAME:50ms.
refused-no-version = Es gibt keinen Spieler { $word } in Version { $version }: Dieser hat Version { $known }.
refused-no-budget = { $word } nimmt kein Budget an.
refused-no-cluster = Unter { $word } antwortet kein Dask-Planer.
refused-no-workers = Der Dask-Planer unter { $word } hat niemanden, der rechnet.
refused-cluster-gone = Der Dask-Verbund unter { $word } ist verschwunden; mit --out geht derselbe Befehl dort weiter, wo er aufhörte.
refused-cluster-version = Ein Rechner des Verbunds hat Version { $version }, hier ist es { $wanted }.
refused-no-extra = Es fehlt eine Bibliothek: Installiere haricot[{ $extra }].
refused-ladder-cut = Die Partie mit dem Startwert { $seed } ({ $players }) hat kein Ende: Es gibt keine Rangliste.
refused-ladder-error = In der Partie mit dem Startwert { $seed } ({ $players }) ist ein Spieler gescheitert: { $problem }
refused-player-source = „{ $word }“ nennt keinen Spieler: Schreib DATEI.py:Klasse oder NAME=DATEI.py:Klasse.
refused-player-name = Ein Spieler kann nicht „{ $word }“ heißen: Kleinbuchstaben, Ziffern, - und _, höchstens 24 (NAME=DATEI.py:Klasse).
refused-player-name-taken = Der Name „{ $word }“ ist vergeben: Gib dem Spieler einen anderen (NAME=DATEI.py:Klasse).
refused-player-file = Es gibt keine Datei { $word }.
refused-player-load = { $word } lässt sich nicht laden: { $problem }
refused-player-class = In { $file } gibt es kein { $word }.
refused-player-other = { $word } ist kein Spieler: Es muss eine Klasse sein, die haricot.kernel.players.Player erweitert.

## Ein Abend an mehreren Tischen, und Wertungen

web-evening = Ein Abend
web-evening-hold = Einen Abend ausrichten
web-evening-about = Wie im Bridgeclub: Mehrere Tische spielen dieselben Verteilungen, und jeder Platz wird mit demselben Platz an den anderen Tischen verglichen. Nach jeder Verteilung rücken alle auf einen anderen Platz, die meisten auch an einen anderen Tisch.
web-evening-game = Spiel
web-evening-tables = Tische
web-evening-seats = Spieler an jedem Tisch
web-evening-deals = Verteilungen
web-evening-me = Ich spiele mit
    .about = Sonst leitest du den Abend nur.
web-evening-open = Abend eröffnen
web-evening-of = Abend: { $game }
web-evening-size = { $tables } Tische zu { $seats }, { $deals ->
    [one] eine Verteilung
   *[other] { $deals } Verteilungen
  }.
web-evening-deal = Verteilung { $deal } von { $deals }
web-evening-table = Tisch { $table }
web-evening-place = Platz { $number }
web-evening-over = Der Abend ist zu Ende.
web-evening-guests = Wer kommt
web-evening-invite = Wer diesen Link hat, kann einen Platz nehmen und zuschauen.
web-evening-share = Link teilen
web-evening-begin = Anfangen
web-evening-fill = Mit Bots auffüllen und anfangen
web-evening-next = Nächste Verteilung
web-evening-go = An meinen Tisch ({ $table })
web-evening-to = Zum Abend
web-evening-dealt = Die Karten sind verteilt.
web-evening-wait = Du bist fertig. Der Stand kommt, wenn alle Tische fertig sind.
web-evening-wait-host = Alle Tische sind fertig. Der Gastgeber lässt die nächste Verteilung spielen.
web-evening-waiting = noch nicht begonnen
web-evening-playing = spielt
web-evening-abandoned = geschlossen
web-evening-standing = Stand
web-evening-after = { $count ->
    [0] Noch keine Verteilung ist fertig.
    [one] Nach einer Verteilung.
   *[other] Nach { $count } Verteilungen.
  }
web-evening-rank = Rang
web-evening-who = Name
web-evening-share-of = Anteil
web-evening-points = Punkte
web-evening-apart = Mittel ±
web-evening-score = Ergebnis
web-evening-points-about = Zwei Punkte für jeden anderen Tisch, an dem derselbe Platz mit derselben Verteilung weniger erreicht hat, einer für jeden, an dem er gleich viel erreicht hat. Es entscheidet der Anteil an allen möglichen Punkten, dann der mittlere Abstand zu den Ergebnissen der anderen Tische.
web-evening-stood-in = ein Bot hat geholfen
web-evening-csv = Ergebnisse als Tabelle (CSV)
web-evening-leave = Meinen Platz aufgeben
web-evening-back = Meinen Platz wieder nehmen
web-evening-end = Abend beenden
web-evening-proof = Alle Verteilungen kommen aus einem Geheimnis, das feststand, bevor sich jemand setzte; sein SHA-256 ist
web-evening-secret = Das Geheimnis war
web-evenings = Meine Abende
web-rating = Wertung
web-rating-want = Ich möchte eine Wertung
    .about = Andere, die eine Wertung möchten, sehen deine. Es zählen Partien, in denen mindestens zwei von euch ohne Tipps, Vertretung, eigene Karten oder bekannte Verteilung spielen. Bots zählen nicht mit. Deine Wertung verschwindet mit deinem Konto.
web-rating-value = Wertung (95 %)
web-rating-range = { $rating } ({ $low } bis { $high })
web-rating-none = Noch zählt keine deiner Partien: Spiel ohne Tipps gegen jemanden, der auch eine Wertung möchte.
web-rating-about = 400 mehr heißt zehnmal so stark; das Mittel aller ist 0. Mit 95 % Sicherheit liegt der wahre Wert zwischen den beiden Zahlen in Klammern.

## Learners and language models

study-nobody-listens = Auf den anderen Plätzen sitzen Programme: Niemand hört zu.
study-wait = Gerade wirst du nichts gefragt. Sieh nach einer Weile wieder hin.
study-talks-much = Eins nach dem anderen: Du hast eben erst etwas gesagt.
study-no-seat = Zu diesem Schlüssel gibt es keinen Platz: Setz dich zuerst.
study-no-server = Es ist kein Tischserver genannt: haricot mcp --server http://localhost:8000
study-no-tables = Es gibt keinen Tisch mit einem freien Platz.
study-busy = Zu viele fragen auf einmal. Versuch es gleich noch einmal.
