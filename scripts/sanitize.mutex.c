// What the thread sanitizer cannot see of Swift's Mutex, linked into what scripts/sanitize builds.
//
// A Mutex that nobody else holds is taken and given back with an atomic operation that is compiled
// into our code, and seen. One that somebody waits for is handled inside libswiftSynchronization,
// which is not built with the sanitizer: two threads that took turns would look like a race. The
// linker leads the calls of these two functions here (--wrap), and the sanitizer is told.

#include <stdint.h>

#define swift_method __attribute__((swiftcall))
#define weak __attribute__((weak))
#define swift_self __attribute__((swift_context))

// Of the sanitizer's runtime.
extern void __tsan_acquire(void *address);
extern void __tsan_release(void *address);

// _MutexHandle._lockSlow(UInt32) and _MutexHandle._unlockSlow(), whose self is the word that the
// atomic operations are done on. Weak, as a program without any Mutex has neither.
extern weak swift_method void lock_slow(uint32_t thread, swift_self void *handle) __asm__(
    "__real_$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
extern weak swift_method void unlock_slow(swift_self void *handle) __asm__(
    "__real_$s15Synchronization12_MutexHandleV11_unlockSlowyyF");

swift_method void seen_lock_slow(uint32_t thread, swift_self void *handle) __asm__(
    "__wrap_$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
swift_method void seen_unlock_slow(swift_self void *handle) __asm__(
    "__wrap_$s15Synchronization12_MutexHandleV11_unlockSlowyyF");

swift_method void seen_lock_slow(uint32_t thread, swift_self void *handle) {
  lock_slow(thread, handle);
  __tsan_acquire(handle);
}

swift_method void seen_unlock_slow(swift_self void *handle) {
  __tsan_release(handle);
  unlock_slow(handle);
}
