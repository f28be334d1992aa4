import ArgumentParser

/// `--run` and `--no-run`, which all commands share that read the dex.
struct RunOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Keep to this run through a game instead of the one that you play.", valueName: "name"),
    completion: ShellCompletion.runs)
  var run: String?

  @Flag(help: "Keep to no run.")
  var noRun = false

  func validate() throws {
    if run != nil, noRun {
      throw ValidationError("--run and --no-run cannot be combined: choose one")
    }
  }

  var choice: RunChoice { noRun ? .none : run.map(RunChoice.named) ?? .current }
}
