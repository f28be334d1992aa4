import Synchronization

/// The lazily computed values of a catalog: of each type, one without a lens and one for the latest
/// lens. All lists and pages of a dex share them.
///
/// A value must not refer to the catalog, or neither would ever be released.
final class CatalogMemos: Sendable {
  private typealias Memos = [ObjectIdentifier: any Sendable]

  private struct Kept {
    var today: Memos = [:]
    var past: Memos = [:]
    var lens: Lens?
  }

  private let kept = Mutex(Kept())

  subscript<Value: Sendable>(type: Value.Type, lens: Lens?) -> Memo<Value> {
    kept.withLock { kept in
      guard let lens else { return Self.memo(in: &kept.today) }
      if lens != kept.lens { kept.past = [:] }
      kept.lens = lens
      return Self.memo(in: &kept.past)
    }
  }

  private static func memo<Value: Sendable>(in memos: inout Memos) -> Memo<Value> {
    let key = ObjectIdentifier(Value.self)
    if let known = memos[key] as? Memo<Value> { return known }
    let memo = Memo<Value>()
    memos[key] = memo
    return memo
  }
}
