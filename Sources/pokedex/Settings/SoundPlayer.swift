/// The programs that can play a sound file, the best first.
enum SoundPlayer {
  private static let commands = [
    "pw-play \"$file\"", "paplay \"$file\"", "ffplay -nodisp -autoexit -loglevel quiet \"$file\"",
  ]

  /// The first command whose program is there; `nil` if none is.
  static func command(_ environment: Environment) -> String? {
    commands.first(where: environment.hasProgram)
  }
}
