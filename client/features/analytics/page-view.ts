import { recordedPath } from '#core/analytics/recorded-path.ts'

export type View = { readonly pathname: string; readonly page: string | null; readonly loadTime: number | null }

/** The current page. */
export const presentView = (loadTime: number | null = null): View => {
  const { pathname, search } = window.location
  return { pathname, page: recordedPath(`${pathname}${search}`), loadTime }
}

/** The origin of the referring site, without its path. */
export function foreignReferrer(): string | null {
  if (!URL.canParse(document.referrer)) return null
  const { origin, protocol } = new URL(document.referrer)
  return origin === window.location.origin || !protocol.startsWith('http') ? null : origin
}

/** Load time in milliseconds. For a prerendered page, only the part after activation. */
export function pageLoadTime(): number | null {
  const [entry] = performance.getEntriesByType('navigation')
  if (entry === undefined) return null
  const { loadEventEnd, activationStart = 0 } = entry as PerformanceNavigationTiming & { activationStart?: number }
  return Math.max(0, Math.round((loadEventEnd || performance.now()) - activationStart))
}
