import type { PageFacts } from './page.tsx'
import type { PageResponse } from './page-cache.ts'

/** The id of the element that carries a page's facts and data from the renderer to the browser. */
export const PAGE_STATE_ID = 'page-state'

type PageState = {
  readonly facts: PageFacts
  readonly responses: readonly PageResponse[]
  /** Source files of the lazy parts that the server rendered. */
  readonly parts: readonly string[]
}

/** Reads the state from the page and removes its element, so that hydration sees only what React rendered. */
export function takePageState(page: Document): PageState {
  const element = page.getElementById(PAGE_STATE_ID)
  if (!element) throw new Error('The page has no state')
  element.remove()
  return JSON.parse(element.textContent ?? '') as PageState
}
