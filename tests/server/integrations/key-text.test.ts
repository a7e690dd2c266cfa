import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasKey } from '#core/integrations/key-secrecy.ts'
import { isKeyText, keyPrefixOf, newKeyText } from '#server/areas/integrations/key-text.ts'
import { presentedKey } from '#server/http/bearer.ts'

const DIGITS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz']

describe('a new key', () => {
  test('has the documented format and is recognized everywhere', () =>
    fc.assert(
      fc.property(fc.constant(null), () => {
        const key = newKeyText()
        expect(key).toMatch(/^tfk_[0-9A-Za-z]{38}$/)
        expect([isKeyText(key), hasKey(key), presentedKey(`Bearer ${key}`)]).toEqual([true, true, key])
        expect(keyPrefixOf(key)).toBe(key.slice(0, 10))
      }),
    ))

  test('is never the same', () => expect(new Set(Array.from({ length: 1_000 }, newKeyText)).size).toBe(1_000))
})

test('a key with one changed, missing or additional character is recognized as mistyped', () =>
  fc.assert(
    fc.property(fc.nat({ max: 37 }), fc.constantFrom(...DIGITS), (index, digit) => {
      const key = newKeyText()
      const at = 4 + index
      const [before, after] = [key.slice(0, at), key.slice(at + 1)]
      fc.pre(key[at] !== digit)
      for (const text of [`${before}${digit}${after}`, before + after, `${before}${digit}${key[at]}${after}`]) {
        expect(isKeyText(text)).toBe(false)
      }
    }),
  ))

test('two neighbors in the wrong order are recognized', () =>
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 40 }), (at) => {
      const key = newKeyText()
      fc.pre(key[at] !== key[at + 1])
      expect(isKeyText(`${key.slice(0, at)}${key[at + 1]}${key[at]}${key.slice(at + 2)}`)).toBe(false)
    }),
  ))

test('no text makes the reader fail', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(isKeyText(text)).toBe(false)
      const presented = presentedKey(text)
      expect(presented === null || presented === '' || presented.startsWith('tfk_')).toBe(true)
    }),
  ))

test.each([
  ['tfk_abc', ''],
  ['Token tfk_abc', ''],
  ['Bearer TFK_abc', ''],
  ['bearer   tfk_abc ', 'tfk_abc'],
  ['Bearer other', null],
  ['', null],
])('the header %j presents %j', (header, key) => expect(presentedKey(header)).toBe(key))
