import PokedexTerminalUI

/// Makes events of the bytes that a terminal sends. Bytes may come in any portions.
///
/// It does not use ncurses' own reader, because that one loses a character whose bytes come in two
/// portions, swallows keys after a byte that is not UTF-8, and takes an unknown sequence for keys.
///
/// Half of what a terminal sends is never taken for keys: they would be run, and change what the
/// user keeps. ESC alone is the Escape key after a moment; whatever has begun behind it is waited
/// for, and dropped when its rest does not come. `TimedInput` knows the times.
struct InputDecoder {
  /// Input whose rest has not come, by how long it is worth waiting for.
  enum Incomplete {
    /// ESC alone: the Escape key, or the beginning of anything.
    case escape
    /// A sequence, or a character.
    case sequence
    case answer
    case paste
  }

  /// A longer silence is a person's: even on the slowest line, a terminal sends one answer faster
  /// than a person types.
  static let pause = Duration.milliseconds(250)

  private var pending: [UInt8] = []
  /// What was pasted so far; `nil` outside a paste.
  private var paste: Paste?
  /// What the terminal answered so far; `nil` outside an answer.
  private var answer: TerminalAnswer?
  /// How many pastes and answers have begun.
  private var begun = 0
  /// What the terminal has said to be behind its letters.
  private var background: Background?
  /// Whether the last event was the Escape key since nothing came behind its byte in time.
  private var followsEscape = false
  /// Whether the last byte is an Escape key that was pressed after a silence.
  private var endsInKey = false
  /// Whether the last bytes are a reason to wait longer for the rest. Keys pressed in an answer or a
  /// paste without an end, because nothing happens, are none.
  private(set) var extendsWait = true
  /// Sequences that mean something else here than everywhere.
  private let keys: [(sequence: [UInt8], key: Key)]

  /// - Parameter keys: sequences that this terminal sends, the usual ones or others.
  init(keys: [(sequence: [UInt8], key: Key)] = []) {
    // Shorter ones would be control characters, which mean what they mean everywhere.
    self.keys = keys.filter {
      $0.sequence.count > 1 && $0.sequence[0] == EscapeSequence.escape && !Self.isUsual($0)
    }
  }

  private static func isUsual(_ own: (sequence: [UInt8], key: Key)) -> Bool {
    guard case .sequence(let usual, own.sequence.count) = EscapeSequence.read(own.sequence[...])
    else { return false }
    return usual.event == .key(own.key)
  }

  /// The sequence, answer or paste that has begun and not ended.
  var incomplete: Incomplete? {
    if paste != nil { return .paste }
    if answer != nil { return .answer }
    guard !pending.isEmpty else { return nil }
    return pending == [EscapeSequence.escape] ? .escape : .sequence
  }

  /// How many bytes wait for those that they belong to.
  var pendingCount: Int { pending.count }

  /// Takes bytes and returns the events that are complete.
  ///
  /// - Parameters:
  ///   - bytes: what was read in one go.
  ///   - silence: for how long nothing had come before.
  mutating func feed(_ bytes: some Collection<UInt8>, after silence: Duration = .zero) -> [Event] {
    var events: [Event] = []
    feed(bytes, after: silence, into: &events)
    return events
  }

  /// Takes bytes and adds the events that are complete.
  mutating func feed(
    _ bytes: some Collection<UInt8>, after silence: Duration, into events: inout [Event]
  ) {
    let isTyped = silence >= Self.pause
    if isTyped, bytes.elementsEqual([3]), paste != nil {
      // Somebody presses Ctrl-C since the end of a paste never came.
      paste = nil
      pending = []
    }
    if followsEscape { pending = beginning(of: bytes, after: silence) }
    followsEscape = false
    endsInKey = isTyped && bytes.elementsEqual([EscapeSequence.escape])
    let (before, wasInside) = (begun, answer != nil || paste != nil)
    pending.append(contentsOf: bytes)
    decode(into: &events)
    extendsWait = !(isTyped && wasInside && begun == before)
  }

  /// What the terminal has said since the last time.
  mutating func takeBackground() -> Background? {
    defer { background = nil }
    return background
  }

  /// The rest of what has begun will not come any more: ESC alone was the Escape key, and what was
  /// pasted so far is the paste. Half of anything else is nothing.
  mutating func giveUp() -> [Event] {
    followsEscape = incomplete == .escape
    let isKey = followsEscape || endsInKey
    let pasted = paste.map { [Event.paste($0.text)] } ?? []
    (paste, answer, pending, endsInKey) = (nil, nil, [], false)
    return pasted + (isKey ? [.key(.escape)] : [])
  }

  private mutating func decode(into events: inout [Event]) {
    var rest = pending[...]
    pending = []
    while !rest.isEmpty {
      guard let event = next(&rest) else { break }
      if let event = event.value { events.append(event) }
    }
    if !rest.isEmpty { pending = Array(rest) }
  }

