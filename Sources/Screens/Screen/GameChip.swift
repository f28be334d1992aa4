import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The game that a screen's answers depend on, in its title: `[Platinum ×]`, or the run that they keep
/// to: `[Platinum · Ada · to Route 206 · cap 26 ×]`. A click on the name chooses another, one on the
/// cross leaves it.
@MainActor package final class GameChip {
  private static let leastWidth = 8
  package let game: ShownGame
  private let choose: () -> Void
  private var name = Rect(.zero)
  private var cross = Rect(.zero)

  /// - Parameter choose: lets the user choose another game.
  init(_ game: ShownGame, choose: @escaping () -> Void) {
    self.game = game
    self.choose = choose
  }

  private(set) lazy var bindings = Self.bindings(game: "game", leave: "all games") {
    [weak self] in self
  }

  /// The keys that choose and leave the game of a chip.
  ///
  /// - Parameters:
  ///   - game: the hint of the key that chooses; `nil` for none.
  ///   - leave: the hint of the key that leaves; `nil` for none.
  static func bindings(
    game: Phrase? = nil, leave: Phrase? = nil, of chip: @escaping () -> GameChip?
  ) -> [Binding] {
    [
      Binding(.lens, hint: game, unless: { chip()?.game.refusal }) { chip()?.choose() },
      Binding(
        reporting: .leaveGame, hint: leave, hintedIf: { chip()?.game.lens != nil },
        unless: { chip()?.game.leavingRefusal },
        run: { chip()?.game.leave().map { Message($0) } }),
    ]
  }

  /// The binding of a click.
  func binding(at point: Point) -> Binding? {
    if cross.contains(point) { return bindings.first(of: .leaveGame) }
    return name.contains(point) ? bindings.first(of: .lens) : nil
  }

  // MARK: Drawing

  private var text: DrawableText? { game.text.map { DrawableText("[\($0)") } }

  /// The width with a space at either end; 0 for all games.
  ///
  /// - Parameters:
  ///   - room: the width of the line.
  ///   - name: that of the page's name, which takes precedence.
  ///   - isWhole: whether a run need not leave room for what stands at the right end.
  func width(in room: Int, besides name: Int, isWhole: Bool = false) -> Int {
    guard let text else { return 0 }
    let most = !game.isOfRun ? room / 2 : isWhole ? room : room * 2 / 3
    return min(text.width + 5, max(Self.leastWidth, min(most, room - name)))
  }

  /// Takes a width from the left end of a line.
  func draw(on canvas: inout Canvas, in line: inout Rect, width: Int) {
    (name, cross) = (Rect(.zero), Rect(.zero))
    guard let text, width >= Self.leastWidth, line.width >= width else { return }
    let area = line.takeLeft(width)
    canvas.fill(area)
    var inner = area.inset(horizontal: 1)
    cross = inner.takeRight(3)
    name = inner
    canvas.write(text, in: name, style: .active)
    canvas.put(canvas.symbols.times, x: cross.x + 1, y: cross.y, style: .key)
    canvas.write("]", x: cross.x + 2, y: cross.y, style: .active)
  }
}
