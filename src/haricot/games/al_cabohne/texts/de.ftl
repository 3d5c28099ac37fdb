### Al Cabohne auf Deutsch. Variablen: siehe haricot.locales.
### Bohnensorten stehen nur im Nominativ oder Akkusativ: Beide lauten gleich.

game-name = Al Cabohne
game-about = Allein oder zu zweit gegen die Bohnenmafia: Ihre Bosse nehmen, kassieren, verkaufen und wollen gefüttert sein.

game-help =
    .solo =
        Allein gegen drei Bosse: Zahle jedem Boss, der anbaut, was du anbaust, eine Karte; baue die
        vorderste Handkarte an, auf Wunsch auch die zweite; decke Karten auf (ein Boss nimmt seine
        Sorte, der Rest bildet Haufen); baue alle Haufen an und füttere einen Boss mit leerem Feld;
        ziehe nach. Ist der Stapel durch, zählt der Schatz der Mafia doppelt: Überbiete ihn.

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
        Du kannst auch tippen, was in Klammern hinter den Möglichkeiten steht, zum Beispiel
          feed blaue al       an Al: die vorderste Blaue Bohne deiner Hand (auch don, joe)
          feed blaue@up al    an Al: den ganzen Haufen Blauer Bohnen vom Tisch
        Felder zählen dort ab 0.
    .duel =
        Zu zweit gegen zwei Bosse: Baue an oder lege ab, was dir übrig gelassen wurde; zahle jedem
        Boss, der anbaut, was du anbaust, eine Karte; baue die vorderste Handkarte an, auf Wunsch
        auch die zweite; decke Karten auf (ein Boss nimmt seine Sorte, der Rest bildet Haufen); baue
        Haufen an oder lass sie liegen und füttere einen Boss mit leerem Feld; ziehe nach.

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
        Du kannst auch tippen, was in Klammern hinter den Möglichkeiten steht, zum Beispiel
          feed blaue al       an Al: die vorderste Blaue Bohne deiner Hand (auch don)
          feed blaue@up al    an Al: den ganzen Haufen Blauer Bohnen vom Tisch
        Felder zählen dort ab 0.

edition-amigo = Amigo, 1 oder 2 Spieler

## Bohnen: Name; gezählt im Satz; ein Wort für enge Stellen; andere Wörter, die man tippen kann

bean-blue = Blaue Bohne
    .counted = { $count ->
        [1] eine Blaue Bohne
       *[other] { $count } Blaue Bohnen
    }
    .short = Blaue
    .typed = blau, blaue
bean-kidney = Kidneybohne
    .counted = { $count ->
        [1] eine Kidneybohne
       *[other] { $count } Kidneybohnen
    }
    .short = Kidney
    .typed = kidney
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
bean-puff = Puffbohne
    .counted = { $count ->
        [1] eine Puffbohne
       *[other] { $count } Puffbohnen
    }
    .short = Puff
    .typed = puff
bean-green = Brechbohne
    .counted = { $count ->
        [1] eine Brechbohne
       *[other] { $count } Brechbohnen
    }
    .short = Brech
    .typed = brech, grün
bean-runner = Stangenbohne
    .counted = { $count ->
        [1] eine Stangenbohne
       *[other] { $count } Stangenbohnen
    }
    .short = Stangen
    .typed = stangen

## Der Tisch

