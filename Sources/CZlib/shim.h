#ifndef POKEDEX_CZLIB_SHIM_H
#define POKEDEX_CZLIB_SHIM_H

#if !__has_include(<zlib.h>)
#error "The zlib headers were not found. On Debian: apt-get install zlib1g-dev"
#endif

#include <zlib.h>

#endif
