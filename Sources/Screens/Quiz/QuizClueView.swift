import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The clue of a question: an outline, a text, stats or facts. Once a picture of the subject gives
/// nothing away, the picture takes the place of the clue.
@MainActor struct QuizClueView {
  /// Larger outlines are no easier to recognise.
  private static let most = Size(width: 64, height: 24)
  /// Wider lines are hard to read.
  private static let textColumns = 76

  private var area = Rect(.zero)
  private var cache: (sprite: Sprite, room: Size, silhouette: Silhouette)?
  private var fitted: FittedSprite?

  /// Scales the outline, and the picture of the subject if it is shown in place of the clue.
  mutating func prepare(_ clue: QuizViewModel.Clue, subject: Sprite?, in area: Rect) {
    self.area = area
    let room = Size(
      width: min(area.width, Self.most.width), height: min(area.height, Self.most.height))
    if let subject { fitted = .fitted(subject, room: room, known: fitted) }
    guard case .silhouette(let sprite) = clue, cache?.sprite != sprite || cache?.room != room else {
      return
    }
    cache = (sprite, room, Silhouette(sprite, room: room))
  }

  /// The number of lines of a clue in words; `nil` for a picture.
  static func lines(of clue: QuizViewModel.Clue, width: Int) -> Int? {
    switch clue {
    case .silhouette, .loading: nil
    case .text(let text): wrapped(text, to: width).count
    case .facts(let facts): facts.count
    case .stats(let stats): stats.count
    case .nothing: 0
    }
  }

  func draw(_ clue: QuizViewModel.Clue, subject: Sprite?, on canvas: inout Canvas) {
    if subject != nil, let fitted {
      let place = area.centered(fitted.room)
      return fitted.draw(
        on: &canvas, at: Point(x: place.x, y: place.y), isAtBottom: false, in: area)
    }
    switch clue {
    case .silhouette: drawSilhouette(on: &canvas)
    case .text(let text): canvas.write(lines: Self.wrapped(text, to: area.width), in: area)
    case .facts(let facts): canvas.write(lines: facts.map { DrawableText($0) }, in: area)
    case .stats(let stats):
      for (row, stat) in stats.enumerated().prefix(area.height) {
        StatBar(stat: stat.stat, value: stat.value).draw(on: &canvas, in: area.row(row))
      }
    case .loading: canvas.write("…", in: area, style: .dim)
    case .nothing: return
    }
  }

  private func drawSilhouette(on canvas: inout Canvas) {
    cache?.silhouette.draw(on: &canvas, in: area)
  }

  private static func wrapped(_ text: String, to width: Int) -> [DrawableText] {
    DrawableText(text).wrapped(to: min(width, textColumns))
  }
}
