### Bohnanza auf Deutsch. Variablen: siehe haricot.locales.
### Bohnensorten stehen nur im Nominativ oder Akkusativ: Beide lauten gleich.

game-name = Bohnanza
game-about = Baue Bohnen in ihrer Reihenfolge an, tausche weg, was stört, und verkaufe volle Felder für Taler.
    .duel = Das Duell zu zweit: Baue Bohnen in ihrer Reihenfolge an, wähle vom Tisch und lass deinem Gegner, was dich stört.
game-help =
    .duel =
        Das Duell: Baue an, was dir dein Gegner gelassen hat, oder lege es ab; baue die
        vorderste Handkarte an, ein- oder zweimal, und lege eine Karte ab, wenn du willst;
        decke Karten auf und baue an, welche du willst, der Rest bleibt deinem Gegner; ziehe
        nach. Gehandelt wird nicht.
        Tippe die Nummer einer Möglichkeit oder eines von diesen:
          Enter      die mit > markierte Möglichkeit
          t          den Tisch noch einmal zeigen
          l          was zuletzt geschehen ist
          bohnen     was jede Bohnensorte bringt
          i          Ausgabe und Optionen dieses Tisches
          v          was ein Bot tun würde, und warum
          r          wie man spielt
          ?          die Regel der letzten Ablehnung;   ? KER-02   jede Regel
          s DATEI    die Partie sichern
          q          den Tisch verlassen
        Du kannst auch tippen, was in Klammern hinter den Möglichkeiten steht. Felder zählen
        dort ab 0. discard blaue meint die vorderste in deiner Hand, blaue@2 die zweite,
        blaue@up eine, die dir dein Gegner gelassen hat.

edition-gigamic = Gigamic, 2 bis 7 Spieler
edition-amigo = Amigo (ältere), 3 bis 5 Spieler

## Bohnen: Name; gezählt im Satz; ein Wort für enge Stellen; andere Wörter, die man tippen kann

bean-coffee = Kaffeebohne
    .counted = { $count ->
        [1] eine Kaffeebohne
       *[other] { $count } Kaffeebohnen
    }
    .short = Kaffee
    .typed = kaffee
bean-wax = Weinbrandbohne
    .counted = { $count ->
        [1] eine Weinbrandbohne
       *[other] { $count } Weinbrandbohnen
    }
    .short = Weinbrand
    .typed = weinbrand
bean-blue = Blaue Bohne
    .counted = { $count ->
        [1] eine Blaue Bohne
       *[other] { $count } Blaue Bohnen
    }
    .short = Blaue
    .typed = blau, blaue
bean-chili = Feuerbohne
    .counted = { $count ->
        [1] eine Feuerbohne
       *[other] { $count } Feuerbohnen
    }
    .short = Feuer
    .typed = feuer
bean-stink = Saubohne
    .counted = { $count ->
        [1] eine Saubohne
       *[other] { $count } Saubohnen
    }
    .short = Sau
    .typed = sau
bean-green = Brechbohne
    .counted = { $count ->
        [1] eine Brechbohne
       *[other] { $count } Brechbohnen
    }
    .short = Brech
    .typed = brech, grün
bean-soy = Sojabohne
    .counted = { $count ->
        [1] eine Sojabohne
       *[other] { $count } Sojabohnen
    }
    .short = Soja
    .typed = soja
bean-black_eyed = Augenbohne
    .counted = { $count ->
        [1] eine Augenbohne
       *[other] { $count } Augenbohnen
    }
    .short = Augen
    .typed = augen, auge
bean-red = Rote Bohne
    .counted = { $count ->
        [1] eine Rote Bohne
       *[other] { $count } Rote Bohnen
    }
    .short = Rote
    .typed = rot, rote
bean-garden = Gartenbohne
    .counted = { $count ->
        [1] eine Gartenbohne
       *[other] { $count } Gartenbohnen
    }
    .short = Garten
    .typed = garten
bean-cocoa = Kakaobohne
    .counted = { $count ->
        [1] eine Kakaobohne
       *[other] { $count } Kakaobohnen
    }
    .short = Kakao
    .typed = kakao

## Der Tisch

phase = { $phase ->
    [0] Reste vom Gegner
    [1] Anbauen aus der Hand
    [2] Handeln
    [3] Erhaltene Karten anbauen
    [4] Nachziehen
    [6] Auswählen vom Tisch
   *[other] Die Partie ist vorbei
}

