#include "test_run.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static const int usual_minutes = 60;

static void end_run(int signal) {
  static const char message[] =
      "\nThe tests have not ended in the time of " TEST_RUN_MINUTES
      ", so that the run ends here. A test whose time limit was exceeded above did not stop.\n";
  (void)signal;
  (void)!write(STDERR_FILENO, message, sizeof message - 1);
  _exit(EXIT_FAILURE);
}

// Swift Testing would start all tests at once. A test that waits for a program holds one of the
// runtime's threads, of which there is one for each processor: hence as many tests as processors.
static void limit_width(void) {
  char width[16];
  snprintf(width, sizeof width, "%ld", sysconf(_SC_NPROCESSORS_ONLN));
  setenv(TEST_RUN_WIDTH, width, 0);
}

// Swift Testing's time limits only cancel a test, and wait for ever if it ignores the cancellation.
static void limit_time(void) {
  const char *minutes = getenv(TEST_RUN_MINUTES);
  struct sigaction action = {.sa_handler = end_run};
  sigaction(SIGALRM, &action, 0);
  alarm(60 * (unsigned)(minutes ? atoi(minutes) : usual_minutes));
}

// Runs before `main`, as `swift test` takes no settings from a package.
__attribute__((constructor)) static void prepare_run(void) {
  limit_width();
  limit_time();
}
