import { maskedText } from '#core/analytics/masked-text.ts'

const DEBOUNCE_MS = 1_000
/** Shorter queries are still being typed. */
const MIN_CHARACTERS = 3
/**
 * How often the number of results is looked for, and the delay in between, because the results may still be loading.
 */
const CHECKS = 4
const CHECK_MS = 500

const BOX = 'input[type="search"], input[cmdk-input]'

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The number of results that the page shows for this query; null if it does not show one, or not yet. */
function resultsFor(query: string): number | null {
  const shown = new URLSearchParams(window.location.search).get('search')
  if (shown === null || spaced(shown) !== query) return null
  const results = document.querySelector<HTMLElement>('[data-results]')
  if (results === null || results.ariaBusy === 'true' || results.getAttribute('aria-busy') === 'true') return null
  // The address changes before the list does.
  const listed = results.dataset['query']
  if (listed !== undefined && spaced(listed) !== query) return null
  return Number(results.dataset['results'])
}

type Searches = {
  /** Handles the input of a search box; other fields are never read. */
  readonly typed: (target: EventTarget | null) => void
  /** Records a pending search at once. */
  readonly flush: () => void
}

/** Records searches, a second after the last key, with the number of results if the page shows it. */
export function createSearches(record: (query: string, results: number | null) => void): Searches {
  let timer: number | undefined
  let waiting: string | null = null
  let last: string | null = null

  const settle = (query: string, results: number | null) => {
    clearTimeout(timer)
    waiting = null
    if (query === last) return
    last = query
    record(maskedText(query), results)
  }
  const check = (query: string, left: number) => {
    const results = resultsFor(query)
    if (results !== null || left === 0) settle(query, results)
    else timer = window.setTimeout(check, CHECK_MS, query, left - 1)
  }
  return {
    typed(target) {
      if (!(target instanceof HTMLInputElement) || !target.matches(BOX)) return
      if (target.closest('[data-private]') !== null) return
      clearTimeout(timer)
      const query = spaced(target.value)
      waiting = query.length < MIN_CHARACTERS ? null : query
      if (waiting !== null) timer = window.setTimeout(check, DEBOUNCE_MS, query, CHECKS)
    },
    flush() {
      if (waiting !== null) settle(waiting, resultsFor(waiting))
    },
  }
}
