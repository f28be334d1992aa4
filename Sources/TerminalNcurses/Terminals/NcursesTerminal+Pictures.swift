import Glibc
import PokedexTerminalUI

/// How pictures are drawn on this terminal.
extension NcursesTerminal {
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  package var pictures: PictureStyle {
    guard let wantedPictures else { return bestPictures }
    return wantedPictures == .pixels && !mayShowPixels ? .blocks : wantedPictures
  }

  /// Terminals that draw pixels draw sextants, too.
  private var bestPictures: PictureStyle {
    let isKnown = PictureSupport.isSupported(term: term, Self.variable)
    let best = knownPictures ?? (isKnown ? .pixels : .blocks)
    if best == .pixels, mayShowPixels { return .pixels }
    return best != .blocks && TerminalLocale.isUTF8 ? .sextants : .blocks
  }

  private var mayShowPixels: Bool { screen?.mayShowPixels == true }

  /// Whether to ask for the terminal's name: not within tmux or screen, which would answer
  /// themselves.
  var needsName: Bool {
    wantedPictures == nil && modes.takesOSC && mayShowPixels
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
