import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseEncoding } from '#server/http/caching/accept-encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['X-GZIP', 'gzip'],
  ['deflate', 'identity'],
  // The caller's weights take precedence over ours.
  ['br;q=0.1, gzip', 'gzip'],
  ['br;q=0.8, gzip;q=0.8', 'br'],
  ['gzip ; q=0.5 , br ; Q=0.2', 'gzip'],
  ['br;q=0.1', 'br'],
  ['br;q=0.001', 'br'],
  // Excluded encodings are never used.
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['gzip, *;q=0', 'gzip'],
  // A named encoding takes precedence over the wildcard.
  ['br;q=0, *', 'gzip'],
  ['*;q=0.1, gzip', 'gzip'],
  ['*', 'br'],
  // Identity: only when no other encoding has the same weight.
  ['identity', 'identity'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['identity, *;q=0.1', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['identity;q=0', 'identity'],
  // An invalid weight excludes, and one above the range is the maximum.
  ['br;q=much, gzip', 'gzip'],
  ['br;q=, gzip', 'gzip'],
  ['br;q=-1, gzip', 'gzip'],
  ['br;q=1.5, gzip', 'br'],
  ['__proto__, gzip', 'gzip'],
  [`${'x'.repeat(200)}, br`, 'identity'],
] as const)('"%s" is answered in %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
  // The second time, the result comes from the cache.
  expect(chooseEncoding(accepted)).toBe(encoding)
})

test('any header is understood, and what was chosen from it is chosen again from its name', () => {
  fc.assert(
    fc.property(fc.string(), (accepted) => {
      const chosen = chooseEncoding(accepted)
      expect(chooseEncoding(chosen)).toBe(chosen)
    }),
  )
})
