/* The limit: Bohnanza's bare skeleton played at random, as fast as plain C does it.

   104 cards, 3 to 5 players, protection rule, third field, three run-outs; a trade is one chance
   event, nobody bargains. No choice is refused, nothing is shown, nothing can be replayed: what is
   left is the work no engine of this game can avoid. bench/same.c plays the engine's own rules. */
#include <stdint.h>
#include <string.h>

enum { PLANT_FIRST, PLANT_SECOND, TRADE, PLANT_ASIDE, OVER };
enum { PASS = 0, PLANT = 1, HARVEST = 4, BUY = 7, ASIDE = 8 };

typedef struct {
    uint8_t hand[104], treasury[104], aside[8], bean[3], count[3];
    uint8_t hand_n, treasury_n, aside_n, fields;
} Player;

typedef struct {
    uint64_t rng;
    uint8_t deck[104], discard[104], revealed[2];
    uint8_t deck_n, discard_n, revealed_n, run_outs, ending, active, mover, phase, n;
    Player p[5];
} Game;

static const uint8_t COUNTS[8] = {20, 18, 16, 14, 12, 10, 8, 6};
static const uint8_t THRESHOLDS[8][4] = {{4, 6, 8, 10}, {3, 6, 8, 9}, {3, 5, 7, 8}, {3, 5, 6, 7},
                                         {2, 4, 6, 7},  {2, 4, 5, 6}, {2, 3, 4, 5}, {2, 2, 3, 99}};
static uint8_t PAYOUT[8][21];

static void init(void) {
    for (int b = 0; b < 8; b++)
        for (int n = 0; n < 21; n++) {
            PAYOUT[b][n] = 0;
            for (int k = 0; k < 4; k++) PAYOUT[b][n] += n >= THRESHOLDS[b][k];
        }
}

static inline int below(Game *g, int n) {
    g->rng = (g->rng * 0x5DEECE66DULL + 0xB) & 0xFFFFFFFFFFFFULL;
    return (int)(((g->rng >> 17) * (uint64_t)n) >> 31);
}

static void shuffle(Game *g, uint8_t *c, int n) {
    for (int i = n - 1; i > 0; i--) {
        int j = below(g, i + 1);
        uint8_t t = c[i];
        c[i] = c[j];
        c[j] = t;
    }
}

static void refill(Game *g) {
    memcpy(g->deck, g->discard, g->discard_n);
    g->deck_n = g->discard_n;
    g->discard_n = 0;
    shuffle(g, g->deck, g->deck_n);
}

static void ran_out(Game *g) {
    if (++g->run_outs >= 3) g->ending = 1;
    else refill(g);
}

static int draw(Game *g) {
    if (g->ending) return -1;
    if (!g->deck_n) {
        if (!g->discard_n) {
            ran_out(g);
            return -1;
        }
        refill(g);
    }
    int card = g->deck[--g->deck_n];
    if (!g->deck_n) ran_out(g);
    return card;
}

static void setup(Game *g, int n, uint64_t rng) {
    memset(g, 0, sizeof *g);
    g->rng = rng;
    g->n = n;
    for (int b = 0; b < 8; b++)
        for (int i = 0; i < COUNTS[b]; i++) g->deck[g->deck_n++] = b;
    shuffle(g, g->deck, g->deck_n);
    for (int p = 0; p < n; p++) {
        g->p[p].fields = 2;
        for (int i = 0; i < 5; i++) g->p[p].hand[g->p[p].hand_n++] = g->deck[--g->deck_n];
    }
}

/* The legal set is a bit mask over the 32 action ids. */
static uint32_t legal(const Game *g) {
    if (g->phase == TRADE) return 1u << PASS;
    const Player *p = &g->p[g->mover];
    uint32_t m = g->phase == PLANT_SECOND, empty = 0, single = 0, many = 0;
    for (int f = 0; f < p->fields; f++) {
        empty |= (uint32_t)(p->count[f] == 0) << f;
        single |= (uint32_t)(p->count[f] == 1) << f;
        many |= (uint32_t)(p->count[f] > 1) << f;
    }
    m |= (many ? many : single) << HARVEST;
    m |= (uint32_t)(p->fields == 2 && p->treasury_n >= 3) << BUY;
    if (g->phase == PLANT_ASIDE) {
        for (int b = 0, left = p->aside_n; left > 0; b++)
            if (p->aside[b]) {
                uint32_t fit = empty;
                for (int f = 0; f < p->fields; f++) fit |= (uint32_t)(p->bean[f] == b) << f;
                m |= fit << (ASIDE + b * 3);
                left -= p->aside[b];
            }
    } else {
        for (int f = 0; f < p->fields; f++) empty |= (uint32_t)(p->bean[f] == p->hand[0]) << f;
        m |= empty << PLANT;
    }
    return m;
}

