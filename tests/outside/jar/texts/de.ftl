game-name = Das Glas
game-about = Nimm eine bis drei Bohnen aus dem Glas. Wer die letzte nimmt, gewinnt.
edition-first = Erste Ausgabe
card-bean = Bohne
    .counted = { $count ->
        [one] eine Bohne
       *[other] { $count } Bohnen
    }
zone-jar = Glas
zone-taken = Bohnen
action-take = { $kind } nehmen
event-took = { $you ->
    [hunter] Du nimmst { $kind }.
   *[other] { $hunter } nimmt { $kind }.
}
event-ended = { $you ->
    [hunter] Die letzte Bohne gehört dir: du gewinnst.
   *[other] Die letzte Bohne gehört { $hunter } und damit der Sieg.
}
question-take = Wie viele Bohnen nimmst du?
hint-four = Vier für den anderen sind eine gute Zahl.
reason-empty = Das Glas ist leer.
rule-JAR-01 = Jemand anders ist am Zug.
rule-JAR-02 = Nimm eine bis drei Bohnen und nicht mehr, als da sind.
how-1-title = So geht es
how-1 = Nimm reihum eine bis drei Bohnen. Die letzte Bohne gewinnt.
