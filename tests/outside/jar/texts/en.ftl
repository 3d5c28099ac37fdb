game-name = The jar
game-about = Take one to three beans from the jar. Whoever takes the last one wins.
edition-first = First edition
card-bean = bean
    .counted = { $count ->
        [one] a bean
       *[other] { $count } beans
    }
zone-jar = jar
zone-taken = beans
action-take = Take { $kind }
event-took = { $you ->
    [hunter] You take { $kind }.
   *[other] { $hunter } takes { $kind }.
}
event-ended = { $you ->
    [hunter] The last bean is yours: you win.
   *[other] The last bean is { $hunter }’s, who wins.
}
question-take = How many beans do you take?
hint-four = Four left for the other is a good number.
reason-empty = The jar is empty.
rule-JAR-01 = It is another player’s turn.
rule-JAR-02 = Take one to three beans, and no more than there are.
how-1-title = How it goes
how-1 = Take one to three beans in turn. The last bean wins.
