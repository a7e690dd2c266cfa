/** For the server, tests, and scripts that the browser loads later. */
import { ADMIN_ROUTES } from './admin.ts'
import { MEMBER_ROUTES } from './member.ts'
import { PUBLIC_ROUTES } from './public.ts'
import type { RouteRow } from './route-row.ts'

export const ALL_ROUTES: readonly RouteRow[] = [...PUBLIC_ROUTES, ...MEMBER_ROUTES, ...ADMIN_ROUTES]

const hasParameter = ({ path }: RouteRow): boolean => path.includes(':')

const FIXED = new Map(ALL_ROUTES.filter((row) => !hasParameter(row)).map((row) => [row.path as string, row]))

const PATTERNS = ALL_ROUTES.filter(hasParameter).map((row) => ({
  row,
  pattern: new RegExp(`^${row.path.replace(/:[a-z]+/g, '[^/]+')}$`),
}))

/** `path`: decoded, without query or trailing slash. Null for unknown paths. */
export const routeAt = (path: string): RouteRow | null =>
  FIXED.get(path) ?? PATTERNS.find(({ pattern }) => pattern.test(path))?.row ?? null

/** Whether a URL path, with or without query, leads to a screen. */
export const hasScreen = (address: string): boolean => routeAt(address.split(/[?#]/, 1)[0] ?? '') !== null
