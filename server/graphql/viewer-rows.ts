import type { Viewer } from '#core/policy.ts'

/** The viewer of each loaded account: rows have no session. */
const viewers = new WeakMap<object, Viewer>()

/** For fields that other areas add to `Viewer`. */
export const rememberViewer = (row: object, viewer: Viewer): void => {
  viewers.set(row, viewer)
}

/** Also works when the viewer signed in with this request. */
export const viewerOfRow = (row: object): Viewer | null => viewers.get(row) ?? null
