import type { RouteRow } from './route-row.ts'

const ADMINISTRATION = { visibility: 'private', layout: 'admin', sitemap: null, parameters: [], label: null } as const

/** The administrators' screens. The browser loads this table with the first of them. */
export const ADMIN_ROUTES = [
  { ...ADMINISTRATION, path: '/admin', screen: null, open: false },
] as const satisfies readonly RouteRow[]
