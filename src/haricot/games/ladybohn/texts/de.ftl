### Ladybohn auf Deutsch. Variablen: siehe haricot.locales. Eine Karte `soy.miss` ist das Attribut `miss` von `bean-soy`.
### Karten stehen nur im Nominativ oder Akkusativ: Beide lauten gleich.

game-name = Ladybohn
game-about = Männer, Ladys und Babys teilen sich ein Feld; die oberste Karte macht den Preis: Bring vor dem Verkauf eine Lady nach oben.

game-help =
    .ladybohn =
        Die oberste Karte bestimmt den Preis eines Feldes: Eine Lady bringt am meisten, ein Baby
        nichts. Ein Feld steht von unten nach oben da. Ein neu angebautes Baby darf eine Lady seines
        Feldes nach oben rücken. Angebote nennen nur Sorten: Vor dem Tausch sieht niemand, was kommt.

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
          offer 2 blaue.miss/rote        an Platz 2: deine Blau-Lady, genannt wird nur die Sorte, für eine Rote
          offer all soja.baby@up/-       an alle: das offene Soja-Baby als Geschenk
          counter 3 feuer/rote           Angebot 3 mit einem anderen beantworten, das lehnt es ab
          accept 3 rote.mister           Angebot 3 annehmen und die männliche Rote geben
          decline 3     withdraw 3
          lift 1 2                       die erste Lady von oben rückt zwei Plätze hoch
          wish rote,soja                 den anderen sagen, was du gern hättest; wish - nimmt es zurück
        Plätze und Felder zählen dort ab 0.

edition-ladybohn = Ladybohn (Karten und Preise rekonstruiert), 3 bis 5 Spieler

## Sorten und ihre Karten: Name; gezählt im Satz; kurz für enge Stellen; andere Wörter, die man tippen kann

bean-blue = Blaue Bohne
    .counted = { $count ->
        [1] eine Blaue Bohne
       *[other] { $count } Blaue Bohnen
    }
    .short = Blaue
    .typed = blau, blaue
    .mister = männliche Blaue Bohne
    .mister-counted = { $count ->
        [1] eine männliche Blaue Bohne
       *[other] { $count } männliche Blaue Bohnen
    }
    .mister-short = Blaue m
    .miss = Blau-Lady
    .miss-counted = { $count ->
        [1] eine Blau-Lady
       *[other] { $count } Blau-Ladys
    }
    .miss-short = Blaue w
    .baby = Blau-Baby
    .baby-counted = { $count ->
        [1] ein Blau-Baby
       *[other] { $count } Blau-Babys
    }
    .baby-short = Blaue B
bean-chili = Feuerbohne
    .counted = { $count ->
        [1] eine Feuerbohne
       *[other] { $count } Feuerbohnen
    }
    .short = Feuer
    .typed = feuer
    .mister = männliche Feuerbohne
    .mister-counted = { $count ->
        [1] eine männliche Feuerbohne
       *[other] { $count } männliche Feuerbohnen
    }
    .mister-short = Feuer m
    .miss = Feuer-Lady
    .miss-counted = { $count ->
        [1] eine Feuer-Lady
       *[other] { $count } Feuer-Ladys
    }
    .miss-short = Feuer w
    .baby = Feuer-Baby
    .baby-counted = { $count ->
        [1] ein Feuer-Baby
       *[other] { $count } Feuer-Babys
    }
    .baby-short = Feuer B
bean-stink = Saubohne
    .counted = { $count ->
        [1] eine Saubohne
       *[other] { $count } Saubohnen
    }
    .short = Sau
    .typed = sau
    .mister = männliche Saubohne
    .mister-counted = { $count ->
        [1] eine männliche Saubohne
       *[other] { $count } männliche Saubohnen
    }
    .mister-short = Sau m
    .miss = Sau-Lady
    .miss-counted = { $count ->
        [1] eine Sau-Lady
       *[other] { $count } Sau-Ladys
    }
    .miss-short = Sau w
    .baby = Sau-Baby
    .baby-counted = { $count ->
        [1] ein Sau-Baby
       *[other] { $count } Sau-Babys
    }
    .baby-short = Sau B
