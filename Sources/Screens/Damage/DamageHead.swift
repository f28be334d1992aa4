import PokedexPresentation
import PokedexTerminalUI

/// The lines above the table of a duel: both sets, the foes, and chips for what digits turn on.
@MainActor struct DamageHead {
  /// The subject of a click.
  enum Part: Hashable {
    case attacker
    case target
    case foe(Int)
    case chip(ChipHead.Part)
  }

  /// The heights from which there is room for all lines, and for a line of chips and brief sets.
  static let tall = 16
  static let low = 9

  private var sets: [(text: DrawableText, line: Rect)] = []
  private var foes = ChipLine()
  private var chips = ChipHead()

  init() {}

  /// Takes the lines from the top of an area.
  ///
  /// - Parameter height: that of the screen.
  init(_ model: DamageViewModel, _ table: DamageTable, in area: inout Rect, height: Int) {
    let isTall = height >= Self.tall
    let width = area.inset(horizontal: 1).width
    if height >= Self.low {
      let lines =
        isTall
        ? model.setLines(of: table, width: width) : model.briefSets(of: table, width: width)
      for text in lines {
        sets.append((DrawableText(text), area.takeTop(1).inset(horizontal: 1)))
      }
    }
    if model.foeNames.count > 1 { takeFoes(model, from: &area) }
    if height >= Self.low {
      chips = ChipHead(
        model, others: model.otherConditions(of: table), in: &area, lines: isTall ? 2 : 1)
    }
  }

  private mutating func takeFoes(_ model: DamageViewModel, from area: inout Rect) {
    let names = model.foeNames.enumerated().map { index, name in
      ChipLine.Chip(text: name, isOn: index == model.selectedFoe)
    }
    foes = ChipLine(choosing: names, in: area.takeTop(1).inset(horizontal: 1))
  }

  func draw(on canvas: inout Canvas) {
    for set in sets { canvas.write(set.text, in: set.line, style: .dim) }
    foes.draw(on: &canvas)
    chips.draw(on: &canvas)
  }

  func part(at point: Point) -> Part? {
    if let index = sets.firstIndex(where: { $0.line.contains(point) }) {
      return index == 0 ? .attacker : .target
    }
    return foes.index(at: point).map { .foe($0) } ?? chips.part(at: point).map { .chip($0) }
  }
}
