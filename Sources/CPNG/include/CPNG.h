// Reads PNG pictures with libpng, which reports errors by longjmp: Swift must never see that.
#ifndef POKEDEX_CPNG_H
#define POKEDEX_CPNG_H

#include <stddef.h>
#include <stdint.h>

// Pictures that are wider or higher are refused before memory is taken for them.
enum { PNG_PICTURE_LARGEST = 1024 };

enum png_picture_result {
  PNG_PICTURE_GOOD = 0,
  PNG_PICTURE_FOREIGN = 1,
  PNG_PICTURE_TOO_LARGE = 2,
  PNG_PICTURE_BROKEN = 3,
};

// Reads width and height from the first bytes, and nothing more.
int png_picture_size(const uint8_t *_Nonnull bytes, size_t count, uint32_t *_Nonnull width,
                     uint32_t *_Nonnull height);

// Reads the picture row by row, four bytes a pixel: red, green, blue, how opaque. `pixels` must
// have room for exactly width × height × 4 bytes.
int png_picture_read(const uint8_t *_Nonnull bytes, size_t count, uint8_t *_Nonnull pixels,
                     size_t capacity);

#endif
