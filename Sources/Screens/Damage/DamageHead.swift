import PokedexPresentation
import PokedexTerminalUI

/// The lines above the table of a duel: both sets, the foes, and chips for what digits turn on.
@MainActor struct DamageHead {
  /// What a click is about.
  enum Part: Hashable {
    case attacker
    case target
    case foe(Int)
    case chip(Int)
    case others
  }

  private static let maxChipLines = 2
  private var sets: [(text: DrawableText, line: Rect)] = []
  private var foes = ChipLine()
  private var chips = ChipLine()
  private var others: (text: DrawableText, line: Rect)?

  init() {}

  /// Takes the lines from the top of an area.
  ///
  /// - Parameter isTall: whether there is room for more than one line.
  init(_ model: DamageViewModel, _ table: DamageTable, in area: inout Rect, isTall: Bool) {
    guard isTall else {
      if model.foeNames.count > 1 { takeFoes(model, from: &area) }
      return
    }
    for text in model.setLines(of: table) {
      sets.append((DrawableText(text), area.takeTop(1).inset(horizontal: 1)))
    }
    if model.foeNames.count > 1 { takeFoes(model, from: &area) }
    takeChips(model, from: &area)
    let text = model.otherConditions(of: table)
    if !text.isEmpty { others = (DrawableText(text), area.takeTop(1).inset(horizontal: 1)) }
  }

  private mutating func takeFoes(_ model: DamageViewModel, from area: inout Rect) {
    let names = model.foeNames.enumerated().map { index, name in
      ChipLine.Chip(text: name, isOn: index == model.selectedFoe)
    }
    foes = ChipLine(choosing: names, in: area.takeTop(1).inset(horizontal: 1))
  }

  private mutating func takeChips(_ model: DamageViewModel, from area: inout Rect) {
    let all = model.chips.map {
      ChipLine.Chip(key: "\($0.chip.rawValue)", text: $0.text, isOn: $0.isOn)
    }
    let width = area.inset(horizontal: 1).width
    let lines = min(Self.maxChipLines, ChipLine.lineCount(all, width: width))
    chips = ChipLine(all, in: area.takeTop(lines).inset(horizontal: 1))
  }

  func draw(on canvas: inout Canvas) {
    for set in sets { canvas.write(set.text, in: set.line, style: .dim) }
    foes.draw(on: &canvas)
    chips.draw(on: &canvas)
    if let others { canvas.write(others.text, in: others.line, style: .accent) }
  }

  func part(at point: Point) -> Part? {
    if let index = sets.firstIndex(where: { $0.line.contains(point) }) {
      return index == 0 ? .attacker : .target
    }
    if others?.line.contains(point) ?? false { return .others }
    return foes.index(at: point).map { .foe($0) } ?? chips.index(at: point).map { .chip($0) }
  }
}
