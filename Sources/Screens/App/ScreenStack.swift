import PokedexPresentation
import PokedexTerminalUI

/// One screen for each route of the router, so that each keeps its selection and scroll position.
@MainActor final class ScreenStack {
  private let router: Router
  private let factory: ScreenFactory
  private let actions: ((any Screen)?) -> [OfferedAction]
  private var screens: [(visit: Visit, screen: any Screen)] = []
  /// The screens that the user left by going back, kept for going forward again.
  private var ahead: [Visit: any Screen] = [:]
  /// The screens that the last frame showed.
  private var shown: [any Screen] = []
  /// The places shown so far, for the palette.
  private var recent = RecentPlaces()

  /// - Parameter actions: returns the actions that are available on a screen.
  init(
    router: Router, factory: ScreenFactory, actions: @escaping ((any Screen)?) -> [OfferedAction]
  ) {
    self.router = router
    self.factory = factory
    self.actions = actions
  }

  var top: any Screen {
    update()
    return screens[screens.count - 1].screen
  }

  /// The titles from the root screen to the top screen.
  var trail: Trail {
    Trail(screens.map(\.screen).filter { !$0.isOverlay }.map(\.windowTitle))
  }

  /// The visible screens, from the bottom up.
  var visible: [any Screen] {
    let base = screens.lastIndex { !$0.screen.isOverlay } ?? 0
    return screens[base...].map(\.screen)
  }

  /// Lets the visible screens prepare their parts, and the hidden ones cancel their requests.
  func prepare(for area: Rect) {
    update()
    let visible = visible
    for screen in shown where !visible.contains(where: { $0 === screen }) { screen.leave() }
    shown = visible
    for screen in visible { screen.prepare(for: area) }
  }

  /// Remembers the screen on top for the palette.
  func note(title: String) {
    if let visit = screens.last?.visit { recent.note(visit.route, as: title) }
  }

  /// Retries all failed requests, on hidden screens as well. Anything else that a hidden screen
  /// lacks is requested when it is shown again.
  ///
  /// - Returns: whether anything had failed.
  func retryAll() -> Bool {
    update()
    return screens.map { $0.screen.retry() }.contains(true)
  }

  private func update() {
    let visits = router.visits
    let both = 0..<min(screens.count, visits.count)
    let same = both.first { screens[$0].visit.number != visits[$0].number } ?? both.count
    guard same < max(screens.count, visits.count) else { return }
    for (visit, screen) in screens[same...] { ahead[visit] = screen }
    screens.removeSubrange(same...)
    for visit in visits[same...] { screens.append((visit, ahead[visit] ?? screen(of: visit))) }
    if !ahead.isEmpty { ahead = ahead.filter { router.ahead.contains($0.key) } }
  }

  private func screen(of visit: Visit) -> any Screen {
    factory.screen(
      for: visit.route, below: screens.last?.screen,
      actions: actions(screens.last { !$0.screen.isOverlay }?.screen), recent: recent)
  }
}
