// Foundation brings 34 MB of ICU's locale data, which nothing in the program reads. ICU finds its
// data by a symbol whose name contains ICU's version. An empty table of contents under that name,
// linked before Foundation's archive, keeps the archive's table out of a static release.
//
// With another version of ICU the symbol has another name: the program works, but is large again.
// scripts/hardening checks the size.

#include "no_locale_data.h"

#ifdef EMPTY_LOCALE_DATA

#include <stdint.h>

// The header of ICU's data files: https://unicode-org.github.io/icu/userguide/icu_data/
struct table_of_contents {
  uint16_t header_size;
  uint8_t magic[2];
  struct {
    uint16_t size;
    uint16_t reserved;
    uint8_t is_big_endian;
    uint8_t charset;
    uint8_t size_of_character;
    uint8_t padding;
    uint8_t format[4];
    uint8_t format_version[4];
    uint8_t data_version[4];
  } info;
  uint8_t padding[8];
  uint32_t count;
  uint32_t reserved;
};

const struct table_of_contents icudt76_dat __attribute__((aligned(16))) = {
    .header_size = 32,
    .magic = {0xda, 0x27},
    .info = {.size = 20, .size_of_character = 2, .format = "ToCP", .format_version = {1}},
};

#endif
