import PokedexTerminalUI
import PokedexTesting

@testable import PokedexScreens

/// What a test reads from a screen.
extension Stage {
  /// The first row that begins with these words.
  func row(with words: String) -> String {
    text.split(separator: "\n").map(\.trimmed).first { $0.hasPrefix(words) } ?? ""
  }

  /// The name at the top of the page.
  var title: String {
    frame.rowText(0).split(separator: "#").first.map { $0.trimmed } ?? ""
  }

  /// The line at the bottom.
  var foot: String { frame.rowText(frame.size.height - 1) }

  /// The row that stands out; none when there is none, or more than one.
  var selectedRow: String? {
    let grid = frame
    let rows = (0..<grid.size.height).filter { y in grid.row(y).contains { $0.style.isSelected } }
    return rows.count == 1 ? rows.first.map { grid.rowText($0) } : nil
  }
}

extension Grid {
  /// Whether no cell holds what a terminal would obey or a reader be deceived by.
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
  /// Without the blanks around it.
  var trimmed: String {
    var text = String(self)
    while text.last == " " { text.removeLast() }
    return String(text.drop { $0 == " " })
  }
}
