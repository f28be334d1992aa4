#include "bundled_languages.h"

// #embed is C23; the compiler of the Swift toolchain knows it in every mode and merely remarks on it.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char languages[] = {
#embed "languages/de.po" suffix(, 0,)
#embed "languages/fr.po" suffix(, 0,)
#embed "languages/es.po" suffix(, 0,)
#embed "languages/it.po" suffix(, 0,)
#embed "languages/ja.po" suffix(, 0,)
};

const unsigned char *bundled_languages_bytes(void) { return languages; }

size_t bundled_languages_size(void) { return sizeof languages; }
