import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALL_ROUTES } from '#core/routes/all-routes.ts'
import { isKnownAddress, isPrivateAddress, pageParameters, readPageAddress } from '#core/routes/page-parameters.ts'
import { MOVED_ROUTES } from '#core/routes/public.ts'

const PATHS = [...ALL_ROUTES, ...MOVED_ROUTES].map(({ path }) => path)

describe('the normalized URL of a page', () => {
  test.each<[string, string]>([
    ['/', '/'],
    ['/?', '/'],
    ['/?search=a', '/'],
    ['/about?x=1&y', '/about'],
    ['/tool/abacus?search=a', '/tool/abacus'],
    ['/ai-tools?search=a+b&x=1&category=c,d&category=e', '/ai-tools?search=a+b&category=c,d&category=e'],
    ['/ai-tools?%73earch=a', '/ai-tools?%73earch=a'],
    ['/ai-tools/?search=a&q=1', '/ai-tools/?search=a'],
    ['//ai-tools?search=a', '//ai-tools?search=a'],
    ['/ai%2Dtools?search=a', '/ai%2Dtools?search=a'],
    ['/ai-tools?%zz=1&search=%zz', '/ai-tools?search=%zz'],
    ['/compare?tools=a,b&only=differences&for=me&search=x', '/compare?tools=a,b&only=differences&for=me'],
    ['/quiz?q=5&edit=2&upgraded=true', '/quiz?q=5&edit=2'],
    ['/quiz/results/1700000000000?upgraded=true&q=1', '/quiz/results/1700000000000?upgraded=true'],
    ['/quiz-results?upgraded=true', '/quiz-results?upgraded=true'],
    ['/auth?signup=true&returnTo=%2Fcompare%3Ftools%3Da&x=1', '/auth?signup=true&returnTo=%2Fcompare%3Ftools%3Da'],
    ['/auth/callback?type=signup&code=a-b_c&x=1', '/auth/callback?type=signup&code=a-b_c'],
    ['/auth/result?status=error&text=x', '/auth/result?status=error'],
    ['/settings?tab=privacy&x', '/settings?tab=privacy'],
  ])('%s becomes %s', (url, address) => {
    expect(readPageAddress(url)).toEqual({ address, hasQuery: address.includes('?'), campaign: [] })
  })

  test('separates campaign parameters', () => {
    expect(readPageAddress('/ai-tools?utm_source=a&search=b&gclid=c&utm_=d')).toEqual({
      address: '/ai-tools?search=b',
      hasQuery: true,
      campaign: ['utm_source=a', 'gclid=c'],
    })
  })

  test('only has parameters its page reads, and is stable', () => {
    const name = fc.oneof(fc.constantFrom(...ALL_ROUTES.flatMap(({ parameters }) => parameters)), fc.string())
    const pairs = fc.array(fc.tuple(name, fc.string()))
    fc.assert(
      fc.property(fc.constantFrom(...PATHS, '/nowhere'), pairs, (path, given) => {
        const known = pageParameters(path)
        const query = new URLSearchParams(given.map(([key, value]) => [key.toWellFormed(), value.toWellFormed()]))
        const { address } = readPageAddress(`${path}?${query}`)
        const kept = [...new URL(address, 'https://site.example').searchParams]
        expect(kept).toEqual([...query].filter(([key]) => known.includes(key)))
        expect(readPageAddress(address).address).toBe(address)
      }),
    )
  })
})

describe('the URL of a known page', () => {
  test.each(['/', '/about', '/ai-tools?search=a', '/tool/abacus', '/tool/caf%C3%A9', '/about.md', '/index.md'])(
    'is %s',
    (url) => expect(isKnownAddress(url)).toBe(true),
  )

  test.each([
    '/nowhere',
    '/x%0a',
    '/a/../about',
    '/%61bout',
    '/tool%2Fabacus',
    '/tool/%61bacus',
    '/tool/caf%c3%a9',
    '/tool/a/b/c',
    '/nowhere.md',
    '/%zz',
  ])('is not %s', (url) => expect(isKnownAddress(url)).toBe(false))
})

describe('a private URL', () => {
  test.each([
    '/dashboard',
    '/dashboard/',
    '//settings?tab=privacy',
    '/quiz/results',
    '/quiz/results/1700000000000?critique=cheaper',
    '/auth?mode=signup',
    '/auth/callback?code=a',
    '/payment/success?session_id=cs_1',
    '/admin?tab=seo',
    '/shared/a-token',
    '/shared/a-token.md',
  ])('%s is one', (url) => {
    expect(isPrivateAddress(url)).toBe(true)
  })

  test.each(['/', '/quiz?q=1', '/ai-tools?search=/dashboard', '/dashboard/x', '/%zz'])('%s is none', (url) => {
    expect(isPrivateAddress(url)).toBe(false)
  })
})