phase = { $phase ->
    [0] Reste vom Gegner
    [6] Vor der Zahlung
    [1] Anbauen aus der Hand
    [7] Bewirtschaften
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
other-mafia = Die Mafia
other-mafia_doubled = Verdoppelt
zone-treasury = Schatz der Mafia
zone-laid = beiseitegelegte Taler
zone-al = Al Cabohne
zone-don = Don Corlebohne
zone-joe = Joe Bohnano

score = { $count } Taler
tie-broken = Gleich viele Taler: Die größere Hand gewinnt.
    .rule = CAB-67
tie-shared = Gleich viele Taler und Karten: Der Sieg wird geteilt.
    .rule = CAB-67
tie-others = Gleich viele Taler: Wer mit der Mafia nur gleichzieht, hat sie nicht geschlagen.
    .rule = CAB-67
reason-exhausted = Der Stapel ist zum letzten Mal aufgebraucht.

screen-boss = { boss-name }: { $kind } ×{ $cards }, { $at ->
    [0] verkauft erst am Ende
   *[other] verkauft ab { $at } Karten (für { $coins } Taler)
}
screen-hungry = { boss-name }: hungrig, sein Feld ist leer (verkauft für { $coins } Taler)
screen-treasury = Schatz der Mafia: { $score }
screen-treasury-doubled = Schatz der Mafia: { $score }, zählt am Ende doppelt: { $counted }
screen-finish = Die Partie beenden: Alle Felder werden verkauft
screen-due = { $kind } an { boss-name }
screen-feed-hungry = er ist hungrig, du musst ihn füttern …
screen-feed-more = { $cards }, wenn du willst …
picking-feed = Was gibst du { boss-name }?
screen-help-offers =
    Solange ein Boss hungrig ist, dürfen beide mit Handkarten handeln; was du bekommst, kommt hinten in deine Hand:
      o                      ein Angebot Schritt für Schritt machen
      offer 1 blaue/puff     an Platz 1: deine Blaue Bohne für eine Puffbohne
      counter 3 blaue/feuer  Angebot 3 mit einem anderen beantworten, das lehnt es ab
      accept 3     decline 3     withdraw 3

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
action-no-more-give = Nichts weiter geben
action-want = { $kind } verlangen
action-no-more-want = Nichts weiter verlangen
action-pay-first = { $kind } geben: die vorderste
    .only = { $kind } geben
action-pay-last = { $kind } geben: die hinterste
action-pay = Die Mafia bezahlen
action-feed = { boss-name } füttern …
action-feed-first = { $kind } aus der Hand geben: die vorderste
    .only = { $kind } aus der Hand geben
action-feed-last = { $kind } aus der Hand geben: die hinterste
action-feed-up = Den ganzen Haufen vom Tisch geben: { $kind-name }
    .only = { $kind-name } vom Tisch geben
action-discard-up = Den ganzen Haufen ablegen: { $kind-name }
    .only = { $kind-name } ablegen

## Was geschehen ist

boss-name = { $boss ->
    [al] Al Cabohne
    [don] Don Corlebohne
   *[joe] Joe Bohnano
}

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
event-discarded = { $you ->
    [seat] Du legst { $kind } ab.
   *[other] { $seat } legt { $kind } ab.
}
event-reshuffled = { $cards ->
    [one] Die einzige abgelegte Karte wird zum neuen Stapel.
   *[other] Die Ablage und beiseitegelegte Taler werden zum neuen Stapel gemischt: { $cards } Karten.
}
event-none-left = Es ist keine Karte mehr zum Aufdecken da.
event-taken = { boss-name } nimmt { $kind }.
event-sold = { boss-name } verkauft { $kind }; die Mafia bekommt { $coins ->
    [0] nichts
    [one] { $coins } Taler
   *[other] { $coins } Taler
}.
event-paid = { $you ->
    [seat] Du zahlst { boss-name } { $kind }.
   *[other] { $seat } zahlt { boss-name } { $kind }.
}
event-fed = { $you ->
    [seat] Du gibst { boss-name } { $kind }.
   *[other] { $seat } gibt { boss-name } { $kind }.
}
event-matched = Die Ablage bringt { $kind } zum Haufen auf dem Tisch.
event-showed = { $you ->
    [seat] Du zeigst deine Hand: { $kinds }.
   *[other] { $seat } kann die Mafia nicht füttern und zeigt die Hand: { $kinds }.
}
event-bargain-over = Kein Boss ist mehr hungrig: Offene Angebote verfallen.
event-ended = { $drawn-count ->
    [0] { $winners-count ->
        [0] Die Mafia gewinnt: { $mafia } gegen { $scores-most }.
        [one] { $you ->
            [winners] Du gewinnst mit { $scores-most } gegen { $mafia } der Mafia.
           *[other] { $winners } gewinnt mit { $scores-most } gegen { $mafia } der Mafia.
        }
       *[other] Geteilter Sieg: { $winners }, mit { $scores-most } gegen { $mafia } der Mafia.
    }
    [one] { $you ->
        [drawn] Unentschieden: Du teilst dir mit der Mafia den ersten Platz, beide mit { $scores-most }.
       *[other] Unentschieden: { $drawn } und die Mafia teilen sich den ersten Platz, beide mit { $scores-most }.
    }
   *[other] Unentschieden mit der Mafia: { $drawn }, alle mit { $scores-most }.
}

## Optionen

option-mafia_trade = Feilschen
    .about = Dürfen die Spieler Handkarten tauschen, solange ein Boss hungrig ist?
option-pile_to_boss = Ein Haufen für einen Boss
    .about = Wann ein Boss, der mehrere Karten bekommt, sieht, ob er verkaufen kann.
    .whole_pile = nach dem ganzen Haufen
    .card_by_card = nach jeder Karte
option-discard_match = Blick auf die Ablage
    .about = Wann beim Aufdecken geprüft wird, ob die oberste abgelegte Karte passt.
    .after_each_card = nach jeder Karte, die liegen bleibt
    .after_third_card = einmal, nach der letzten Karte
option-show_hand_when_unable = Hand zeigen
    .about = Muss, wer einen hungrigen Boss nicht füttern kann, die Hand zeigen?
option-mafia_wins_ties = Die Mafia gewinnt bei Gleichstand
    .about = Gewinnt die Mafia, wenn ein Spieler gleich viele Taler hat? Sonst ist es unentschieden.
option-draw_pile_passes = Durchgänge des Stapels
    .about = Wie oft der Stapel im Solospiel durchgespielt wird.
option-first_player = Erster Spieler
    .about = Wer den ersten Zug hat: ein Platz oder das Los.
    .random = das Los entscheidet
option-hide_coin_totals = Verdeckte Taler
    .about = Bleiben die Taler der anderen bis zum Schluss verdeckt?
option-offers = Angebote je Zug
    .about = Wie viele Angebote jeder in einem Zug machen darf; 0 heißt: kein Handel.
option-exhaustions = Länge der Partie
    .about = Wie oft der Stapel aufgebraucht wird, bis die Partie endet.
    .rules = wie in der Regel

## Regeln, die eine Ablehnung nennen kann

rule-CAB-08 = Du bist nicht am Zug.
rule-CAB-10 = Auf einem Feld wächst nur eine Sorte. Nimm ein leeres Feld oder das mit dieser Sorte.
rule-CAB-11 = Diese Sorte wächst schon auf einem deiner Felder: Sie muss dorthin.
rule-CAB-12 = Ein Zug hat eine feste Folge: Reste, Zahlung, anbauen, aufdecken, bewirtschaften, nachziehen. Dieser Schritt ist jetzt nicht dran.
rule-CAB-14 = Baue zuerst alles an, was dir dein Gegner liegen gelassen hat, oder lege es ab.
rule-CAB-15 = Reste kommen auf deine eigenen Felder oder auf die Ablage; die Bosse bekommen nichts davon.
rule-CAB-21 = Baue die vorderste Karte deiner Hand an; keine andere, und nichts davor.
rule-CAB-22 = Du hast zwei Karten aus der Hand angebaut; eine dritte ist nicht erlaubt.
rule-CAB-24 = Für diese Bohnen ist kein Platz. Ernte zuerst ein Feld oder kaufe ein drittes.
rule-CAB-25 = Deine Hand ist leer, also gibt es daraus nichts anzubauen.
rule-CAB-26 = Solange du aus der Hand anbaust, bekommt die Mafia nichts; füttere sie nach dem Aufdecken.
rule-CAB-39 = Ein Boss nimmt nur die Sorte, die er anbaut. Warte, bis er verkauft hat, oder wähle einen anderen.
rule-CAB-40 = Handkarten gehen jetzt nur an die Bosse, nie auf deine eigenen Felder.
rule-CAB-41 = Bohnen, die auf deinen Feldern wachsen, kannst du keinem Boss geben.
rule-CAB-43 = Haufen werden angebaut oder bleiben für deinen Gegner liegen; ablegen kannst du sie jetzt nicht.
rule-CAB-44 = Ein Boss ist hungrig, und du hast eine Karte für ihn: Füttere ihn, bevor es weitergeht.
rule-CAB-45 = Ein anderer Boss baut diese Sorte an, also kann sie nicht zu einem hungrigen.
rule-CAB-49 = Du darfst nur in deinem eigenen Zug ernten.
rule-CAB-51 = Auf diesem Feld wächst nichts, also gibt es nichts zu verkaufen.
rule-CAB-53 = Ein Feld mit nur einer Bohne lässt sich nicht ernten, solange du ein größeres hast.
rule-CAB-58 = Ein drittes Feld kostet vier eigene Taler, einmal in der Partie und in deinem eigenen Zug.
rule-CAB-62 = Der Stapel ist zum letzten Mal aufgebraucht: Bewirtschafte zu Ende und beende die Partie, nachgezogen wird nicht mehr.
rule-CAB-68 = So lässt sich diese Phase nicht beenden: Mach weiter, indem du Karten aufdeckst oder nachziehst.
rule-CABV-01 = Gefeilscht wird nur in der Variante, solange ein Boss hungrig ist, und immer mit dem aktiven Spieler.
rule-CABV-02 = Getauscht werden nur Handkarten, mindestens eine, und beide müssen haben, was sie versprechen.
rule-SOLO-04 = Du hast von Anfang an drei Felder; mehr gibt es nicht.
rule-SOLO-07 = Dein Zug hat eine feste Folge: Zahlung, anbauen, aufdecken, bewirtschaften, nachziehen. Dieser Schritt ist jetzt nicht dran.
rule-SOLO-09 = Solange du aus der Hand anbaust, bekommt die Mafia nichts; füttere sie nach dem Aufdecken.
rule-SOLO-11 = Allein musst du jeden Haufen anbauen; keiner darf abgelegt werden oder liegen bleiben.

## The browser table

play-mafia = Die Mafia
play-sells-at = { $coins ->
    [one] verkauft bei { $coins } Taler
   *[other] verkauft bei { $coins } Talern
}
play-until-sale = noch { $cards }, dann verkauft er
play-hungry = hungrig
play-feed = Füttern …
play-now-pay = Du bist dran: Bezahle die Mafia.
play-now-feed = Du kannst die Mafia füttern.

## Tipps: warum der Bot das tun würde

hint-pass-silent = Kein Angebot wartet auf dich, und in diesem Spiel macht der Bot keine.
hint-throw-pile = { $kind } anzubauen würde deine Felder mehr kosten, als es bringt: ablegen.
hint-settled = Alles ist erledigt, und es lohnt sich jetzt nicht, ein Feld zu verkaufen.
hint-leave-rest = Was noch auf dem Tisch liegt, würde dich mehr kosten, als es bringt: Lass es liegen.
hint-pay = Die Mafia nimmt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} von deinen Feldern; vorher zu verkaufen würde dich mehr kosten.
hint-start-taxed = Feld { $field } ist leer. { boss-name } baut diese Sorte auch an und nimmt jeden Zug eine Karte, aber für { $kind } ist es immer noch der beste Platz.
hint-taxed = Feld { $field } bringt jetzt { hint-coins }; wenn du wartest, nimmt { boss-name } eine Karte davon.
hint-sell = Jetzt verkauft, bringt Feld { $field } { hint-coins } und ist wieder frei; Warten verspricht nicht mehr.
hint-make-room = Feld { $field } bringt { hint-coins }; verkauft hat es Platz für { $kind }.
hint-feed-hungry = { boss-name } ist hungrig und muss etwas bekommen: { $kind } zu geben kostet dich am wenigsten.
hint-feed = { boss-name } baut das schon an, und für { $kind } hast du keine bessere Verwendung. { $more ->
    [0] Er verkauft sofort.
    [99] Er wird sie kaum je verkaufen.
   *[other] Er braucht noch { $more } bis zum Verkauf.
}

