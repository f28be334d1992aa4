#ifndef NO_LOCALE_DATA_H
#define NO_LOCALE_DATA_H

// Nothing to call: see no_locale_data.c.

#endif
