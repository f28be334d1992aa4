#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

// A job of its own, so that Ctrl-C ends the command and not this program. It gets the usual signals.
static void set_job(posix_spawnattr_t *attributes) {
  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  posix_spawnattr_setsigdefault(attributes, &all);
  posix_spawnattr_setsigmask(attributes, &none);
  posix_spawnattr_setpgroup(attributes, 0);
  posix_spawnattr_setflags(
      attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
}

static void set_files(posix_spawn_file_actions_t *files, int input, int output) {
  if (input < 0) {
    posix_spawn_file_actions_addopen(files, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(files, 1, "/dev/null", O_WRONLY, 0);
  } else {
    posix_spawn_file_actions_addtcsetpgrp_np(files, input);
    // Through copies, in case the terminal itself is one of 0, 1 and 2.
    posix_spawn_file_actions_adddup2(files, output, 1);
    posix_spawn_file_actions_adddup2(files, input, 0);
  }
  posix_spawn_file_actions_adddup2(files, 1, 2);
}

// A job that was stopped goes on: no shell could resume it.
static int wait_for(pid_t job) {
  int status;
  while (true) {
    pid_t changed = waitpid(job, &status, WUNTRACED);
    if (changed < 0 && errno == EINTR) continue;
    if (changed != job) return 127;
    if (WIFEXITED(status)) return WEXITSTATUS(status);
    if (WIFSIGNALED(status)) return 128 + WTERMSIG(status);
    kill(-job, SIGCONT);
  }
}

// A job in the background may set the foreground only while it ignores SIGTTOU.
static void take_foreground(int terminal) {
  sigset_t only, mask;
  sigemptyset(&only);
  sigaddset(&only, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &only, &mask);
  tcsetpgrp(terminal, getpgrp());
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
}

int shell_run(char *_Nullable const *_Nonnull arguments, int input, int output) {
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t files;
  if (posix_spawnattr_init(&attributes) != 0) return 127;
  if (posix_spawn_file_actions_init(&files) != 0) {
    posix_spawnattr_destroy(&attributes);
    return 127;
  }
  set_job(&attributes);
  set_files(&files, input, output);
  pid_t job;
  int error = posix_spawn(&job, "/bin/sh", &files, &attributes, arguments, environ);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  int status = error == 0 ? wait_for(job) : 127;
  if (input >= 0) take_foreground(input);
  return status;
}
