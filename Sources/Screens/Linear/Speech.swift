import PokedexPresentation
import PokedexTerminalUI

/// What a screen tells somebody who listens instead of looking: one thing a line, in words.
package struct Speech: Equatable, Sendable {
  /// What is looked at: when that changes, everything is spoken.
  package var place: String
  package var lines: [String]
  /// What is selected, or typed.
  package var selected: String?

  package init(place: String, lines: [String] = [], selected: String? = nil) {
    (self.place, self.lines, self.selected) = (place, lines, selected)
  }

  /// A screen that says nothing of itself is read off its frame, without lines and bars.
  init(place: String, reading grid: Grid) {
    let focus = (grid.cursor ?? grid.focus)?.y
    let spoken = SpeechText()
    let rows = (0..<grid.size.height).map {
      (row: $0, text: spoken(Self.text(of: grid.rowText($0))))
    }
    self.init(
      place: place, lines: rows.filter { $0.row != focus && !$0.text.isEmpty }.map(\.text),
      selected: rows.first { $0.row == focus }?.text)
  }

  /// Letters and signs, and commas where columns stood apart.
  private static func text(of row: String) -> String {
    let letters = row.unicodeScalars.map { isDrawing($0) ? " " : Character($0) }
    var parts: [String] = []
    for part in String(letters).split(separator: " ", omittingEmptySubsequences: false) {
      if part.isEmpty { parts.append("") } else { parts.append(String(part)) }
    }
    return joined(parts)
  }

  /// Words with one blank between them; more of them were the gap between two columns.
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

  /// Frames, bars, half blocks, the marker of the selected row.
  private static func isDrawing(_ scalar: Unicode.Scalar) -> Bool {
    (0x2500...0x259F).contains(scalar.value)
  }
}

/// What was spoken last, so that only what changed is spoken.
struct SpeechHistory {
  private var spoken = Speech(place: "")
  private var message: String?

  /// The lines that are news.
  mutating func news(_ speech: Speech, _ message: String?) -> [String] {
    let isElsewhere = speech.place != spoken.place
    let known = isElsewhere ? [] : Set(spoken.lines)
    var lines = isElsewhere ? [speech.place].filter { !$0.isEmpty } : []
    lines += speech.lines.filter { !known.contains($0) }
    if let selected = speech.selected, isElsewhere || selected != spoken.selected {
      lines.append(selected)
    }
    if let message, isElsewhere || message != self.message { lines.append(message) }
    (spoken, self.message) = (speech, message)
    return lines
  }

  /// Everything is to be spoken again.
  mutating func forget() { (spoken, message) = (Speech(place: ""), nil) }
}
