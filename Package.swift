// swift-tools-version: 6.2
import PackageDescription

// The tests of `scripts/test` run the code of the release, and look into its modules.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .unsafeFlags(["-enable-testing"], .when(configuration: .release)),
]

// Only what is tested needs to be fast. SwiftPM looks for the tests in an index of their true file
// names, which `scripts/build` would shorten.
let testSettings: [SwiftSetting] =
  settings + [
    .unsafeFlags(
      ["-Onone", "-file-prefix-map", "\(Context.packageDirectory)=\(Context.packageDirectory)"],
      .when(configuration: .release))
  ]

// `scripts/sanitize undefined`: undefined behaviour in C ends the program.
let sanitized: [CSetting] =
  Context.environment["POKEDEX_SANITIZER"] == "undefined"
  ? [.unsafeFlags(["-fsanitize=undefined", "-fsanitize-trap=undefined"])] : []

// The C files read pictures, terminals and databases: an overflow ends the program there.
let cSettings: [CSetting] =
  [
    .unsafeFlags(["-fstack-protector-strong"]),
    .define("_FORTIFY_SOURCE", to: "2", .when(configuration: .release)),
  ] + sanitized

// `scripts/release`, for the tarball: distributions differ in the versions of ncurses' symbols, so
// ncurses is in the program. The linker finds it through the scripts in this folder.
let ncurses =
  Context.environment["POKEDEX_STATIC_NCURSES"] == nil
  ? [] : ["-L", "\(Context.packageDirectory)/packaging/ncurses"]

// `scripts/build`, for the program to ship, whose code is that of the tests. Swift's runtime and
// Foundation are inside; Foundation's own libraries are named here, because a compiler that built for
// tests has not noted them. `scripts/hardening` checks the outcome. lld, because it leaves out what
// nothing refers to and knows the linker script; no symbol is exported, as nothing is loaded into the
// program; all addresses are settled and write-protected before it begins. They are packed, which
// saves 3 MB in the file, 3.5 MiB of memory and 1 ms of the start, and needs glibc 2.36.
let linking: [LinkerSetting] =
  Context.environment["POKEDEX_SHIPPED"] == nil
  ? []
  : [
    .unsafeFlags(
      ["-use-ld=lld", "-static-stdlib"]
        + [
          "-l_FoundationICU", "-l_FoundationCShims", "-l_FoundationCollections", "-lCoreFoundation",
          "-ldispatch", "-lBlocksRuntime",
        ]
        + [
          "--no-export-dynamic", "-z", "relro", "-z", "now", "-z", "pack-relative-relocs",
          "-T", "\(Context.packageDirectory)/packaging/program.ld",
        ].flatMap { ["-Xlinker", $0] } + ncurses, .when(configuration: .release))
  ]

