import { describe, expect, it } from 'vitest'
import { readEngineTools } from '#lab/eval/catalogue.ts'
import { checkProperties, PROPERTIES } from '#lab/eval/properties.ts'

/** `npm run eval -- --full` tries ten thousand. */
const SETS = 500
const SEED = 7_001

describe('for any answers', () => {
  const outcomes = new Map(checkProperties(readEngineTools(), SETS, SEED).map((outcome) => [outcome.name, outcome]))

  it.each(PROPERTIES.map(({ name }) => name))('%s', (name) => {
    const outcome = outcomes.get(name)
    expect(outcome?.sets).toBeGreaterThan(0)
    expect(outcome?.failures.slice(0, 3)).toEqual([])
  })
})
