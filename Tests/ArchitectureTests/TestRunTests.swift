import CTestRun
import Glibc
import Synchronization
import Testing

/// Requirements for the test run itself.
@Suite struct TestRunTests {
  private static let running = Mutex(0)

  /// If more tests than processors ran at once, they would wait for one another's threads, and
  /// exceed their timeouts.
  @Test(arguments: 0..<64) func testsRunAFewAtATime(_ number: Int) async throws {
    let width = try #require(getenv(TEST_RUN_WIDTH).flatMap { Int(String(cString: $0)) })
    let count = Self.running.withLock { running in
      running += 1
      return running
    }
    defer { Self.running.withLock { $0 -= 1 } }
    // Lets other tests begin, if the limit allows it.
    for _ in 0..<8 { await Task.yield() }
    #expect(count <= width)
  }

  /// A test that waits for a program, a server or another task may wait forever.
  @Test(arguments: SourceFile.tests.filter(\.hasTests))
  func aSuiteThatWaitsHasATimeLimit(_ file: SourceFile) {
    let waits = file.code.filter { line in SourceFile.waits.contains { line.contains($0) } }
    let suites = file.code.filter { $0.contains("@Suite") }
    let limited = suites.filter { $0.contains(".timeLimit(minutes:") }
    #expect(waits.isEmpty || (!suites.isEmpty && limited == suites), "\(waits)")
  }
}

extension SourceFile {
  fileprivate var hasTests: Bool { name.hasSuffix("Tests.swift") && name != "TestRunTests.swift" }

  /// The calls that wait for something other than the processor.
  fileprivate static let waits = [
    "Home(", "Program.run(", "PseudoTerminal(", "FaultyServer", "withServer", "SilentListener",
    "TunnelProxy", ".wait(", "await until", "withCheckedContinuation",
  ]
}
