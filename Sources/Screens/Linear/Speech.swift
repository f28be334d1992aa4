import PokedexPresentation
import PokedexTerminalUI

/// The spoken form of a screen, for users of screen readers: one item per line.
package struct Speech: Equatable, Sendable {
  /// The name of the screen or page. When it changes, everything is spoken.
  package var title: String
  package var lines: [String] = []
  /// The selected item, or the typed text.
  package var selected: String?

  /// Tells the game that the screen shows, too; `nil` for all games.
  func inGame(_ game: String?) -> Speech {
    var speech = self
    if let game { speech.title += ", \(game)" }
    return speech
  }
}

extension Speech {
  /// Creates the speech of a screen that defines none: reads the text of its frame, omitting lines
  /// and bars.
  init(title: String, reading grid: Grid) {
    let focus = (grid.cursor ?? grid.focus)?.y
    let spoken = SpeechText()
    let rows = (0..<grid.size.height).map {
      (row: $0, text: spoken(Self.text(of: grid.rowText($0))))
    }
    self.init(
      title: title, lines: rows.filter { $0.row != focus && !$0.text.isEmpty }.map(\.text),
      selected: rows.first { $0.row == focus }?.text)
  }

  /// The text of a row, with commas between columns.
  private static func text(of row: String) -> String {
    let letters = row.unicodeScalars.map { isDrawing($0) ? " " : Character($0) }
    var parts: [String] = []
    for part in String(letters).split(separator: " ", omittingEmptySubsequences: false) {
      if part.isEmpty { parts.append("") } else { parts.append(String(part)) }
    }
    return joined(parts)
  }

  /// Joins words with single spaces. Longer gaps, which separate columns, become commas.
  private static func joined(_ parts: [String]) -> String {
    var text = ""
    var gap = 0
    for part in parts {
      guard !part.isEmpty else {
        gap += 1
        continue
      }
      text += text.isEmpty ? part : (gap > 0 ? ", " : " ") + part
      gap = 0
    }
    return text
  }

  /// Whether the character draws frames, bars, half blocks or the marker of the selected row.
  private static func isDrawing(_ scalar: Unicode.Scalar) -> Bool {
    (0x2500...0x259F).contains(scalar.value)
  }
}

/// The last speech, kept so that only changes are spoken.
struct SpeechHistory {
  private var spoken = Speech(title: "")
  private var message: String?

  /// Returns the lines that are new since the last call.
  mutating func news(_ speech: Speech, _ message: String?) -> [String] {
    let isElsewhere = speech.title != spoken.title
    let known = isElsewhere ? [] : Set(spoken.lines)
    var lines = isElsewhere ? [speech.title].filter { !$0.isEmpty } : []
    lines += speech.lines.filter { !known.contains($0) }
    if let selected = speech.selected, isElsewhere || selected != spoken.selected {
      lines.append(selected)
    }
    if let message, isElsewhere || message != self.message { lines.append(message) }
    spoken = speech
    self.message = message
    return lines
  }
}