## Der Begleiter: was in jeder Art von Moment verlangt wird

guide-discard-up = Dein Gegner hat diese Karten liegen gelassen. Baue an, was zu deinen Feldern passt, und lege den Rest ab; der Mafia kannst du sie nicht geben.
guide-pay = Du baust etwas an, das auch ein Boss anbaut: Er nimmt von jedem solchen Feld eine Karte. Ein Feld, das genug bringt, verkaufst du besser vorher.
guide-plant-front = Die vorderste Handkarte muss angebaut werden; die Reihenfolge bleibt immer gleich. Was kein Boss anbaut, bleibt dir; vom Rest nimmt die Mafia jeden Zug eine Karte. Die zweite Karte ist freiwillig.
guide-reveal = Aus der Hand ist genug angebaut. Decke Karten auf: Was ein Boss anbaut, geht an ihn, drei andere bleiben auf dem Tisch.
guide-plant-kind = Ein Haufen auf dem Tisch kann auf eines deiner Felder oder zu einem Boss. Baue an, was bei dir wächst. Ein hungriger Boss muss etwas bekommen: Gib ihm, was er nicht so bald verkauft.
guide-feed = Bevor es weitergeht, muss die Mafia etwas bekommen. Wähle, was du nicht brauchst und was ein Boss nicht so bald verkauft.
guide-room = Kein Feld hat Platz für diese Karte: Ernte eines. Ein Feld mit nur einer Karte ist geschützt, solange ein anderes mehr hat. Verkaufe, wo du am wenigsten verlierst.
guide-draw = Der letzte Schritt: Zieh neue Karten. Vorher kannst du noch ernten oder einem Boss eine Karte geben, die dir nur im Weg ist.

