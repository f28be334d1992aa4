import PokedexTerminalUI

/// Short texts side by side, each of which a key or a click turns on and off or chooses.
@MainActor struct ChipLine {
  struct Chip {
    /// The key that is shown before the text; empty for none.
    var key = ""
    let text: String
    let isOn: Bool
  }

  private struct Placed {
    let index: Int
    let chip: Chip
    let area: Rect
  }

  private static let gap = 2
  private var placed: [Placed] = []
  /// The subject of the chips, where most of them are only keys.
  private var title: (text: DrawableText, area: Rect)?

  init() {}

  /// Lays chips out in the lines of an area. Where there is no room, those that are off are only their
  /// keys, the texts of the others are cut alike, and the title follows if it has room.
  init(_ chips: [Chip], titled title: String = "", in area: Rect) {
    let hasRoom = Self.lineCount(chips, width: area.width) <= area.height
    placed = Self.laid(hasRoom ? chips : Self.brief(chips, width: area.width), in: area)
      .filter { area.contains($0.area.origin) }
    guard !hasRoom, let last = placed.last?.area else { return }
    let text = DrawableText(title)
    let rest = Rect(
      x: last.endX + Self.gap, y: last.y, width: area.endX - last.endX - Self.gap, height: 1)
    if text.width <= rest.width { self.title = (text, rest) }
  }

  private static func brief(_ chips: [Chip], width: Int) -> [Chip] {
    let keys = chips.reduce(-gap) { $0 + $1.key.count + gap }
    let room = max(0, width - keys) / max(1, chips.count(where: \.isOn)) - 1
    return chips.map { chip in
      guard !chip.key.isEmpty else { return chip }
      let text = chip.isOn && room > 0 ? DrawableText(chip.text).clipped(to: room).string : ""
      return Chip(key: chip.key, text: text, isOn: chip.isOn)
    }
  }

  /// Lays chips out in one line, beginning where the one that is on has room.
  init(choosing chips: [Chip], in line: Rect) {
    let on = chips.firstIndex(where: \.isOn) ?? 0
    let first = (0...on).first { first in
      chips[first...on].reduce(-Self.gap) { $0 + Self.width($1) + Self.gap } <= line.width
    }
    let start = first ?? on
    placed = Self.laid(Array(chips.dropFirst(start)), in: line)
      .filter { line.contains($0.area.origin) }
      .map { Placed(index: $0.index + start, chip: $0.chip, area: $0.area) }
  }

  /// The number of lines that the chips take.
  ///
  /// - Parameter most: how many they may take.
  static func lines(of chips: [Chip], width: Int, most: Int) -> Int {
    let whole = lineCount(chips, width: width)
    return whole <= most ? whole : min(most, lineCount(brief(chips, width: width), width: width))
  }

  /// The number of lines that all chips need.
  private static func lineCount(_ chips: [Chip], width: Int) -> Int {
    let room = Rect(x: 0, y: 0, width: width, height: chips.count)
    return (laid(chips, in: room).last?.area.y).map { $0 + 1 } ?? 0
  }

  private static func width(_ chip: Chip) -> Int {
    let text = DrawableText(chip.text).width
    return chip.key.isEmpty ? text : chip.key.count + (text > 0 ? text + 1 : 0)
  }

  private static func laid(_ chips: [Chip], in area: Rect) -> [Placed] {
    var (x, y) = (area.x, area.y)
    return chips.enumerated().map { index, chip in
      let width = Self.width(chip)
      if x > area.x, x + width > area.endX { (x, y) = (area.x, y + 1) }
      defer { x += width + gap }
      let shown = max(0, min(width, area.endX - x))
      return Placed(index: index, chip: chip, area: Rect(x: x, y: y, width: shown, height: 1))
    }
  }

  func draw(on canvas: inout Canvas) {
    if let title { canvas.write(title.text, in: title.area, style: .hint) }
    for place in placed {
      var rest = place.area
      if !place.chip.key.isEmpty {
        let isBrief = place.chip.isOn && place.chip.text.isEmpty
        canvas.write(DrawableText(place.chip.key), in: rest, style: isBrief ? .active : .key)
        _ = rest.takeLeft(min(rest.width, place.chip.key.count + 1))
      }
      canvas.write(
        DrawableText(place.chip.text), in: rest, style: place.chip.isOn ? .active : .hint)
    }
  }

  /// The index of the chip at a point.
  func index(at point: Point) -> Int? { placed.first { $0.area.contains(point) }?.index }
}