let package = Package(
  name: "pokedex",
  products: [.executable(name: "pokedex", targets: ["pokedex"])],
  // Commit ids differ between mirrors, so that Package.resolved is not kept: versions are held here,
  // of all packages that are linked.
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-atomics", exact: "1.3.0"),
    .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .target(name: "PokedexUnicode", path: "Sources/Unicode", swiftSettings: settings),
    .target(
      name: "PokedexDomain", dependencies: ["PokedexUnicode"], path: "Sources/Domain",
      swiftSettings: settings),
    .target(
      name: "PokedexData",
      dependencies: [
        "PokedexDomain", "CBundled", "CPNG", "CSQLiteGuard", "CZlib",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOTLS", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
        .product(name: "NIOExtras", package: "swift-nio-extras"),
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
        // Only NIO imports these two. Without a target, SwiftPM would report them as unused.
        .product(name: "Atomics", package: "swift-atomics"),
        .product(name: "DequeModule", package: "swift-collections"),
      ],
      path: "Sources/Data", swiftSettings: settings),
    .target(
      name: "PokedexPresentation", dependencies: ["PokedexDomain"], path: "Sources/Presentation",
      swiftSettings: settings),
    .target(
      name: "PokedexTerminalUI", dependencies: ["PokedexUnicode"], path: "Sources/TerminalUI",
      swiftSettings: settings),
    .target(
      name: "PokedexTerminalNcurses",
      dependencies: ["PokedexTerminalUI", "CNcurses", "CPNG", "CTerminal"],
      path: "Sources/TerminalNcurses", swiftSettings: settings),
    .target(
      name: "PokedexScreens",
      dependencies: ["PokedexPresentation", "PokedexDomain", "PokedexTerminalUI"],
      path: "Sources/Screens", swiftSettings: settings),
    .executableTarget(
      name: "pokedex",
      dependencies: [
        "PokedexDomain", "PokedexData", "PokedexPresentation", "PokedexScreens",
        "PokedexTerminalUI", "PokedexTerminalNcurses", "CTerminal", "CNoLocaleData",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      resources: ["bash", "zsh", "fish"].map { .embedInCode("Completion/Scripts/pokedex.\($0)") },
      swiftSettings: settings, linkerSettings: linking),

    .target(name: "CBundled", path: "Resources", exclude: ["dex.sqlite", "facts", "languages"]),
    .target(name: "CTerminal", path: "Sources/CTerminal", cSettings: cSettings),
    .target(
      name: "CNoLocaleData", path: "Sources/CNoLocaleData",
      cSettings: [.define("EMPTY_LOCALE_DATA", .when(configuration: .release))]),
    // Of Debian's libsqlite3-dev.
    .target(
      name: "CSQLiteGuard", path: "Sources/CSQLiteGuard", cSettings: cSettings,
      linkerSettings: [.linkedLibrary("sqlite3")]),
    // Of Debian's libpng-dev.
    .target(
      name: "CPNG", path: "Sources/CPNG", cSettings: cSettings,
      linkerSettings: [.linkedLibrary("png")]),
    .systemLibrary(
      name: "CNcurses", path: "Sources/CNcurses", providers: [.apt(["libncurses-dev"])]),
    .systemLibrary(name: "CZlib", path: "Sources/CZlib", providers: [.apt(["zlib1g-dev"])]),

    // A test target, so that a build without tests does not need Testing.
    .testTarget(
      name: "PokedexTesting",
      dependencies: [
        "PokedexDomain", "PokedexData", "PokedexPresentation", "PokedexScreens",
        "PokedexTerminalUI", "CPseudoTerminal", "CTestRun",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ],
      path: "Tests/Support", swiftSettings: testSettings),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(name: "CTestRun", path: "Tests/CTestRun"),
    .testTarget(
      name: "DomainTests", dependencies: ["PokedexDomain", "PokedexUnicode", "PokedexTesting"],
      swiftSettings: testSettings),
    .testTarget(
      name: "DataTests",
      dependencies: [
        "PokedexData", "PokedexDomain", "PokedexTesting", "CZlib",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      exclude: [
        "Teams/Calculations.jsonl.gz", "Teams/Calculations-fields.jsonl.gz",
        "Truth/EncounterSums.txt",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "PresentationTests",
      dependencies: ["PokedexPresentation", "PokedexDomain", "PokedexTesting"],
      swiftSettings: testSettings),
    .testTarget(
      name: "TerminalUITests", dependencies: ["PokedexTerminalUI"], swiftSettings: testSettings),
    .testTarget(
      name: "TerminalNcursesTests",
      dependencies: [
        "PokedexTerminalNcurses", "PokedexTerminalUI", "PokedexData", "PokedexTesting", "CTerminal",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "PokedexScreens", "PokedexPresentation", "PokedexDomain", "PokedexData",
        "PokedexTerminalUI", "PokedexTesting", "CZlib",
      ],
      exclude: ["Frames"], swiftSettings: testSettings),
    .executableTarget(
      name: "crasher", dependencies: ["PokedexTerminalNcurses", "PokedexTerminalUI"],
      path: "Tests/Crasher", swiftSettings: testSettings),
    .testTarget(
      name: "PokedexTests",
      dependencies: [
        "pokedex", "crasher", "PokedexTesting", "PokedexPresentation", "PokedexTerminalUI",
        "PokedexData", "PokedexDomain",
      ],
      exclude: ["Games", "Output"], swiftSettings: testSettings),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "PokedexData", "PokedexDomain", "PokedexPresentation", "PokedexTerminalUI",
        "PokedexTerminalNcurses", "PokedexTesting", "pokedex",
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      exclude: ["Documents.json"], swiftSettings: testSettings),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "PokedexData", "PokedexDomain", "PokedexPresentation", "PokedexScreens",
        "PokedexTerminalUI",
      ],
      path: "Tests/Benchmarks", swiftSettings: settings),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: [
        "PokedexDomain", "PokedexData", "PokedexPresentation", "PokedexTesting", "CTestRun",
      ],
      exclude: ["Narrowing.txt", "Traps.md", "Untranslated.txt"], swiftSettings: testSettings),
  ]
)
