import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The progress of a sync, in a line at the bottom.
struct SyncBar {
  let progress: SyncProgress
  let parts: [String]

  @MainActor init?(_ sync: SyncModel) {
    guard let progress = sync.progress else { return nil }
    self.progress = progress
    parts = SyncText.parts(progress, sync.pace)
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    let inner = area.inset(horizontal: 1)
    canvas.fill(area)
    var x = inner.x
    let title = DrawableText(SyncText.step(progress.step))
    x += canvas.write(title, x: x, y: inner.y, in: inner, style: .hint) + 1
    if let percent = SyncText.percent(progress), inner.width >= 36 {
      let width = min(20, inner.width / 5)
      canvas.draw(Bar(value: percent, maximum: 100, width: width), x: x, y: inner.y)
      x += width + 1
    }
    for part in parts {
      let text = DrawableText("\(part)  ")
      guard x + text.width - 2 <= inner.endX else { break }
      x += canvas.write(text, x: x, y: inner.y, in: inner, style: .text)
    }
  }
}
