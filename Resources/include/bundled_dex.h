#ifndef BUNDLED_DEX_H
#define BUNDLED_DEX_H

#include <stddef.h>

/// The bytes of the bundled dex, a SQLite file that is part of the program and never written to.
const unsigned char *_Nonnull bundled_dex_bytes(void);

/// How many bytes there are.
size_t bundled_dex_size(void);

#endif
