import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { evaluationSchema, HELD_OUT_KEYS, MEASURES } from '#core/recommendations/evaluation.ts'
import { createEvaluationService } from '#server/areas/recommendations/evaluation.service.ts'
import { createApi } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'

const kept = evaluationSchema.parse(
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../prisma/data/evaluation.json'), 'utf8')),
)
const database = registerTestDatabase()

test('anonymous requests read the figures as in the file, with their goals', async () => {
  const { data, errors } = await createApi(database).query(`{ recommendationEvaluation {
    engineVersion peopleCount gradeCount toolCount measures { key value floor target lessIsBetter reachesFloor reachesTarget }
    heldOut { peopleCount gradeCount measures { key value } } matchBands { from to shown onTopic good } } }`)
  expect(errors).toEqual([])
  const { measures, heldOut, ...evaluation } = data.recommendationEvaluation
  expect(evaluation).toEqual({
    engineVersion: kept.engineVersion,
    peopleCount: kept.people,
    gradeCount: kept.grades,
    toolCount: kept.tools,
    matchBands: kept.matchBands,
  })
  expect(measures.map(({ key, value }: { key: string; value: number }) => [key, value])).toEqual(
    MEASURES.map(({ key }) => [key.toUpperCase(), kept.measures[key]]),
  )
  expect(measures[0]).toEqual({
    key: 'BROKEN_PROMISES',
    value: kept.measures.broken_promises,
    floor: 0,
    target: 0,
    lessIsBetter: true,
    reachesFloor: kept.measures.broken_promises === 0,
    reachesTarget: kept.measures.broken_promises === 0,
  })
  expect(heldOut).toEqual({
    peopleCount: kept.heldOut.people,
    gradeCount: kept.heldOut.grades,
    measures: HELD_OUT_KEYS.map((key) => ({ key: key.toUpperCase(), value: kept.heldOut.measures[key] })),
  })
})

test('a missing file is an error, not an empty evaluation', () => {
  expect(() => createEvaluationService('/nowhere/evaluation.json').read()).toThrow('ENOENT')
})
