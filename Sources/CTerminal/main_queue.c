#include "CTerminal.h"

#include <stdint.h>
#include <sys/eventfd.h>

// Entry points of libdispatch that its headers do not declare. swift-corelibs-foundation calls them
// in the same way for its run loop on Linux, so they will exist as long as that does. If they are
// ever removed, the program does not link.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *ignored);

int main_queue_handle(void) { return _dispatch_get_main_queue_handle_4CF(); }

void main_queue_run(void) {
  eventfd_t count;
  eventfd_read(main_queue_handle(), &count);
  _dispatch_main_queue_callback_4CF(NULL);
}
