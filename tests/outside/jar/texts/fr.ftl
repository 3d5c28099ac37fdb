game-name = Le bocal
game-about = Prends un à trois haricots dans le bocal. Qui prend le dernier gagne.
edition-first = Première édition
card-bean = haricot
    .counted = { $count ->
        [one] un haricot
       *[other] { $count } haricots
    }
zone-jar = bocal
zone-taken = haricots
action-take = Prendre { $kind }
event-took = { $you ->
    [hunter] Tu prends { $kind }.
   *[other] { $hunter } prend { $kind }.
}
event-ended = { $you ->
    [hunter] Le dernier haricot est pour toi : tu gagnes.
   *[other] Le dernier haricot est pour { $hunter }, qui gagne.
}
question-take = Combien de haricots prends-tu ?
hint-four = En laisser quatre à l’autre est une bonne idée.
reason-empty = Le bocal est vide.
rule-JAR-01 = C’est le tour de quelqu’un d’autre.
rule-JAR-02 = Prends un à trois haricots, et pas plus qu’il n’y en a.
how-1-title = Comment jouer
how-1 = Prends un à trois haricots à ton tour. Le dernier haricot gagne.
