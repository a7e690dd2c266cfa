import { useMatches } from 'react-router-dom'
import type { RouteRow } from '#core/routes/route-row.ts'

/** The handle of a route, with information about its screen. */
export type RouteHandle = {
  /** Source files that the screen needs besides the entry script, as the build's manifest names them. */
  readonly modules: readonly string[]
  /** The screen's row of the route tables; null for a former address or an unknown one. */
  readonly row: RouteRow | null
  /** The redirect target of a former address, with the query kept; null if the screen is shown. */
  readonly movedTo: ((url: URL) => string | null) | undefined
}

/** The handle of the matched screen: the last one along the match. */
export const handleOf = (matches: readonly { readonly handle?: unknown }[]): RouteHandle | null =>
  (matches.at(-1)?.handle as RouteHandle | undefined) ?? null

/** The current page's row of the route tables. */
export const usePageRow = (): RouteRow | null => handleOf(useMatches())?.row ?? null