static void harvest(Game *g, Player *p, int f) {
    int b = p->bean[f], n = p->count[f], coins = PAYOUT[b][n];
    for (int i = 0; i < coins; i++) p->treasury[p->treasury_n++] = b;
    for (int i = coins; i < n; i++) g->discard[g->discard_n++] = b;
    p->count[f] = 0;
}

static void reveal(Game *g) {
    for (int i = 0; i < 2; i++) {
        int c = draw(g);
        if (c >= 0) g->revealed[g->revealed_n++] = c;
    }
    g->phase = TRADE;
}

static void finish_turn(Game *g) {
    if (!g->ending) {
        Player *p = &g->p[g->active];
        for (int i = 0; i < 3; i++) {
            int c = draw(g);
            if (c >= 0) p->hand[p->hand_n++] = c;
        }
    }
    if (g->ending) {
        for (int i = 0; i < g->n; i++)
            for (int f = 0; f < g->p[i].fields; f++) harvest(g, &g->p[i], f);
        g->phase = OVER;
        return;
    }
    g->active = (g->active + 1) % g->n;
    g->mover = g->active;
    if (g->p[g->active].hand_n) g->phase = PLANT_FIRST;
    else reveal(g);
}

static void next_planter(Game *g) {
    for (int i = 0; i < g->n; i++) {
        int s = (g->active + i) % g->n;
        if (g->p[s].aside_n) {
            g->mover = s;
            return;
        }
    }
    finish_turn(g);
}

static int take(Player *p, int i) {
    int c = p->hand[i];
    memmove(p->hand + i, p->hand + i + 1, p->hand_n - i - 1);
    p->hand_n--;
    return c;
}

static void give(Player *p, int c) {
    p->aside[c]++;
    p->aside_n++;
}

static void trade(Game *g) {
    Player *me = &g->p[g->active];
    if (below(g, 2)) {
        Player *o = &g->p[(g->active + 1 + below(g, g->n - 1)) % g->n];
        int swap = below(g, 2), mine = g->revealed_n + me->hand_n;
        if (mine > 0 && (o->hand_n || !swap)) {
            int i = below(g, mine);
            if (i < g->revealed_n) {
                give(o, g->revealed[i]);
                if (i == 0) g->revealed[0] = g->revealed[1];
                g->revealed_n--;
            } else
                give(o, take(me, i - g->revealed_n));
            if (swap) give(me, take(o, below(g, o->hand_n)));
        }
    }
    for (int i = 0; i < g->revealed_n; i++) give(me, g->revealed[i]);
    g->revealed_n = 0;
    g->phase = PLANT_ASIDE;
    next_planter(g);
}

static inline void plant(Player *p, int f, int b) {
    p->bean[f] = b;
    p->count[f]++;
}

static void step(Game *g, int a) {
    Player *p = &g->p[g->mover];
    if (a >= ASIDE) {
        int b = (a - ASIDE) / 3;
        p->aside[b]--;
        plant(p, (a - ASIDE) % 3, b);
        if (!--p->aside_n) next_planter(g);
    } else if (a == BUY) {
        p->fields = 3;
        for (int i = 0; i < 3; i++) g->discard[g->discard_n++] = p->treasury[--p->treasury_n];
    } else if (a >= HARVEST) {
        harvest(g, p, a - HARVEST);
    } else if (a >= PLANT) {
        plant(p, a - PLANT, take(p, 0));
        if (g->phase == PLANT_FIRST && p->hand_n) g->phase = PLANT_SECOND;
        else reveal(g);
    } else if (g->phase == PLANT_SECOND)
        reveal(g);
    else
        trade(g);
}

static int choose(Game *g, uint32_t m) {
    for (int k = below(g, __builtin_popcount(m)); k > 0; k--) m &= m - 1;
    return __builtin_ctz(m);
}

void bohn_run(int n, int games, uint64_t seed, int64_t *total, int64_t *check) {
    Game g;
    init();
    uint64_t rng = ((seed << 16) | 0x330E) & 0xFFFFFFFFFFFFULL;
    *total = *check = 0;
    for (int i = 0; i < games; i++) {
        setup(&g, n, rng);
        int64_t d = 0;
        while (g.phase != OVER) {
            step(&g, choose(&g, legal(&g)));
            d++;
        }
        rng = g.rng;
        int64_t c = d;
        for (int p = 0; p < n; p++) c = (c * 31 + g.p[p].treasury_n) & 0x7FFFFFFF;
        *total += d;
        *check = (*check * 33 + c) & 0x7FFFFFFF;
    }
}
