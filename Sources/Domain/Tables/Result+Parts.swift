extension Result {
  /// `nil` for a failure.
  package var value: Success? { try? get() }

  /// `nil` for a success.
  package var failure: Failure? {
    guard case .failure(let failure) = self else { return nil }
    return failure
  }
}
