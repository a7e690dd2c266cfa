import { describe, expect, test } from 'vitest'
import { ALL_ROUTES, hasScreen, routeAt } from '#core/routes/all-routes.ts'

describe('the row of a path', () => {
  test.each([
    ['/', '/'],
    ['/quiz/results', '/quiz/results'],
    ['/quiz/results/1700000000000', '/quiz/results/:timestamp'],
    ['/tool/chatgpt', '/tool/:id'],
    ['/compare/a-vs-b', '/compare/:slug'],
    ['/settings', '/settings'],
    ['/admin', '/admin'],
  ])('of %s is that of %s', (path, pattern) => {
    expect(routeAt(path)?.path).toBe(pattern)
  })

  test.each(['/nope', '/tool', '/tool/a/b', '/SETTINGS', '/terms', '', '/dashboard/'])('%s has none', (path) => {
    expect(routeAt(path)).toBeNull()
  })

  test('finds every row by its own path', () => {
    expect(ALL_ROUTES.filter((row) => routeAt(row.path.replace(/:[a-z]+/, 'x')) !== row)).toEqual([])
  })
})

test.each([
  ['/ai-tools?search=x', true],
  ['/tool/chatgpt#plans', true],
  ['/dashboard', true],
  ['/pricing', true],
  ['/payment/success?session_id=cs_1', true],
  ['/blog?type=guide', true],
  ['/compare/a-vs-b', true],
  ['/admin?tab=seo', true],
  ['/nope', false],
])('a link to %s leads to a screen: %s', (address, leads) => {
  expect(hasScreen(address)).toBe(leads)
})
