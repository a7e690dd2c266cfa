import type { RouteRow } from './route-row.ts'

const OWN = {
  visibility: 'private',
  layout: 'member',
  sitemap: null,
  parameters: [],
  label: null,
} as const

/** A member's own screens. The browser loads this table with the first of them. */
export const MEMBER_ROUTES = [
  { ...OWN, path: '/dashboard', screen: 'dashboard', signedOutTo: '/' },
  { ...OWN, path: '/favorites', screen: 'favorites', parameters: ['search', 'sort'], signedOutTo: '/auth' },
  { ...OWN, path: '/collections', screen: 'collections' },
  { ...OWN, path: '/collections/:id', screen: 'collection' },
  { ...OWN, path: '/profile', screen: 'profile' },
  { ...OWN, path: '/settings', screen: 'settings', parameters: ['tab'] },
  // Where the invitation to a seat of a Business plan leads.
  { ...OWN, path: '/team/join', screen: 'team-join', parameters: ['code'] },
] as const satisfies readonly RouteRow[]
