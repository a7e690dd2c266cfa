import { beforeAll, expect, test } from 'vitest'
import { createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'

const database = registerTestDatabase()
let api: ReturnType<typeof createApi>

const tools = (category: string, prominences: readonly number[]) =>
  prominences.map((prominence, index) => toolRecord({ slug: `${category}-${index}`, prominence }))

beforeAll(async () => {
  await loadCatalogue(database, {
    categories: { design: 'Design', email: 'Email', music: 'Music', writing: 'Writing' },
    tools: {
      design: tools('design', [0, 1]),
      email: tools('email', [2, 2, 2]),
      music: tools('music', [1, 2, 2, 3, 2]),
      writing: tools('writing', [2, 0, 2, 2, 2]),
    },
  })
  api = createApi(database)
})

test('the categories with household names come first, then those with the most well-known tools', async () => {
  const { data, errors } = await api.query('{ popularCategories(first: 3) { name toolCount } }')
  expect(errors).toEqual([])
  expect(data.popularCategories).toEqual([
    { name: 'Music', toolCount: 5 },
    { name: 'Writing', toolCount: 5 },
    { name: 'Email', toolCount: 3 },
  ])
})

test('a category has up to three well-known tools, the best known first', async () => {
  const { data } = await api.query('{ popularCategories { name wellKnownTools { slug } } }')
  const slugs = Object.fromEntries(
    data.popularCategories.map(({ name, wellKnownTools }: { name: string; wellKnownTools: { slug: string }[] }) => [
      name,
      wellKnownTools.map(({ slug }) => slug),
    ]),
  )
  expect(slugs.Design).toEqual([])
  expect(slugs.Music[0]).toBe('music-3')
  expect(slugs.Music.length).toBe(3)
  expect(slugs.Music).not.toContain('music-0')
})

test.each([0, 21])('%i categories are refused', async (first) => {
  const { errors } = await api.query(`{ popularCategories(first: ${first}) { name } }`)
  expect(errors).toEqual([expect.objectContaining({ code: 'BAD_USER_INPUT', field: 'first' })])
})
