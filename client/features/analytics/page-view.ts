import { recordedPath } from '../../../core/analytics/recorded-path.ts'

export type View = { readonly pathname: string; readonly page: string | null; readonly loadTime: number | null }

/** The page that is shown now. */
export const presentView = (loadTime: number | null = null): View => {
  const { pathname, search } = window.location
  return { pathname, page: recordedPath(`${pathname}${search}`), loadTime }
}

/** The site that led here. Its path is nobody's business. */
export function foreignReferrer(): string | null {
  if (!URL.canParse(document.referrer)) return null
  const { origin, protocol } = new URL(document.referrer)
  return origin === window.location.origin || !protocol.startsWith('http') ? null : origin
}

/** How long the page took, in milliseconds. A prerendered page took only what its visitor saw of it. */
export function pageLoadTime(): number | null {
  const [entry] = performance.getEntriesByType('navigation')
  if (entry === undefined) return null
  const { loadEventEnd, activationStart = 0 } = entry as PerformanceNavigationTiming & { activationStart?: number }
  return Math.max(0, Math.round((loadEventEnd || performance.now()) - activationStart))
}
