import PokedexDomain
import PokedexPresentation

/// The message of a list with a filter: an error in the filter, or a suggestion.
@MainActor struct ListingMessage<Rows: QueryRows> {
  private let listing: Listing<Rows>

  init(_ listing: Listing<Rows>) {
    self.listing = listing
  }

  var message: Message? { problem ?? failure ?? gap ?? offer }

  /// Unfinished input is not an error while the filter is typed.
  private var problem: Message? {
    listing.result.problems.first { !$0.isUnfinished || !listing.isFiltering }.map { problem in
      let canFix = problem.fix != nil && listing.canCorrect
      return Message(
        canFix ? worded("\(problem.message) Tab inserts it.") : problem.message, .warning)
    }
  }

  private var failure: Message? {
    (listing.storeFailure ?? listing.result.failure).map {
      Message(worded("Error: \($0.text)"), .error)
    }
  }

  private var gap: Message? { listing.gap.map { Message($0.text) } }

  private var offer: Message? {
    guard listing.canCorrect else { return nil }
    return listing.offer.map { offer in
      let completion = offer.completion
      guard let kind = offer.noun, listing.result.rows.isEmpty else {
        return Message(worded("Tab for \(completion)"))
      }
      let noun = Wording.other == nil ? "\(offer.article) \(kind)" : worded(Phrase(kind))
      return Message(
        worded("'\(offer.word.text)' is not a name but \(noun): Tab for \(completion)"))
    }
  }
}
