#include "CJSONBlock.h"

typedef uint8_t block_bytes __attribute__((ext_vector_type(JSON_BLOCK_SIZE)));
typedef _Bool block_bits __attribute__((ext_vector_type(JSON_BLOCK_SIZE)));

static uint64_t equal(const block_bytes *bytes, uint8_t byte) {
  block_bits bits = __builtin_convertvector(*bytes == byte, block_bits);
  uint64_t word;
  __builtin_memcpy(&word, &bits, sizeof word);
  return word;
}

struct json_block json_block_at(const uint8_t *bytes) {
  block_bytes block;
  __builtin_memcpy(&block, bytes, sizeof block);
  // One bit is between a brace and a bracket, and it is set in no other byte that becomes a brace.
  block_bytes braced = block | 0x20;
  return (struct json_block){
      .quotes = equal(&block, '"'),
      .backslashes = equal(&block, '\\'),
      .opens = equal(&braced, '{'),
      .closes = equal(&braced, '}'),
  };
}
