### Das Würfelspiel auf Deutsch. Variablen: siehe haricot.locales.

game-name = Würfel Bohnanza
game-about = Bohnen würfeln, die Aufträge der Erntekarte von unten nach oben erfüllen, die Karte für Taler verkaufen.

edition-dice_2012 = Ausgabe von 2012 mit rekonstruierten Würfeln und Karten, 2 bis 5 Spieler

## Würfelseiten (w: weiß, c: creme) und Erntekarten: eine von vielen, mit Name oder Nummer

each-garden = Gartenbohne ({ $one })
    .counted = eine Gartenbohne ({ $one })
each-soy = Sojabohne ({ $one })
    .counted = eine Sojabohne ({ $one })
each-red = Rote Bohne ({ $one })
    .counted = eine Rote Bohne ({ $one })
each-chinese = Chinabohne ({ $one })
    .counted = eine Chinabohne ({ $one })
each-blue = Blaue Bohne ({ $one })
    .counted = eine Blaue Bohne ({ $one })
each-stink = Saubohne ({ $one })
    .counted = eine Saubohne ({ $one })
each-green = Brechbohne ({ $one })
    .counted = eine Brechbohne ({ $one })
each-harvest = Erntekarte { $one }
    .counted = Erntekarte { $one }

## Der Tisch

phase = { $phase ->
    [0] Wahl der oberen Karte
    [1] Vor dem ersten Wurf
    [2] Die anderen nutzen den Wurf
    [3] Würfel aufs Feld legen
    [4] Weiterwürfeln oder aufhören
    [5] Aufträge mit dem Feld erfüllen
    [6] Letzte Verkäufe
   *[other] Die Partie ist vorbei
}

zone-upper = obere Karte
zone-lower = untere Karte
zone-purse = Talerkarten
zone-reserve = Vorrat
zone-rolled = gerade gewürfelt
zone-field = Bohnenfeld

fact-coins = { $value } Taler
fact-completed = { $value ->
    [one] { $value } Auftrag erfüllt
   *[other] { $value } Aufträge erfüllt
}
fact-target = Ziel { $value }

score = { $count } Taler
tie-shared = Gleich viele Taler: Der Sieg wird geteilt.
    .rule = DICE-56
reason-target = Das Ziel ist erreicht.
reason-exhausted = Niemand hat mehr eine Erntekarte, an der er arbeiten könnte.

## Was man wählen kann

action-roll = Mit { $dice ->
    [one] dem letzten Würfel
   *[other] { $dice } Würfeln
} würfeln (du brauchst { $needs })
    .bare = Mit { $dice ->
        [one] dem letzten Würfel
       *[other] { $dice } Würfeln
    } würfeln
action-stop = Aufhören und das Feld nutzen (du brauchst { $needs })
    .bare = Aufhören und das Feld nutzen
action-claim = Erfüllen: { $contract }
action-sell = Verkaufen: { $kind } für { $coins } Taler (noch offen { $needs }; danach { $then })
    .bare = { $kind } für { $coins } Taler verkaufen
action-done = Fertig (du brauchst { $needs })
    .bare = Nichts mehr mit diesen Würfeln
    .keep = Die Karte behalten
action-pass = Die Würfel weitergeben (du brauchst noch { $needs })
    .bare = Zug beenden und die Würfel weitergeben
action-activate = Beginnen mit { $kind }: { $needs }
    .bare = Zuerst { $kind }
action-select = Aufs Feld legen: { $kind } (du brauchst { $needs })
    .bare = { $kind } aufs Feld legen
action-select-all = Alle aufs Feld legen
action-select-end = Keinen Würfel mehr

## Was geschehen ist

event-chose = { $you ->
    [seat] Du legst nach oben: { $kind }, { $needs }.
   *[other] { $seat } legt nach oben: { $kind }, { $needs }.
}
    .bare = { $you ->
        [seat] Du legst nach oben: { $kind }.
       *[other] { $seat } legt nach oben: { $kind }.
    }
