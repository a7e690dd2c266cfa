import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordedPath } from '#core/analytics/recorded-path.ts'

describe('the recorded path', () => {
  it.each([
    ['/', '/'],
    ['/tool/chatgpt#plans', '/tool/chatgpt'],
    ['/ai-tools?category=video&search=make+films', '/ai-tools?category=video&search=make+films'],
    ['/ai-tools?search=x&privacy=hipaa,soc2&open=1&token=a', '/ai-tools?open=1&privacy=hipaa%2Csoc2&search=x'],
    ['/ai-tools/video?pricing=free&q=a', '/ai-tools/video?pricing=free'],
    ['/ai-tools?category=Ada%20Finch&price=ada@example.com', '/ai-tools'],
    ['/blog?category=video', '/blog'],
    ['/?utm_source=news&ref=ABC&utm_medium=mail', '/?ref=ABC&utm_medium=mail&utm_source=news'],
    ['/payment/success?session_id=cs_test_1', '/payment/success'],
    ['/team/join?code=secret', '/team/join'],
    ['/ai-tools?search=ada%40example.com', '/ai-tools?search=%5Bemail%5D'],
    ['/ai-tools?search=', '/ai-tools'],
    [
      '/blog/the-50-best-ai-tools-for-researchers-in-2026-compared',
      '/blog/the-50-best-ai-tools-for-researchers-in-2026-compared',
    ],
    ['/ada@example.com/x', '/[email]/x'],
    ['/quiz/results/1764000000000', '/quiz/results'],
    ['/shared/a-short-one?utm_source=mail', '/shared?utm_source=mail'],
    ['/%73hared/a-short-one', '/shared'],
  ])('of %s is %s', (address, path) => {
    expect(recordedPath(address)).toBe(path)
  })

  it.each(['/auth', '/auth/', '/auth/callback?code=x', '/AUTH/result', '/%61uth/callback', '/x/../auth'])(
    'of the sign-in page %s is none',
    (address) => {
      expect(recordedPath(address)).toBeNull()
    },
  )

  it.each(['', 'ai-tools', '//elsewhere.example', 'https://elsewhere.example/', '/%E0%A4%A'])(
    'of %j, which is no path, is none',
    (address) => {
      expect(recordedPath(address)).toBeNull()
    },
  )

  it('contains only allowed parameters, whatever they are called', () => {
    const allowed = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'ref', 'search']
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const path = recordedPath(`/pricing?${query}`)
        const names = [...new URLSearchParams(path?.split('?')[1] ?? '').keys()]
        expect(names.filter((name) => !allowed.includes(name))).toEqual([])
        expect((path ?? '').length).toBeLessThanOrEqual(300)
      }),
      { numRuns: 60 },
    )
  })
})
