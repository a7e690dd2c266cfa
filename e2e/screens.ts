/**
 * Pages for the accessibility checks: every row of the route tables, and further states of screens. Names in braces are
 * filled from the catalog.
 */
import { MEMBER_ROUTES } from '#core/routes/member.ts'
import { PUBLIC_ROUTES } from '#core/routes/public.ts'

/** An example of each row with a parameter; a test reports missing ones. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/ai-tools/:slug': '/ai-tools/{category}',
  '/blog/:slug': '/blog/{post}',
  '/collections/:id': '/collections/{collection}',
  '/compare/:slug': '/compare/{comparison}',
  '/help/:slug': '/help/understanding-recommendations',
  '/quiz/results/:timestamp': '/quiz/results/1700000000000',
  '/shared/:token': '/shared/{shared}',
  '/vendors/:slug': '/vendors/{tool}',
  '/tool/:id': '/tool/{tool}',
  '/tool/:id/alternatives': '/tool/{tool}/alternatives',
}

const addressOf = (path: string): string => EXAMPLES[path] ?? path

export type VisitorScreen = readonly [address: string, status: number]

/** Every row for visitors. */
export const PUBLIC_SCREENS: readonly VisitorScreen[] = PUBLIC_ROUTES.map(({ path }) => [addressOf(path), 200])

/** Further states of screens for visitors: a path, and its expected status. */
export const PUBLIC_STATES: readonly VisitorScreen[] = [
  ['/ai-tools?search=qqxxzz-vvkkww', 200],
  ['/ai-tools?category={category}&free=1', 200],
  ['/blog?type=comparison&view=list', 200],
  ['/blog?search=nothing-has-this-title', 200],
  ['/blog/nothing-has-this-address', 404],
  ['/compare?tools=chatgpt,claude,perplexity', 200],
  ['/compare?tools={tool}', 200],
  ['/quiz?q=1', 200],
  ['/pricing?plan=business&period=month&quiz=completed', 200],
  ['/help?search=refund', 200],
  ['/help?search=xylophone', 200],
  ['/help?category=billing-plans', 200],
  ['/help/nothing-has-this-address', 404],
  ['/shared/nothing-has-this-token', 404],
  ['/vendors?tool=canva', 200],
  ['/nope', 404],
]

export const VISITOR_SCREENS = [...PUBLIC_SCREENS, ...PUBLIC_STATES]

/** For an administrator. */
export const ADMIN_SCREENS: readonly string[] = [
  '/admin',
  // Without a search, a hundred rows of the same kind.
  '/admin?tab=seo&search=claude',
  '/admin?tab=seo&view=revisions',
  '/admin?tab=messages',
  '/admin?tab=prices',
  '/admin?tab=analytics',
  '/admin?tab=refunds',
  '/admin?tab=audit',
  '/admin?tab=overview',
  '/admin?tab=outcomes',
  '/admin?tab=reviews',
  '/admin?tab=members',
  '/admin?tab=members&view=requests',
  '/admin?tab=system',
  '/admin?tab=ai-research',
  '/admin?tab=queue',
  '/admin?tab=catalogue',
  '/admin?tab=catalogue&tool=chatgpt',
  '/admin?tab=catalogue&view=revisions',
  '/admin?tab=catalogue&view=new',
  '/admin?tab=catalogue&view=import',
]

/** Headings of members' screens, shown once the member's data has loaded. */
const HEADINGS: Readonly<Record<string, string>> = {
  '/dashboard': 'Welcome, Ada Finch',
  '/favorites': 'Saved Tools',
  '/collections': 'Collections',
  '/collections/:id': 'For the client',
  '/profile': 'Profile Settings',
  '/settings': 'Settings',
  '/vendors/:slug': 'Your listing',
}

/** For a signed-in member: a path, and the heading of its screen. */
export const MEMBER_SCREENS: readonly (readonly [address: string, heading: string | RegExp])[] = [
  ...MEMBER_ROUTES.map(({ path }) => [addressOf(path), HEADINGS[path] ?? /./] as const),
  ['/favorites?search=nothing-has-this-name&sort=price', 'Saved Tools'],
  ['/collections/nothing-has-this-id', 'Collection not found'],
  ['/quiz/results', 'Your AI tool recommendations'],
  ['/quiz/results?critique=cheaper', 'Your AI tool recommendations'],
  ['/settings?tab=notifications', 'Settings'],
  ['/settings?tab=subscription', 'Settings'],
  ['/settings?tab=privacy', 'Settings'],
  ['/settings?tab=developer', 'Settings'],
  ['/settings?tab=account', 'Settings'],
]
