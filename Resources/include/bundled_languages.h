#ifndef BUNDLED_LANGUAGES_H
#define BUNDLED_LANGUAGES_H

#include <stddef.h>

/// The bytes of the bundled translations, files of GNU gettext's. Each ends with a NUL.
const unsigned char *_Nonnull bundled_languages_bytes(void);

/// The number of bytes of all files together.
size_t bundled_languages_size(void);

#endif
