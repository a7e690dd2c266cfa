import type { RouteRow } from './route-row.ts'

const ADMINISTRATION = { visibility: 'private', layout: 'admin', label: null } as const

/** Loaded by the browser with the first administration screen. */
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
      'state',
      'page',
      'report',
      'from',
      'to',
      'path',
      'source',
      'bots',
      'tool',
      'plan',
      'category',
      'member',
      'candidate',
      'file',
    ],
  },
] as const satisfies readonly RouteRow[]