## Eine erste Partie, die das Spiel zeigt

lesson-as-two = zu zweit
lesson-as-solo = allein
lesson-goal = Verkaufe Bohnen für Taler. { $one } tut das auch, und die Mafia ebenso: Ihre Bosse teilen sich einen Schatz. Wer am reichsten ist, gewinnt.
    .title = Reicher als zwei Gegner
lesson-pay = Don Corlebohne baut Saubohnen an, genau wie du. Am Anfang deines Zuges nimmt er dir eine weg. Zahle.
    .title = Die Mafia kassiert
lesson-plant = Don hatte genug und hat verkauft: zwei Taler für die Mafia. Baue jetzt die vorderste Karte deiner Hand an, das ist Pflicht.
    .title = Baue von vorn an
lesson-reveal = Es wird aufgedeckt, bis drei Karten liegen bleiben. Was ein Boss anbaut, geht sofort zu ihm: Al wartet auf Blaue Bohnen.
    .title = Decke Karten auf
lesson-pile = Eine Blaue Bohne ging an Al. Die Feuerbohne kannst du brauchen: Baue sie an.
    .title = Nimm, was du brauchst
lesson-feed = Dons Feld ist leer, also musst du ihn füttern. Gib ihm die Puffbohne vom Tisch: Davon braucht er viele.
    .title = Füttere den Hungrigen
