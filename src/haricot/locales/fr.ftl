### Les textes communs en français. Chaque jeu garde les siens dans son dossier.

## Des mots dans les phrases

you = Toi
everyone = tous
    .to = tous
player = Joueur { $number }
nothing = rien
list-and = { $left } et { $right }
list-comma = { $left }, { $right }
times = { $count } × { $name }
face-up = { $cards } (face visible)
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
value-true = oui
value-false = non

## Les règles communes à tous les jeux

rule-KER-01 = La partie est finie.
rule-KER-02 = Cette place, ce champ, cette carte ou cette offre n’existe pas.
rule-KER-03 = Ce n’est pas à toi de faire cela maintenant.
rule-KER-04 = Cette offre est close, tombée, ou ne t’était pas adressée.
rule-KER-05 = Tu as fait toutes tes offres pour ce tour.
rule-KER-06 = Tu dois d’abord une autre étape.
rule-KER-07 = Il n’y a rien à passer : tu t’es déjà prononcé.

## La table

table-turn = { $you ->
    [seat] ton tour
   *[other] tour de { $seat }
}
table-deck = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-run-outs = épuisée { $times } fois sur { $limit }
table-discard = défausse : { $count }, { $card } dessus
table-discard-empty = défausse : vide
table-kept = { $card } (gardé)
table-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
table-wish = { $you ->
    [seat] tu aimerais { $kinds }
   *[other] aimerait { $kinds }
}
table-edition = Édition : { $edition }
table-cards = Cartes : ton propre jeu « { $name } », { $count } en jeu
labelled = { $label } : { $text }
table-option = { $name } : { $value }

field = { $number } : { $what }
field-empty = vide
field-pays = { $name } ×{ $cards }, paie { $coins } ({ $then } dès { $at })
field-full = { $name } ×{ $cards }, paie { $coins } (le maximum)
hand = Ta main
hand-in-order = Ta main, la première carte devant
hand-empty = Ta main est vide.

deals = Offres ouvertes
deal-mine = À { $to }, tu donnes : { $gives } / tu reçois : { $gets }
deal-to-me = De { $seat }, tu donnes : { $gives } / tu reçois : { $gets }
deal-of-others = { $seat } à { $to }, donne : { $gives } / reçoit : { $gets }
deal-fell = Ton offre { $deal } tombe.

menu-sells = { $cards } pour { $coins ->
    [0] rien
    [one] { $coins } Thune
   *[other] { $coins } Thunes
}
menu-deal = { $gives-count ->
    [0] recevoir { $gets } en cadeau
   *[other] { $gets-count ->
        [0] donner { $gives } en cadeau
       *[other] donner { $gives } / recevoir { $gets }
    }
}
menu-costs = { $coins ->
    [one] { $coins } Thune
   *[other] { $coins } Thunes
}
menu-leaves = il reste à ton adversaire { $cards }
menu-counter = Faire plutôt une autre offre à { $to } (refuse celle-ci) …

beans-head = Haricots en jeu, leur nombre, et ce que paie un champ (cartes → Thunes)
beans-none = Ce jeu n’a pas de haricomètre.
word-beans = haricots

## Accueil

greet-seats = À la table : { $seats }
greet-seed = Graine de cette donne : { $seed }
greet-resumed = { $count ->
    [one] La partie reprend après { $count } décision.
   *[other] La partie reprend après { $count } décisions.
}
greet-help = Tape h pour l’aide, q pour partir.

## Questions

ask-turn = À toi. Que fais-tu ?
ask-answer = { $seat } attend ta réponse.
ask-voice = C’est le tour de { $seat }. Une offre de ta part ?
ask-before = C’est le tour de { $seat }. Récolter ou acheter avant la suite ?
ask-room = Il n’y a pas de place pour la carte : il faut d’abord en faire.
ask-plant = Tu as des cartes à planter.
prompt = Numéro de 1 à { $number }, ou h pour l’aide >
prompt-usual = { $number ->
    [1] Entrée pour { $usual }, ou h pour l’aide >
   *[other] Entrée pour { $usual }, numéro de 1 à { $number }, ou h pour l’aide >
}
prompt-pick = Numéro de 1 à { $number }, Entrée pour revenir >
hand-over = Passe l’écran au joueur { $number }. Joueur { $number } : appuie sur Entrée quand personne d’autre ne regarde.
no-usual = Ici rien ne se fait tout seul : tape un numéro.
no-such-number = Choisis un numéro de 1 à { $number }.
unreadable = Je ne comprends pas ({ $problem }). Tape un numéro, ou h pour l’aide.
unread-verb = « { $word } » ne se fait pas ici. Une action commence par l’un de ces mots : { $usage }
unread-card = Il n’y a pas de carte « { $word } »{ $count ->
    [0] .
   *[other] {" "}; en jeu : { $cards }.
}
unread-seat = « { $word } » n’est personne à cette table : tape un nom, ou le numéro de la place.
unread-field = « { $word } » n’est pas un champ : tape son numéro, à partir de 0.
unread-deal = « { $word } » n’est pas une offre : tape son numéro.
unread-copy = Une carte a un numéro, 1 étant la plus en avant de ta main, ou elle est visible : colt@2, colt@up.
unread-wanted = « { $word } » : une carte demandée n’a pas de place, c’est son propriétaire qui choisit.
unread-times = « { $word } » : de 1 à 99 cartes, s’il te plaît.
unread-usage = Cela s’écrit ainsi : { $usage }

