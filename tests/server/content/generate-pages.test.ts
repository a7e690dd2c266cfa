import { beforeAll, expect, test } from 'vitest'
import { clock, createApi } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { viewerWith } from '../../support/viewers.ts'

const AT = clock.now()
const administrator = viewerWith({ role: 'admin', emailVerified: true, passwordGivenAt: AT })

const database = registerTestDatabase()
let api: ReturnType<typeof createApi>

beforeAll(async () => {
  api = createApi(database, { viewer: administrator })
})

const run = async (mutation: string, variables: object) => {
  const { data, errors } = await api.query(mutation, { ...variables })
  expect(errors).toEqual([])
  return Object.values(data as object)[0]
}

const GENERATION = '{ id state done total generated error startedAt finishedAt }'
const start = (variables: object) =>
  run(
    `mutation ($type: GeneratedPageType, $limit: Int!) { generatePages(input: { type: $type, limit: $limit }) { __typename
      ... on GeneratePagesPayload { generation ${GENERATION} } ... on Failure { message } ... on InvalidInputError { field } } }`,
    variables,
  )

test('generation is one job at a time, with readable progress', async () => {
  const { data } = await api.query(`{ pageGeneration ${GENERATION} }`)
  expect(data.pageGeneration).toBeNull()
  const first = await start({ type: 'COMPARISON', limit: 20 })
  expect(first).toMatchObject({ generation: { state: 'WAITING', done: 0, generated: null, finishedAt: null } })
  const second = await start({ limit: 50 })
  expect(second).toMatchObject({ generation: { id: (first as { generation: { id: string } }).generation.id } })
  expect(await database.prisma.job.count()).toBe(1)
  const progress = {
    state: 'dead',
    progressDone: 3,
    progressTotal: 9,
    lastError: 'No space',
    finishedAt: clock.now(),
    activeKey: null,
  } as const
  await database.prisma.job.updateMany({ data: progress })
  const after = await api.query(`{ pageGeneration ${GENERATION} }`)
  expect(after.data.pageGeneration).toMatchObject({ state: 'FAILED', done: 3, total: 9, error: 'No space' })
})

test.each([
  [{ limit: 51 }, '"limit" must be a number from 1 to 50.'],
  [{ limit: 0 }, '"limit" must be a number from 1 to 50.'],
  [{ type: 'CATEGORY', limit: 21 }, '"limit" must be a number from 1 to 20.'],
])('rejects %o', async (variables, message) => {
  expect(await start(variables)).toEqual({ __typename: 'InvalidInputError', message, field: 'limit' })
})
