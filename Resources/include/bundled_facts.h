#ifndef BUNDLED_FACTS_H
#define BUNDLED_FACTS_H

#include <stddef.h>

/// The bytes of the tables of facts that PokeAPI lacks or has wrong, in the order of their names.
/// Each ends with a NUL.
const unsigned char *_Nonnull bundled_facts_bytes(void);

/// The number of bytes of all tables together.
size_t bundled_facts_size(void);

#endif
