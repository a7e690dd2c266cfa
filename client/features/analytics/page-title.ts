/** The title of the page before, which stays until the next screen is rendered. */
type Before = { readonly element: Element | null; readonly text: string }

type PageTitle = {
  /** Waits for another title after a navigation; the page that is loaded has its own from the start. */
  readonly expect: (isNavigation: boolean) => void
  /** The title of the page; null as long as it is that of the page before, empty, or that of a loading screen. */
  readonly read: () => string | null
}

/** Each screen renders an element of its own, so that two screens with the same text differ too. */
const shown = (): Before => ({ element: document.head.querySelector('title'), text: document.title })

export function createPageTitle(): PageTitle {
  let before: Before | null = null
  return {
    expect(isNavigation) {
      before = isNavigation ? shown() : null
    },
    read() {
      const { element, text } = shown()
      if (text === '' || text.startsWith('Loading')) return null
      return before !== null && before.element === element && before.text === text ? null : text
    },
  }
}
