import PokedexTerminalUI
import PokedexTesting

@testable import PokedexScreens

/// Parts of a screen, for expectations.
extension Stage {
  /// Returns the first row that begins with the words.
  func row(with words: String) -> String {
    text.split(separator: "\n").map(\.trimmed).first { $0.hasPrefix(words) } ?? ""
  }

  /// The name at the top of the page.
  var title: String {
    let head = frame.rowText(0).filter { !"━─".contains($0) }
    return head.split(separator: "#").first.map { $0.trimmed } ?? ""
  }

  /// The first line.
  var head: String { frame.rowText(0) }

  /// The hints at the bottom, after the line with messages where the window has room for both.
  var foot: String {
    let height = frame.size.height
    return ((height < 14 ? height - 1 : height - 2)..<height).map { frame.rowText($0) }.joined(
      separator: "\n")
  }

  /// The highlighted row, or `nil` if there is none or more than one.
  var selectedRow: String? {
    let grid = frame
    let rows = (0..<grid.size.height).filter { y in grid.row(y).contains { $0.style.isSelected } }
    return rows.count == 1 ? rows.first.map { grid.rowText($0) } : nil
  }
}

extension Grid {
  /// Whether no cell has a character that controls a terminal or deceives a reader.
  var isClean: Bool {
    cells.allSatisfy { cell in
      switch cell.scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator, .nonspacingMark, .enclosingMark:
        false
      default: true
      }
    }
  }
}

extension StringProtocol {
  /// The text without leading and trailing spaces.
  var trimmed: String {
    var text = String(self)
    while text.last == " " { text.removeLast() }
    return String(text.drop { $0 == " " })
  }
}