  /// What one step read; `value` is `nil` when it was something that means nothing here.
  private struct Step {
    var value: Event?
  }

  /// Reads one thing from the front; `nil` when it is not complete.
  private mutating func next(_ rest: inout ArraySlice<UInt8>) -> Step? {
    if paste != nil { return readPaste(&rest) }
    if answer != nil { return readAnswer(&rest) }
    guard let first = rest.first else { return nil }
    if first == EscapeSequence.escape || Introducer(rest) != nil { return readSequence(&rest) }
    if first < 0x80 {
      rest.removeFirst()
      return Step(value: Self.key(ascii: first).map(Event.key))
    }
    return readCharacter(&rest)
  }

  // MARK: Characters

  static func key(ascii byte: UInt8) -> Key? {
    switch byte {
    case 0x0A, 0x0D: .enter
    case 0x09: .tab
    case 0x08, 0x7F: .backspace
    case 0x20..<0x7F: .character(Character(Unicode.Scalar(byte)))
    // Ctrl takes the two upper bits away.
    default: .control(Character(Character(Unicode.Scalar(byte | 0x40)).lowercased()))
    }
  }

  private func readCharacter(_ rest: inout ArraySlice<UInt8>) -> Step? {
    let length = CharacterBounds.length(firstByte: rest[rest.startIndex])
    let inside = rest.dropFirst().prefix(length - 1).prefix(while: CharacterBounds.continues)
    // Half a character goes as a whole: what it has left would be taken for the controls of C1.
    guard 1 + inside.count == length || 1 + inside.count < rest.count else { return nil }
    let text = String(validating: rest.prefix(1 + inside.count), as: UTF8.self)
    rest.removeFirst(1 + inside.count)
    guard let scalar = text?.unicodeScalars.first, scalar.value >= 0xA0,
      TextWidth.of(scalar) != .none
    else { return Step() }
    return Step(value: .key(.character(Character(scalar))))
  }

  // MARK: Sequences

  private mutating func readSequence(_ rest: inout ArraySlice<UInt8>) -> Step? {
    if let own = keys.first(where: { rest.starts(with: $0.sequence) }) {
      rest.removeFirst(own.sequence.count)
      return Step(value: .key(own.key))
    }
    switch EscapeSequence.read(rest) {
    case .none:
      if keys.contains(where: { $0.sequence.starts(with: rest) }) { return nil }
      rest.removeFirst()
      return Step(value: .key(.escape))
    case .answer(let introducer):
      rest.removeFirst(introducer.length)
      answer = TerminalAnswer(introducer)
      begun += 1
      return Step()
    case .incomplete:
      rest = rest.prefix(EscapeSequence.mostPending)
      return nil
    case .sequence(let sequence, let length):
      if sequence.startsPaste { beginPaste(rest) }
      rest.removeFirst(length)
      return Step(value: sequence.event)
    }
  }

  /// ESC, where it was taken for a key and bytes show too late that it was not: so that they are read
  /// as the rest of what it began. They have to come in one go, and soon, as no keys do, and to be
  /// what a terminal sends: a sequence that means something or has parameters, or a whole answer.
  private func beginning(of bytes: some Collection<UInt8>, after silence: Duration) -> [UInt8] {
    let whole = [EscapeSequence.escape] + bytes
    guard silence < TimedInput.longestWait, whole.count > 2, isSent(whole[...]) else { return [] }
    return [EscapeSequence.escape]
  }

  private func isSent(_ whole: ArraySlice<UInt8>) -> Bool {
    if keys.contains(where: { whole.starts(with: $0.sequence) }) { return true }
    switch EscapeSequence.read(whole) {
    case .none: return false
    case .incomplete: return whole.count > 3
    case .sequence(let sequence, _): return sequence.event != nil || !sequence.parameters.isEmpty
    case .answer(let introducer):
      var (answer, rest) = (TerminalAnswer(introducer), whole.dropFirst(introducer.length))
      return answer.takePart(&rest) || whole.count > EscapeSequence.longest
    }
  }

  /// An answer is waited for longer than a key: half of it would be taken for keys.
  private mutating func readAnswer(_ rest: inout ArraySlice<UInt8>) -> Step? {
    guard answer?.takePart(&rest) == true else { return nil }
    background = answer?.background ?? background
    answer = nil
    return Step()
  }

  // MARK: Pastes

  /// - Parameter bytes: the sequence with which it begins.
  private mutating func beginPaste(_ bytes: ArraySlice<UInt8>) {
    let introducer = bytes.prefix(Introducer(bytes)?.length ?? 0)
    paste = Paste(introducer: introducer)
    begun += 1
  }

  private mutating func readPaste(_ rest: inout ArraySlice<UInt8>) -> Step? {
    guard paste?.takePart(&rest) == true, let text = paste?.text else { return nil }
    paste = nil
    return Step(value: .paste(text))
  }
}
