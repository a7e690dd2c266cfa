import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildJobModel, logOdds } from '#core/jobs/job-model.ts'

const texts = [
  ['transcribe meetings', 'minutes of our meetings', 'write down what was said in a call'],
  ['translate letters', 'put a letter into another language'],
  ['make videos', 'film from a text', 'clip for our shop'],
]
const model = buildJobModel(texts)
const best = (text: string) => {
  const odds = [...logOdds(model, text)]
  return odds.indexOf(Math.max(...odds))
}

describe('the job that a text asks for', () => {
  it.each([
    ['who writes the minutes of the board meeting', 0],
    ['letters into a language that they speak', 1],
    ['a short clip or film', 2],
  ])('is the one whose texts share its words: "%s"', (text, job) => {
    expect(best(text)).toBe(job)
  })

  it('is none for unknown words: each job is less likely than any', () => {
    expect(Math.max(...logOdds(model, 'zither gramophone'))).toBeLessThan(0)
    expect(Math.max(...logOdds(model, ''))).toBeCloseTo(0)
  })

  it('does not depend on the order of words, or of the other jobs', () => {
    const words = [...new Set(texts.flat().join(' ').split(' '))]
    const reversed = buildJobModel(texts.toReversed())
    fc.assert(
      fc.property(fc.shuffledSubarray(words), (some) => {
        const odds = [...logOdds(model, some.join(' '))]
        expect([...logOdds(model, some.toSorted().join(' '))]).toEqual(odds.map((value) => expect.closeTo(value, 9)))
        expect([...logOdds(reversed, some.join(' '))].toReversed()).toEqual(
          odds.map((value) => expect.closeTo(value, 9)),
        )
      }),
    )
  })

  it('has finite odds for every text, also without any job', () => {
    const none = buildJobModel([[], []])
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        for (const value of [...logOdds(model, text), ...logOdds(none, text)]) expect(Number.isFinite(value)).toBe(true)
      }),
    )
  })
})
