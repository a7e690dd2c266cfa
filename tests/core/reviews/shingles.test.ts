import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shinglesOf } from '#core/reviews/shingles.ts'

const SEED = 20_261_130
const word = fc.stringMatching(/^[a-z]{1,8}$/)
const sentence = fc.array(word, { minLength: 5, maxLength: 60 })
const share = (own: readonly number[], other: readonly number[]) =>
  own.filter((hash) => other.includes(hash)).length / own.length

describe('shingles', () => {
  test('are unique signed 32-bit numbers in order, at most 400, whatever the texts', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 3000 }), { maxLength: 4 }), (texts) => {
        const shingles = shinglesOf(texts)
        expect(shingles.length).toBeLessThanOrEqual(400)
        expect(shingles.every((hash) => hash === (hash | 0))).toBe(true)
        expect([...new Set(shingles)].sort((a, b) => a - b)).toEqual(shingles)
      }),
      { seed: SEED, numRuns: 200 },
    )
  })

  test('have one for each run of five words', () => {
    expect(shinglesOf(['one two three four five'])).toHaveLength(1)
    expect(shinglesOf(['one two three four five six seven'])).toHaveLength(3)
    expect(shinglesOf(['one two'])).toHaveLength(1)
    expect(shinglesOf(['', ' … '])).toEqual([])
  })

  test('are the same with other case, accents, punctuation and spaces', () => {
    fc.assert(
      fc.property(sentence, (words) => {
        const plain = shinglesOf([words.join(' ')])
        expect(shinglesOf([words.join(', ').toUpperCase()])).toEqual(plain)
        expect(shinglesOf([`(${words.join('\n')}!)`])).toEqual(plain)
      }),
      { seed: SEED },
    )
    expect(shinglesOf(['Café déjà vu à Paris'])).toEqual(shinglesOf(['cafe deja vu a paris']))
  })

  test('of a copied passage are found in a longer text around it', () => {
    fc.assert(
      fc.property(sentence, sentence, sentence, (before, copied, after) => {
        const whole = shinglesOf([[...before, ...copied, ...after].join(' ')])
        expect(share(shinglesOf([copied.join(' ')]), whole)).toBe(1)
      }),
      { seed: SEED },
    )
  })

  test('do not depend on which field a text is in', () => {
    const [one, other] = ['It finds every note that I wrote', 'It is slow when many people use it']
    expect(shinglesOf([one, other])).toEqual(shinglesOf([other, one]))
  })

  test('of different texts have nothing in common', () => {
    const one = shinglesOf(['It finds every note that I wrote in the last two years'])
    expect(share(one, shinglesOf(['The export to spreadsheets lost half of our columns last week']))).toBe(0)
  })

  test('work for text without spaces', () => {
    const text = '这个工具帮助我们整理会议记录并且非常可靠'
    expect(shinglesOf([text])).toHaveLength([...text].length - 4)
    expect(share(shinglesOf([text.slice(3, 14)]), shinglesOf([text]))).toBe(1)
  })

  test('of a text with too many keep the same ones as its copy', () => {
    const words = Array.from({ length: 900 }, (_, index) => `w${index}`)
    const all = shinglesOf([words.join(' ')])
    expect(all).toHaveLength(400)
    expect(share(all, shinglesOf([[...words, 'more', 'words'].join(' ')]))).toBeGreaterThan(0.95)
  })
})
