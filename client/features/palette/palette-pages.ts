import { ALL_ROUTES } from '#core/routes/all-routes.ts'
import { useSession } from '../../lib/session.ts'

type PalettePage = { readonly label: string; readonly to: string }

/** The pages of the route tables that have a label. */
export const PALETTE_PAGES: readonly PalettePage[] = ALL_ROUTES.flatMap(({ path, label }) =>
  label !== null ? [{ label, to: path }] : [],
)

const VISITOR_PAGES: readonly PalettePage[] = [
  { label: 'Sign In', to: '/auth?mode=signin' },
  { label: 'Sign Up', to: '/auth?mode=signup' },
]

const MEMBER_PAGES: readonly PalettePage[] = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'Favorites', to: '/favorites' },
  { label: 'Collections', to: '/collections' },
  { label: 'Profile', to: '/profile' },
  { label: 'Settings', to: '/settings' },
  { label: 'Notification settings', to: '/settings?tab=notifications' },
  { label: 'Subscription', to: '/settings?tab=subscription' },
]

const ADMINISTRATION: PalettePage = { label: 'Administration', to: '/admin' }

/** The pages in the palette; members' pages come first. */
export function usePalettePages(): readonly PalettePage[] {
  const { user } = useSession()
  if (user === null) return [...PALETTE_PAGES, ...VISITOR_PAGES]
  return [...MEMBER_PAGES, ...(user.administrator ? [ADMINISTRATION] : []), ...PALETTE_PAGES]
}
