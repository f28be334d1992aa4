import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// A box of a collection: its places in rows as in the games, or as a list in a small window. In a wide
/// window, the page of the Pokémon at the cursor is beside it.
@MainActor final class BoxesScreen: Screen {
  /// The minimum width for showing the box and a page side by side.
  private static let wideColumns = 100
  /// The minimum width of the box beside a page: six cells with names of ten letters, as many have.
  private static let leastBoxColumns = 67

  let title = worded("Boxes")
  let model: BoxesViewModel
  let question: BoxesQuestion
  let dialogs: Dialogs
  let router: Router
  private let gameChip: GameChip
  private let preview: PagePane
  private let more: [Binding]
  private let grid: BoxGrid
  private let pictures: () -> PictureStyle
  private let list: BoxList
  private var boxArea = Rect(.zero)
  private var body = Rect(.zero)
  private var foot = Rect(.zero)
  private var previewArea: Rect?

  /// - Parameters:
  ///   - gallery: the pictures in the cells; `nil` without a source.
  ///   - pictures: returns how pictures are drawn.
  ///   - more: further bindings of the screen.
  init(
    of question: BoxesQuestion, model: BoxesViewModel, preview: PagePane, gallery: SpriteGallery?,
    pictures: @escaping () -> PictureStyle, chip: GameChip, router: Router, dialogs: Dialogs,
    more: [Binding]
  ) {
    self.question = question
    self.model = model
    self.preview = preview
    self.pictures = pictures
    gameChip = chip
    self.router = router
    self.dialogs = dialogs
    self.more = more
    grid = BoxGrid(model, gallery)
    list = BoxList(model)
    model.follow = { [router] box in
      router.amend(.page(.asking(question.with(box: box))))
    }
  }

  var chip: GameChip? { gameChip }
  var windowTitle: String { model.title }
  var subject: String? { model.place?.name }
  var destination: Destination? { model.place.map { .pokemon($0.form) } }
  /// Whether rows are below each other, as in a small window.
  var isList: Bool { grid.isEmpty }

  private(set) lazy var bindings: [Binding] = makeBindings() + gameChip.bindings + more

  // MARK: Words

  var copiedText: String? {
    guard !model.places.isEmpty else { return nil }
    return model.places.map { place in
      let cells = [place.address, place.number.map { "\($0)" } ?? "", place.name]
      return (cells + [place.stateInWords, place.slot]).joined(separator: "\t") + "\n"
    }.joined()
  }

  var speech: Speech? {
    guard model.boxes.value != nil else { return nil }
    return Speech(
      title: [model.title, model.summary].filter { !$0.isEmpty }.joined(separator: ", "),
      lines: [model.remark].compactMap(\.self), selected: SpeechText()(model.sentence))
  }

  // MARK: Input

  /// A click puts the cursor on a place, a double click opens its page.
  func click(_ mouse: MouseEvent) {
    if previewArea?.contains(mouse.point) ?? false { return preview.click(mouse) }
    switch mouse.kind {
    case .wheelUp: model.show(box: model.box - 1)
    case .wheelDown: model.show(box: model.box + 1)
    case .press, .doublePress:
      guard let cell = isList ? list.cell(at: mouse.point) : grid.cell(at: mouse.point),
        cell < model.cells
      else { return }
      model.cursor.select(cell)
      if mouse.kind == .doublePress { open() }
    }
  }

  /// A digit begins the number of a box.
  func type(_ key: Key) -> Bool {
    guard case .character(let character) = key, character.isASCII, character.isNumber,
      model.count > 1
    else { return false }
    askForBox(String(character))
    return true
  }

  func open() {
    if let destination { router.push(.page(destination)) }
  }

  func askForBox(_ typed: String = "") {
    dialogs.type(
      worded("Box 1 to \(model.count)"), text: typed,
      problem: { [model] in model.problem(withBox: $0) }
    ) { [model] text in
      Int(text.trimmed).map { model.show(box: $0) }
      return nil
    }
  }

  func retry() -> Bool {
    guard model.boxes.state.error != nil else { return false }
    model.retry()
    return true
  }

  // MARK: Drawing

  func prepare(for area: Rect) {
    model.fit()
    divide(area)
    let hasForm = model.place != nil
    if let previewArea, hasForm {
      preview.prepare(for: previewArea, through: gameChip.game.lens)
    } else {
      preview.leave()
    }
    body = boxArea
    _ = body.takeTop(1)
    foot = body.height >= 7 ? body.takeBottom(1).inset(horizontal: 1) : Rect(.zero)
    grid.prepare(in: body, pictures())
    if isList { list.prepare(in: body) }
  }

  private func divide(_ area: Rect) {
    boxArea = area
    previewArea = nil
    guard area.width >= Self.wideColumns else { return }
    var rest = area
    boxArea = rest.takeLeft(max(area.width * 6 / 10, Self.leastBoxColumns))
    _ = rest.takeLeft(1)
    previewArea = rest
  }

  func leave() {
    preview.leave()
    grid.leave()
  }

  func draw(on canvas: inout Canvas, in area: Rect) {
    canvas.fill(area)
    PageHead(model.title, summary: model.summary, chip: gameChip)
      .draw(on: &canvas, in: boxArea.row(0))
    guard model.boxes.value != nil else {
      return Placeholder.missing(model.boxes.state, title).draw(on: &canvas, in: body)
    }
    guard model.cells > 0 else {
      return Placeholder(
        heading: "No slot belongs in it",
        detail: "Press @ for another collection, or w for all games."
      ).draw(on: &canvas, in: body)
    }
    if isList { list.draw(on: &canvas) } else { grid.draw(on: &canvas) }
    let remark = model.isNew ? model.remark : nil
    canvas.write(DrawableText(remark ?? model.sentence), in: foot, style: .dim)
    drawPreview(on: &canvas, in: area)
  }

  private func drawPreview(on canvas: inout Canvas, in area: Rect) {
    guard let previewArea else { return }
    PaneDivider(area: Rect(x: boxArea.endX, y: area.y, width: 1, height: area.height))
      .draw(on: &canvas)
    TitleLine(isFocused: false).draw(on: &canvas, in: previewArea.row(0))
    if model.place != nil { preview.draw(isFocused: false, on: &canvas) }
  }
}
