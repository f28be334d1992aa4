import Glibc
import PokedexTerminalUI

/// How pictures are drawn on this terminal.
extension NcursesTerminal {
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  package var pictures: PictureStyle {
    let wanted = wantedPictures ?? (showsPixels ? .pixels : .blocks)
    return wanted == .pixels && screen?.mayShowPixels != true ? .blocks : wanted
  }

  private var showsPixels: Bool {
    drawsPixels ?? PictureSupport.isSupported(term: term, Self.variable)
  }

  /// Whether to ask for the terminal's name: not within tmux or screen, which would answer
  /// themselves.
  var needsName: Bool {
    wantedPictures == nil && modes.takesOSC && screen?.mayShowPixels == true
      && !PictureSupport.isMultiplexed(term: term, Self.variable)
  }

  private var term: String { Self.variable("TERM") ?? "" }

  /// The bytes that delete the pictures after a crash; empty if no pictures can have been sent.
  var removal: [UInt8] {
    let mayBeSent =
      wantedPictures == .pixels
      || wantedPictures == nil && PictureSupport.isLikely(term: term, Self.variable)
    return mayBeSent && modes.takesOSC ? uploads.emergencyRemoval : []
  }
}
