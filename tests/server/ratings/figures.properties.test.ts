import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Viewer } from '#core/policy.ts'
import { createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { joinRaters, rater, readFigures } from './raters.ts'

const database = registerTestDatabase()
let ids: string[]
let people: Viewer[]

beforeAll(async () => {
  await loadCatalogue(database, { tools: { writing: ['abacus', 'beacon'].map((slug) => toolRecord({ slug })) } })
  ids = (await database.prisma.tool.findMany({ orderBy: { slug: 'asc' } })).map(({ id }) => id)
  people = await joinRaters(database, 50)
})
beforeEach(async () => {
  const { ratings } = createApi(database).services.ratings
  for (const { id } of people) await database.transaction((tx) => ratings.eraseFor(tx, id))
})

const LIMITS_OFF = { limitsFactor: 1_000_000 }

test('fifty concurrent members leave correct sums', async () => {
  const tool = ids[0] ?? ''
  const { ratings } = createApi(database).services.ratings
  const rate = (person: Viewer, index: number) => ratings.rate(person, { toolId: tool, stars: (index % 5) + 1 }, {})
  await Promise.all(people.map(rate))
  const { stored, counted } = await readFigures(database)
  expect(stored).toEqual(counted)
  expect(stored[0]).toEqual([50, 150, 3_166_667])
})

test('one member in many concurrent windows has one rating', async () => {
  const api = rater(database, people[0] ?? null)
  await Promise.all(Array.from({ length: 20 }, (_, index) => api.rate(ids[0] ?? '', (index % 5) + 1)))
  const { stored, counted } = await readFigures(database)
  expect(stored).toEqual(counted)
  expect(stored[0]?.[0]).toBe(1)
})

test('aggregates match the ratings, whatever members do concurrently', async () => {
  const act = fc.record({
    who: fc.nat({ max: 3 }),
    tool: fc.nat({ max: 1 }),
    /** 0 withdraws the rating, 6 erases the member's ratings. */
    stars: fc.integer({ min: 0, max: 6 }),
  })
  const apis = people.slice(0, 4).map((person) => rater(database, person, LIMITS_OFF))
  const perform = async ({ who, tool, stars }: { who: number; tool: number; stars: number }) => {
    const [api, id] = [apis[who], ids[tool] ?? '']
    if (api === undefined) return
    if (stars === 0) await api.withdraw(id)
    else if (stars < 6) await api.rate(id, stars)
    else await database.transaction((tx) => api.services.ratings.ratings.eraseFor(tx, people[who]?.id ?? ''))
  }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(act, { maxLength: 4 }), { maxLength: 6 }), async (rounds) => {
      for (const acts of rounds) await Promise.all(acts.map(perform))
      const { stored, counted } = await readFigures(database)
      expect(stored).toEqual(counted)
    }),
    { numRuns: 25, seed: 20_261_120 },
  )
})