zone-hand = Hand
zone-field = Feld
zone-aside = beiseitegelegt
zone-up = offen
zone-offer = Reste
zone-coins = Taler
zone-deck = Stapel
zone-discard = Ablage
zone-box = aus dem Spiel

score = { $count } Taler
tie-broken = Gleich viele Taler: Die größere Hand gewinnt.
    .farthest_from_start = Gleich viele Taler: Wer vom ersten Spieler am weitesten entfernt sitzt, gewinnt.
    .rule = BOH-87
tie-shared = Gleich viele Taler: Der Sieg wird geteilt.
    .rule = BOH-88
reason-exhausted = Der Stapel ist zum letzten Mal aufgebraucht.

## Was man wählen kann

action-reveal = Karten vom Stapel aufdecken
action-draw = Karten nachziehen und den Zug beenden
action-done = Diese Phase beenden
action-pass = Passen: jetzt nichts von mir
    .bare = Passen
action-buy = Drittes Feld kaufen
action-harvest = Feld { $field } ernten
action-plant-front = Vorderste Karte anbauen: { $kind } auf Feld { $field }
action-plant-kind = { $kind } auf Feld { $field } anbauen
action-offer = Angebot an { $to } …
action-accept = Angebot von { $to } annehmen
action-decline = Angebot von { $to } ablehnen
action-give-first = { $kind } geben: die vorderste
    .only = { $kind } geben
action-give-last = { $kind } geben: die hinterste
action-give-up = { $kind } vom Tisch geben
action-no-more-give = Nichts weiter geben
action-want = { $kind } verlangen
action-no-more-want = Nichts weiter verlangen
action-pay-first = { $kind } geben: die vorderste
    .only = { $kind } geben
action-pay-last = { $kind } geben: die hinterste
action-pay-up = { $kind } vom Tisch geben
action-discard-first = { $kind } ablegen: die vorderste
    .only = { $kind } ablegen
action-discard-last = { $kind } ablegen: die hinterste
action-discard-up = { $kind } vom Gegner ablegen

## Was geschehen ist