event-turn = { $you ->
    [seat] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
event-rolled = { $you ->
    [seat] Du würfelst { $cards }.
   *[other] { $seat } würfelt { $cards }.
}
event-selected = { $you ->
    [seat] Du legst aufs Feld: { $cards }.
   *[other] { $seat } legt aufs Feld: { $cards }.
}
event-stopped = { $you ->
    [seat] Du hörst auf zu würfeln.
   *[other] { $seat } hört auf zu würfeln.
}
event-met = { $you ->
    [seat] Du erfüllst { $contract }: { $contracts } von 6, danach { $next }.
   *[other] { $seat } erfüllt { $contract }: { $contracts } von 6, danach { $next }.
}
event-sold = { $you ->
    [seat] Du verkaufst { $kind } mit { $contracts } Aufträgen für { $coins } Taler.
   *[other] { $seat } verkauft { $kind } mit { $contracts } Aufträgen für { $coins } Taler.
}
event-changed = { $you ->
    [seat] Du drehst deine Übersichtskarte auf fünf Taler und gibst { $cards ->
        [one] { $cards } Talerkarte
       *[other] { $cards } Talerkarten
    } ab.
   *[other] { $seat } dreht die Übersichtskarte auf fünf Taler und gibt { $cards ->
        [one] { $cards } Talerkarte
       *[other] { $cards } Talerkarten
    } ab.
}
event-shuffled = Der Vorrat wird gemischt: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
event-paid = { $you ->
    [seat] Du nimmst noch { $cards } Taler aus dem Vorrat.
   *[other] { $seat } nimmt noch { $cards } Taler aus dem Vorrat.
}
event-noted = { $you ->
    [seat] Der Vorrat ist leer: { $coins } Taler für dich notiert.
   *[other] Der Vorrat ist leer: { $coins } Taler für { $seat } notiert.
}
event-moved-up = { $you ->
    [seat] Du arbeitest jetzt an { $kind }: { $needs }.
   *[other] { $seat } arbeitet jetzt an { $kind }: { $needs }.
}
    .bare = { $you ->
        [seat] Du arbeitest jetzt an { $kind }.
       *[other] { $seat } arbeitet jetzt an { $kind }.
    }
event-drew = { $you ->
    [seat] Du ziehst { $kind }: { $needs }.
   *[other] { $seat } zieht { $kind }: { $needs }.
}
    .bare = { $you ->
        [seat] Du ziehst { $kind } als untere Karte.
       *[other] { $seat } zieht { $kind } als untere Karte.
    }
event-ending = { $you ->
    [seat] Du hast { $coins } Taler: Es wird nicht mehr gewürfelt.
   *[other] { $seat } hat { $coins } Taler: Es wird nicht mehr gewürfelt.
}
event-done = { $you ->
    [seat] Du bist fertig.
   *[other] { $seat } ist fertig.
}
event-passed = { $you ->
    [seat] Du gibst die Würfel weiter.
   *[other] { $seat } gibt die Würfel weiter.
}
event-last-sales = Letzte Verkäufe: Wer drei oder mehr Aufträge erfüllt hat, darf noch verkaufen.
event-no-cards = { reason-exhausted }
event-ended = { $winners-count ->
    [one] { $you ->
        [winners] Du gewinnst. Bestes Ergebnis: { $scores-most } Taler.
       *[other] { $winners } gewinnt. Bestes Ergebnis: { $scores-most } Taler.
    }
   *[other] Geteilter Sieg: { $winners }. Bestes Ergebnis: { $scores-most } Taler.
}

## Im Terminal

kind =
    .garden = Garten
    .soy = Soja
    .red = Rote
    .chinese = China
    .blue = Blaue
    .stink = Sau
    .green = Brech
    .garden-many = Garten
    .garden-whole = Gartenbohne
    .soy-many = Soja
    .soy-whole = Sojabohne
    .red-many = Rote
    .red-whole = Rote Bohne
    .chinese-many = China
    .chinese-whole = Chinabohne
    .blue-many = Blaue
    .blue-whole = Blaue Bohne
    .stink-many = Saubohnen
    .stink-whole = Saubohne
    .green-many = Brech
    .green-whole = Brechbohne
contract-or = { " oder " }
contract-alike = { $count } gleiche
contract-different = { $count } verschiedene
contract-none = alle sieben ohne { $bean }
screen-reserve = { $count ->
    [one] { $count } Karte im Vorrat
   *[other] { $count } Karten im Vorrat
}
screen-per-cent = { $whole },{ $tenth } %
screen-upper = oben
screen-lower = unten
screen-odds = Dein nächster Auftrag, { $contract }: { $once } mit einem Wurf aller Würfel, { $turn } in einem ganzen eigenen Zug.
screen-odds-now = Dein nächster Auftrag, { $contract }: { $chance }, wenn du darauf spielst.
screen-odds-none = Dein nächster Auftrag, { $contract }: nicht mit diesem Feld.
question-choose = An welcher deiner beiden Karten willst du zuerst arbeiten? Die andere folgt danach.
question-roll = Du bist am Zug. Würfle; die anderen können jeden deiner Würfe nutzen.
question-window = { $you ->
    [seat] Du hast gewürfelt. Verkaufst du deine Karte, bevor es weitergeht?
   *[other] { $seat } hat gewürfelt. Du kannst die eben geworfenen Würfel nutzen oder deine Karte verkaufen.
}
question-window-sell = { $you ->
    [seat] Du hast gewürfelt. Verkaufst du deine Karte, bevor es weitergeht?
   *[other] { $seat } hat gewürfelt. Verkaufst du jetzt deine Karte? Die nächste kann diese Würfel sofort nutzen.
}
question-select = Welche Würfel legst du aufs Feld? Mindestens einen; sie bleiben dort, bis dein Zug endet.
question-decide = Würfelst du mit den übrigen Würfeln weiter?
question-resolve = Es wird nicht mehr gewürfelt; das Feld zählt für dich.
question-sell = Du kannst jetzt deine Karte verkaufen.
question-final = Letzte Verkäufe: Verkaufst du deine Karte?
menu-chance = dann { $chance }
menu-meets = erfüllt deinen nächsten Auftrag
menu-misses = erfüllt deinen nächsten Auftrag nicht
menu-then = dann folgt { $contract }
menu-then-met = diese Würfel erfüllen sofort { $contract }
word-cards = karten
menu-dice = Prozent: dein nächster Auftrag, wenn du darauf spielst. Mehrere Würfel: { $some }
screen-help =
    Erfülle die Aufträge deiner oberen Karte einen nach dem anderen von unten an. In
    deinem Zug wirfst du sieben Würfel, legst mindestens einen aufs Feld und würfelst
    mit den übrigen weiter oder hörst auf; dann zählt das Feld für dich. Die anderen
    können jeden deiner Würfe nutzen und du jeden von ihnen: nur die eben geworfenen
    Würfel. Drei Aufträge bringen im Verkauf 1 Taler, vier 2, fünf 3, sechs 4; dann
    ist die untere Karte dran. Der Zug, in dem jemand das Ziel erreicht, ist der letzte.
      w1 bis w4  die weißen Würfel (eckig), c1 bis c3 die cremefarbenen (rund)
      x  >       ein erfüllter Auftrag, und der nächste
      25%  (25)  die Zahl auf der Karte: die Chance eines Auftrags mit einem Wurf
      ga so re ch bl st gr   Garten, Soja, Rote, China, Blaue, Sau, Brech
      3=  4#  0ga  |         drei gleiche, vier verschiedene, keine Garten, oder
    Tippe die Nummer einer Möglichkeit, die Würfel (etwa w1 c2) oder eines davon:
      Enter      die mit > markierte Möglichkeit
      t          den ganzen Tisch noch einmal zeigen
      karten     die Karten der anderen
      l          was zuletzt geschehen ist
      i          Ausgabe und Optionen dieses Tisches
      v          was ein Bot tun würde, und warum
      r          wie man spielt
      ?          die Regel der letzten Ablehnung;   ? DICE-11   jede Regel
      s DATEI    die Partie sichern
      q          den Tisch verlassen

## Optionen

option-turn_direction = Spielrichtung
    .about = An welchen Nachbarn die Würfel gehen.
    .right = nach rechts
    .left = nach links
option-first_player = Erster Spieler
    .about = Wer beginnt: ein Platz oder das Los.
    .random = das Los entscheidet
option-initial_active = Erste Karte
    .about = Welche der beiden ausgeteilten Karten zuerst gilt.
    .deal_order = die zuerst ausgeteilte
    .player_choice = jeder wählt selbst
option-place_all = Alle Würfel aufs Feld
    .about = Muss gewürfelt werden, bis alle sieben Würfel auf dem Feld liegen?
option-others_scope = Würfel der anderen
    .about = Welche Würfel die anderen Spieler nutzen dürfen.
    .last_roll = die gerade gewürfelten
    .last_roll_and_field = die gerade gewürfelten und die auf dem Feld
option-absent_scope = Aufträge ohne eine Sorte
    .about = Wie viele Würfel ein Auftrag verlangt, der eine Sorte verbietet.
    .seven_dice = alle sieben
    .dice_in_scope = die, die im Augenblick gelten
option-mix_needs_both = Gemischt heißt gemischt
    .about = Muss bei gemischten Bohnen jede genannte Sorte vorkommen?
option-claim_mode = Aufträge erfüllen
    .about = Wer merkt, dass ein Auftrag erfüllt ist.
    .auto = das Spiel, sofort
    .manual = jeder selbst, sonst ist die Gelegenheit vorbei
option-final_sales = Letzte Verkäufe
    .about = Dürfen nach dem letzten Zug alle noch einmal verkaufen?
option-end_rule = Sieger
    .about = Wer gewinnt, wenn mehrere das Ziel zugleich erreichen.
    .most_coins = wer die meisten Taler hat
    .simultaneous_share = alle, die es im selben Augenblick erreichen
option-target = Ziel
    .about = Mit wie vielen Talern das Ende beginnt.
option-printed_number = Kleine Zahlen
    .about = Was die Zahl neben einem Auftrag sagt; am Spiel ändert sie nichts.
    .first_roll = die Chance eines ersten Wurfs in Prozent
    .best_play = die Chance eines ganzen Zugs in Prozent
    .hidden = nichts, sie werden nicht gezeigt

## Regeln, die eine Ablehnung nennen kann

rule-DICE-04 = Vor dir liegen zwei Karten; wähle eine davon.
rule-DICE-09 = Ein Zug beginnt damit, dass der aktive Spieler alle sieben Würfel wirft.
rule-DICE-11 = Nach jedem Wurf legt der aktive Spieler mindestens einen der gerade geworfenen Würfel aufs Feld.
rule-DICE-12 = Würfel auf dem Feld bleiben dort, bis der Zug endet.
rule-DICE-13 = Nach einer Auswahl wirft der aktive Spieler alle Würfel neben dem Feld noch einmal, oder er hört auf.
rule-DICE-14 = Alle sieben Würfel liegen auf dem Feld, also wird nicht mehr gewürfelt.
rule-DICE-15 = Es wird nicht mehr gewürfelt; Würfel neben dem Feld zählen für niemanden mehr.
rule-DICE-16 = Lege mindestens einen Würfel des letzten Wurfs aufs Feld, bevor du aufhörst.
rule-DICE-18 = Deine Würfel erfüllen deinen untersten offenen Auftrag nicht.
rule-DICE-27 = Ein Auftrag, der eine Sorte verbietet, verlangt alle sieben Würfel.
rule-DICE-33 = Der aktive Spieler gibt die Würfel weiter, wenn er zu Ende gewürfelt hat.
rule-DICE-34 = Wenn du nicht am Zug bist, gelten für dich nur die gerade geworfenen Würfel.
rule-DICE-36 = Ein Wurf wird genutzt, bevor der aktive Spieler weitermacht; wer damit fertig ist, kann nicht darauf zurückkommen.
rule-DICE-37 = Solange du würfelst, erfüllst du keinen Auftrag; warte, bis du aufgehört hast.
rule-DICE-39 = Eine Karte lässt sich verkaufen, wenn drei oder mehr ihrer Aufträge erfüllt sind.
rule-DICE-46 = Alle sechs Aufträge dieser Karte sind erfüllt; verkaufe sie.
rule-DICE-52 = Das Ziel ist erreicht: Es wird nicht mehr gewürfelt.
rule-DICE-53 = Das Ende hat begonnen, und du hast vom letzten Wurf schon ausgewählt: Nichts kommt mehr aufs Feld.
rule-DICE-54 = Der letzte Zug ist vorbei: Würfel gelten nicht mehr, und verkauft wird nur, wo letzte Verkäufe vereinbart sind.
rule-DICE-A2 = Zuerst wird die obere Karte gewählt, von jedem einmal und der Reihe nach; danach bleibt es dabei.
rule-DICE-A6 = An diesem Tisch wird gewürfelt, bis alle Würfel auf dem Feld liegen.
rule-DICE-A13 = An diesem Tisch werden Aufträge von selbst erfüllt, sobald es geht.
rule-DICE-A18 = Du hast keine Karte, an der du arbeiten kannst, bis der Vorrat wieder Karten hat.

## The browser table

play-die-white = weißer Würfel, { $bean }
play-die-cream = cremefarbener Würfel, { $bean }
play-no-roll = Es ist nichts gewürfelt.
play-your-field = Dein Feld
play-field-of-seat = Feld von { $seat }
play-dice-lie = { $count ->
    [0] noch keine Würfel
    [one] { $count } Würfel, er bleibt dort
   *[other] { $count } Würfel, sie bleiben dort
}
play-your-card = Deine Erntekarte
play-first-roll = Chance beim ersten Wurf
play-met = erfüllt
play-odds = Dein nächster Auftrag: { $once } mit einem Wurf, { $turn } in einem ganzen Zug.
play-pick-dice = Tippe Würfel zum Legen an
play-put = { $count ->
    [one] { $count } Würfel legen
   *[other] { $count } Würfel legen
}
play-put-these = { $count ->
    [one] { $count } Würfel legen: { $dice }
   *[other] { $count } Würfel legen: { $dice }
}
play-rolls = würfelt

## Tipps: warum der Bot das tun würde

hint-dice-coins = { $coins } Taler
hint-easier = Die ersten drei Aufträge dieser Karte werden im Schnitt von { $percent } % aller ersten Würfe erfüllt, die der anderen Karte von { $other } %.
hint-claim = Deine Würfel erfüllen den Auftrag jetzt, und es kostet nichts.
hint-select = Mit diesen Würfeln auf dem Feld hat dein nächster Auftrag eine Chance von { $percent } %.
hint-select-sure = Mit diesen Würfeln auf dem Feld ist dein nächster Auftrag sicher.
hint-select-lost = Dein nächster Auftrag ist in diesem Zug nicht mehr zu schaffen; je mehr Würfel du legst, desto weniger können die anderen nutzen.
hint-select-idle = Du hast jetzt keinen Auftrag zu erfüllen; je mehr Würfel du legst, desto weniger können die anderen nutzen.
hint-roll-first = Der Verkauf eilt nicht: Das geht auch nach dem Wurf noch.
hint-roll-on = Würfelst du weiter, hat dein nächster Auftrag eine Chance von { $percent } %.
hint-roll-safe = Dein nächster Auftrag ist schon sicher; weiterwürfeln kann noch einen bringen.
hint-stop = { $percent ->
    [0] Dein nächster Auftrag ist in diesem Zug nicht mehr zu schaffen, und jeder Wurf hilft den anderen.
   *[other] Nur { $percent } % für deinen nächsten Auftrag, und jeder Wurf hilft auch den anderen.
}
hint-stop-met = Dein Feld erfüllt { $contracts ->
    [one] einen Auftrag
   *[other] { $contracts } Aufträge
}, so wie es liegt; weiterwürfeln verspricht kaum mehr und hilft den anderen.
hint-stop-idle = Du hast jetzt keinen Auftrag zu erfüllen, und jeder Wurf hilft den anderen.
hint-sell-last = Es ist die letzte Gelegenheit: Jetzt bringt die Karte { hint-dice-coins }, später nichts.
hint-sell-target = Mit diesem Verkauf hast du { hint-dice-coins } und erreichst das Ziel von { $target }.
hint-sell-rival = Jemand anderes kann jederzeit das Ziel von { $target } erreichen: Nimm deine { hint-dice-coins }, solange es geht.
hint-sell-now = { $contracts } Aufträge bringen { hint-dice-coins }; auf einen weiteren zu warten lohnt im Schnitt nicht mehr.
hint-keep-card = { $contracts } Aufträge bringen nur { hint-dice-coins }: Einer mehr lohnt sich.
hint-keep-behind = Ein Verkauf würde die Partie beenden, während jemand anderes mehr hat.
hint-no-use = Diese Würfel helfen dir nicht.

## Der Begleiter: was in jeder Art von Moment verlangt wird

guide-activate = Du hast zwei Erntekarten. Arbeite zuerst an einer, ihre Aufträge von unten nach oben; die andere folgt danach. Beginne mit der, deren untere Aufträge leichter aussehen.
guide-roll = Du bist dran: Wirf alle sieben Würfel. Dein nächster Auftrag ist der unterste offene deiner oberen Karte. Die anderen dürfen jeden deiner Würfe nutzen.
guide-select = Lege mindestens einen Würfel aufs Feld; er bleibt dort. Behalte, was dein nächster Auftrag braucht. Die Prozente zeigen deine Chance nach jeder Wahl.
guide-stop = Würfle mit den übrigen weiter oder hör auf. Weiterwürfeln kann mehr Aufträge erfüllen, aber die anderen nutzen jeden Wurf. Hör auf, wenn du hast, was du brauchst.
guide-resolve = Es wird nicht mehr gewürfelt: Das Feld zählt für deine Aufträge. Ab drei Aufträgen kannst du die Karte verkaufen; vier bringen doppelt so viel wie drei.
guide-sell = Jemand anderes hat gewürfelt, und du kannst es nutzen: Die gerade geworfenen Würfel zählen für deinen nächsten Auftrag. Ab drei Aufträgen darfst du verkaufen.
guide-wait = Die anderen spielen. Behalte ihre Würfe im Auge: Erfüllt einer deinen nächsten Auftrag, zählt er auch für dich.

## Eine erste Partie, die das Spiel zeigt

lesson-goal = Erfülle die Aufträge deiner Karte von unten nach oben. Ab drei bringt sie Taler; mit 13 Talern endet die Partie.
    .title = Aufträge für Taler
lesson-roll = Ein Auftrag ist erfüllt. Der nächste verlangt drei Bohnen, Garten oder Sau in jeder Mischung. Wirf alle sieben Würfel.
    .title = Wirf
lesson-keep = Sau und Garten helfen diesem Auftrag, Blaue dem nächsten. Tippe die drei Würfel an und lege sie auf dein Feld.
    .title = Behalte, was hilft
lesson-again = Was auf dem Feld liegt, bleibt. Wirf die anderen vier.
    .title = Noch einmal
lesson-keep-more = Noch eine Sau für diesen Auftrag, eine Soja für den nächsten. Lege beide auf dein Feld.
    .title = Genau das fehlte
lesson-stop = Du hast, was du brauchst. Jeder weitere Wurf würde auch { $one } helfen. Hör auf, indem du zweimal tippst.
    .title = Rechtzeitig aufhören
lesson-sell = Zwei Aufträge auf einmal, zusammen drei: Deine Karte ist einen Taler wert. Vier brächten zwei, aber nimm den Taler. Tippe zweimal.
    .title = Verkaufen oder warten?
lesson-pass = Deine untere Karte ist aufgerückt. Gib die Würfel weiter.
    .title = Die nächste Karte
lesson-bye = Wenn { $one } würfelt, zählt der Wurf auch für deine Karte. Die Partie geht richtig weiter. Viel Glück!
    .title = Jetzt kannst du es

## So wird gespielt

how-1-title = Das Ziel
how-1 =
    Du würfelst Bohnen, erfüllst die Aufträge deiner Erntekarte und verkaufst sie für Taler. Hat jemand 13 Taler, ist dieser Zug der letzte; wer die meisten hat, gewinnt.

    Vor dir liegen zwei Erntekarten, für alle sichtbar. Du arbeitest an der oberen: sechs Aufträge, einer nach dem anderen, von unten nach oben. Überspringen geht nicht. Die untere Karte kommt danach dran.
how-2-title = Einen Auftrag lesen
how-2 =
    Ein Auftrag sagt, welche Bohnen deine Würfel zeigen müssen. „3 Blaue + 2 gleiche“: drei Blaue Bohnen und ein Paar irgendeiner anderen Sorte. „5 Blaue/Sau“: fünf Bohnen dieser zwei Sorten, beliebig gemischt, auch fünf Blaue (DICE-26). Weitere Würfel schaden nicht. Aber „alle sieben ohne Blaue Bohne“ verlangt wirklich alle sieben, ohne eine einzige Blaue (DICE-27).

    Die Prozentzahl neben einem Auftrag ist seine Chance mit einem Wurf aller sieben Würfel. Rote, China- und Saubohnen gibt es nur auf den vier weißen Würfeln, Garten- und Sojabohnen nur auf den drei cremefarbenen, Blaue und Brechbohnen auf allen.
how-3-title = Dein Zug
how-3 =
    Wirf alle sieben Würfel. Lege mindestens einen aufs Feld, gern auch mehr; was dort liegt, bleibt, bis dein Zug endet. Dann würfelst du mit allen übrigen weiter oder hörst auf. Auch vor dem Aufhören musst du mindestens einen Würfel des letzten Wurfs aufs Feld legen (DICE-16). Liegen alle sieben dort, wird nicht mehr gewürfelt.

    Erst nach dem Würfeln erfüllst du Aufträge, und nur mit den Würfeln auf dem Feld. Dieselben Würfel können auch den nächsten Auftrag erfüllen (DICE-20). Der Tisch hakt von selbst ab, was erfüllt ist. Dann gibst du die Würfel nach rechts weiter (DICE-08).
how-4-title = Wenn die anderen würfeln
how-4 =
    Du spielst immer mit. Nach jedem ihrer Würfe zählen die gerade geworfenen Würfel auch für deine Karte, aber nie die auf dem Feld (DICE-34). Auch das hakt der Tisch ab.

    Überleg dir also gut, ob du weiterwürfelst: Vielleicht hilfst du den anderen.
how-5-title = Eine Karte verkaufen
how-5 =
    Sind drei Aufträge erfüllt, darfst du deine obere Karte jederzeit verkaufen, auch wenn du nicht am Zug bist. Drei bringen 1 Taler, vier 2, fünf 3, alle sechs 4. Verkaufen musst du nie. Kannst du verkaufen, wenn jemand anderes würfelt, wartet der Tisch auf deine Antwort.

    Nach dem Verkauf rückt die untere Karte nach oben, und du bekommst eine neue untere. Die nachgerückte nutzt sofort die Würfel, die für dich zählen: den Wurf eines anderen oder dein Feld, sobald du aufgehört hast (DICE-44).
how-6-title = Das Ende
how-6 =
    Sobald jemand durch einen Verkauf 13 Taler hat, wird nicht mehr gewürfelt (DICE-52). Der Zug wird mit den Würfeln beendet, wie sie liegen. Danach darf jeder, der drei oder mehr Aufträge erfüllt hat, ein letztes Mal verkaufen. Wer die meisten Taler hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.

    Wir spielen die Ausgabe von 2012 mit rekonstruierten Würfeln und Karten, deine sehen vielleicht anders aus; die von 2022, mit fünf Würfeln und dem Ziel 10, wird hier nicht gespielt.

# -- was nicht geht

refused-no-die = „{ $word }“ ist kein Würfel; es gibt: { $dice }
refused-die-twice = „{ $word }“: Einmal genügt.
refused-usage-select = So wird es geschrieben: select WÜRFEL,WÜRFEL oder select - für keinen
refused-usage-activate = So wird es geschrieben: activate KARTE
refused-position-upper = { $field } kann jetzt nicht leer sein.
refused-position-refilled = { $field } kann nicht leer sein, solange der Vorrat Karten hat.
refused-position-left-over = { $field }: { $count } weitere Karten müssen irgendwo liegen (... lässt sie folgen).
refused-position-room = { $field }: Es ist nur Platz für { $most }.
refused-position-drawn = { $field }={ $value } passt nicht zu { $count } Talerkarten und { $shuffles }-maligem Mischen.
refused-position-returned = { $field }: „{ $word }“ ist keine Karte mit der Nummer eines Mischens.
refused-position-went-back = { $field }: { $card } wurde gezogen, bevor sie zurückging.
refused-position-die-twice = { $field }: Ein Würfel liegt nur an einer Stelle.
refused-position-face = { $field }: { $card } ist keine Seite eines Würfels.
refused-position-reached = { $field }: Platz { $seat } hat keine { $target } Taler erreicht, oder es hat sie niemand erreicht.
refused-position-target = { $field }: Platz { $seat } hat { $target } Taler, also hat das Ende begonnen.
refused-cards-format = { $field } ist nicht { $only }.
refused-cards-no-section = Es gibt keinen Abschnitt [{ $field }].
refused-cards-seven = { $field }: Es sind sieben Würfel, nicht { $count }.
refused-cards-none = Es gibt keine Abschnitte [[{ $field }]].
refused-cards-too-many = { $field }: Es sind mehr als { $most }.
refused-cards-faces = { $field }: Ein Würfel hat sechs Seiten.
refused-cards-bean = { $field }: Eine Bohne „{ $word }“ gibt es nicht; es gibt: { $known }.
refused-cards-id = { $field } ist kein Wort aus Kleinbuchstaben, Ziffern und Unterstrichen.
refused-cards-id-twice = { $field }: Es gibt zwei Karten { $word }.
refused-cards-contracts = { $field }: Eine Karte hat sechs Aufträge.
refused-cards-printed = { $field } ist keine Liste von sechs Zahlen von 1 bis 100 (0: unbekannt).
refused-contract-part = „{ $contract }“ ist kein Auftrag: „{ $word }“ ist kein Teil davon.
refused-contract-alone = „{ $contract }“ ist kein Auftrag: „{ $word }“ muss allein stehen.
refused-contract-twice = „{ $contract }“ ist kein Auftrag: „{ $word }“ nennt eine Bohne zweimal.
refused-contract-group-list = „{ $contract }“ ist kein Auftrag: Eine freie Gruppe und eine Liste gehen nicht zusammen.
refused-contract-group-twice = „{ $contract }“ ist kein Auftrag: Neben einer freien Gruppe wird keine Bohne zweimal genannt.
refused-doubt-never = { $field }: Kein Ergebnis der Würfel erfüllt { $contract }.
refused-doubt-printed = { $field }: Neben { $contract } steht { $printed }, diese Würfel ergeben { $odds }.
refused-doubt-higher = { $field }: Auftrag { $number } hat eine höhere Zahl als der darunter.
refused-doubt-four = { $field }: Ein Ergebnis erfüllt die vier Aufträge ab Nummer { $number }.
refused-doubt-few = { $field }: Mit { $seats } Plätzen und einem Ziel von { $target } reichen weniger als { $needed } Karten vielleicht nicht.
