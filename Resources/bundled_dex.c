#include "bundled_dex.h"

// #embed is C23; the compiler of the Swift toolchain knows it in every mode and merely remarks on it.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char dex[] = {
#embed "dex.sqlite" if_empty(0)
};

const unsigned char *bundled_dex_bytes(void) { return dex; }

size_t bundled_dex_size(void) { return sizeof dex; }
