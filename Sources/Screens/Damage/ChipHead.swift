import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Chips for the conditions that digits turn on, and a line of those without a chip.
@MainActor struct ChipHead {
  /// The subject of a click.
  enum Part: Hashable {
    case chip(DamageChip)
    case others
  }

  private var chips = ChipLine()
  private var kinds: [DamageChip] = []
  private var others: (text: DrawableText, line: Rect)?

  init() {}

  /// Takes lines from the top of an area.
  ///
  /// - Parameters:
  ///   - others: the conditions without a chip; empty for none.
  ///   - lines: the most lines of chips.
  init(_ model: some ChipModel, others: String, in area: inout Rect, lines: Int) {
    let all = model.chips
    kinds = all.map(\.chip)
    let shown = all.map {
      ChipLine.Chip(key: "\($0.chip.rawValue)", text: $0.text, isOn: $0.isOn)
    }
    let width = area.inset(horizontal: 1).width
    let needed = ChipLine.lines(of: shown, width: width, most: lines)
    chips = ChipLine(
      shown, titled: worded("conditions"), in: area.takeTop(needed).inset(horizontal: 1))
    if !others.isEmpty {
      self.others = (DrawableText(others), area.takeTop(1).inset(horizontal: 1))
    }
  }

  func draw(on canvas: inout Canvas) {
    chips.draw(on: &canvas)
    if let others { canvas.write(others.text, in: others.line, style: .accent) }
  }

  func part(at point: Point) -> Part? {
    if others?.line.contains(point) ?? false { return .others }
    return chips.index(at: point).map { .chip(kinds[$0]) }
  }
}
