import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The first line: what this is, how much there is of it, and how far it has been loaded.
@MainActor struct DexHeader {
  let model: DexViewModel

  func draw(on canvas: inout Canvas, in area: Rect) {
    var rest = area
    let used = canvas.write("Pokédex", in: rest, style: .title)
    _ = rest.takeLeft(used + 2)
    if let progress = model.catalog.state.progress {
      drawProgress(progress, on: &canvas, in: rest)
    } else if model.total > 0 {
      let count = Formatting.count(model.total)
      let lens = model.lens.lens.map { " · \($0.name)" } ?? ""
      canvas.write(
        DrawableText("\(count) Pokémon\(lens)"), in: rest, style: .status, alignment: .right)
    }
  }

  private func drawProgress(
    _ progress: LoadingProgress, on canvas: inout Canvas, in area: Rect
  ) {
    var rest = area
    let done = Formatting.count(progress.done)
    let total = Formatting.count(progress.total)
    let text: DrawableText = "\(done) of \(total)"
    canvas.write(text, in: rest.takeRight(text.width), style: .status)
    _ = rest.takeRight(1)
    let width = min(20, rest.width - 9)
    guard width >= 4 else { return }
    let place = rest.takeRight(width)
    canvas.draw(
      Bar(value: progress.done, maximum: progress.total, width: width), x: place.x, y: place.y)
    canvas.write("loading", in: rest.takeRight(8), style: .dim)
  }
}
