import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { SEARCH_MEASURES, type SearchMeasures, searchEvaluationSchema } from '#core/search/search-evaluation.ts'
import { createSearchEvaluationService } from '#server/areas/catalogue/search-evaluation.service.ts'
import type { RequestContext } from '#server/graphql/context.ts'
import { createExecute } from '#server/graphql/execute.ts'
import { schema } from '#server/schema.ts'

const kept = searchEvaluationSchema.parse(
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../prisma/data/search-evaluation.json'), 'utf8')),
)
const context = {
  services: { catalogue: { searchEvaluation: createSearchEvaluationService() } },
} as unknown as RequestContext

const DOCUMENT = parse(`{ searchEvaluation { toolCount
  all { ...Measured } heldOut { ...Measured } classes { queryClass measured { ...Measured } } } }
  fragment Measured on MeasuredSearch { queryCount gradeCount
    measures { key value floor target lessIsBetter reachesFloor } substringMeasures { key value } }`)

const valuesOf = (measures: SearchMeasures) =>
  SEARCH_MEASURES.map(({ key }) => expect.objectContaining({ key: key.toUpperCase(), value: measures[key] }))

test('anonymous requests read the figures as in the file, with their goals', async () => {
  const { data, errors = [] } = await createExecute(schema)({ document: DOCUMENT, variables: {}, context })
  expect(errors).toEqual([])
  const { toolCount, all, heldOut, classes } = JSON.parse(JSON.stringify(data)).searchEvaluation
  const measured = ({ queries, grades, search, substring }: typeof kept.all) => ({
    queryCount: queries,
    gradeCount: grades,
    measures: valuesOf(search),
    substringMeasures: valuesOf(substring),
  })
  expect(toolCount).toBe(kept.tools)
  expect(all).toEqual(measured(kept.all))
  expect(heldOut).toEqual(measured(kept.heldOut))
  expect(classes).toEqual(
    kept.byClass.map((entry) => ({ queryClass: entry.class.toUpperCase(), measured: measured(entry) })),
  )
  expect(all.measures[3]).toEqual({
    key: 'NOTHING_FOUND',
    value: kept.all.search.nothing_found,
    floor: 0.01,
    target: 0,
    lessIsBetter: true,
    reachesFloor: kept.all.search.nothing_found <= 0.01,
  })
})

test('a missing file is an error, not an empty evaluation', () => {
  expect(() => createSearchEvaluationService('/nowhere/search-evaluation.json').read()).toThrow('ENOENT')
})
