#include "CTerminal.h"

#include <pthread.h>

enum { most_threads = 8 };

// Held until all threads have started, since only those that exist together count.
static pthread_mutex_t start = PTHREAD_MUTEX_INITIALIZER;

static void *wait_for_start(void *_Nullable unused) {
  (void)unused;
  pthread_mutex_lock(&start);
  pthread_mutex_unlock(&start);
  return NULL;
}

bool threads_can_start(int count) {
  pthread_t threads[most_threads];
  int started = 0;
  pthread_mutex_lock(&start);
  while (started < count && started < most_threads &&
         pthread_create(&threads[started], NULL, wait_for_start, NULL) == 0) {
    started++;
  }
  pthread_mutex_unlock(&start);
  for (int i = 0; i < started; i++) pthread_join(threads[i], NULL);
  return started == count;
}
