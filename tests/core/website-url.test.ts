import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeWebsiteUrl } from '#core/website-url.ts'

describe('a linkable URL', () => {
  it.each([
    ['https://example.com/', 'https://example.com/'],
    ['http://example.com/a?b=c#d', 'http://example.com/a?b=c#d'],
    ['HTTPS://EXAMPLE.COM/Path', 'https://example.com/Path'],
    ['example.com', 'https://example.com/'],
    ['www.example.com/pricing', 'https://www.example.com/pricing'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['example.com:8080', 'https://example.com:8080/'],
    ['  https://example.com \n', 'https://example.com/'],
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['https://例え.jp', 'https://xn--r8jz45g.jp/'],
    ['https://example\u3002com', 'https://example.com/'],
    ['https://exa\u200bmple.com', 'https://example.com/'],
    ['https://192.0.2.1/', 'https://192.0.2.1/'],
    ['https://192.2/', 'https://192.0.0.2/'],
    ['https://example.com/a/../b/./c', 'https://example.com/b/c'],
    ['https://example.com/a//b/~c-d_e', 'https://example.com/a//b/~c-d_e'],
  ])('%j becomes %s', (address, href) => expect(safeWebsiteUrl(address)).toBe(href))
})

describe('a rejected URL', () => {
  it.each([
    [null],
    [undefined],
    [''],
    ['   '],
    ['\u0000'],
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['java\tscript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['\u0001javascript:alert(1)'],
    ['java\u00adscript:alert(1)'],
    ['java\u200bscript:alert(1)'],
    ['\u2028javascript:alert(1)'],
    ['javascript:1/example.com'],
    ['javascript://example.com/%0aalert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['data:text/html;base64,eC55'],
    ['vbscript:msgbox(1)'],
    ['blob:https://example.com/1'],
    ['file:///etc/passwd'],
    ['ftp://example.com/'],
    ['mailto:a@example.com'],
    ['intent://example.com#Intent;end'],
    ['view-source:https://example.com'],
    ['//evil.example'],
    ['\t//evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/pricing.html'],
    ['user@example.com'],
    ['https://user@example.com/'],
    ['https://user:word@example.com/'],
    ['https://good.example@evil.example/'],
    ['https://localhost/'],
    ['https://localhost./'],
    ['https://./'],
    ['https://../'],
    ['https://[::1]/'],
    ['intranet'],
    ['https://example.com:99999/'],
    ['https://exa mple.com/'],
    ['https://exa\u00a0mple.com/'],
    ['https://example.com%2f@evil.example/'],
    ['https://'],
    ['http:'],
    [`https://example.com/${'a'.repeat(2048)}`],
    ['https://ex<ample.com'],
  ])('%j', (address) => expect(safeWebsiteUrl(address)).toBeNull())
})

const piece = fc.constantFrom(
  'java',
  'script',
  ':',
  '/',
  '\\',
  '@',
  '.',
  '\t',
  '\u0000',
  'http',
  'https',
  'data',
  'a.b',
  '\u200e',
  ' ',
  '#',
  '?',
  '[',
  '%00',
  '😀',
  '\ud800',
)
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.webUrl(),
)

it('the result for any input is null or a stable web URL without credentials', () => {
  fc.assert(
    fc.property(hostile, (address) => {
      const href = safeWebsiteUrl(address)
      if (href === null) return
      const url = new URL(href)
      expect(['http:', 'https:']).toContain(url.protocol)
      expect(url.username + url.password).toBe('')
      expect(url.hostname).toMatch(/[^.]\.[^.]/)
      if (href.length <= 2048) expect(safeWebsiteUrl(href)).toBe(href)
    }),
    { numRuns: 3000 },
  )
})

it('a URL on the fast path equals its parsed form', () => {
  const label = fc.stringMatching(/^[a-z0-9-]{1,12}$|^xn--[a-z0-9]{1,8}$|^0x[0-9]{1,4}$/)
  const path = fc.stringMatching(/^[\w~/-]{0,20}$/)
  fc.assert(
    fc.property(
      fc.constantFrom('http', 'https'),
      fc.array(label, { minLength: 1, maxLength: 4 }),
      path,
      (scheme, labels, rest) => {
        const address = `${scheme}://${labels.join('.')}/${rest}`
        const url = URL.canParse(address) ? new URL(address) : null
        const expected = url !== null && /[^.]\.[^.]/.test(url.hostname) ? url.href : null
        expect(safeWebsiteUrl(address)).toBe(expected)
      },
    ),
    { numRuns: 2000 },
  )
})
