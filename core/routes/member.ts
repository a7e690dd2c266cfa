import type { RouteRow } from './route-row.ts'

const OWN = {
  visibility: 'private',
  layout: 'member',
  parameters: [],
  label: null,
} as const

/** Loaded by the browser with the first member screen. */
export const MEMBER_ROUTES = [
  { ...OWN, path: '/dashboard', screen: 'dashboard', signedOutTo: '/' },
  { ...OWN, path: '/favorites', screen: 'favorites', parameters: ['search', 'sort'], signedOutTo: '/auth' },
  { ...OWN, path: '/collections', screen: 'collections' },
  { ...OWN, path: '/collections/:id', screen: 'collection' },
  { ...OWN, path: '/profile', screen: 'profile' },
  { ...OWN, path: '/settings', screen: 'settings', parameters: ['tab'] },
  { ...OWN, path: '/vendors/:slug', screen: 'vendor-listing' },
  // Target of an invitation to a Business seat.
  { ...OWN, path: '/team/join', screen: 'team-join', parameters: ['code'] },
] as const satisfies readonly RouteRow[]
