// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  // A cell is written in one module and defined in another: without this, each costs a call.
  .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
  // So that the linker can lay functions side by side, and not just files.
  .unsafeFlags(["-Xfrontend", "-function-sections"], .when(configuration: .release)),
  // The checks that nothing of the main actor is called from elsewhere stay in the tests.
  .unsafeFlags(
    ["-Xfrontend", "-disable-dynamic-actor-isolation"], .when(configuration: .release)),
]

// `scripts/sanitize undefined`: what has no meaning in C ends the program.
let cSettings: [CSetting] =
  Context.environment["POKEDEX_SANITIZER"] == "undefined"
  ? [.unsafeFlags(["-fsanitize=undefined", "-fsanitize-trap=undefined"])] : []

let package = Package(
  name: "pokedex",
  products: [.executable(name: "pokedex", targets: ["pokedex"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(name: "PokedexDomain", path: "Sources/Domain", swiftSettings: settings),
    .target(
      name: "PokedexData",
      dependencies: [
        "PokedexDomain", "CBundledDex", "CJSONBlock", "CPNG",
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
        .product(name: "NIOSOCKS", package: "swift-nio-extras"),
      ],
      path: "Sources/Data", swiftSettings: settings),
    .target(
      name: "PokedexPresentation", dependencies: ["PokedexDomain"], path: "Sources/Presentation",
      swiftSettings: settings),
    .target(name: "PokedexTerminalUI", path: "Sources/TerminalUI", swiftSettings: settings),
    .target(
      name: "PokedexTerminalNcurses", dependencies: ["PokedexTerminalUI", "CNcurses", "CTerminal"],
      path: "Sources/TerminalNcurses", swiftSettings: settings),
    .target(
      name: "PokedexScreens",
      dependencies: ["PokedexPresentation", "PokedexDomain", "PokedexTerminalUI"],
      path: "Sources/Screens", swiftSettings: settings),
    .executableTarget(
      name: "pokedex",
      dependencies: [
        "PokedexDomain", "PokedexData", "PokedexPresentation", "PokedexScreens",
        "PokedexTerminalUI", "PokedexTerminalNcurses", "CTerminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: settings,
      linkerSettings: [
        .unsafeFlags(
          ["-Xclang-linker", "-no-pie", "-Xlinker", "--no-export-dynamic"],
          .when(configuration: .release)),
        // What a start uses lies side by side: an eighth less of the program has to be in memory.
        .unsafeFlags(
          [
            "-use-ld=lld", "-Xlinker", "--no-warn-symbol-ordering", "-Xlinker",
            "--symbol-ordering-file=\(Context.packageDirectory)/Resources/link-order.txt",
          ], .when(configuration: .release)),
      ]),

    .target(name: "CBundledDex", path: "Resources", exclude: ["dex.sqlite", "link-order.txt"]),
    .target(name: "CTerminal", path: "Sources/CTerminal", cSettings: cSettings),
    .target(name: "CJSONBlock", path: "Sources/CJSONBlock", cSettings: cSettings),
    // Of Debian's libpng-dev.
    .target(
      name: "CPNG", path: "Sources/CPNG", cSettings: cSettings,
      linkerSettings: [.linkedLibrary("png")]),
    .systemLibrary(
      name: "CNcurses", path: "Sources/CNcurses", providers: [.apt(["libncurses-dev"])]),

    .target(
      name: "PokedexTesting",
      dependencies: [
        "PokedexDomain", "PokedexData", "PokedexPresentation", "PokedexScreens",
        "PokedexTerminalUI", "CPseudoTerminal",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ],
      path: "Tests/Support", swiftSettings: settings),
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .testTarget(
      name: "DomainTests", dependencies: ["PokedexDomain", "PokedexTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "DataTests",
      dependencies: [
        "PokedexData", "PokedexDomain", "PokedexTesting",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PresentationTests",
      dependencies: ["PokedexPresentation", "PokedexDomain", "PokedexTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "TerminalUITests", dependencies: ["PokedexTerminalUI"], swiftSettings: settings),
    .testTarget(
      name: "TerminalNcursesTests",
      dependencies: ["PokedexTerminalNcurses", "PokedexTerminalUI", "CTerminal"],
      swiftSettings: settings),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "PokedexScreens", "PokedexPresentation", "PokedexDomain", "PokedexData",
        "PokedexTerminalUI", "PokedexTesting",
      ],
      exclude: ["Frames"], swiftSettings: settings),
    .executableTarget(
      name: "crasher", dependencies: ["PokedexTerminalNcurses", "PokedexTerminalUI"],
      path: "Tests/Crasher", swiftSettings: settings),
    .testTarget(
      name: "PokedexTests",
      dependencies: [
        "pokedex", "crasher", "PokedexTesting", "PokedexTerminalUI", "PokedexData", "PokedexDomain",
      ],
      exclude: ["Output"], swiftSettings: settings),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "PokedexData", "PokedexDomain", "PokedexTerminalUI", "PokedexTerminalNcurses",
        "PokedexTesting", "pokedex",
        .product(name: "NIOHTTP1", package: "swift-nio"),
      ],
      exclude: ["Documents.json"], swiftSettings: settings),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "PokedexData", "PokedexDomain", "PokedexPresentation", "PokedexScreens",
        "PokedexTerminalUI",
      ],
      path: "Tests/Benchmarks", swiftSettings: settings),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: ["PokedexDomain", "PokedexPresentation", "PokedexTesting"],
      exclude: ["Unspoken.txt"], swiftSettings: settings),
  ]
)
