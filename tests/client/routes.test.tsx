import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { isOpen, PATHS } from '../../client/lib/paths.ts'
import { createRoutes, screenHandle } from '../../client/routes.tsx'

const routes = createRoutes()
const handleAt = (path: string) => screenHandle(matchRoutes(routes, path) ?? [])
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

describe('the route table', () => {
  it.each(EVERY_PATH)('knows %s', (path) => {
    expect(handleAt(path)?.module).toBeDefined()
    expect(handleAt(path)?.module).not.toBe('client/routes/not-found.tsx')
  })

  it.each(Object.entries(PATHS))('%s has a screen exactly when it is open (%s)', (path, open) => {
    expect(handleAt(sample(path))?.module === 'client/routes/not-open.tsx').toBe(!open)
  })

  it.each(['/nope', '/dashboard/x.css', '/ABOUT', '/tool', '/tool/a/b'])('does not know %s', (path) => {
    expect(handleAt(path)?.module).toBe('client/routes/not-found.tsx')
  })

  it.each([
    ['/terms', '/terms-of-service'],
    ['/terms?a=1', '/terms-of-service?a=1'],
    ['/quiz-results?upgraded=true', '/quiz/results?upgraded=true'],
    ['/auth?signup=true', '/auth?mode=signup'],
    ['/auth?signup=true&ref=AB12', '/auth?ref=AB12&mode=signup'],
    ['/auth?mode=signin', null],
  ])('%s leads to %s', (from, to) => {
    expect(movedFrom(from)).toBe(to)
  })

  it('links only to what is open', () => {
    expect(isOpen('/ai-tools?search=x')).toBe(true)
    expect(isOpen('/tool/chatgpt')).toBe(true)
    expect(isOpen('/nope')).toBe(false)
  })
})
