import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// Pictures at the top of a page about several forms, if the window has room for them.
@MainActor final class SpriteHead {
  /// The minimum number of rows for the text below.
  private static let leastText = 20
  private static let maxRows = 11

  private let gallery: SpriteGallery
  private let strip: SpriteStrip
  private let forms: () -> [ID<Form>]
  private let name: (ID<Form>) -> String

  /// - Parameters:
  ///   - forms: returns the forms that the page is about.
  ///   - name: returns the caption of a picture.
  init(
    _ gallery: SpriteGallery, of forms: @escaping () -> [ID<Form>],
    named name: @escaping (ID<Form>) -> String
  ) {
    self.gallery = gallery
    self.forms = forms
    self.name = name
    strip = SpriteStrip(gallery)
  }

  /// Takes room from the page only after the first picture has loaded, to avoid an empty gap.
  func prepare(in area: inout Rect) {
    let rows = min(Self.maxRows, area.height - Self.leastText)
    strip.prepare(
      forms(), in: Rect(x: area.x, y: area.y, width: area.width, height: max(0, rows)))
    if gallery.hasPicture, strip.height > 0 { _ = area.takeTop(strip.height + 1) }
  }

  func draw(on canvas: inout Canvas) {
    if gallery.hasPicture { strip.draw(names: name, on: &canvas) }
  }

  func leave() { strip.leave() }

  /// The network status of the pictures, for the head of the page.
  var mark: NetworkStatus? { gallery.mark }
  var hasFailed: Bool { gallery.hasFailed }

  func retry() { gallery.retry() }
}
