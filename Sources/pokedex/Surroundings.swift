import Glibc

/// What the system allows this process.
enum Surroundings {
  /// Files that are open while a page is looked at and a sync runs, and some more.
  private static let files: rlim_t = 64
  /// Bytes of addresses with which the system's library can begin its threads; with less it waits
  /// for more, for ever.
  private static let memory: rlim_t = 256 << 20

  /// Makes the best of it, or ends the program with a sentence.
  static func settle() {
    // A file that may not grow is an error like others, and no reason to die without a word.
    signal(SIGXFSZ, SIG_IGN)
    // Whoever makes a file may read and write it.
    umask(umask(0) & 0o077)
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    if limit.rlim_cur < files {
      limit.rlim_cur = min(files, limit.rlim_max)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      if limit.rlim_cur < files / 2 {
        refuse("only \(limit.rlim_cur) files may be open, \(files / 2) are needed (ulimit -n)")
      }
    }
    getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    if limit.rlim_cur < memory {
      refuse("\(memory >> 20) MiB of addresses are needed (ulimit -v)")
    }
  }

  private static func refuse(_ reason: String) -> Never {
    // In English: who cannot start has not read yet which language is wanted.
    Failure(told: "too little to run: \(reason)", .system).exit()
  }
}
