import PokedexTesting
import Testing

/// Data from outside may be anything: none of it crashes the program, hangs it, or is accepted as
/// valid when it is not.
@Suite struct FuzzTests {
  @Test func everyReaderAcceptsOrRefusesAnyBytes() async throws {
    for subject in try await FuzzSubject.all() {
      var fuzz = ByteFuzz(subject)
      for seed in 1...2 { fuzz.run(seed: UInt64(seed)) }
      #expect(fuzz.faults.isEmpty, "\(fuzz.faults.first ?? "")")
      #expect(fuzz.slowest < .seconds(Sanitizer.timeoutFactor), "\(subject.name)")
    }
  }

  /// Alone, and as a line among others.
  @Test func noReaderStumblesOverAHostileLine() async throws {
    for subject in try await FuzzSubject.all() {
      var fuzz = ByteFuzz(subject)
      for line in HostileLines.all { fuzz.run(line) }
      #expect(fuzz.faults.isEmpty, "\(fuzz.faults.first ?? "")")
      #expect(fuzz.slowest < .seconds(Sanitizer.timeoutFactor), "\(subject.name)")
    }
  }

  @Test func theSeedsAreValidDocuments() {
    #expect(FuzzSubject.mistakesInTheSeeds == [])
  }

  /// A long run of all readers, `scripts/fuzz 600`, or of one, `scripts/fuzz 600 SEED READER`.
  @Test(.enabled(if: FuzzRun.seconds != nil))
  func everyReaderAcceptsOrRefusesAnyBytesInALongRun() async throws {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(FuzzRun.seconds ?? 0)
    var seed = FuzzRun.seed ?? UInt64.random(in: 0..<1_000_000_000)
    var subjects = try await FuzzSubject.all()
      .filter { subject in FuzzRun.reader.map { subject.name.contains($0) } ?? true }
      .map { ByteFuzz($0) }
    try #require(!subjects.isEmpty, "no reader of that name")
    while clock.now < end, subjects.allSatisfy({ $0.faults.isEmpty }) {
      FuzzRun.log("bytes: seed \(seed), \(subjects.reduce(0) { $0 + $1.count }) so far")
      for index in subjects.indices { subjects[index].run(seed: seed) }
      seed += 1
    }
    for fuzz in subjects {
      for fault in fuzz.faults { Issue.record("seed \(seed - 1), \(fault)") }
      FuzzRun.log("\(fuzz.count) of \(fuzz.subject.name); the slowest in \(fuzz.slowest)")
      #expect(fuzz.slowest < .seconds(Sanitizer.timeoutFactor), "\(fuzz.subject.name)")
    }
  }
}

/// Gives a reader random bytes, in rounds, and collects faults.
struct ByteFuzz {
  let subject: FuzzSubject
  private(set) var count = 0
  private(set) var faults: [String] = []
  private(set) var slowest = Duration.zero

  private static let inputsOfRound = 100

  init(_ subject: FuzzSubject) {
    self.subject = subject
  }

  mutating func run(seed: UInt64) {
    var inputs = RandomBytes(subject.seeds, seed: seed)
    var documents = RandomDocuments(subject.documents, seed: seed)
    for number in 0..<Self.inputsOfRound {
      let isDocument = !subject.documents.isEmpty && number.isMultiple(of: 2)
      give(isDocument ? documents.next() : inputs.next(), "input \(number) of seed \(seed)")
    }
  }

  /// Gives the reader a line, alone and at each end of its valid inputs.
  mutating func run(_ line: [UInt8]) {
    let newline = [UInt8(ascii: "\n")]
    give(line, "a line alone")
    for seed in subject.seeds {
      give(line + newline + seed, "a first line")
      give(seed + newline + line, "a last line")
    }
  }

  private mutating func give(_ input: [UInt8], _ name: String) {
    var fault: String?
    let time = ThreadClock.measure { fault = subject.fault(input) }
    if let fault {
      let text = String(decoding: input.prefix(16_384), as: UTF8.self).debugDescription
      faults.append("\(subject.name), \(name): \(fault): \(text)")
    }
    slowest = max(slowest, time)
    count += 1
  }
}
