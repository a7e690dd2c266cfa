import type { Viewer } from '../../core/policy.ts'

/** The viewer of each loaded account: a row has columns alone, not the session that it was requested with. */
const viewers = new WeakMap<object, Viewer>()

/** Notes whose account this row is, for the fields of `Viewer` that other areas add. */
export const rememberViewer = (row: object, viewer: Viewer): void => {
  viewers.set(row, viewer)
}

/** The viewer whose account this row of `Viewer` is, also when they signed in with this very request. */
export const viewerOfRow = (row: object): Viewer | null => viewers.get(row) ?? null
