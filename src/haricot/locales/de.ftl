### Die gemeinsamen Texte auf Deutsch. Jedes Spiel hat seine eigenen in seinem Ordner.

## Wörter in Sätzen

you = Du
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

rule-KER-01 = Das Spiel ist aus.
rule-KER-02 = Diesen Platz, dieses Feld, diese Karte oder dieses Angebot gibt es nicht.
rule-KER-03 = Das ist jetzt nicht deine Sache.
rule-KER-04 = Dieses Angebot ist erledigt, verfallen oder galt nicht dir.
rule-KER-05 = Du hast alle deine Angebote für diesen Zug gemacht.
rule-KER-06 = Du bist zuerst einen anderen Schritt schuldig.
rule-KER-07 = Es gibt nichts zu passen: Du hast dich schon geäußert.

## Der Tisch

table-turn = { $you ->
    [seat] du bist am Zug
   *[other] { $seat } ist am Zug
}
table-deck = Stapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-run-outs = { $times } von { $limit } Mal aufgebraucht
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
menu-leaves = deinem Gegner bleibt { $cards }
menu-counter = Stattdessen ein anderes Angebot an { $to } (lehnt dieses ab) …

beans-head = Bohnen im Spiel, wie viele es gibt, und was ein Feld bringt (Karten → Taler)
beans-none = Dieses Spiel hat kein Bohnometer.
word-beans = bohnen

## Begrüßung

greet-seats = Am Tisch: { $seats }
greet-seed = Startwert dieser Verteilung: { $seed }
greet-resumed = { $count ->
    [one] Das Spiel geht nach { $count } Entscheidung weiter.
   *[other] Das Spiel geht nach { $count } Entscheidungen weiter.
}
greet-help = Tippe h für Hilfe, q zum Gehen.

## Fragen

ask-turn = Du bist dran. Was tust du?
ask-answer = { $seat } wartet auf deine Antwort.
ask-voice = { $seat } ist am Zug. Hast du ein Angebot?
ask-before = { $seat } ist am Zug. Willst du vorher noch ernten oder kaufen?
ask-room = Für die Karte ist kein Platz: Schaffe zuerst welchen.
ask-plant = Du hast Karten anzubauen.
prompt = Nummer 1 bis { $number }, oder h für Hilfe >
prompt-usual = { $number ->
    [1] Enter für { $usual }, oder h für Hilfe >
   *[other] Enter für { $usual }, Nummer 1 bis { $number }, oder h für Hilfe >
}
prompt-pick = Nummer 1 bis { $number }, Enter für zurück >
hand-over = Gib den Bildschirm an Spieler { $number }. Spieler { $number }: Drücke Enter, wenn sonst niemand hinsieht.
no-usual = Hier geschieht nichts von selbst: Tippe eine Nummer.
no-such-number = Wähle eine Nummer von 1 bis { $number }.
unreadable = Das verstehe ich nicht ({ $problem }). Tippe eine Nummer, oder h für Hilfe.
unread-verb = „{ $word }“ kann man hier nicht tun. Mit diesen Wörtern beginnt eine Aktion: { $usage }
unread-card = Es gibt keine Karte „{ $word }“{ $count ->
    [0] .
   *[other] ; im Spiel sind: { $cards }.
}
unread-seat = „{ $word }“ ist niemand an diesem Tisch: Tippe einen Namen oder die Nummer des Platzes.
unread-field = „{ $word }“ ist kein Feld: Tippe seine Nummer, ab 0.
unread-deal = „{ $word }“ ist kein Angebot: Tippe seine Nummer.
unread-copy = Eine Karte hat eine Nummer, 1 ist die vorderste deiner Hand, oder sie liegt offen: blaue@2, blaue@up.
unread-wanted = „{ $word }“: Eine verlangte Karte hat keine Stelle, ihr Besitzer sucht sie aus.
unread-times = „{ $word }“: bitte 1 bis 99 Karten.
unread-usage = So wird es geschrieben: { $usage }

