/** Checks the route tables against everything derived from them: incomplete rows fail here. */
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { adminTabOf, adminTabsFor } from '#client/admin/admin-tabs.ts'
import { PALETTE_PAGES } from '#client/features/palette/palette-pages.ts'
import { ADMIN_ROUTES } from '#core/routes/admin.ts'
import { ALL_ROUTES, hasScreen, routeAt } from '#core/routes/all-routes.ts'
import { MEMBER_ROUTES } from '#core/routes/member.ts'
import { MOVED_ROUTES, PUBLIC_ROUTES } from '#core/routes/public.ts'
import type { RouteRow } from '#core/routes/route-row.ts'
import { screenModule } from '#core/routes/screen-module.ts'
import { ADMIN_SCREENS, MEMBER_SCREENS, VISITOR_SCREENS } from '#e2e/screens.ts'

/** The 404 page, shared by all tables. */
const WITHOUT_ROW = 'client/routes/not-found.tsx'

const pathsWhere = (holds: (row: RouteRow) => boolean) => ALL_ROUTES.filter(holds).map(({ path }) => path)
const hasParameter = ({ path }: RouteRow) => path.includes(':')

const screenFiles = readdirSync('client/routes', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => `client/routes/${file.replaceAll('\\', '/')}`)

describe('the route tables', () => {
  test('list every path once', () => {
    const paths = [...ALL_ROUTES, ...MOVED_ROUTES].map(({ path }) => path)
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
  })

  test.each([
    ['public', PUBLIC_ROUTES],
    ['member', MEMBER_ROUTES],
    ['admin', ADMIN_ROUTES],
  ] as const)('hold rows of one layout each: %s', (layout, rows: readonly RouteRow[]) => {
    expect(rows.filter((row) => row.layout !== layout)).toEqual([])
  })

  test('reference existing screens', () => {
    expect(pathsWhere((row) => !screenFiles.includes(screenModule(row)))).toEqual([])
  })

  test('reference every existing screen', () => {
    const named = ALL_ROUTES.map((row) => screenModule(row))
    expect(screenFiles.filter((file) => !named.includes(file) && file !== WITHOUT_ROW)).toEqual([])
  })

  test("keep members' and administrators' screens private", () => {
    expect(pathsWhere(({ layout, visibility }) => layout !== 'public' && visibility !== 'private')).toEqual([])
  })

  test('redirect visitors from member screens to existing screens', () => {
    expect(pathsWhere(({ signedOutTo }) => signedOutTo !== undefined && !hasScreen(signedOutTo))).toEqual([])
  })

  test('list no parameter twice', () => {
    expect(pathsWhere(({ parameters }) => new Set(parameters).size !== parameters.length)).toEqual([])
  })
})

describe('the command palette', () => {
  test('lists rows with a label, and nothing else', () => {
    const labels = [
      'Home',
      'AI Tools',
      'Quiz',
      'Blog',
      'Pricing',
      'Referrals',
      'About',
      'Compare tools',
      'Methodology',
      'Evaluation',
      'Suggest a tool',
      'For vendors',
      'Help Center',
      'API',
      'Contact Us',
      'Privacy Policy',
      'Terms of Service',
      'Cookie Policy',
    ]
    expect(PALETTE_PAGES.map(({ label }) => label)).toEqual(labels)
    expect(PALETTE_PAGES.filter(({ to }) => !hasScreen(to))).toEqual([])
    expect(pathsWhere((row) => hasParameter(row) && row.label !== null)).toEqual([])
  })
})

describe('the accessibility checks', () => {
  const pathOf = ([address]: readonly [string, ...unknown[]]) => routeAt(address.split('?', 1)[0] ?? '')?.path
  const missing = (rows: readonly RouteRow[], visited: readonly (readonly [string, ...unknown[]])[]) => {
    const paths = visited.map(pathOf)
    return rows.filter((row) => !paths.includes(row.path)).map(({ path }) => path)
  }

  test('visit every row of the public table', () => {
    expect(missing(PUBLIC_ROUTES, VISITOR_SCREENS)).toEqual([])
  })

  test('visit every row of the member table', () => {
    expect(missing(MEMBER_ROUTES, MEMBER_SCREENS)).toEqual([])
  })

  test('visit every row of the admin table', () => {
    expect(
      missing(
        ADMIN_ROUTES,
        ADMIN_SCREENS.map((address): [string] => [address]),
      ),
    ).toEqual([])
  })

  test('visit every tab of the administration', () => {
    const groups = adminTabsFor(true)
    const visited = ADMIN_SCREENS.map((address) =>
      adminTabOf(new URL(address, 'http://localhost').searchParams, groups),
    )
    const tabs = groups.flatMap((group) => group.tabs)
    expect(tabs.map(({ id }) => id).filter((id) => !visited.includes(id))).toEqual([])
  })

  test('have an example for every path with a parameter', () => {
    const addresses = [...VISITOR_SCREENS, ...MEMBER_SCREENS].map(([address]) => address)
    expect(addresses.filter((address) => address.includes(':'))).toEqual([])
  })

  test('visit a missing page', () => {
    expect(VISITOR_SCREENS.filter(([, status]) => status === 404).map(pathOf)).toContain(undefined)
  })
})
