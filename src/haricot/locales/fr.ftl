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
table-wish = aimerait { $kinds }
table-edition = Édition : { $edition }
table-cards = Cartes : ton propre jeu « { $name } »
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
ask-room = Il n’y a pas de place : récolte d’abord un champ, ou achètes-en un.
ask-plant = Tu as des cartes à planter.
prompt = Numéro de 1 à { $number }, ou h pour l’aide >
prompt-usual = { $number ->
    [1] Entrée pour { $usual }, ou h pour l’aide >
   *[other] Entrée pour { $usual }, numéro de 1 à { $number }, ou h pour l’aide >
}
prompt-pick = Numéro de 1 à { $number }, Entrée pour revenir >
hand-over = Passe l’écran à { $name }. { $name } : appuie sur Entrée quand personne d’autre ne regarde.
no-usual = Ici rien ne se fait tout seul : tape un numéro.
no-such-number = Choisis un numéro de 1 à { $number }.
unreadable = Je ne comprends pas ({ $problem }). Tape un numéro, ou h pour l’aide.

offer-to = À qui ? (numéro ou nom, Entrée pour revenir) >
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
nothing-refused = Rien n’a été refusé. Tape ? et le numéro d’une règle, par exemple ? KER-02.
no-such-rule = Il n’y a pas de règle { $id } dans ce jeu.
nothing-yet = Il ne s’est encore rien passé.

## Partir

save-where = Garder où ? Tape s et un nom de fichier, par exemple s partie.txt.
save-file = Garder la partie ? (nom de fichier, ou Entrée pour non) >
saved = Partie gardée dans { $file }.
not-saved = Impossible d’écrire { $file } ({ $reason }).
another-file = un fichier de ce nom existe, et ce n’est pas une partie
saved-resume = Pour continuer plus tard : { $command }
saved-replay = Pour la revoir : { $command }
same-deal = Pour rejouer la même donne : { $command }
left-at-eof = L’entrée est finie : tu quittes la table, rien n’a été gardé.
goodbye = Au revoir.
cut = La partie est devenue trop longue et s’arrête ici.

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
      s FICHIER  garder la partie
      q          quitter la table
    Tu peux aussi taper les actions entre crochets derrière les choix, par exemple
      offer 2 colt,copain@up/comique   à la place 2 : ton Colt et le Copain visible contre un Comique
      offer all -/comique              à tous : un Comique en cadeau, s’il vous plaît
      accept 3     decline 3     withdraw 3     keep copain     wish comique,copain
    Les places et les champs y comptent à partir de 0. colt est la carte la plus en avant de ta
    main, colt@2 la deuxième, colt@up est visible sur la table. Les noms des joueurs marchent aussi.
