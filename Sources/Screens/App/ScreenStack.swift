import PokedexPresentation
import PokedexTerminalUI

/// One screen for each route of the router, so that each keeps its selection and scroll position, and
/// the dialogs over the one on top.
@MainActor final class ScreenStack {
  private let router: Router
  private let factory: ScreenFactory
  private var screens: [(visit: Visit, screen: any Screen)] = []
  /// The screens that the user left by going back, kept for going forward again.
  private var ahead: [Visit: any Screen] = [:]
  /// The screens that the last frame showed.
  private var shown: [any Screen] = []
  /// The places shown so far, for the palette.
  private(set) var recent = RecentPlaces()

  init(router: Router, factory: ScreenFactory) {
    self.router = router
    self.factory = factory
  }

  /// The screen or dialog that takes the keys.
  var top: any Screen {
    let page = page
    return dialogs.last ?? page
  }

  /// The screen below all dialogs.
  var page: any Screen {
    update()
    return screens[screens.count - 1].screen
  }

  private var dialogs: [any Screen] { factory.dialogs.open }

  /// The titles from the root screen to the top screen.
  var trail: Trail { Trail(screens.map(\.screen.windowTitle)) }

  /// The visible screens, from the bottom up.
  var visible: [any Screen] { [page] + dialogs }

  /// Lets the visible screens prepare their parts, and the hidden ones cancel their requests.
  func prepare(for area: Rect) {
    let visible = visible
    for screen in shown where !visible.contains(where: { $0 === screen }) { screen.leave() }
    shown = visible
    for screen in visible { screen.prepare(for: area) }
  }

  /// Whether a screen, or one to go forward to, has something that quitting would end.
  var areBusy: Bool {
    update()
    return screens.contains { $0.screen.isBusy } || ahead.values.contains { $0.isBusy }
  }

  /// Remembers the screen on top for the palette.
  func note(title: String) {
    if dialogs.isEmpty, let visit = screens.last?.visit { recent.note(visit.route, as: title) }
  }

  /// Retries all failed requests, on hidden screens as well. Anything else that a hidden screen
  /// lacks is requested when it is shown again.
  ///
  /// - Returns: whether anything had failed.
  func retryAll() -> Bool {
    update()
    return (screens.map(\.screen) + dialogs).map { $0.retry() }.contains(true)
  }

  private func update() {
    factory.dialogs.followRouter()
    let visits = router.visits
    let both = 0..<min(screens.count, visits.count)
    let same = both.first { screens[$0].visit.number != visits[$0].number } ?? both.count
    guard same < max(screens.count, visits.count) else { return }
    for (visit, screen) in screens[same...] { ahead[visit] = screen }
    screens.removeSubrange(same...)
    for visit in visits[same...] {
      screens.append((visit, ahead[visit] ?? factory.screen(for: visit.route)))
    }
    if !ahead.isEmpty { ahead = ahead.filter { router.ahead.contains($0.key) } }
  }
}
