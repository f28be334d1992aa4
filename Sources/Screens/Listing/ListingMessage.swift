import PokedexDomain
import PokedexPresentation

/// The message of a list with a filter: an error in the filter, or a suggestion.
@MainActor struct ListingMessage<Rows: QueryRows> {
  private let listing: Listing<Rows>

  init(_ listing: Listing<Rows>) {
    self.listing = listing
  }

  var message: Message? { problem ?? failure ?? offer }

  /// Unfinished input is not an error while the filter is typed.
  private var problem: Message? {
    listing.result.problems.first { !$0.isUnfinished || !listing.isFiltering }.map { problem in
      let canFix = listing.isFiltering && problem.fix != nil
      return Message(
        canFix ? worded("\(problem.message) Tab inserts it.") : problem.message, .warning)
    }
  }

  private var failure: Message? {
    (listing.storeFailure ?? listing.result.failure).map {
      Message(worded("Error: \($0.text)"), .error)
    }
  }

  private var offer: Message? {
    guard listing.isFiltering || listing.result.rows.isEmpty else { return nil }
    return listing.offer.map { offer in
      let word = offer.word.text
      let completion = offer.completion
      guard let kind = offer.noun, listing.result.rows.isEmpty else {
        return Message(
          listing.isFiltering
            ? worded("Tab for \(completion)") : worded("did you mean \(completion)?"))
      }
      let noun = Wording.other == nil ? "\(offer.article) \(kind)" : worded(Phrase(kind))
      return Message(
        listing.isFiltering
          ? worded("'\(word)' is not a name but \(noun): Tab for \(completion)")
          : worded("'\(word)' is not a name but \(noun): write \(completion)"))
    }
  }
}