lesson-harvest = Acht Feuerbohnen bringen drei Taler. Tippe zweimal, um sie zu verkaufen, bevor ein Boss sie auch anbaut.
    .title = Ernte
lesson-draw = Was noch daliegt, bleibt für { $one }. Ziehe zwei Karten, dann ist dein Zug zu Ende.
    .title = Lass den Rest liegen
lesson-bye = Du hast drei Taler, die Mafia zwei. Baue an, was kein Boss anbaut. Die Partie geht richtig weiter. Viel Glück!
    .title = Jetzt kannst du es
lesson-goal-solo = Verkaufe Bohnen für Taler. Die Bosse teilen sich einen Schatz, der am Ende doppelt zählt: Du brauchst mehr.
    .title = Allein gegen drei
lesson-plant-solo = Die vorderste Karte deiner Hand muss angebaut werden: Eine Stangenbohne kommt zu den anderen.
    .title = Baue von vorn an
lesson-reveal-solo = Es wird aufgedeckt, bis drei Karten liegen bleiben. Was einer der Bosse anbaut, geht sofort zu ihm.
    .title = Decke Karten auf
lesson-pile-solo = Al und Don haben je eine bekommen. Zwei Feuerbohnen liegen zusammen: Baue den ganzen Haufen an.
    .title = Nimm den Haufen
lesson-rest-solo = Allein musst du jeden Haufen unterbringen, bei dir oder bei einem Boss. Die Kidneybohne bekommt dein freies Feld.
    .title = Nichts darf liegen bleiben
lesson-harvest-solo = Vier Stangenbohnen bringen zwei Taler. Tippe zweimal, um sie zu verkaufen: Das Feld ist wieder frei.
    .title = Ernte
lesson-draw-solo = Ziehe zwei Karten, dann ist dein Zug zu Ende. Sie kommen nach hinten: Die Reihenfolge deiner Hand bleibt immer gleich.
    .title = Ziehe
lesson-bye-solo = Ein Boss, der dasselbe anbaut wie du, nimmt dir jeden Zug eine Karte. Der Stapel wird nur einmal gespielt. Die Partie geht richtig weiter. Viel Glück!
    .title = Jetzt kannst du es

## So wird gespielt