offer-to = An wen? (Nummer oder Name, Enter oder b für zurück) >
offer-give = Was gibst du?
offer-want = Was möchtest du dafür?
offer-cards = Nummern oder Namen, etwa 1 3; Enter für nichts; b für zurück >
offer-unreadable = Bitte Nummern von 1 bis { $number } oder Namen aus der Liste, jede Karte einmal.
offer-preview = Dein Angebot an { $to }: Du gibst { $gives } / Du bekommst { $gets }.
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
not-in-play = { $card }: Davon gibt es keine in diesem Spiel.
named-twice = { $card }: Einmal genügt.
nothing-refused = Es wurde nichts abgelehnt. Tippe ? und die Nummer einer Regel, etwa ? KER-02.
no-such-rule = In diesem Spiel gibt es keine Regel { $id }.
to-the-letter = Die Regel im Wortlaut (es gibt ihn nur auf Englisch):
nothing-yet = Es ist noch nichts geschehen.

## Gehen

save-where = Wohin sichern? Tippe s und einen Dateinamen, etwa s spiel.txt.
save-file = Das Spiel sichern? (Dateiname, oder Enter für nein) >
saved = Gesichert in { $file }.
not-saved = { $file } ließ sich nicht schreiben ({ $reason }).
another-file = es gibt schon eine Datei dieses Namens, und sie ist kein Spielstand
another-match = dort ist ein anderes Spiel gesichert
saved-resume = Später weiter mit: { $command }
saved-replay = Noch einmal ansehen mit: { $command }
same-deal = Dieselbe Verteilung noch einmal: { $command }
left-at-eof = Du verlässt den Tisch; nichts wurde gesichert.
left-kept = Du verlässt den Tisch; das Spiel ist in { $file } gesichert.
goodbye = Bis bald.
cut = Das Spiel ist zu lang geworden und endet hier.

## Listen und Aufzeichnungen

games-head = Spiel
    .title = Titel
    .seats = Plätze
    .players = Spieler
    .editions = Ausgaben
    .options = Optionen, für --option NAME=WERT
    .default = üblich
option-number = eine Zahl von { $low } bis { $high }
option-seat = ein Platz, ab 0
cards-head = Wort
    .name = Name
    .cards = Karten
    .meter = Bohnometer (Karten→Taler)
    .effect = Wirkung
cards-of = { $title }, { $edition }, { $seats } Plätze: { $count } Karten
show-head = { $title }, { $edition }, { $seats } Plätze{ $options }, { $count ->
    [one] nach { $count } Entscheidung
   *[other] nach { $count } Entscheidungen
}
show-middle = Zwischen den Spielern
match-goes-on = Das Spiel geht weiter.
winner = { $name } (gewinnt)

## Hilfe

help =
    Tippe die Nummer einer Möglichkeit oder eines von diesen:
      Enter      die mit > markierte Möglichkeit
      o          ein Angebot Schritt für Schritt machen
      t          den Tisch noch einmal zeigen
      l          was zuletzt geschehen ist
      bohnen     was jede Bohnensorte bringt
      i          Ausgabe und Optionen dieses Tisches
      ?          die Regel der letzten Ablehnung;   ? KER-02   jede Regel
      s DATEI    das Spiel sichern
      q          den Tisch verlassen
    Du kannst auch tippen, was in Klammern hinter den Möglichkeiten steht, zum Beispiel
      offer 2 blaue,soja@up/rote   an Platz 2: deine Blaue und die offene Sojabohne für eine Rote
      offer all -/rote             an alle: eine Rote Bohne als Geschenk, bitte
      accept 3     decline 3     withdraw 3
      keep soja                    den anderen sagen, dass du die offene Sojabohne behalten willst
      wish rote,soja               den anderen sagen, was du gern hättest; wish - nimmt es zurück
    Plätze und Felder zählen dort ab 0. blaue ist die vorderste in deiner Hand, blaue@2 die
    zweite, blaue@up liegt offen auf dem Tisch. Die Namen der Spieler gehen auch.
