import type { RouteRow } from './route-row.ts'

const ADMINISTRATION = { visibility: 'private', layout: 'admin', sitemap: null, label: null } as const

/** The administrators' screens. The browser loads this table with the first of them. */
export const ADMIN_ROUTES = [
  {
    ...ADMINISTRATION,
    path: '/admin',
    screen: 'administration',
    parameters: [
      'tab',
      'search',
      'type',
      'status',
      'view',
      'edit',
      'inbox',
      'state',
      'page',
      'report',
      'from',
      'to',
      'path',
      'source',
      'bots',
      'tool',
      'category',
      'member',
      'candidate',
      'file',
    ],
  },
] as const satisfies readonly RouteRow[]
