import PokedexTerminalUI

/// Makes events of the bytes that a terminal sends. Bytes may come in any portions.
///
/// It does not use ncurses' own reader, because that one loses a character whose bytes come in two
/// portions, swallows keys after a byte that is not UTF-8, and takes an unknown sequence for keys.
struct InputDecoder {
  /// Bytes of a paste that are kept.
  static let pasteLimit = 65_536

  private var pending: [UInt8] = []
  /// What was pasted so far; `nil` outside a paste.
  private var paste: [UInt8]?
  /// What the terminal answered so far; `nil` outside an answer.
  private var answer: TerminalAnswer?
  /// What the terminal has said to be behind its letters.
  private var background: Background?
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

  /// Whether the last bytes may be the Escape key or the beginning of a sequence.
  var awaitsMore: Bool {
    !isUnended && pending.first == EscapeSequence.escape
  }

  /// Whether a paste or an answer has begun whose end has not come.
  var isUnended: Bool { isPasting || answer != nil }

  var isPasting: Bool { paste != nil }

  /// How many bytes wait for those that they belong to.
  var waiting: Int { pending.count }

  /// Takes bytes and returns the events that are complete.
  ///
  /// - Parameter isTyped: whether they came after a silence, as keys do.
  mutating func feed(_ bytes: some Collection<UInt8>, isTyped: Bool = false) -> [Event] {
    var events: [Event] = []
    feed(bytes, isTyped: isTyped, into: &events)
    return events
  }

  /// Takes bytes and adds the events that are complete.
  mutating func feed(
    _ bytes: some Collection<UInt8>, isTyped: Bool = false, into events: inout [Event]
  ) {
    if paste != nil, isTyped, bytes.count == 1, bytes.first == 3 {
      // Somebody presses Ctrl-C since the end of a paste never came.
      paste = nil
      pending = []
    }
    pending.append(contentsOf: bytes)
    decode(isFinal: false, into: &events)
  }

  /// What the terminal has said since the last time.
  mutating func takeBackground() -> Background? {
    defer { background = nil }
    return background
  }

  /// No more bytes came for a while: takes the beginning of a sequence for what it is.
  mutating func flush() -> [Event] {
    var events: [Event] = []
    decode(isFinal: true, into: &events)
    return events
  }

  /// No more bytes came for long: the end of what has begun will not come any more. What was pasted
  /// so far is the paste, half an answer is none.
  mutating func giveUp() -> [Event] {
    guard isUnended else { return [] }
    let pasted = paste == nil ? [] : [endPaste()]
    answer = nil
    return pasted + flush()
  }

  private mutating func decode(isFinal: Bool, into events: inout [Event]) {
    var rest = pending[...]
    pending = []
    while !rest.isEmpty {
      guard let event = next(&rest, isFinal: isFinal) else { break }
      if let event = event.value { events.append(event) }
    }
    if !rest.isEmpty { pending = Array(rest) }
  }

  /// What one step read; `value` is `nil` when it was something that means nothing here.
  private struct Step {
    var value: Event?
  }

  /// Reads one thing from the front; `nil` when it is not complete.
  private mutating func next(_ rest: inout ArraySlice<UInt8>, isFinal: Bool) -> Step? {
    if paste != nil { return readPaste(&rest) }
    if answer != nil { return readAnswer(&rest) }
    guard let first = rest.first else { return nil }
    if first == EscapeSequence.escape { return readEscape(&rest, isFinal: isFinal) }
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
    let length = Self.length(firstByte: rest[rest.startIndex])
    let bytes = rest.prefix(length)
    let isWhole = bytes.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
    if isWhole, bytes.count < length { return nil }
    guard isWhole, let text = String(validating: bytes, as: UTF8.self),
      let scalar = text.unicodeScalars.first
    else {
      rest.removeFirst()
      return Step()
    }
    rest.removeFirst(length)
    guard TextWidth.of(scalar) != .none else { return Step() }
    return Step(value: .key(.character(Character(scalar))))
  }

  /// The bytes of a UTF-8 sequence that begins so; 1 when none does.
  private static func length(firstByte byte: UInt8) -> Int {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  // MARK: Sequences

  private mutating func readEscape(_ rest: inout ArraySlice<UInt8>, isFinal: Bool) -> Step? {
    if let own = keys.first(where: { rest.starts(with: $0.sequence) }) {
      rest.removeFirst(own.sequence.count)
      return Step(value: .key(own.key))
    }
    switch EscapeSequence.read(rest) {
    case .none:
      rest.removeFirst()
      return Step(value: .key(.escape))
    case .answer:
      rest.removeFirst()
      answer = TerminalAnswer()
      return Step()
    case .incomplete:
      guard isFinal else {
        rest = rest.prefix(EscapeSequence.mostWaiting)
        return nil
      }
      // Esc and one more key is what a person types; a longer rest is a broken sequence.
      let isTyped = rest.count <= 2
      rest.removeFirst(isTyped ? 1 : rest.count)
      return Step(value: isTyped ? .key(.escape) : nil)
    case .sequence(let sequence, let length):
      rest.removeFirst(length)
      if sequence.startsPaste { paste = [] }
      return Step(value: sequence.event)
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

  private mutating func readPaste(_ rest: inout ArraySlice<UInt8>) -> Step? {
    let end = EscapeSequence.pasteEnd
    guard let start = Self.firstIndex(of: end, in: rest) else {
      let kept = Self.beginning(of: end, atEndOf: rest)
      add(rest.dropLast(kept))
      rest = rest.suffix(kept)
      return nil
    }
    add(rest[..<start])
    rest = rest[(start + end.count)...]
    return Step(value: endPaste())
  }

  private mutating func endPaste() -> Event {
    defer { paste = nil }
    return .paste(String(decoding: paste ?? [], as: UTF8.self))
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>) {
    let room = Self.pasteLimit - (paste?.count ?? 0)
    paste?.append(contentsOf: bytes.prefix(room))
  }

  private static func firstIndex(of marker: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { bytes[$0] == marker[0] && bytes[$0...].starts(with: marker) }
  }

  /// How many of the last bytes may be the beginning of the marker.
  private static func beginning(of marker: [UInt8], atEndOf bytes: ArraySlice<UInt8>) -> Int {
    let longest = min(marker.count - 1, bytes.count)
    return (0...longest).last { bytes.suffix($0).elementsEqual(marker.prefix($0)) } ?? 0
  }
}
