// Reads and writes PNG pictures with libpng. It reports errors by longjmp, which must not cross Swift frames.
#ifndef POKEDEX_CPNG_H
#define POKEDEX_CPNG_H

#include <stddef.h>
#include <stdint.h>

// The largest width and height in pixels; larger pictures are refused before memory is allocated.
enum { PNG_PICTURE_LARGEST = 1024 };

enum png_picture_result {
  PNG_PICTURE_GOOD = 0,
  PNG_PICTURE_NOT_PNG = 1,
  PNG_PICTURE_TOO_LARGE = 2,
  PNG_PICTURE_BROKEN = 3,
};

// Reads only width and height, from the first bytes.
int png_picture_size(const uint8_t *_Nonnull bytes, size_t count, uint32_t *_Nonnull width,
                     uint32_t *_Nonnull height);

// Reads the picture row by row, four bytes a pixel: red, green, blue, alpha. `capacity` must be
// exactly width × height × 4 bytes.
int png_picture_read(const uint8_t *_Nonnull bytes, size_t count, uint8_t *_Nonnull pixels,
                     size_t capacity);

// Writes a picture as a file with only the chunks IHDR, PLTE, tRNS, IDAT and IEND. With a palette of
// 1 to 256 colours, each of four bytes, a pixel is one byte, its index in the palette; with 0
// colours, it is four bytes. `pixels` has width × height pixels. Returns the number of bytes written
// to `file`; 0 if they are more than `capacity`, or after another error.
size_t png_picture_write(const uint8_t *_Nonnull pixels, uint32_t width, uint32_t height,
                         const uint8_t *_Nonnull palette, size_t colors, uint8_t *_Nonnull file,
                         size_t capacity);

#endif
