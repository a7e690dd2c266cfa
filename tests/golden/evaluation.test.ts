import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { reaches } from '#core/measure-goal.ts'
import { evaluationSchema, MEASURES } from '#core/recommendations/evaluation.ts'
import { EVALUATION_FILE, figuresText, LOSS_ALLOWED } from '#lab/eval/artifact.ts'
import { readEngineTools } from '#lab/eval/catalogue.ts'
import { evaluate } from '#lab/eval/evaluate.ts'
import { readProfiles } from '#lab/eval/profiles.ts'
import { readSearchIndex } from '#lab/eval-search/catalogue.ts'
import { readJobs } from '#server/areas/catalogue/search/read-search-words.ts'

const stored = readFileSync(EVALUATION_FILE, 'utf8')
const people = (folder: string) => readProfiles(path.join(import.meta.dirname, folder))
const { evaluation, persons } = evaluate(
  people('profiles'),
  people('held-out'),
  readEngineTools(),
  readSearchIndex(),
  readJobs(),
)

describe('the current engine', () => {
  it('ranks no worse than the stored evaluation', () => {
    const { measures } = evaluationSchema.parse(JSON.parse(stored))
    expect(evaluation.measures.ndcg_condensed).toBeGreaterThanOrEqual(measures.ndcg_condensed - LOSS_ALLOWED)
  })

  it('matches the stored evaluation (update: `npm run eval`)', () => {
    expect(figuresText(evaluation)).toBe(stored)
  })

  it('breaks no limit', () => {
    expect(persons.flatMap(({ profile, broken }) => broken.map((line) => `${profile.id}: ${line}`))).toEqual([])
  })

  it.each(MEASURES.map(({ key }) => key))('reaches the floor of %s', (key) => {
    const goal = MEASURES.find((measure) => measure.key === key)
    expect(goal && reaches(goal, evaluation.measures[key], 'floor')).toBe(true)
  })
})
