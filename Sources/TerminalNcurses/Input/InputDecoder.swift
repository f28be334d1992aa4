import PokedexTerminalUI

/// Decodes the bytes from a terminal into events, in whatever portions they arrive.
///
/// ncurses' own reader loses a character whose bytes come in two portions, swallows keys after a
/// byte that is not UTF-8, and takes an unknown sequence for keys.
///
/// Parts of a sequence must not act as keys, which could change the user's data. After ESC alone,
/// the decoder waits for a moment before it reports the Escape key. After the beginning of a
/// sequence, it waits for the rest, and drops the beginning if the rest does not come.
/// ``TimedInput`` has the timeouts. An *answer* is any control string from the terminal, even if
/// the program has not asked for it.
struct InputDecoder {
  /// Incomplete input, by its timeout.
  enum Incomplete {
    /// ESC alone: the Escape key, or the beginning of a sequence.
    case escape
    /// A sequence, or a character.
    case sequence
    case answer
    case paste
  }

  /// The shortest silence before a byte that counts as typed: even on the slowest line, the bytes
  /// of an answer follow one another faster than a person types.
  static let pause = Duration.milliseconds(250)

  private var pending: [UInt8] = []
  /// The paste so far; `nil` outside a paste.
  private var paste: Paste?
  /// The answer so far; `nil` outside an answer.
  private var answer: TerminalAnswer?
  /// The number of pastes and answers that have begun.
  private var begun = 0
  /// The reports of the terminal since the last call of ``takeReports()``.
  private var reports: [TerminalReport] = []
  /// Whether the last event was the Escape key, because nothing came after its byte in time.
  private var followsEscape = false
  /// The letter of an introducer after the Escape key: a key, unless more follows at once.
  private var heldLetter: UInt8?
  /// Whether the last byte is the Escape key, pressed after a silence.
  private var endsInKey = false
  /// Whether the last bytes extend the wait for the rest. Keys pressed during an incomplete answer
  /// or paste do not.
  private(set) var extendsWait = true
  /// The sequences with a special meaning on this terminal.
  private let keys: [(sequence: [UInt8], key: Key)]

  /// - Parameter keys: the sequences that this terminal sends for keys.
  init(keys: [(sequence: [UInt8], key: Key)] = []) {
    // A shorter one would be a control character, whose meaning is fixed.
    self.keys = keys.filter {
      $0.sequence.count > 1 && $0.sequence[0] == EscapeSequence.escape && !Self.isStandard($0)
    }
  }

  private static func isStandard(_ own: (sequence: [UInt8], key: Key)) -> Bool {
    guard case .sequence(let standard, own.sequence.count) = EscapeSequence.read(own.sequence[...])
    else { return false }
    return standard.event == .key(own.key)
  }

  /// The kind of the incomplete input; `nil` when everything is complete.
  var incomplete: Incomplete? {
    if paste != nil { return .paste }
    if answer != nil { return .answer }
    if heldLetter != nil { return .escape }
    guard !pending.isEmpty else { return nil }
    return pending == [EscapeSequence.escape] ? .escape : .sequence
  }

  /// The number of bytes kept of an incomplete sequence.
  var pendingCount: Int { pending.count }

  /// Decodes bytes and returns the completed events.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of one read.
  ///   - silence: the time since the previous bytes.
  mutating func feed(_ bytes: some Collection<UInt8>, after silence: Duration = .zero) -> [Event] {
    var events: [Event] = []
    feed(bytes, after: silence, into: &events)
    return events
  }

  /// Decodes bytes and appends the completed events.
  mutating func feed(
    _ bytes: some Collection<UInt8>, after silence: Duration, into events: inout [Event]
  ) {
    let isTyped = silence >= Self.pause
    if isTyped, bytes.elementsEqual([3]), paste != nil {
      // The user pressed Ctrl-C because the end of a paste never came.
      paste = nil
      pending = []
    }
    if let letter = heldLetter.take() {
      pending = [EscapeSequence.escape, letter]
    } else if followsEscape {
      heldLetter = loneLetter(in: bytes, after: silence)
      pending = beginning(of: bytes, after: silence)
    }
    followsEscape = false
    if heldLetter != nil {
      extendsWait = true
      return
    }
    endsInKey = isTyped && bytes.elementsEqual([EscapeSequence.escape])
    let (before, wasInside) = (begun, answer != nil || paste != nil)
    pending.append(contentsOf: bytes)
    decode(into: &events)
    extendsWait = !(isTyped && wasInside && begun == before)
  }

