#include "CPNG.h"

#if !__has_include(<png.h>)
#error "The libpng headers were not found. On Debian: apt-get install libpng-dev"
#endif

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// In bytes: more than the text or the colour profile of a small picture needs.
static const png_alloc_size_t largest_chunk = 262144;
static const png_uint_32 most_chunks = 64;

int png_picture_size(const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height) {
  // The signature, then the length, name and beginning of the first chunk.
  if (count < 33 || png_sig_cmp((png_const_bytep)bytes, 0, 8) != 0 ||
      memcmp(bytes + 12, "IHDR", 4) != 0) {
    return PNG_PICTURE_NOT_PNG;
  }
  *width = png_get_uint_32((png_const_bytep)bytes + 16);
  *height = png_get_uint_32((png_const_bytep)bytes + 20);
  if (*width == 0 || *height == 0) return PNG_PICTURE_BROKEN;
  if (*width > PNG_PICTURE_LARGEST || *height > PNG_PICTURE_LARGEST) return PNG_PICTURE_TOO_LARGE;
  return PNG_PICTURE_GOOD;
}

struct source {
  const uint8_t *bytes;
  size_t rest;
};

static void take(png_structp png, png_bytep into, size_t count) {
  struct source *source = png_get_io_ptr(png);
  if (count > source->rest) png_error(png, "ends in the middle");
  memcpy(into, source->bytes, count);
  source->bytes += count;
  source->rest -= count;
}

static void fail(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void limit(png_structp png) {
  png_set_user_limits(png, PNG_PICTURE_LARGEST, PNG_PICTURE_LARGEST);
  png_set_chunk_cache_max(png, most_chunks);
  png_set_chunk_malloc_max(png, largest_chunk);
}

// Has libpng convert any kind of picture to four bytes a pixel.
static void make_rgba(png_structp png) {
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
}

// A separate function, so that no variable of its caller changes between setjmp and longjmp.
static int read_rows(png_structp png, png_infop info, uint8_t *pixels, size_t capacity,
                     png_bytep *rows) {
  if (setjmp(png_jmpbuf(png))) return PNG_PICTURE_BROKEN;
  png_read_info(png, info);
  make_rgba(png);
  png_read_update_info(png, info);
  size_t stride = png_get_rowbytes(png, info);
  size_t height = png_get_image_height(png, info);
  if (stride != (size_t)png_get_image_width(png, info) * 4 || stride * height != capacity) {
    return PNG_PICTURE_BROKEN;
  }
  for (size_t y = 0; y < height; y++) rows[y] = pixels + y * stride;
  png_read_image(png, rows);
  png_read_end(png, NULL);
  return PNG_PICTURE_GOOD;
}

int png_picture_read(const uint8_t *bytes, size_t count, uint8_t *pixels, size_t capacity) {
  uint32_t width, height;
  int result = png_picture_size(bytes, count, &width, &height);
  if (result != PNG_PICTURE_GOOD) return result;
  if (capacity != (size_t)width * height * 4) return PNG_PICTURE_BROKEN;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  png_bytep *rows = malloc(height * sizeof *rows);
  struct source source = {bytes, count};
  result = PNG_PICTURE_BROKEN;
  if (info && rows) {
    limit(png);
    png_set_read_fn(png, &source, take);
    result = read_rows(png, info, pixels, capacity, rows);
  }
  free(rows);
  png_destroy_read_struct(&png, &info, NULL);
  return result;
}

struct target {
  uint8_t *bytes;
  size_t count, capacity;
};

static void put(png_structp png, png_bytep bytes, size_t count) {
  struct target *target = png_get_io_ptr(png);
  if (count > target->capacity - target->count) png_error(png, "is too long");
  memcpy(target->bytes + target->count, bytes, count);
  target->count += count;
}

static void flush(png_structp png) { (void)png; }

// The fewest bits for the index of a colour.
static int depth(size_t colors) {
  if (colors == 0 || colors > 16) return 8;
  return colors > 4 ? 4 : colors > 2 ? 2 : 1;
}

static void set_palette(png_structp png, png_infop info, const uint8_t *palette, int colors) {
  png_color visible[PNG_MAX_PALETTE_LENGTH];
  png_byte alphas[PNG_MAX_PALETTE_LENGTH];
  int translucent = 0;
  for (int i = 0; i < colors; i++) {
    const uint8_t *color = palette + 4 * i;
    visible[i] = (png_color){color[0], color[1], color[2]};
    alphas[i] = color[3];
    if (color[3] < 0xFF) translucent = i + 1;
  }
  png_set_PLTE(png, info, visible, colors);
  if (translucent > 0) png_set_tRNS(png, info, alphas, translucent, NULL);
}

// A separate function, so that no variable of its caller changes between setjmp and longjmp.
static int write_rows(png_structp png, png_infop info, const uint8_t *pixels, uint32_t width,
                      uint32_t height, const uint8_t *palette, size_t colors) {
  if (setjmp(png_jmpbuf(png))) return 0;
  png_set_IHDR(png, info, width, height, depth(colors),
               colors > 0 ? PNG_COLOR_TYPE_PALETTE : PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  if (colors > 0) set_palette(png, info, palette, (int)colors);
  png_write_info(png, info);
  png_set_packing(png);
  size_t stride = (size_t)width * (colors > 0 ? 1 : 4);
  for (uint32_t y = 0; y < height; y++) png_write_row(png, pixels + y * stride);
  png_write_end(png, NULL);
  return 1;
}

size_t png_picture_write(const uint8_t *pixels, uint32_t width, uint32_t height,
                         const uint8_t *palette, size_t colors, uint8_t *file, size_t capacity) {
  if (colors > PNG_MAX_PALETTE_LENGTH) return 0;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  struct target target = {file, 0, capacity};
  int is_written = 0;
  if (info) {
    png_set_write_fn(png, &target, put, flush);
    is_written = write_rows(png, info, pixels, width, height, palette, colors);
  }
  png_destroy_write_struct(&png, &info);
  return is_written ? target.count : 0;
}
