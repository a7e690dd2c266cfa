import { routeAt } from '#core/routes/all-routes.ts'

/** A response that was sent. `route` is a pattern: a path would make one series of figures for each caller's spelling. */
type ObservedResponse = {
  readonly method: string
  readonly route: string
  readonly status: number
  /** Null for responses from memory, which take no time worth measuring. */
  readonly seconds: number | null
}

/** Told of every response, by whichever part of the server sent it. */
export type RequestObserver = {
  onResponse(response: ObservedResponse): void
  /** A response that was sent from a cache, before the router. */
  onCacheHit(cache: 'Pages' | 'API responses'): void
}

export const NO_OBSERVER: RequestObserver = { onResponse: () => undefined, onCacheHit: () => undefined }

/** The route of everything that no endpoint takes. */
export const PAGES_ROUTE = '/*'

/** The pattern of the screen at a URL, such as `/tool/:id`; the common route of pages for all others. */
export const pageRoute = (url: string): string => routeAt(url.split('?', 1)[0] ?? '')?.path ?? PAGES_ROUTE
