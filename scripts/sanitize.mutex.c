// Informs the thread sanitizer about Swift's Mutex; scripts/sanitize links it.
//
// An uncontended Mutex is locked and unlocked by an atomic operation that is compiled into our code,
// where the sanitizer sees it. A contended one is handled inside libswiftSynchronization, which is not
// built with the sanitizer: two threads in turns would look like a race. The linker redirects the calls
// of these two functions here (--wrap), which inform the sanitizer.

#include <stdint.h>

#define swift_method __attribute__((swiftcall))
#define weak __attribute__((weak))
#define swift_self __attribute__((swift_context))

// Functions of the sanitizer's runtime.
extern void __tsan_acquire(void *address);
extern void __tsan_release(void *address);

// _MutexHandle._lockSlow(UInt32) and _MutexHandle._unlockSlow(), whose self is the word of the atomic
// operations. Weak, as a program without a Mutex has neither.
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
