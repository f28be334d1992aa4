import PokedexPresentation

/// The keys that switch tabs: the number of each tab, and the keys for the next and previous tab.
@MainActor func tabBindings<Tab: PageTab>(
  of tab: @escaping () -> Tab, unless refusal: @escaping () -> String? = { nil },
  show: @escaping (Tab) -> Void
) -> [Binding] {
  Tab.allCases.map { tab in Binding(.tab(tab), unless: refusal) { show(tab) } } + [
    Binding(.nextTab, unless: refusal) { show(tab().moved(by: 1)) },
    Binding(.previousTab, unless: refusal) { show(tab().moved(by: -1)) },
  ]
}