how-1-title = Das Ziel
how-1 =
    Du und dein Gegner baut Bohnen an und verkauft sie für Taler. Die Bohnenmafia spielt von allein mit; ihre Bosse haben einen gemeinsamen Schatz. Am Ende gewinnt, wer von euch dreien am reichsten ist.
how-2-title = Dein Hof
how-2 =
    Du beginnst mit zwei Feldern und fünf Karten. Deine Hand behält ihre Reihenfolge; neue Karten kommen nach hinten. Auf einem Feld wächst nur eine Sorte, und keine auf zweien deiner Felder.

    In deinem Zug, nur nicht beim Aufdecken, darfst du ernten und einmal in der Partie für vier Taler ein drittes Feld kaufen. Wer erntet, verkauft das ganze Feld: Ein Teil der Karten wird zu Talern, der Rest wird abgelegt. Jedes Feld zeigt, was es bringt und wann es mehr bringt. Eine einzelne Bohne darfst du nur ernten, wenn keines deiner Felder mehr als eine hat (CAB-54).
how-3-title = Die Bosse
how-3 =
    Al Cabohne und Don Corlebohne haben je ein Feld, nie mit der gleichen Sorte. Al verkauft, sobald sein Feld drei Taler wert ist, Don schon bei zwei. Danach ist sein Feld leer: Er ist hungrig.
how-4-title = Zahlen und anbauen
how-4 =
    Zuerst baust du an, was dein Gegner liegen ließ, oder legst es ab. Dann zahlst du: Jeder Boss, der anbaut, was du anbaust, nimmt eine Karte von diesem Feld, auch die letzte (CAB-18). Willst du dem entgehen, ernte vorher.

    Danach baust du die vorderste Handkarte an; die zweite ist freiwillig. Jede kommt zu ihrer Sorte oder auf ein leeres Feld; fehlt der Platz, ernte zuerst.
how-5-title = Bewirtschaften
how-5 =
    Es wird aufgedeckt, bis drei Karten liegen bleiben, gleiche als ein Haufen. Was ein Boss anbaut, geht an ihn und wird ersetzt. Nach jeder Karte, die bleibt, folgt die oberste der Ablage, solange sie passt: zu einem Boss, der sie anbaut, oder auf den Haufen ihrer Sorte (CAB-34).

    Jetzt baust du Haufen an, gibst sie den Bossen oder lässt sie deinem Gegner, immer im Ganzen (CAB-38). Auch beliebige Handkarten darfst du den Bossen geben. Ein Boss nimmt nur seine Sorte; ein hungriger jede, die kein anderer Boss anbaut. Einen hungrigen Boss musst du füttern, wenn Hand oder Tisch etwas für ihn hat (CAB-44); sonst bleibt er hungrig, und dein Gegner sieht deine Hand. Zuletzt ziehst du zwei Karten nach.
how-6-title = Das Ende
how-6 =
    Ist der Stapel zum dritten Mal aufgebraucht, endet die Partie mit diesem Zug. Alle Felder werden verkauft, auch die der Bosse; Handkarten sind nichts wert. Bei Gleichstand mit der Mafia verlierst du (CAB-67).

    Mit der Hausregel „Feilschen“ könnt ihr einander Handkarten zum Tausch anbieten, solange ein Boss hungrig ist.
how-7-title = Allein gegen die Mafia
how-7 =
    Joe Bohnano kommt dazu und verkauft schon bei einem Taler. Du beginnst mit sieben Karten und drei Feldern. Jeder Haufen muss angebaut werden, bei dir oder einem Boss (SOLO-11). Du ziehst zwei Karten nach; drei, wenn du nur noch eine hast, vier bei leerer Hand. Der Stapel wird nur einmal durchgespielt. Die Taler der Mafia zählen doppelt, und du brauchst mehr als das (SOLO-18).

# -- was nicht geht

refused-no-boss = „{ $word }“ ist kein Boss; es gibt: { $bosses }
refused-usage-feed = So wird es geschrieben: feed KARTE BOSS, feed KARTE@EXEMPLAR BOSS oder feed KARTE@up BOSS
refused-position-boss-kind = { $field }: Ein anderer Boss baut { $card } an.
refused-position-boss-sold = { $field }: Er hätte { $count } { $card } verkauft.
refused-position-no-bargain = { $field }: Jetzt wird nicht gehandelt.