  /// The reports of the terminal since the last call.
  mutating func takeReports() -> [TerminalReport] {
    defer { reports = [] }
    return reports
  }

  /// Ends the wait for the rest: ESC alone was the Escape key, and the paste ends here. Anything else
  /// incomplete is dropped.
  mutating func giveUp() -> [Event] {
    if let letter = heldLetter.take() { return Self.key(ascii: letter).map { [.key($0)] } ?? [] }
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

  /// The result of a step of decoding; `value` is `nil` for meaningless input.
  private struct Step {
    var value: Event?
  }

  /// Reads one key, sequence or paste from the beginning; returns `nil` if it is incomplete.
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
    // Ctrl clears the two upper bits.
    default: .control(Character(Character(Unicode.Scalar(byte | 0x40)).lowercased()))
    }
  }

  private func readCharacter(_ rest: inout ArraySlice<UInt8>) -> Step? {
    let length = CharacterBounds.length(firstByte: rest[rest.startIndex])
    let inside = rest.dropFirst().prefix(length - 1).prefix(while: CharacterBounds.continues)
    // A broken character is dropped whole, as its other bytes would be mistaken for C1 controls.
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
      return readEscape(&rest)
    case .answer(let introducer):
      rest.removeFirst(introducer.length)
      answer = TerminalAnswer(introducer)
      begun += 1
      return Step()
    case .incomplete:
      rest = rest.prefix(EscapeSequence.maxPending)
      return nil
    case .sequence(let sequence, let length):
      if sequence.startsPaste { beginPaste(rest) }
      if let report = sequence.report { reports.append(report) }
      rest.removeFirst(length)
      return Step(value: sequence.event)
    }
  }

  /// Reads ESC and a key as that key with Alt: a person does not type so fast.
  private func readEscape(_ rest: inout ArraySlice<UInt8>) -> Step? {
    var after = rest.dropFirst()
    guard let byte = after.first, byte >= 0x20 || byte == 0x08 else {
      rest.removeFirst()
      return Step(value: .key(.escape))
    }
    let step: Step?
    if byte < 0x80 {
      after.removeFirst()
      step = Step(value: Self.key(ascii: byte).map(Event.key))
    } else {
      step = readCharacter(&after)
    }
    guard let step else { return nil }
    rest = after
    guard case .key(let key) = step.value else { return step }
    return Step(value: .key(.alt(key)))
  }

  /// Returns ESC if it was reported as the Escape key and these bytes are the late rest of its
  /// sequence. For that they must come in one read, faster than typed keys, and form a known
  /// sequence, one with parameters, or a complete answer.
  private func beginning(of bytes: some Collection<UInt8>, after silence: Duration) -> [UInt8] {
    let whole = [EscapeSequence.escape] + bytes
    guard silence < TimedInput.maxWait, whole.count > 2, isSent(whole[...]) else { return [] }
    return [EscapeSequence.escape]
  }

  /// The letter of an introducer, if it comes alone after the Escape key: on a slow line, ESC and
  /// each byte after it may come separately.
  private func loneLetter(in bytes: some Collection<UInt8>, after silence: Duration) -> UInt8? {
    guard silence < TimedInput.maxWait, bytes.count == 1, let letter = bytes.first,
      Introducer([EscapeSequence.escape, letter]) != nil
    else { return nil }
    return letter
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

  /// Reads an answer. An answer gets more time than a key, because its late rest would act as keys.
  private mutating func readAnswer(_ rest: inout ArraySlice<UInt8>) -> Step? {
    guard answer?.takePart(&rest) == true else { return nil }
    if let report = answer?.report { reports.append(report) }
    answer = nil
    return Step()
  }

  // MARK: Pastes

  /// - Parameter bytes: the sequence that begins the paste.
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
