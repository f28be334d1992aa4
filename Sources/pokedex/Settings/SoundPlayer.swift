import Glibc

/// The programs that can play a sound file, the best first.
enum SoundPlayer {
  private static let commands = [
    "pw-play \"$file\"", "paplay \"$file\"", "ffplay -nodisp -autoexit -loglevel quiet \"$file\"",
  ]

  /// The first command whose program is in one of the folders; `nil` if none is.
  ///
  /// - Parameter folders: the value of `PATH`.
  static func command(in folders: String) -> String? {
    commands.first { command in
      let program = command.prefix { $0 != " " }
      return folders.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
    }
  }
}
