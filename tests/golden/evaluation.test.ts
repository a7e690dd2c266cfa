import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { reaches } from '../../core/measure-goal.ts'
import { MEASURES } from '../../core/recommendations/evaluation.ts'
import { EVALUATION_FILE, evaluationText, LOSS_ALLOWED, readEvaluation } from '../../scripts/eval/artifact.ts'
import { DATA_DIR, readEngineTools } from '../../scripts/eval/catalogue.ts'
import { evaluate } from '../../scripts/eval/evaluate.ts'
import { readProfiles } from '../../scripts/eval/profiles.ts'
import { readSearchIndex } from '../../scripts/eval-search/catalogue.ts'

const file = path.join(DATA_DIR, EVALUATION_FILE)
const people = (folder: string) => readProfiles(path.join(import.meta.dirname, folder))
const { evaluation, persons } = evaluate(people('profiles'), people('held-out'), readEngineTools(), readSearchIndex())

describe('the engine as it stands', () => {
  it('orders lists no worse than the kept evaluation says', () => {
    const kept = readEvaluation(file)?.measures.ndcg_condensed ?? Number.NaN
    expect(evaluation.measures.ndcg_condensed).toBeGreaterThanOrEqual(kept - LOSS_ALLOWED)
  })

  it('is the one that the kept evaluation measured: `npm run eval` brings the file up to date', () => {
    expect(evaluationText(evaluation)).toBe(readFileSync(file, 'utf8'))
  })

  it('breaks no promise', () => {
    expect(persons.flatMap(({ profile, broken }) => broken.map((line) => `${profile.id}: ${line}`))).toEqual([])
  })

  it.each(MEASURES.map(({ key }) => key))('reaches the floor of %s', (key) => {
    const goal = MEASURES.find((measure) => measure.key === key)
    expect(goal && reaches(goal, evaluation.measures[key], 'floor')).toBe(true)
  })
})