offer-to = À qui ? (numéro ou nom, Entrée ou b pour revenir) >
offer-give = Que donnes-tu ?
offer-want = Que veux-tu en échange ?
offer-cards = Numéros ou noms, par exemple 1 3 ; Entrée pour rien ; b pour revenir >
offer-unreadable = Des numéros de 1 à { $number } ou des noms de la liste, chaque carte une fois.
offer-preview = Ton offre à { $to } – tu donnes : { $gives } / tu reçois : { $gets }.
offer-send = L’envoyer ? (Entrée pour oui, n pour non) >
yes = o, oui
offer-dropped = Aucune offre n’a été faite.
no-offer-now = Tu ne peux pas faire d’offre en ce moment.

## Refus et règles

refused = Impossible : { $reason } [{ $id } ; tape ? pour la règle]
no-seat = Il n’y a personne avec qui traiter à la place { $seat }.
no-field = Tu n’as pas de champ { $field } (ici on compte à partir de 0).
no-deal = Il n’y a pas d’offre { $deal }.
not-your-offer = L’offre { $deal } n’est pas la tienne, ou elle est déjà close : tu ne peux pas la retirer.
not-in-hand = { $card } : tu n’en as pas en main.
not-so-many = { $card } : tu n’en as que { $count } en main.
only-up = { $card } : tu n’en as pas en main, mais il y en a face visible : { $notation }
not-up = { $card } : il n’y en a pas face visible.
not-before-you = { $card } : il n’y en a pas que tu puisses planter là.
not-in-play = { $card } : il n’y en a pas dans cette partie.
named-twice = { $card } : une fois suffit.
nothing-refused = Rien n’a été refusé. Tape ? et le numéro d’une règle, par exemple ? KER-02.
no-such-rule = Il n’y a pas de règle { $id } dans ce jeu.
to-the-letter = La règle à la lettre (elle n’existe qu’en anglais) :
nothing-yet = Il ne s’est encore rien passé.

## Partir

save-where = Enregistrer où ? Tape s et un nom de fichier, par exemple s partie.txt.
save-file = Enregistrer la partie ? (nom de fichier, ou Entrée pour non) >
saved = Partie enregistrée dans { $file }.
not-saved = Impossible d’écrire { $file } ({ $reason }).
another-file = un fichier de ce nom existe, et ce n’est pas une partie enregistrée
another-match = une autre partie y est enregistrée
saved-resume = Pour continuer plus tard : { $command }
saved-replay = Pour la revoir : { $command }
same-deal = Pour rejouer la même donne : { $command }
left-at-eof = Tu quittes la table ; rien n’a été enregistré.
left-kept = Tu quittes la table ; la partie est enregistrée dans { $file }.
goodbye = Au revoir.
cut = La partie est devenue trop longue et s’arrête ici.

## Listes et parties enregistrées

games-head = jeu
    .title = titre
    .seats = places
    .players = joueurs
    .editions = Éditions
    .options = Options, pour --option NOM=VALEUR
    .default = d’habitude
option-number = un nombre de { $low } à { $high }
option-seat = une place, à partir de 0
cards-head = mot
    .name = nom
    .cards = cartes
    .meter = haricomètre (cartes→Thunes)
    .effect = effet
cards-of = { $title }, { $edition }, { $seats } places : { $count } cartes
show-head = { $title }, { $edition }, { $seats } places{ $options }, { $count ->
    [one] après { $count } décision
   *[other] après { $count } décisions
}
show-middle = Entre les joueurs
match-goes-on = La partie continue.
winner = { $name } (gagne)

## Aide

help =
    Tape le numéro d’un choix, ou bien :
      Entrée     le choix marqué par >
      o          composer une offre pas à pas
      t          revoir la table
      l          ce qui s’est passé en dernier
      haricots   ce que paie chaque haricot
      i          édition et options de cette table
      ?          la règle du dernier refus ;   ? KER-02   n’importe quelle règle
      s FICHIER  enregistrer la partie
      q          quitter la table
    Tu peux aussi taper les actions entre crochets derrière les choix, par exemple
      offer 2 colt,copain@up/comique   à la place 2 : ton Colt et le Copain visible contre un Comique
      offer all -/comique              à tous : un Comique en cadeau, s’il vous plaît
      accept 3     decline 3     withdraw 3
      keep copain                      dire aux autres que tu comptes garder le Copain visible
      wish comique,copain              dire aux autres ce que tu aimerais ; wish - l’annule
    Les places et les champs y comptent à partir de 0. colt est la carte la plus en avant de ta
    main, colt@2 la deuxième, colt@up est visible sur la table. Les noms des joueurs marchent aussi.
