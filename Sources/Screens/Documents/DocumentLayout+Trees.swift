import PokedexPresentation
import PokedexTerminalUI

/// Trees, with guides beside their lines.
extension DocumentLayout {
  /// The columns between a branch's content and the texts beside it.
  private static let besideGap = 2

  /// The guides at the left of a branch: beside its first line, and beside the others.
  private struct Guides {
    var next: String
    let rest: String
  }

  mutating func addBranch(_ branch: Document.Branch) {
    let trunks = branch.follows.map { $0 ? "\(symbols.vertical.text) " : "  " }
    let signs = trunks.dropLast() + branch.follows.suffix(1).map(sign)
    var guides = Guides(next: signs.joined(), rest: trunks.joined())
    let start = DrawableText(guides.rest).width
    let column = start + DrawableText(branch.widest).width + Self.besideGap
    guard !branch.beside.isEmpty, column <= width / 2 else {
      addLines(of: branch.content, from: start, &guides)
      for text in branch.beside { addLines(of: text, from: start + Self.besideGap, &guides) }
      return
    }
    var name = DocumentLine()
    add(badged(branch.content), to: &name, at: start, style: .text)
    for (index, text) in branch.beside.enumerated() {
      addLines(of: text, from: column, &guides, after: index == 0 ? name.pieces : [])
    }
  }

  /// - Parameter pieces: what the first line begins with.
  private mutating func addLines(
    of text: Inline, from start: Int, _ guides: inout Guides,
    after pieces: [DocumentLine.Piece] = []
  ) {
    let lines = flow([tokens(text, style: .text)], from: min(start, width / 2))
    for (index, line) in lines.enumerated() {
      var line = line
      if index == 0 { line.pieces.insert(contentsOf: pieces, at: 0) }
      let shown = DrawableText(guides.next)
      guides.next = guides.rest
      if shown.width > 0 {
        line.pieces.insert(.init(x: 0, text: shown, style: .frame, link: nil), at: 0)
      }
      append(line)
    }
  }

  private func sign(_ follows: Bool) -> String {
    "\((follows ? symbols.teeRight : symbols.bottomLeft).text)\(symbols.horizontal.text)"
  }
}
