import FoundationEssentials
import PokedexTesting
import Testing

/// The file that a cry is played from.
@Suite(.serialized, .timeLimit(minutes: 5)) struct CryFileTests {
  /// Plays the first cry with a player that notes what it was given, and fails so that the screen
  /// shows its end.
  ///
  /// - Returns: what the player read, and the name of the file while it was played.
  private func play(_ variables: [String: String]) async throws -> (sound: String, file: String) {
    let server = try await FaultyServer()
    server.serve(Array("OggS and a cry".utf8), type: "audio/ogg", at: "/cries/pokemon/latest/1.ogg")
    let home = try Home()
    let folder = "\(home.path)/bin"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(
      "#!/bin/sh\ncat \"$1\" >$HOME/sound; readlink \"$1\" >$HOME/file; exit 5\n".utf8
    ).write(to: URL(filePath: "\(folder)/pw-play"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder)/pw-play")
    let cries = server.base.replacing("api/v2", with: "cries")
    let terminal = home.start(
      [], ["POKEDEX_CRIES_URL": cries, "PATH": "\(folder):/usr/bin:/bin"].merging(variables) { $1 })
    #expect(terminal.wait(for: "Bulbasaur"))
    terminal.type("H")
    #expect(terminal.wait(for: "the audio player failed with status 5"), "\(terminal.screen.text)")
    terminal.type("Q")
    #expect(terminal.end() == .exited(0))
    try await server.stop()
    return (home.text(of: "\(home.path)/sound"), home.text(of: "\(home.path)/file"))
  }

  @Test(arguments: [nil, "", "relative", "../relative", "."])
  func `without a usable folder for temporary files it is in tmp, and deleted once open`(
    _ folder: String?
  ) async throws {
    let played = try await play(folder.map { ["TMPDIR": $0] } ?? [:])
    #expect(played.sound == "OggS and a cry")
    #expect(played.file.hasPrefix("/tmp/pokedex-cry."))
    #expect(played.file.hasSuffix(" (deleted)\n"))
  }

  @Test func `the user's own folder for temporary files is used, and empty afterwards`()
    async throws
  {
    let other = try Home()
    let played = try await play(["TMPDIR": other.path])
    #expect(played.file.hasPrefix("\(other.path)/pokedex-cry."))
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.path) == [])
  }
}
