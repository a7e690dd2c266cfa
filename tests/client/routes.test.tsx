import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createAllRoutes } from '#client/all-routes.tsx'
import { handleOf } from '#client/lib/page-row.ts'
import { createRoutes, loadLaterRoutes } from '#client/routes.tsx'
import { ALL_ROUTES } from '#core/routes/all-routes.ts'
import { screenModule } from '#core/routes/screen-module.ts'

const routes = createAllRoutes()
const publicRoutes = createRoutes()
const matchAt = (path: string, table = routes) => (matchRoutes(table, path) ?? []).map(({ route }) => route)
const handleAt = (path: string, table = routes) => handleOf(matchAt(path, table))
const screenAt = (path: string, table = routes) => handleAt(path, table)?.modules.at(-1)
const sample = (pattern: string) => pattern.replace(/:[a-z]+/g, 'sample')
const movedFrom = (address: string) => {
  const url = new URL(address, 'https://toolfinch.test')
  return handleAt(url.pathname)?.movedTo?.(url)
}

const EVERY_PATH = [
  '/',
  '/about',
  '/ai-tools',
  '/tool/1',
  '/ai-tools/design',
  '/quiz',
  '/quiz/results',
  '/quiz/results/1700000000000',
  '/upgrade-decision',
  '/auth',
  '/auth/callback',
  '/dashboard',
  '/profile',
  '/settings',
  '/favorites',
  '/pricing',
  '/referrals',
  '/admin',
  '/payment/success',
  '/contact',
  '/help',
  '/help/a',
  '/developers',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/blog',
  '/blog/a',
  '/compare/a',
  '/compare',
  '/methodology',
  '/suggest',
  '/auth/result',
]

describe('the routes of all tables', () => {
  it.each(EVERY_PATH)('include %s', (path) => {
    expect(handleAt(path)?.row).not.toBeNull()
  })

  it.each(ALL_ROUTES.map((row) => [row.path, row] as const))('match %s to its own row', (path, row) => {
    expect(handleAt(sample(path))?.row).toBe(row)
    expect(screenAt(path)).toBe(screenModule(row))
  })

  it('load every screen they name', async () => {
    for (const { path } of ALL_ROUTES) {
      const lazy = matchAt(sample(path)).at(-1)?.lazy
      expect(typeof lazy === 'function' && (await lazy()).Component, path).toBeTypeOf('function')
    }
  }, 30_000)

  it.each(['/nope', '/dashboard/x.css', '/ABOUT', '/tool', '/tool/a/b'])('do not know %s', (path) => {
    expect(handleAt(path)?.row).toBeNull()
    expect(screenAt(path)).toBe('client/routes/not-found.tsx')
  })

  it.each([
    ['/terms', '/terms-of-service'],
    ['/terms?a=1', '/terms-of-service?a=1'],
    ['/quiz-results?upgraded=true', '/quiz/results?upgraded=true'],
    ['/auth?signup=true', '/auth?mode=signup'],
    ['/auth?signup=true&ref=AB12', '/auth?ref=AB12&mode=signup'],
    ['/auth?mode=signin', null],
  ])('redirect %s to %s', (from, to) => {
    expect(movedFrom(from)).toBe(to)
  })

  it.each([
    ['/dashboard', ['client/member-routes.tsx', 'client/routes/member/dashboard.tsx']],
    ['/about', ['client/routes/about.tsx']],
  ])('name the files to load for %s', (path, modules) => {
    expect(handleAt(path)?.modules).toEqual(modules)
  })
})

describe('the routes of the first script', () => {
  it('know only the public paths', () => {
    const known = ALL_ROUTES.filter(({ path }) => handleAt(sample(path), publicRoutes)?.row).map(({ layout }) => layout)
    expect(new Set(known)).toEqual(new Set(['public']))
  })

  it.each([
    ['/dashboard', '/dashboard'],
    ['/settings', '/dashboard'],
    ['/admin', '/admin'],
    ['/admin/x', '/admin'],
    ['/nope', '/dashboard'],
  ])('load the table that may contain %s', async (path, first) => {
    const later = await loadLaterRoutes(publicRoutes, path)
    expect(handleAt(first, createRoutes(later))?.row?.path).toBe(first)
  })

  it.each(['/', '/tool/a', '/auth', '/terms', '/pricing'])('load no table for %s', async (path) => {
    expect(await loadLaterRoutes(publicRoutes, path)).toEqual([])
  })
})