event-turn = { $you ->
    [seat] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
event-planted = { $you ->
    [seat] Du baust { $kind } auf Feld { $field } an.
   *[other] { $seat } baut { $kind } auf Feld { $field } an.
}
event-harvested = { $you ->
    [seat] Du erntest { $kind } von Feld { $field } und bekommst { $coins ->
        [0] nichts
       *[other] { $coins } Taler
    }.
   *[other] { $seat } erntet { $kind } von Feld { $field } und bekommt { $coins ->
        [0] nichts
       *[other] { $coins } Taler
    }.
}
event-bought = { $you ->
    [seat] Du kaufst für { $coins } Taler ein drittes Feld.
   *[other] { $seat } kauft für { $coins } Taler ein drittes Feld.
}
event-drew = { $you ->
    [seat] Du ziehst { $seen }.
   *[other] { $seat } zieht { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
}
event-revealed = { $you ->
    [seat] Du deckst { $seen } auf.
   *[other] { $seat } deckt { $seen } auf.
}
event-exhausted = Der Stapel ist aufgebraucht, zum { $times }. Mal; beim { $limit }. Mal endet die Partie.
event-reshuffled = { $cards ->
    [one] Die einzige abgelegte Karte wird zum neuen Stapel.
   *[other] Die { $cards } abgelegten Karten werden zum neuen Stapel gemischt.
}
event-offered = { $wants-count ->
    [0] { $you ->
        [seat] Du bietest { $to } { $gives } als Geschenk an [Angebot { $deal }].
        [to] { $seat } bietet dir { $gives } als Geschenk an [Angebot { $deal }].
       *[other] { $seat } bietet { $to } { $gives } als Geschenk an [Angebot { $deal }].
    }
   *[other] { $gives-count ->
        [0] { $you ->
            [seat] Du wünschst dir von { $to } { $wants } als Geschenk [Angebot { $deal }].
            [to] { $seat } wünscht sich von dir { $wants } als Geschenk [Angebot { $deal }].
           *[other] { $seat } wünscht sich von { $to } { $wants } als Geschenk [Angebot { $deal }].
        }
       *[other] { $you ->
            [seat] Du bietest { $to } { $gives } für { $wants } [Angebot { $deal }].
            [to] { $seat } bietet dir { $gives } für { $wants } [Angebot { $deal }].
           *[other] { $seat } bietet { $to } { $gives } für { $wants } [Angebot { $deal }].
        }
    }
}
event-accepted = { $wants-count ->
    [0] { $you ->
        [seat] Du nimmst von { $to } { $gives } als Geschenk an [Angebot { $deal }].
        [to] { $seat } nimmt von dir { $gives } als Geschenk an [Angebot { $deal }].
       *[other] { $seat } nimmt von { $to } { $gives } als Geschenk an [Angebot { $deal }].
    }
   *[other] { $gives-count ->
        [0] { $you ->
            [seat] Du nimmst an und schenkst { $to } { $wants } [Angebot { $deal }].
            [to] { $seat } nimmt an und schenkt dir { $wants } [Angebot { $deal }].
           *[other] { $seat } nimmt an und schenkt { $to } { $wants } [Angebot { $deal }].
        }
       *[other] { $you ->
            [seat] Du nimmst an: Du gibst { $to } { $wants } und bekommst { $gives } [Angebot { $deal }].
            [to] { $seat } nimmt an: Du gibst { $gives } und bekommst { $wants } [Angebot { $deal }].
           *[other] { $seat } nimmt an: { $to } gibt { $gives } und bekommt { $wants } [Angebot { $deal }].
        }
    }
}
event-declined = { $you ->
    [seat] Du lehnst Angebot { $deal } ab.
    [to] { $seat } lehnt dein Angebot { $deal } ab.
   *[other] { $seat } lehnt Angebot { $deal } ab.
}
    .bare = { $you ->
        [seat] Du lehnst das Angebot von { $to } ab.
        [to] { $seat } lehnt dein Angebot ab.
       *[other] { $seat } lehnt das Angebot von { $to } ab.
    }
    .late = { $you ->
        [seat] Die Zeit ist um: Du hast { $to } nicht geantwortet.
        [to] Die Zeit ist um: { $seat } hat dir nicht geantwortet.
       *[other] Die Zeit ist um: { $seat } hat { $to } nicht geantwortet.
    }
event-withdrew = { $you ->
    [seat] Du ziehst Angebot { $deal } zurück.
   *[other] { $seat } zieht Angebot { $deal } zurück.
}
    .bare = { $you ->
        [seat] Du ziehst dein Angebot zurück.
       *[other] { $seat } zieht ein Angebot zurück.
    }
event-lapsed = { $you ->
    [seat] Dein Angebot { $deal } verfällt: Eine versprochene Karte ist weg.
   *[other] Angebot { $deal } von { $seat } verfällt: Eine versprochene Karte ist weg.
}
    .bare = { $you ->
        [seat] Dein Angebot verfällt: Eine versprochene Karte ist weg.
       *[other] Ein Angebot von { $seat } verfällt: Eine versprochene Karte ist weg.
    }
event-passed = { $you ->
    [seat] Du passt.
   *[other] { $seat } passt.
}
event-wished = { $kinds-count ->
    [0] { $you ->
        [seat] Du nimmst deinen Wunsch zurück.
       *[other] { $seat } hat keinen Wunsch mehr.
    }
   *[other] { $you ->
        [seat] Du hättest gern { $kinds }.
       *[other] { $seat } hätte gern { $kinds }.
    }
}
event-kept = { $you ->
    [seat] Du willst { $kind } behalten.
   *[other] { $seat } will { $kind } behalten.
}
event-unkept = { $you ->
    [seat] Du hältst keine offene Karte mehr zurück.
   *[other] { $seat } hält keine offene Karte mehr zurück.
}
event-trade-over = { $you ->
    [seat] Du beendest den Handel.
   *[other] { $seat } beendet den Handel.
}
event-discarded = { $you ->
    [seat] Du legst { $kind } ab.
   *[other] { $seat } legt { $kind } ab.
}
event-matched = { $you ->
    [seat] Die Ablage bringt { $seen } zu deinen offenen Karten.
   *[other] Die Ablage bringt { $seen } zu den offenen Karten von { $seat }.
}
event-left = { $you ->
    [seat] Du lässt { $seen } für deinen Gegner liegen.
   *[other] { $seat } lässt { $seen } auf dem Tisch liegen.
}
event-ended = { $winners-count ->
    [one] { $you ->
        [winners] Du gewinnst mit { $scores-most ->
            [one] { $scores-most } Taler
           *[other] { $scores-most } Talern
        }.
       *[other] { $winners } gewinnt mit { $scores-most ->
            [one] { $scores-most } Taler
           *[other] { $scores-most } Talern
        }.
    }
   *[other] Geteilter Sieg: { $winners }, jeweils mit { $scores-most ->
        [one] { $scores-most } Taler
       *[other] { $scores-most } Talern
    }.
}

## Optionen

option-duplicate_kind_fields = Eine Sorte auf mehreren Feldern
    .about = Darf dieselbe Sorte auf zwei Feldern angebaut werden?
option-single_bean_protection = Schutz einzelner Bohnen
    .about = Wann ein Feld mit nur einer Karte geerntet werden darf.
    .relaxed = sobald keines deiner Felder zwei oder mehr Karten hat
    .literal = nur wenn jedes deiner Felder genau eine Karte hat
option-lock_kept_cards = Behaltene Karten sind gesperrt
    .about = Ist eine offene Karte, die als behalten gilt, endgültig vom Handel ausgenommen?
option-first_player = Erster Spieler
    .about = Wer den ersten Zug hat: ein Platz oder das Los.
    .random = das Los entscheidet
option-hide_coin_totals = Verdeckte Taler
    .about = Bleiben die Taler der anderen bis zum Schluss verdeckt?
option-tie_break = Gleichstand
    .about = Wer unter denen mit den meisten Talern gewinnt.
    .hand_size = die meisten Handkarten
    .shared = der Sieg wird geteilt
    .farthest_from_start = wer am weitesten vom ersten Spieler entfernt sitzt
option-duel_start_fields = Felder im Duell
    .about = Mit wie vielen Feldern das Duell beginnt; bei drei ist keines zu kaufen.
option-offers = Angebote je Zug
    .about = Wie viele Angebote jeder in einem Zug machen darf; 0 heißt: kein Handel.
option-exhaustions = Länge der Partie
    .about = Wie oft der Stapel aufgebraucht wird, bis die Partie endet.
    .rules = wie in der Regel

## Regeln, die eine Ablehnung nennen kann

rule-BOH-14 = Aus der Hand darf nur die vorderste Karte angebaut werden.
rule-BOH-16 = Ein Zug hat eine feste Folge: anbauen, aufdecken und handeln, anbauen, was gekommen ist, nachziehen. Dieser Schritt ist jetzt nicht dran.
rule-BOH-17 = Auf einem Feld wächst nur eine Sorte. Nimm ein leeres Feld oder das mit dieser Sorte.
rule-BOH-19 = Diese Sorte wächst schon auf einem deiner Felder: Die Karte muss dorthin.
rule-BOH-21 = Für diese Karte ist kein Platz. Ernte zuerst ein Feld oder kaufe ein drittes.
rule-BOH-25 = Jetzt wird nicht angebaut: Das geschieht am Anfang eines Zuges und nach dem Handel.
rule-BOH-26 = Deine Hand ist leer, also gibt es daraus nichts anzubauen.
rule-BOH-27 = Baue zuerst die vorderste Karte deiner Hand an.
rule-BOH-30 = Du hast zwei Karten aus der Hand angebaut; eine dritte ist nicht erlaubt.
rule-BOH-32 = Noch wird nicht gehandelt. Das beginnt, wenn der aktive Spieler Karten aufgedeckt hat.
rule-BOH-36 = Gehandelt wird immer zwischen dem aktiven Spieler und genau einem anderen.
rule-BOH-37 = An jedem Handel ist der aktive Spieler beteiligt. Mach ihm dein Angebot.
rule-BOH-39 = Außerhalb deines Zuges kannst du nur Karten aus deiner Hand geben.
rule-BOH-41 = Bei einem Handel muss mindestens eine Karte den Besitzer wechseln.
rule-BOH-47 = Diese Karte hast du in diesem Zug bekommen: Sie bleibt bei dir und wird angebaut.
rule-BOH-48 = Beiseitegelegte Karten warten, bis der Handel vorbei ist; dann baust du sie an.
rule-BOH-49 = Gehandelt werden nur Karten, und keine, die schon auf einem Feld wachsen.
rule-BOH-52 = Der Handel ist vorbei, oder du kannst ihn nicht beenden: Das tut nur der aktive Spieler, und nur einmal.
rule-BOH-61 = Bevor du nachziehst, müssen alle ihre erhaltenen und behaltenen Karten anbauen.
rule-BOH-62 = Jetzt werden nur erhaltene und behaltene Karten angebaut, keine aus der Hand.
rule-BOH-65 = Auf diesem Feld wächst nichts, also gibt es nichts zu ernten.
rule-BOH-66 = Dieses Feld hat nur eine Karte. Ernte zuerst eines mit zwei oder mehr.
rule-BOH-89 = Du hast dein drittes Feld schon; für jeden gibt es eines.
rule-BOH-90 = Du hast nicht genug Taler für ein drittes Feld, und niemand darf dir welche leihen.
rule-BOH-93 = Hier sind keine Felder zu kaufen: Alle haben mit drei begonnen.
rule-BOH-100 = Du bist nicht am Zug. Du darfst ernten, ein Feld kaufen oder mit dem aktiven Spieler handeln.
rule-BOH-101 = Nur der aktive Spieler darf allen ein Angebot machen. Richte deines an ihn.
rule-BOH-102 = Zum Annehmen musst du genau die verlangten Karten geben, und die hast du nicht.
rule-RUL-09 = An diesem Tisch wird eine Karte, die als behalten gilt, nicht mehr gehandelt.
rule-RUL-30 = In diesem Duell ist kein Feld zu kaufen: Ihr habt beide mit drei begonnen.
rule-DUEL-04 = Im Duell darfst du nur in deinem eigenen Zug ernten.
rule-DUEL-06 = Im Duell wird weder gehandelt noch verschenkt.
rule-DUEL-07 = Ein Zug im Duell hat eine feste Folge: Reste, anbauen und ablegen, aufdecken und auswählen, nachziehen. Dieser Schritt ist jetzt nicht dran.
rule-DUEL-10 = Baue zuerst alles an, was dir dein Gegner liegen gelassen hat, oder lege es ab.
rule-DUEL-14 = Du darfst eine Handkarte ablegen, nur einmal und erst nach dem Anbauen.
rule-DUEL-15 = Nach dem Ablegen oder mit leerer Hand wird in diesem Zug nichts mehr aus der Hand angebaut oder abgelegt.
rule-DUEL-21 = Die Karten auf dem Tisch werden angebaut oder bleiben für deinen Gegner liegen; du kannst sie nicht ablegen und nicht auf die Hand nehmen.
rule-DUEL-24 = Der Stapel ist aufgebraucht: Wähle deine Karten und beende die Phase, nachgezogen wird nicht mehr.
rule-DUEL-28 = So lässt sich diese Phase nicht beenden: Mach weiter, indem du Karten aufdeckst oder nachziehst.
rule-AMI-04 = Auf einem Feld wächst nur eine Sorte. Nimm ein leeres Feld oder das mit dieser Sorte.
rule-AMI-08 = Ein Zug hat eine feste Folge: anbauen, handeln, anbauen, was gekommen ist, nachziehen. Dieser Schritt ist jetzt nicht dran.
rule-AMI-09 = Baue zuerst die vorderste Karte deiner Hand an; die anderen müssen warten.
rule-AMI-10 = Du hast zwei Karten aus der Hand angebaut; mehr sind nicht erlaubt.
rule-AMI-11 = Diese Sorte wächst schon auf einem deiner Felder: Die Karte muss dorthin.
rule-AMI-13 = Für diese Karte ist kein Platz. Ernte zuerst ein Feld oder kaufe ein drittes.
rule-AMI-18 = Ein Feld mit nur einer Karte lässt sich nicht verkaufen, solange du ein größeres hast.
rule-AMI-22 = Außerhalb deines Zuges handelst du nur mit dem aktiven Spieler und nur mit Karten aus deiner Hand.
rule-AMI-25 = Diese Karte hast du in diesem Zug bekommen: Sie wird nicht weitergetauscht, nur angebaut.
rule-AMI-28 = Der Handel ist vorbei, oder du kannst ihn nicht beenden: Das tut nur der aktive Spieler, und nur einmal.
rule-AMI-31 = Auf diesem Feld wächst nichts, also gibt es nichts zu verkaufen.
rule-AMI-32 = Ein drittes Feld kostet drei eigene Taler, und jeder kann nur eines haben.

## The browser table

play-now-leftovers = Du bist dran: Baue an oder lege ab, was dir gelassen wurde.

## Tipps: warum der Bot das tun würde

hint-let-grow = Noch bringt kein Feld sein Höchstes: Lass sie wachsen.
hint-leave = { $kind } anzubauen bringt dir nichts; jetzt kannst du sie ablegen.
hint-throw = Deine Hand ist ohne { $kind } mehr wert: Sie würde dich ein Feld kosten oder bessere Karten aufhalten.
hint-deny = { $kind } hilft deinem Gegner mehr, als sie dich kostet: Lass sie nicht liegen.
hint-leave-rest = Was noch offen liegt, ist keinen Platz auf deinen Feldern wert: Lass es liegen.

## Der Begleiter: was in jeder Art von Moment verlangt wird

guide-plant-front = Die vorderste Handkarte muss angebaut werden; die Reihenfolge bleibt immer gleich. Lege sie zu ihrer Sorte oder auf ein leeres Feld. Die zweite ist freiwillig.
guide-reveal = Aus der Hand ist genug angebaut. Decke Karten auf: Dann entscheidest du, welche du anbaust und welche du hergibst.
guide-offer = Jetzt darfst du handeln: Tippe eine Karte an, um sie anzubieten, und verlange eine Sorte, die du anbaust. Verschenke, was ein Feld verderben würde. Gibt es nichts mehr zu gewinnen, beende den Handel.
guide-deal = Ein Angebot für dich. Nimm an, wenn das, was du bekommst, besser zu deinen Feldern passt; sonst lehne ab oder kontere. Was du bekommst, wird in diesem Zug angebaut.
guide-voice = Jemand anderes ist am Zug: Nur mit ihm kannst du handeln, mit Karten aus deiner Hand. Verlange, was offen liegt, wenn du es anbaust, oder warte einfach.
guide-plant-kind = Was du bekommen und behalten hast, wird jetzt alles angebaut. Fang mit den Sorten an, die bei dir wachsen.
    .phase-6 = Baue die offenen Karten an, die dir gefallen. Um den Rest muss sich dein Gegner kümmern: Lass liegen, was am wenigsten hilft.
guide-discard-up = Dein Gegner hat dir diese Karten gelassen. Baue an, was passt, und lege den Rest ab.
guide-room = Kein Feld hat Platz für diese Karte: Ernte eines. Ein Feld mit nur einer Karte ist geschützt, solange ein anderes mehr hat. Verkaufe, wo du am wenigsten verlierst.
guide-draw = Der letzte Schritt: Zieh neue Karten, sie kommen hinten in deine Hand. Bringt ein Feld sein Höchstes, ernte es vorher.

## Eine erste Partie, die das Spiel zeigt

lesson-goal = Hier wachsen deine Roten Bohnen. Je mehr es sind, desto mehr Taler bringen sie. Wer am Ende die meisten Taler hat, gewinnt.
    .title = Das Ziel: Taler
lesson-plant = Die vorderste Karte deiner Hand muss angebaut werden. Eine Rote Bohne: Lege sie zu den anderen.
    .title = Baue von vorn an
lesson-reveal = Du dürftest auch die nächste anbauen, aber sie bräuchte ein neues Feld. Decke lieber zwei Karten auf.
    .title = Decke zwei Karten auf
lesson-offer = Die Weinbrandbohne passt nicht zu deinen Feldern, aber { $two } baut sie an. Tippe sie an, um sie anzubieten.
    .title = Gib her, was dich stört
    .tap-2 = Tippe jetzt an, was du dafür willst: eine Rote Bohne.
    .tap-3 = Und wen du fragst: { $two }.
lesson-done = { $two } ist einverstanden. Das genügt: Beende deinen Handel, indem du zweimal tippst.
    .title = Abgemacht
lesson-settle = Was du bekommen und behalten hast, wird gleich angebaut. Beide Roten kommen zu den anderen.
    .title = Baue an, was du hast
lesson-harvest = Fünf Rote Bohnen bringen vier Taler, mehr geht nicht. Tippe zweimal, um sie zu verkaufen.
    .title = Ernte
lesson-draw = Vier Taler! Ziehe drei Karten, dann ist dein Zug zu Ende. Sie kommen nach hinten: Die Reihenfolge deiner Hand bleibt immer gleich.
    .title = Ziehe
lesson-bye = Die anderen sind dran, und du kannst mit dem handeln, der am Zug ist. Die Partie geht richtig weiter. Viel Glück!
    .title = Jetzt kannst du es

## So wird gespielt

how-1-title = Das Ziel
how-1 =
    Du baust Bohnen an und verkaufst sie: Wer am Ende die meisten Taler hat, gewinnt. Selten kommen die Karten so, wie du sie brauchst. Also handle!
how-2-title = Hand und Felder
how-2 =
    Die Reihenfolge deiner Hand ändert sich nie: Angebaut wird von vorn, neue Karten kommen nach hinten (BOH-11).

    Du hast zwei Felder, zu dritt sind es drei. Ein Feld trägt beliebig viele Karten, aber nur eine Sorte. Wächst die Sorte schon bei dir, muss die Karte dorthin (BOH-19). Sonst braucht sie ein leeres Feld; hast du keines, ernte eines oder kaufe ein drittes.
how-3-title = Dein Zug
how-3 =
    Zuerst musst du die vorderste Karte deiner Hand anbauen. Die nächste darfst du auch anbauen, eine dritte nie.

    Dann deckst du zwei Karten auf. Sie gehören dir: Bis du den Handel beendest, kannst du sie behalten, tauschen oder verschenken.

    Nun bauen alle an, was sie bekommen haben, und du auch die offenen Karten, die dir geblieben sind (BOH-35).

    Zuletzt ziehst du drei Karten nach, zu sechst oder siebt vier.
how-4-title = Der Handel
how-4 =
    An jedem Handel ist der Spieler am Zug beteiligt (BOH-37). Alle können beliebige Handkarten geben, er auch die offenen Karten.

    An unserem Tisch machst du Angebote: Das gebe ich, das will ich. Bist du am Zug, gehen sie an einen oder an alle, und wer zuerst annimmt, bekommt den Zuschlag; sind andere am Zug, nur an den Spieler am Zug. Ein Angebot an dich nimmst du an, lehnst es ab oder konterst. Die Seiten dürfen verschieden groß sein; bleibt eine leer, ist es ein Geschenk. Mit „Wer hat …?“ nennst du allen deine Wünsche.

    Was du bekommst, kommt nicht auf die Hand und wird nicht weitergegeben (BOH-47).
how-5-title = Ernte und drittes Feld
how-5 =
    Ernten darfst du jederzeit, auch wenn andere am Zug sind, aber nur ganze Felder. Sorte und Anzahl bestimmen den Ertrag, höchstens vier Taler: Dafür reichen fünf Rote Bohnen oder zehn Blaue. Pro Taler behältst du eine Karte, der Rest wird abgelegt. Ein Feld mit nur einer Karte darfst du nicht ernten, solange ein anderes von dir mehr hat (BOH-66).

    Einmal in der Partie kannst du, und zwar jederzeit, ein drittes Feld für drei Taler kaufen, zu sechst oder siebt für zwei. Zu dritt ist keines zu kaufen.
how-6-title = Zu zweit: das Duell
how-6 =
    Hier wird nicht gehandelt, und du erntest nur im eigenen Zug (DUEL-04). Zuerst baust du an, was dir dein Gegner gelassen hat, oder legst es ab. Dann baust du von vorn eine oder zwei Handkarten an und darfst danach eine beliebige andere Handkarte ablegen. Decke drei Karten auf: Solange die oberste Karte der Ablage zu einer davon passt, kommt sie dazu (DUEL-17). Baue an, was du willst, lass deinem Gegner den Rest, zieh zwei Karten nach.
how-7-title = Das Ende
how-7 =
    Ist der Stapel aufgebraucht, wird die Ablage zum neuen. Beim dritten Mal endet die Partie, zu dritt beim zweiten, im Duell beim ersten. Dann werden alle Felder geerntet. Bei Gleichstand gewinnt, wer mehr Handkarten hat.

    Die ältere Ausgabe von Amigo hat acht Sorten; auch zu dritt beginnt man dort mit zwei Feldern, kann ein drittes kaufen und spielt, bis der Stapel dreimal leer war. Bei Gleichstand wird der Sieg geteilt.
