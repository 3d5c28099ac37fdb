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
table-wish = hätte gern { $kinds }
table-edition = Ausgabe: { $edition }
table-cards = Karten: dein eigener Satz „{ $name }“
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
ask-room = Es ist kein Platz: Ernte zuerst ein Feld oder kaufe eines.
ask-plant = Du hast Karten anzubauen.
prompt = Nummer 1 bis { $number }, oder h für Hilfe >
prompt-usual = { $number ->
    [1] Enter für { $usual }, oder h für Hilfe >
   *[other] Enter für { $usual }, Nummer 1 bis { $number }, oder h für Hilfe >
}
prompt-pick = Nummer 1 bis { $number }, Enter für zurück >
hand-over = Gib den Bildschirm an { $name }. { $name }: Drücke Enter, wenn sonst niemand hinsieht.
no-usual = Hier geschieht nichts von selbst: Tippe eine Nummer.
no-such-number = Wähle eine Nummer von 1 bis { $number }.
unreadable = Das verstehe ich nicht ({ $problem }). Tippe eine Nummer, oder h für Hilfe.

offer-to = An wen? (Nummer oder Name, Enter für zurück) >
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
nothing-refused = Es wurde nichts abgelehnt. Tippe ? und die Nummer einer Regel, etwa ? KER-02.
no-such-rule = In diesem Spiel gibt es keine Regel { $id }.
nothing-yet = Es ist noch nichts geschehen.

## Gehen

save-where = Wohin sichern? Tippe s und einen Dateinamen, etwa s spiel.txt.
save-file = Das Spiel sichern? (Dateiname, oder Enter für nein) >
saved = Gesichert in { $file }.
not-saved = { $file } ließ sich nicht schreiben ({ $reason }).
another-file = es gibt schon eine Datei dieses Namens, und sie ist kein Spielstand
saved-resume = Später weiter mit: { $command }
saved-replay = Noch einmal ansehen mit: { $command }
same-deal = Dieselbe Verteilung noch einmal: { $command }
left-at-eof = Die Eingabe ist zu Ende: Du verlässt den Tisch, nichts wurde gesichert.
goodbye = Bis bald.
cut = Das Spiel ist zu lang geworden und endet hier.

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
      accept 3     decline 3     withdraw 3     keep soja     wish rote,soja
    Plätze und Felder zählen dort ab 0. blaue ist die vorderste in deiner Hand, blaue@2 die
    zweite, blaue@up liegt offen auf dem Tisch. Die Namen der Spieler gehen auch.
