import { movedCategory } from './former-categories.ts'
import type { RouteRow } from './route-row.ts'

const PAGE = {
  visibility: 'public',
  layout: 'public',
  parameters: [],
  label: null,
} as const

/** Open to anyone but shows session data: never indexed, never cached. */
const PRIVATE = { ...PAGE, visibility: 'private' } as const

/** Needs a secret URL. */
const UNLISTED = { ...PAGE, visibility: 'unlisted' } as const

const RESULTS = { ...PRIVATE, screen: 'quiz-results', parameters: ['upgraded', 'critique'] } as const

/** Public shell paths in command palette order: all that the first script loads. */
export const PUBLIC_ROUTES = [
  { ...PAGE, path: '/', screen: 'home', label: 'Home' },
  {
    ...PAGE,
    path: '/ai-tools',
    screen: 'directory',
    label: 'AI Tools',
    movedTo: movedCategory,
    parameters: [
      'search',
      'category',
      'pricing',
      'platform',
      'integration',
      'privacy',
      'skill',
      'team',
      'price',
      'free',
      'open',
      'api',
      'mcp',
      'verified',
      'sort',
      'page',
    ],
  },
  {
    ...PAGE,
    path: '/ai-tools/:slug',
    screen: 'tool-or-category',
    parameters: ['sort', 'page'],
    movedTo: movedCategory,
  },
  { ...PAGE, path: '/tool/:id', screen: 'tool' },
  { ...PAGE, path: '/tool/:id/alternatives', screen: 'alternatives', parameters: ['with'] },
  { ...PAGE, path: '/quiz', screen: 'quiz', label: 'Quiz', parameters: ['q', 'edit'] },
  { ...RESULTS, path: '/quiz/results' },
  { ...RESULTS, path: '/quiz/results/:timestamp' },
  { ...PAGE, path: '/upgrade-decision', screen: 'upgrade-decision' },
  { ...PAGE, path: '/blog', screen: 'blog', label: 'Blog', parameters: ['search', 'type', 'view', 'page'] },
  { ...PAGE, path: '/blog/:slug', screen: 'post' },
  { ...PAGE, path: '/pricing', screen: 'pricing', label: 'Pricing', parameters: ['quiz', 'plan', 'period'] },
  { ...PAGE, path: '/referrals', screen: 'referrals', label: 'Referrals' },
  { ...PAGE, path: '/about', screen: 'about', label: 'About' },
  {
    ...PAGE,
    path: '/compare',
    screen: 'compare',
    label: 'Compare tools',
    parameters: ['tools', 'only', 'for'],
  },
  { ...PAGE, path: '/compare/:slug', screen: 'post' },
  { ...UNLISTED, path: '/shared/:token', screen: 'shared-collection' },
  { ...PAGE, path: '/methodology', screen: 'methodology', label: 'Methodology' },
  { ...PAGE, path: '/evaluation', screen: 'evaluation', label: 'Evaluation' },
  { ...PAGE, path: '/suggest', screen: 'suggest', label: 'Suggest a tool' },
  { ...PAGE, path: '/vendors', screen: 'vendors', label: 'For vendors', parameters: ['tool'] },
  { ...PAGE, path: '/help', screen: 'help', label: 'Help Center', parameters: ['search', 'category'] },
  { ...PAGE, path: '/help/:slug', screen: 'help-article' },
  { ...PAGE, path: '/developers', screen: 'help-article', label: 'API' },
  { ...PAGE, path: '/contact', screen: 'contact', label: 'Contact Us' },
  { ...PAGE, path: '/privacy-policy', screen: 'legal', label: 'Privacy Policy' },
  { ...PAGE, path: '/terms-of-service', screen: 'legal', label: 'Terms of Service' },
  { ...PAGE, path: '/cookie-policy', screen: 'legal', label: 'Cookie Policy' },
  {
    ...PRIVATE,
    path: '/auth',
    screen: 'auth',
    parameters: ['mode', 'returnTo', 'ref', 'signup'],
    movedTo: ({ searchParams }) => {
      if (searchParams.get('signup') !== 'true') return null
      const query = new URLSearchParams(searchParams)
      query.delete('signup')
      query.set('mode', 'signup')
      return `/auth?${query}`
    },
  },
  {
    ...PRIVATE,
    path: '/auth/callback',
    screen: 'auth-callback',
    parameters: ['type', 'code', 'error', 'error_description', 'access_token', 'refresh_token'],
  },
  { ...PRIVATE, path: '/auth/result', screen: 'auth-result', parameters: ['status'] },
  { ...PRIVATE, path: '/payment/success', screen: 'payment-success', parameters: ['session_id'] },
] as const satisfies readonly RouteRow[]

/** A redirected path and the parameters it passes on. */
type MovedRoute = Required<Pick<RouteRow, 'path' | 'parameters' | 'movedTo'>>

/** Paths used by other systems and older links, without screens of their own. */
export const MOVED_ROUTES: readonly MovedRoute[] = [
  {
    path: '/quiz-results',
    parameters: RESULTS.parameters,
    movedTo: ({ search }) => `/quiz/results${search}`,
  },
  { path: '/help/developers', parameters: [], movedTo: () => '/developers' },
  { path: '/terms', parameters: [], movedTo: ({ search }) => `/terms-of-service${search}` },
]
