#include "bundled_facts.h"

// #embed is C23; the compiler of the Swift toolchain knows it in every mode and merely remarks on it.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char facts[] = {
#embed "facts/corrections.txt" suffix(, 0,)
#embed "facts/move-effects.csv" suffix(, 0,)
#embed "facts/moves.csv" suffix(, 0,)
#embed "facts/past-move-values.csv" suffix(, 0,)
#embed "facts/sources.csv" suffix(, 0,)
#embed "facts/encounters.csv" suffix(, 0,)
#embed "facts/encounter-conditions.csv" suffix(, 0,)
#embed "facts/slots.csv" suffix(, 0,)
#embed "facts/gifts.csv" suffix(, 0,)
};

const unsigned char *bundled_facts_bytes(void) { return facts; }

size_t bundled_facts_size(void) { return sizeof facts; }
