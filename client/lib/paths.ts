/**
 * Every address of the product and whether its screen is open. The header's and footer's fixed links show all of
 * theirs; content links to a closed path are not rendered. `:name` stands for one segment.
 */
export const PATHS = {
  '/': true,
  '/about': true,
  '/ai-tools': true,
  '/ai-tools/:slug': true,
  '/tool/:id': true,
  '/quiz': true,
  '/quiz/results': true,
  '/quiz/results/:timestamp': true,
  '/upgrade-decision': true,
  '/auth': true,
  '/auth/callback': true,
  '/auth/result': true,
  '/dashboard': true,
  '/profile': true,
  '/settings': true,
  '/favorites': true,
  '/pricing': false,
  '/referrals': false,
  '/admin': false,
  '/payment/success': false,
  '/contact': false,
  '/help': false,
  '/help/:slug': false,
  '/privacy-policy': false,
  '/terms-of-service': false,
  '/cookie-policy': false,
  '/blog': false,
  '/blog/:slug': false,
  '/compare': true,
  '/compare/:slug': false,
  '/methodology': true,
  '/suggest': true,
} as const satisfies Record<`/${string}`, boolean>

export type Path = keyof typeof PATHS

const PATTERNS = Object.entries(PATHS).map(([path, open]) => ({
  open,
  pattern: new RegExp(`^${path.replace(/:[a-z]+/g, '[^/]+')}$`),
}))

/** Whether a link to this address (path, with or without query) leads to a finished screen. */
export function isOpen(address: string): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  return PATTERNS.some(({ open, pattern }) => open && pattern.test(path))
}
