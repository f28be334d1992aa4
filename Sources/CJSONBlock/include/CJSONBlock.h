// Looks at 64 bytes of a document at once, which Swift's vectors cannot: they have no way from what
// was found to a word of 64 bits.
#ifndef POKEDEX_CJSONBLOCK_H
#define POKEDEX_CJSONBLOCK_H

#include <stdint.h>

enum { JSON_BLOCK_SIZE = 64 };

// Which of the bytes are what; the lowest bit is the first byte.
struct json_block {
  uint64_t quotes;
  uint64_t backslashes;
  // { and [
  uint64_t opens;
  // } and ]
  uint64_t closes;
};

// The block that begins at `bytes`, of which there must be 64.
struct json_block json_block_at(const uint8_t *_Nonnull bytes);

#endif
