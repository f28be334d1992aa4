import PokedexTerminalUI

/// The parts of a cell of a box, from its upper left corner: the sign of the state and the number in the
/// first row, the name in rows of its own and, if it can be recognized, the picture.
struct BoxCell: Hashable {
  /// The minimum columns of a cell.
  static let leastColumns = 9
  private static let mostColumns = 22
  /// The rows of the number, and of a name in two lines.
  private static let textRows = 3
  /// The columns of the sign and of a number with four digits.
  private static let numberColumns = 7

  let size: Size
  /// The room of the picture: between number and name, or beside the number in a low cell; `nil` if the
  /// picture would be too small.
  let picture: Rect?

  /// `nil` if there is too little room.
  ///
  /// - Parameters:
  ///   - room: the share of the cell, without the gap beside it.
  ///   - pictures: how they are drawn; with ``PictureStyle/none`` there are none.
  init?(in room: Size, _ pictures: PictureStyle) {
    guard room.width >= Self.leastColumns, room.height >= 1 else { return nil }
    let width = min(Self.mostColumns, room.width)
    size = Size(width: width, height: min(width / 2 + Self.textRows, room.height))
    let between = Rect(x: 0, y: 1, width: width, height: size.height - Self.textRows)
    let beside = Rect(
      x: Self.numberColumns, y: 0, width: width - Self.numberColumns,
      height: size.height - Self.textRows + 1)
    picture = [between, beside].first {
      $0.height >= Self.leastRows(pictures) && $0.width >= 2 * $0.height
    }
  }

  /// The minimum rows of a recognizable picture.
  private static func leastRows(_ pictures: PictureStyle) -> Int {
    switch pictures {
    case .pixels: 2
    case .sextants, .blocks: 6
    case .none: .max
    }
  }

  /// The first row of the name.
  func nameRow(withPicture: Bool) -> Int {
    withPicture ? size.height - Self.textRows + 1 : 1
  }
}
