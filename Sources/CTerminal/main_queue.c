#include "CTerminal.h"

#include <stdint.h>
#include <sys/eventfd.h>

// Entry points of libdispatch that no header of it declares, and that swift-corelibs-foundation
// calls in just this way for its run loop on Linux: as long as there is that, there are these.
// Should they ever go, the program does not link.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *ignored);

int main_queue_handle(void) { return _dispatch_get_main_queue_handle_4CF(); }

void main_queue_run(void) {
  eventfd_t count;
  eventfd_read(main_queue_handle(), &count);
  _dispatch_main_queue_callback_4CF(NULL);
}