bean-green = Brechbohne
    .counted = { $count ->
        [1] eine Brechbohne
       *[other] { $count } Brechbohnen
    }
    .short = Brech
    .typed = brech, grün
    .mister = männliche Brechbohne
    .mister-counted = { $count ->
        [1] eine männliche Brechbohne
       *[other] { $count } männliche Brechbohnen
    }
    .mister-short = Brech m
    .miss = Brech-Lady
    .miss-counted = { $count ->
        [1] eine Brech-Lady
       *[other] { $count } Brech-Ladys
    }
    .miss-short = Brech w
    .baby = Brech-Baby
    .baby-counted = { $count ->
        [1] ein Brech-Baby
       *[other] { $count } Brech-Babys
    }
    .baby-short = Brech B
bean-soy = Sojabohne
    .counted = { $count ->
        [1] eine Sojabohne
       *[other] { $count } Sojabohnen
    }
    .short = Soja
    .typed = soja
    .mister = männliche Sojabohne
    .mister-counted = { $count ->
        [1] eine männliche Sojabohne
       *[other] { $count } männliche Sojabohnen
    }
    .mister-short = Soja m
    .miss = Soja-Lady
    .miss-counted = { $count ->
        [1] eine Soja-Lady
       *[other] { $count } Soja-Ladys
    }
    .miss-short = Soja w
    .baby = Soja-Baby
    .baby-counted = { $count ->
        [1] ein Soja-Baby
       *[other] { $count } Soja-Babys
    }
    .baby-short = Soja B
bean-black_eyed = Augenbohne
    .counted = { $count ->
        [1] eine Augenbohne
       *[other] { $count } Augenbohnen
    }
    .short = Augen
    .typed = augen, auge
    .mister = männliche Augenbohne
    .mister-counted = { $count ->
        [1] eine männliche Augenbohne
       *[other] { $count } männliche Augenbohnen
    }
    .mister-short = Augen m
    .miss = Augen-Lady
    .miss-counted = { $count ->
        [1] eine Augen-Lady
       *[other] { $count } Augen-Ladys
    }
    .miss-short = Augen w
    .baby = Augen-Baby
    .baby-counted = { $count ->
        [1] ein Augen-Baby
       *[other] { $count } Augen-Babys
    }
    .baby-short = Augen B
bean-red = Rote Bohne
    .counted = { $count ->
        [1] eine Rote Bohne
       *[other] { $count } Rote Bohnen
    }
    .short = Rote
    .typed = rot, rote
    .mister = männliche Rote Bohne
    .mister-counted = { $count ->
        [1] eine männliche Rote Bohne
       *[other] { $count } männliche Rote Bohnen
    }
    .mister-short = Rote m
    .miss = Rot-Lady
    .miss-counted = { $count ->
        [1] eine Rot-Lady
       *[other] { $count } Rot-Ladys
    }
    .miss-short = Rote w
    .baby = Rot-Baby
    .baby-counted = { $count ->
        [1] ein Rot-Baby
       *[other] { $count } Rot-Babys
    }
    .baby-short = Rote B
bean-garden = Gartenbohne
    .counted = { $count ->
        [1] eine Gartenbohne
       *[other] { $count } Gartenbohnen
    }
    .short = Garten
    .typed = garten
    .mister = männliche Gartenbohne
    .mister-counted = { $count ->
        [1] eine männliche Gartenbohne
       *[other] { $count } männliche Gartenbohnen
    }
    .mister-short = Garten m
    .miss = Garten-Lady
    .miss-counted = { $count ->
        [1] eine Garten-Lady
       *[other] { $count } Garten-Ladys
    }
    .miss-short = Garten w
    .baby = Garten-Baby
    .baby-counted = { $count ->
        [1] ein Garten-Baby
       *[other] { $count } Garten-Babys
    }
    .baby-short = Garten B

## Der Tisch

phase = { $phase ->
    [1] Anbauen aus der Hand
    [2] Handeln
    [3] Erhaltene Karten anbauen
    [4] Nachziehen
   *[other] Die Partie ist vorbei
}

