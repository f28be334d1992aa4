import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Pictures at the head of a page about several forms, where a window has room for both.
@MainActor final class SpriteHead {
  /// What a page needs below them, to be read.
  private static let leastText = 20
  private static let mostRows = 11

  private let gallery: SpriteGallery
  private let strip: SpriteStrip
  private let forms: () -> [ID<Form>]
  private let name: (ID<Form>) -> String

  /// - Parameters:
  ///   - forms: whom the page is about.
  ///   - name: what stands below a picture.
  init(
    _ gallery: SpriteGallery, of forms: @escaping () -> [ID<Form>],
    named name: @escaping (ID<Form>) -> String
  ) {
    (self.gallery, self.forms, self.name) = (gallery, forms, name)
    strip = SpriteStrip(gallery)
  }

  /// Takes room for the pictures as soon as one has come: else the page would stand lower for
  /// nothing.
  func prepare(in area: inout Rect) {
    let rows = min(Self.mostRows, area.height - Self.leastText)
    strip.prepare(
      forms(), in: Rect(x: area.x, y: area.y, width: area.width, height: max(0, rows)))
    if gallery.hasPicture, strip.height > 0 { _ = area.takeTop(strip.height + 1) }
  }

  func draw(on canvas: inout Canvas) {
    if gallery.hasPicture { strip.draw(names: name, on: &canvas) }
  }

  func leave() { strip.leave() }

  /// What the head of the page says of them.
  var mark: NetworkStatus? { gallery.mark }
  var hasFailed: Bool { gallery.hasFailed }

  func retry() { gallery.retry() }
}
