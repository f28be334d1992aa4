// Limits the bytes written to files, for faults_files.py: cc -shared -fPIC -o room.so room.c -ldl
// ROOM_FILE names a file of three 8-byte numbers: the bytes that may still be written, the bytes
// written so far, and what happens at the first byte beyond the limit: 0, the disk is full; 1, the
// program is killed. Writes to terminals, pipes and sockets are not counted.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static volatile long *room;

__attribute__((constructor)) static void begin(void) {
  const char *name = getenv("ROOM_FILE");
  int file = name ? (int)syscall(SYS_openat, AT_FDCWD, name, O_RDWR, 0) : -1;
  if (file < 0) return;
  unsetenv("LD_PRELOAD");
  void *memory = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (memory != MAP_FAILED) room = memory;
}

// The number of bytes that may be written, at most `count`; -1 for none.
static ssize_t allowed(int file, size_t count) {
  struct stat status;
  if (!room || syscall(SYS_fstat, file, &status) != 0 || !S_ISREG(status.st_mode)) return count;
  long before = __sync_fetch_and_sub(&room[0], count);
  if (before >= (long)count) {
    __sync_fetch_and_add(&room[1], count);
    return count;
  }
  __sync_fetch_and_add(&room[0], before > 0 ? count - before : count);
  if (room[2]) {
    // The bytes that fit are written; the next write kills the program.
    if (before <= 0) kill(getpid(), SIGKILL);
    return before;
  }
  errno = ENOSPC;
  return before > 0 ? before : -1;
}

ssize_t write(int file, const void *bytes, size_t count) {
  ssize_t fits = allowed(file, count);
  return fits < 0 ? fits : syscall(SYS_write, file, bytes, fits);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t offset) {
  ssize_t fits = allowed(file, count);
  return fits < 0 ? fits : syscall(SYS_pwrite64, file, bytes, fits, offset);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
  return pwrite64(file, bytes, count, offset);
}
