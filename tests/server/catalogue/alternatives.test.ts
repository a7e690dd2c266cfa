import { beforeAll, expect, test } from 'vitest'
import { createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'

const database = registerTestDatabase()

const several = (count: number, prefix: string, changes: Record<string, unknown>) =>
  Array.from({ length: count }, (_, index) => toolRecord({ slug: `${prefix}-${index}`, ...changes }))

beforeAll(async () => {
  await loadCatalogue(database, {
    tools: {
      // Nine of a kind: each has eight others.
      writing: several(9, 'quill', { topics: { writing: 1, editing: 0.4 } }),
      email: [
        // One too few.
        ...several(8, 'mail', { topics: { email: 1, tasks_calendar: 0.4 } }),
        toolRecord({ slug: 'ended', status: 'discontinued', topics: { writing: 1, editing: 0.4 } }),
        // Shares a word with nine tools, but a purpose with none.
        toolRecord({ slug: 'stranger', topics: { image_gen: 1, writing: 0.3 } }),
        // Neither the category nor other topics matter.
        toolRecord({ slug: 'editor', topics: { writing: 1, translation: 0.4 } }),
      ],
    },
  })
})

test('a tool has an indexable alternatives page when at least eight active tools are similar', async () => {
  const { data, errors } = await createApi(database).query(
    `{ tools(first: 50) { nodes { slug hasAlternatives similar(first: 12) { sharedTopics } } } ended: tool(by: { slug: "ended" }) { hasAlternatives } }`,
  )
  expect(errors).toEqual([])
  const nodes = data.tools.nodes as { slug: string; hasAlternatives: boolean; similar: { sharedTopics: string[] }[] }[]
  expect(
    nodes
      .filter(({ hasAlternatives }) => hasAlternatives)
      .map(({ slug }) => slug.replace(/\d/, ''))
      .sort(),
  ).toEqual(['editor', ...Array.from({ length: 9 }, () => 'quill-')])
  // The sitemap lists what the page shows, each with a reason.
  for (const { slug, hasAlternatives, similar } of nodes) {
    expect([slug, similar.length >= 8]).toEqual([slug, hasAlternatives])
    expect(similar.every(({ sharedTopics }) => sharedTopics.length > 0)).toBe(true)
  }
  expect(data.ended.hasAlternatives).toBe(false)
})