zone-hand = Hand
zone-field = Feld
zone-aside = beiseitegelegt
zone-up = offen
zone-coins = Taler
zone-deck = Stapel
zone-discard = Ablage
zone-box = aus dem Spiel

score = { $count } Taler
tie-broken = Gleich viele Taler: Die größere Hand gewinnt.
    .farthest_from_start = Gleich viele Taler: Wer vom ersten Spieler am weitesten entfernt sitzt, gewinnt.
    .rule = LAD-64
tie-shared = Gleich viele Taler: Der Sieg wird geteilt.
    .rule = LAD-64
reason-exhausted = Der Stapel ist zum letzten Mal aufgebraucht.

fact-thirds = dritte Felder übrig: { $value }
screen-sex = Geschlecht
    .mister = Mann
    .miss = Lady
    .baby = Baby
screen-field = { $name } ×{ $cards }: { $order }; { $pays }
screen-order = { $cards } (oben)
screen-before = { $seat } ist am Zug. Willst du vorher noch ernten?
screen-move = Dein neues Baby auf Feld { $field } darf eine Lady nach oben rücken: Die oberste Karte bestimmt den Preis.
screen-pays = bringt { $coins }
screen-step = { $coins } ab { $at } Karten
screen-with-miss = { $coins } mit einer Lady oben
screen-beans = Karten im Spiel und was ein Feld bringt, wenn die Karte oben liegt (Karten → Taler)
screen-from = Taler
    .discard = { $coins } von der Ablage
    .deck = { $coins } ungesehen vom Stapel
    .field = { $coins } vom Feld
screen-paid = Die Taler: { $sources }.
screen-ask-variety = Verlangen kann man nur Sorten, hier: { $kind }. Ob Mann, Lady oder Baby, sucht der Besitzer aus.
screen-which = Welche? Offen liegen: { $cards }.
screen-piles-pay = Liegt { $card } oben, kommen die Taler von der Ablage, dann vom Stapel; das ganze Feld wird abgelegt.

## Was man wählen kann

action-reveal = Karten vom Stapel aufdecken
action-draw = Karten nachziehen und den Zug beenden
action-done = Diese Phase beenden
action-pass = Passen: jetzt nichts von mir
    .bare = Passen
action-buy = Drittes Feld kaufen
action-harvest = Feld { $field } ernten
action-plant-front = Vorderste Karte anbauen: { $kind } auf Feld { $field }
action-plant-card = { $kind } anbauen
action-lift = Lady { $miss } von oben um { $places ->
    [one] { $places } Platz
   *[other] { $places } Plätze
} heben
    .only = Die Lady um { $places ->
        [one] { $places } Platz
       *[other] { $places } Plätze
    } heben
action-lift-lower = Eine Lady heben, die weiter unten liegt (ab der { $miss }.) …
action-waive = Die Ladys bleiben, wo sie sind
action-offer = Angebot an { $to } …
action-accept = Angebot von { $to } annehmen
action-decline = Angebot von { $to } ablehnen
action-give = { $kind } geben
action-give-up = { $kind } vom Tisch geben
action-no-more-give = Nichts weiter geben
action-want = { $kind } verlangen
action-no-more-want = Nichts weiter verlangen

## Was geschehen ist

