import { describe, expect, it } from 'vitest'
import { QUESTIONS } from '#core/quiz/questions.ts'
import { readEngineTools } from '#lab/eval/catalogue.ts'
import { everydayLists, everydayMeasures, readEverydayPeople } from '#lab/eval/everyday.ts'

const people = readEverydayPeople()

describe('people who describe their work in everyday words', () => {
  it('answer with options of the quiz, and expect tools of the catalog', () => {
    const active = new Set(readEngineTools().map(({ slug }) => slug))
    const options = new Map(QUESTIONS.map(({ id, options: known }) => [String(id), known.map((option) => option.id)]))
    expect(new Set(people.map(({ id }) => id)).size).toBe(people.length)
    for (const { answers, expected, alsoGood } of people) {
      for (const [question, chosen] of Object.entries(answers)) {
        expect(options.get(question)).toEqual(expect.arrayContaining(chosen))
      }
      expect([...expected, ...alsoGood].filter((slug) => !active.has(slug))).toEqual([])
    }
  })

  it('mostly see three of the tools that an adviser expects for them', () => {
    const lists = everydayLists(people)
    const { threeExpected, expectedShown } = everydayMeasures(lists(true))
    expect(threeExpected).toBeGreaterThanOrEqual(0.65)
    expect(expectedShown).toBeGreaterThanOrEqual(0.6)
  })
})
