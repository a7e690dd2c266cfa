import { useMatches } from 'react-router-dom'
import type { RouteRow } from '../../core/routes/route-row.ts'

/** What a route of the router knows of its screen. */
export type RouteHandle = {
  /** Source files that the browser needs for the screen beside its first script, as the build's manifest names them. */
  readonly modules: readonly string[]
  /** The screen's row of the route tables; null for a former address and for what does not exist. */
  readonly row: RouteRow | null
  /** Where a former address leads, with the query kept; null when the screen is to be shown. */
  readonly movedTo: ((url: URL) => string | null) | undefined
}

/** The handle of the matched screen: the last one along the match. */
export const handleOf = (matches: readonly { readonly handle?: unknown }[]): RouteHandle | null =>
  (matches.at(-1)?.handle as RouteHandle | undefined) ?? null

/** The present page's row of the route tables. */
export const usePageRow = (): RouteRow | null => handleOf(useMatches())?.row ?? null
