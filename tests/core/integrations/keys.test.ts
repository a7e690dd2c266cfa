import { describe, expect, test } from 'vitest'
import { keyExpiryProblem, keyNameProblem, keyStateAt } from '#core/integrations/key-rules.ts'
import { hasKey, withoutKeys } from '#core/integrations/key-secrecy.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const KEY = `tfk_${'aB3'.repeat(12)}xy`

describe('a key in an address', () => {
  test.each([
    `/tools.json?key=${KEY}`,
    `/graphql?query=%7B__typename%7D&access_token=${KEY}`,
    `/about/${KEY}`,
    `/about?a=%74fk_${KEY.slice(4)}`,
    `/about?a=tfk%5F${KEY.slice(4)}&b=%`,
    `/about?a=${KEY.slice(0, 24)}`,
  ])('is recognized in %s', (target) => {
    expect(hasKey(target)).toBe(true)
    expect(withoutKeys(target)).not.toContain(KEY.slice(8))
  })

  test.each(['/ai-tools?search=tfk_', '/tool/tfk_short', '/ai-tools?search=%E2%82%AC', '/ai-tools?search=100%'])(
    'is not seen in %s',
    (target) => {
      expect(hasKey(target)).toBe(false)
      expect(withoutKeys(target)).toBe(target)
    },
  )

  test('is removed from a text, with the rest of it kept', () =>
    expect(withoutKeys(`failed for ${KEY}, twice`)).toBe('failed for tfk_[redacted], twice'))
})

describe('the name of a key', () => {
  test.each([
    ['  ', 'Enter a name.'],
    ['x'.repeat(61), 'The name can have at most 60 characters.'],
    ['two\nlines', 'The name must be a single line of text.'],
    ['back\u202ewards', 'The name must be a single line of text.'],
    ['x'.repeat(60), null],
    ['Build server', null],
  ])('%j', (name, problem) => expect(keyNameProblem(name)).toBe(problem))
})

describe('the expiry of a key', () => {
  test.each([
    [null, null],
    [NOW, 'The expiry must be in the future.'],
    [new Date('2026-11-20T12:00:01Z'), null],
    [new Date('2031-11-20T12:00:00Z'), null],
    [new Date('2032-11-20T12:00:00Z'), 'A key can be valid for at most 5 years.'],
  ])('%j', (expiresAt, problem) => expect(keyExpiryProblem(expiresAt, NOW)).toBe(problem))
})

test.each([
  [{ expiresAt: null, revokedAt: null }, 'active'],
  [{ expiresAt: NOW, revokedAt: null }, 'expired'],
  [{ expiresAt: new Date('2026-11-21'), revokedAt: null }, 'active'],
  [{ expiresAt: NOW, revokedAt: NOW }, 'revoked'],
] as const)('a key with %j is %s', (times, state) => expect(keyStateAt(times, NOW)).toBe(state))