event-turn = { $you ->
    [seat] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
event-planted = { $you ->
    [seat] Du baust { $kind } auf Feld { $field } an.
   *[other] { $seat } baut { $kind } auf Feld { $field } an.
}
event-lifted = { $you ->
    [seat] Dein Baby hebt { $kind } auf Feld { $field } um { $places ->
        [one] { $places } Platz
       *[other] { $places } Plätze
    }.
   *[other] Das Baby von { $seat } hebt { $kind } auf Feld { $field } um { $places ->
        [one] { $places } Platz
       *[other] { $places } Plätze
    }.
}
event-waived = { $you ->
    [seat] Du lässt die Ladys auf Feld { $field }, wo sie sind.
   *[other] { $seat } lässt die Ladys auf Feld { $field }, wo sie sind.
}
event-no-reveal = { $you ->
    [seat] Es ist keine Karte mehr da, die du aufdecken könntest.
   *[other] Es ist keine Karte mehr da, die { $seat } aufdecken könnte.
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

option-miss_preset = Bohnometer der Ladys
    .about = Welche Rekonstruktion der Preise unter einer Lady gilt; eine eigene Kartendatei geht vor.
    .plus_one_coin = bei jeder Stufe ein Taler mehr als bei einem Mann
    .minus_one_bean = die Taler eines Mannes für eine Karte weniger
option-kept_baby = Behaltene Babys
    .about = Wann ein aufgedecktes Baby, das man behält, angebaut wird.
    .phase3 = nach dem Handel, wie jede behaltene Karte
    .at_once = sofort, wenn es als behalten angesagt wird und seine Sorte wächst
option-hidden_sex = Verborgene Geschlechter
    .about = Nennen Angebote nur die Sorte, sodass vor dem Handel niemand das Geschlecht erfährt?
    .on = ja, nur die Sorte wird genannt
    .off = nein, Angebote zeigen die Karten (zum Lernen)
option-third_field_cards = Dritte Felder
    .about = Wie viele dritte Felder es für alle zusammen gibt.
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
option-offers = Angebote je Zug
    .about = Wie viele Angebote jeder in einem Zug machen darf; 0 heißt: kein Handel.
option-exhaustions = Länge der Partie
    .about = Wie oft der Stapel aufgebraucht wird, bis die Partie endet.
    .rules = wie in der Regel

## Regeln, die eine Ablehnung nennen kann

rule-LAD-07 = Auf einem Feld wächst nur eine Sorte. Nimm ein leeres Feld oder das mit dieser Sorte.
rule-LAD-08 = Diese Sorte wächst schon auf einem deiner Felder: Die Karte muss dorthin.
rule-LAD-10 = Ein Zug hat eine feste Folge: anbauen, aufdecken und handeln, anbauen, was gekommen ist, nachziehen. Dieser Schritt ist jetzt nicht dran.
rule-LAD-12 = Für diese Karte ist kein Platz. Ernte zuerst ein Feld oder kaufe in deinem Zug ein drittes.
rule-LAD-14 = Nach einem Baby auf einem Feld mit einer Lady darf eine Lady dieses Feldes nach oben rücken, um einen Platz oder um zwei.
rule-LAD-15 = Eine Lady kann nicht höher steigen als bis nach oben auf ihr Feld.
rule-LAD-16 = Ein neues Baby bewegt einmal eine Lady: Entscheide das zuerst oder passe. Ohne neues Baby bewegt sich nichts.
rule-LAD-17 = Aus der Hand wird nur die vorderste Karte angebaut, und zwar zuerst.
rule-LAD-18 = Du hast zwei Karten aus der Hand angebaut; eine dritte ist nicht erlaubt.
rule-LAD-20 = Deine Hand ist leer, also gibt es daraus nichts anzubauen.
rule-LAD-21 = Noch wird nicht gehandelt. Das beginnt, wenn der aktive Spieler Karten aufgedeckt hat.
rule-LAD-22 = Eine aufgedeckte Karte, die du behältst, wird nach dem Handel angebaut.
rule-LAD-23 = Gehandelt wird zwischen dem aktiven Spieler und einem anderen. Mach ihm dein Angebot.
rule-LAD-24 = Du kannst Karten aus der Hand geben und in deinem Zug die aufgedeckten; keine, die schon wachsen.
rule-LAD-25 = Bei einem Handel oder Geschenk muss mindestens eine Karte den Besitzer wechseln.
rule-LAD-26 = Zum Annehmen musst du genau die verlangten Karten geben, und die hast du nicht.
rule-LAD-27 = Diese Karte hast du in diesem Zug bekommen: Sie bleibt bei dir und wird angebaut.
rule-LAD-28 = Vor dem Tausch wird nur die Sorte einer Karte genannt, nie ihr Geschlecht.
rule-LAD-30 = Du hast ein Baby bekommen, dessen Sorte bei dir wächst: Baue es jetzt an.
rule-LAD-31 = Ein Baby, das bei dir nicht wächst, wird nach dem Handel angebaut.
rule-LAD-32 = Männer und Ladys, die gekommen sind, werden nach dem Handel angebaut.
rule-LAD-34 = Der Handel ist vorbei, oder du kannst ihn nicht beenden: Das tut nur der aktive Spieler.
rule-LAD-35 = Jetzt werden erhaltene und behaltene Karten angebaut, und zwar alle, aber keine aus der Hand.
rule-LAD-37 = Angebaut wird reihum, der aktive Spieler zuerst. Du bist noch nicht dran.
rule-LAD-40 = Du bist nicht am Zug. Du darfst ernten oder mit dem aktiven Spieler handeln.
rule-LAD-41 = Auf diesem Feld wächst nichts, also gibt es nichts zu ernten.
rule-LAD-48 = Dieses Feld hat nur eine Karte. Ernte zuerst eines mit zwei oder mehr.
rule-LAD-54 = Kein drittes Feld ist mehr da; es gibt nur wenige für den ganzen Tisch.
rule-LAD-55 = Ein drittes Feld kaufst du in deinem Zug, einmal, für drei eigene Taler.
rule-LAD-68 = Ein Baby ist noch anzubauen oder darf noch eine Lady bewegen. Bis dahin gilt kein Handel, und die Phase geht weiter.
rule-LAD-A16 = An diesem Tisch wird eine Karte, die als behalten gilt, nicht mehr gehandelt.
rule-LAD-A5 = Erkläre, dass du dieses Baby behältst: Dann wird es sofort angebaut.

## The browser table

play-order = Von unten nach oben; die letzte Karte bestimmt den Preis.
play-lift-head = Eine Lady nach oben rücken
play-now-lift = Dein neues Baby darf eine Lady nach oben rücken.

## Tipps: warum der Bot das tun würde

hint-ripe = Feld { $field } bringt jetzt { hint-coins }; Warten verspricht weniger als ein leeres Feld.
hint-ripe-miss = Eine Lady liegt oben, darum bringt Feld { $field } jetzt { hint-coins }; Warten verspricht weniger als ein leeres Feld.
hint-unripe = Es lohnt sich jetzt nicht, ein Feld zu verkaufen.
hint-lift = Je näher eine Lady auf Feld { $field } nach oben kommt, desto eher macht sie den Preis.
hint-lift-top = Mit der Lady oben bringt Feld { $field } { hint-coins }.
hint-waive = Auf Feld { $field } bringt es nichts, eine Lady zu rücken.
hint-keep-baby = { $kind } macht eines deiner Felder mehr wert: Baue es sofort an.
hint-baby = { $kind } kam durch einen Handel zu dir, und du baust diese Sorte an: Es wird sofort angebaut.

## Der Begleiter: was in jeder Art von Moment verlangt wird

guide-plant-front = Die vorderste Handkarte muss angebaut werden; die Reihenfolge bleibt immer gleich. Sie liegt dann oben auf ihrem Feld, und die oberste Karte macht den Preis: Eine Lady bringt am meisten, ein Baby nichts. Die zweite Karte ist freiwillig.
guide-reveal = Aus der Hand ist genug angebaut. Decke zwei Karten auf: Sie gehören dir, zum Anbauen oder Handeln.
guide-offer = Jetzt darfst du handeln. Die anderen hören nur die Sorte, nicht ob Mann, Lady oder Baby. Verlange, was du anbaust, gib, was ein Feld verderben würde. Gibt es nichts mehr zu gewinnen, beende den Handel.
guide-deal = Ein Angebot, nach Sorten: Welche Karte kommt, weißt du nicht. Nimm an, wenn es besser zu deinen Feldern passt als das, was du gibst; behalte deine Ladys.
guide-voice = Jemand anderes ist am Zug: Nur mit ihm kannst du handeln, mit Karten aus deiner Hand. Verlange, was du anbaust, oder warte einfach.
guide-plant-card = Was du bekommen und behalten hast, wird jetzt angebaut. Achte auf die Reihenfolge: Die letzte Karte liegt oben und macht den Preis.
guide-lift = Ein neues Baby darf eine Lady seines Feldes um einen oder zwei Plätze nach oben rücken. Bring sie ganz nach oben, wenn du bald verkaufen willst.
guide-room = Kein Feld hat Platz für diese Karte: Ernte eines. Ein Feld mit nur einer Karte ist geschützt, solange ein anderes mehr hat. Am besten eines mit einer Lady oben.
guide-draw = Der letzte Schritt: Zieh neue Karten. Liegt auf einem großen Feld eine Lady oben, denk vorher ans Verkaufen.

## Eine erste Partie, die das Spiel zeigt

lesson-goal = Ein Feld bringt Taler, und seine oberste Karte macht den Preis: Eine Lady bringt einen mehr als ein Mann, ein Baby nichts. Wer die meisten Taler hat, gewinnt.
    .title = Die oberste Karte zählt
lesson-baby = Die vorderste Karte deiner Hand muss angebaut werden: ein Sau-Baby. Es deckt die Lady zu.
    .title = Baue von vorn an
lesson-lift = Mit einem Baby oben bringt das Feld nichts. Aber ein neues Baby darf eine Lady heben: Hol sie wieder nach oben.
    .title = Hebe die Lady
lesson-reveal = Schon besser. Lass den Rest deiner Hand für später und decke zwei Karten auf.
    .title = Decke zwei Karten auf
lesson-offer = { $one } baut Sojabohnen an, du nicht. Tippe deine an, um sie anzubieten.
    .title = Verlange eine Bohne
    .tap-2 = Verlange eine Saubohne. Ob Mann, Lady oder Baby, siehst du erst danach.
    .tap-3 = Und wen du fragst: { $one }.
lesson-done = { $one } ist einverstanden und gibt dir eine Lady! Beende deinen Handel, indem du zweimal tippst.
    .title = Abgemacht
lesson-settle = Dir blieb eine Brechbohne: Sie kommt zur anderen.
    .title = Baue an, was dir blieb
lesson-miss = Die zuletzt gelegte Karte liegt oben. Genau dort gehört eine Lady hin.
    .title = Und jetzt die Lady
lesson-harvest = Fünf Saubohnen mit einer Lady obenauf: drei Taler statt zwei. Tippe zweimal, um sie zu verkaufen.
    .title = Ernte
lesson-draw = Drei Taler! Ziehe drei Karten, dann ist dein Zug zu Ende. Sie kommen nach hinten: Die Reihenfolge deiner Hand bleibt immer gleich.
    .title = Ziehe
lesson-bye = Eine Lady nach oben, bevor du verkaufst: Das ist das ganze Geheimnis. Die Partie geht richtig weiter. Viel Glück!
    .title = Jetzt kannst du es

## So wird gespielt

how-1-title = Das Ziel
how-1 =
    Du baust Bohnen an, tauschst sie und verkaufst sie. Wer am Ende die meisten Taler hat, gewinnt.

    Es gibt acht Sorten, jede mit Männern, Ladys und Babys. Du beginnst mit fünf Handkarten und zwei leeren Feldern. Die Reihenfolge deiner Hand bleibt immer gleich: Vorn wird angebaut, hinten kommt Neues dazu (LAD-09).
how-2-title = Felder und Preise
how-2 =
    Auf einem Feld wächst nur eine Sorte, Männer, Ladys und Babys gemeinsam, und keine Sorte wächst bei dir auf zwei Feldern. Jede neue Karte kommt obenauf.

    Beim Verkauf zählen alle Karten, aber nur die oberste bestimmt den Preis: Ihr Bohnometer sagt, wie viele Karten wie viele Taler bringen. Eine Lady bringt bei jeder Stufe einen Taler mehr als ein Mann; ein Baby obenauf bringt nichts (LAD-44). Fünf Saubohnen bringen mit einem Mann obenauf zwei Taler, mit einer Lady drei.
how-3-title = Babys heben Ladys
how-3 =
    Baust du ein Baby an, darfst du sofort eine Lady seines Feldes um einen oder zwei Plätze nach oben rücken (LAD-14). Das Baby liegt dann schon oben: Die Lady gleich darunter braucht nur einen Platz bis ganz nach oben.
how-4-title = Dein Zug
how-4 =
    Erstens: Baue die vorderste Handkarte an, auf Wunsch auch die nächste. Eine Karte kommt zu ihrer Sorte oder auf ein leeres Feld. Kein Platz? Dann ernte vorher.

    Zweitens: Decke zwei Karten auf, zum Behalten oder Tauschen, und handle, solange du willst. Drittens: Alle bauen an, was sie bekommen oder behalten haben, du zuerst, jeder in beliebiger Reihenfolge. Viertens: Zieh drei Karten nach.
how-5-title = Angebote
how-5 =
    Ein Angebot sagt „Ich gebe“ und „Ich will“; eine Seite darf leer sein, als Geschenk. In deinem Zug bietest du aufgedeckte Karten oder beliebige Handkarten an, allen oder nur einem. Ist jemand anderes am Zug, handelst du nur mit ihm und nur aus der Hand. Angebote kannst du annehmen, kontern oder ablehnen.

    Von Handkarten wird nur die Sorte genannt: Ob Mann, Lady oder Baby kommt, siehst du erst nach dem Tausch (LAD-28). Was du bekommst, kommt nie auf die Hand und wird nicht weitergetauscht (LAD-27). Ein Baby, das du bekommst, wird sofort angebaut, wenn seine Sorte bei dir wächst (LAD-30).
how-6-title = Die Ernte
how-6 =
    Ernte, wann du willst, auch im Zug der anderen, stets das ganze Feld. Ein Feld mit nur einer Karte darfst du nur ernten, wenn keines deiner Felder mehr hat, und es bringt nichts (LAD-49).

    Die Taler sind Karten von oben aus dem Feld; der Rest wird abgelegt. Liegt eine Garten-Lady oben, kommen die Taler von der Ablage und, wenn sie nicht reicht, vom Stapel (LAD-50).

    In deinem Zug kannst du, einmal in der Partie, für drei Taler ein drittes Feld kaufen. Es gibt nur zwei für den ganzen Tisch.
how-7-title = Das Ende
how-7 =
    Die Partie endet, wenn der Stapel zum dritten Mal aufgebraucht ist: beim Nachziehen sofort, sonst nach dem Anbauen in diesem Zug. Die Felder werden von selbst verkauft; Handkarten sind nichts wert. Bei Gleichstand gewinnt die größere Hand.

    Kartenzahlen und Preise sind rekonstruiert; Optionen bieten andere Preise für Ladys oder, zum Lernen, offene Angebote.

# -- was nicht geht

refused-usage-lift = So wird es geschrieben: lift LADY PLÄTZE, die Ladys von oben gezählt; pass verschiebt keine.
refused-not-a-miss = „{ $word }“ ist keine Lady: Tippe eine Nummer, 1 für die oberste.
refused-not-places = „{ $word }“ ist keine Zahl von Plätzen: Tippe 1 oder 2.
refused-position-lift = { $field }: Auf { $zone } liegt kein Baby über einer Lady.
refused-position-dark = { $field }={ $value } zählt keine Stellen in { $zone } auf.
refused-position-thirds = { $field }: Dritte Felder gibt es im Spiel nur { $most }.
refused-cards-miss-less = { $field }: Eine Lady bringt für { $count } Karten weniger als ein Mann.
refused-cards-miss-no-better = { $field }: Eine Lady ist nirgends besser als ein Mann.
refused-cards-pays-from = { $field } kann nur { $only } sein.
refused-cards-pays-beyond = { $field }: Eine Lady, die mehr Taler als Karten bringt, braucht miss_pays_from = "{ $needed }".
refused-cards-baby-meter = { $field }: Ein Baby hat kein Bohnometer.
refused-cards-pays-most = { $field }: Keine Stufe bringt mehr als { $most } Taler.
