import type { Client } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadCatalogue, toolRecord } from '#tests/support/catalogue.ts'
import { registerTestDatabase } from '#tests/support/database.ts'
import { AMPLE_BUDGET, ask, buildTestApp, type TestApp } from '../app-support.ts'
import { CATALOGUE, connectClient, listenAnywhere, textOf } from './mcp-app.ts'

const database = registerTestDatabase()
let site: TestApp
let client: Client

beforeAll(async () => {
  await loadCatalogue(database, CATALOGUE)
  site = await buildTestApp(database, { httpLimits: AMPLE_BUDGET })
  client = await connectClient(await listenAnywhere(site.app))
})
afterAll(async () => {
  await client.close()
  await site.app.close()
})

const answer = async (given: Record<string, unknown>) => {
  const result = await client.callTool({ name: 'what_changed', arguments: given })
  return { text: textOf(result), content: result.structuredContent as Record<string, unknown>, failed: result.isError }
}
const PAGE = 'https://site.example/tool/abacus'

test('changes are those since the day', async () => {
  const { content, text } = await answer({ since: '2026-11-03' })
  expect(content).toMatchObject({
    events: [{ slug: 'abacus', on: '2026-11-03', heading: 'Prices changed' }],
    added: [{ slug: 'cedar', added_on: '2026-11-10' }],
  })
  expect(text).toContain('The Pro plan rose to 12 dollars.')
  const later = await answer({ since: '2026-11-21' })
  expect(later.content).toMatchObject({ events: [], added: [], changed: [], price_changes: [] })
  expect(later.text).toMatch(
    /^Nothing changed in the catalog since 2026-11-21\.\n\nLater changes: call with "after": "\d+"\.$/,
  )
})

test('changes after a sequence are those of the feed, without gaps', async () => {
  const all = []
  let page = await answer({ after: '0' })
  for (;;) {
    all.push(...(page.content['changes'] as { slug: string; what: string; page: string }[]))
    if (page.content['more'] !== true) break
    page = await answer({ after: page.content['sequence'] })
  }
  const { data } = (
    await ask(site.app, { query: '{ catalogueChanges(first: 100) { nodes { sequence slug } } }' })
  ).json()
  expect(new Set(all.map(({ slug }) => slug))).toEqual(
    new Set(data.catalogueChanges.nodes.map((one: { slug: string }) => one.slug)),
  )
  expect(page.content).toMatchObject({
    since: null,
    sequence: data.catalogueChanges.nodes.at(-1).sequence,
    events: [],
    added: [],
  })
  expect(all).toContainEqual(expect.objectContaining({ slug: 'abacus', what: 'added', page: PAGE }))
  expect(page.text).toMatch(/^Changes, oldest first:\n- \d{4}-\d\d-\d\d: \[/)
})

test('a day leads to a sequence after which later changes are listed', async () => {
  const { content } = await answer({ since: '2026-11-21' })
  const after = content['sequence']
  expect(await answer({ after })).toMatchObject({
    text: `Nothing changed in the catalog.\nThere are no more now. Continue with "after": "${after}".`,
    content: { sequence: after, more: false, changes: [] },
  })
})

test('changes of one tool are told together', async () => {
  const { content } = await answer({ since: '2026-11-21' })
  const revise = (changes: object) =>
    toolRecord({ slug: 'birch', name: 'Birch', prominence: 1, pricing_model: null, api_available: true, ...changes })
  const [abacus, , ...others] = CATALOGUE.tools?.['writing'] ?? []
  const events = [
    { kind: 'price_changed', on: '2026-11-19', note: `It *rose*. ${'x'.repeat(180)}`, url: 'https://news.example/2' },
  ]
  await loadCatalogue(database, {
    tools: {
      writing: [
        abacus,
        revise({
          features: ['Letters to friends', 'Letters to banks', 'Letters to schools', 'Letters to others'],
          open_source: true,
          events,
        }),
        ...others,
      ] as never,
    },
  })
  const { content: later, text } = await answer({ after: content['sequence'] })
  expect(later['changes']).toMatchObject([
    {
      slug: 'birch',
      what: 'changed',
      fields: expect.arrayContaining(['features', 'open_source', 'events']),
      merged_into: null,
    },
  ])
  expect(text).toContain('2026-11-19: It \\*rose\\*. xxx')
  expect(text).toContain('…\n')
})

test.each<[Record<string, unknown>, string | RegExp]>([
  [{ since: 'May' }, 'BAD_USER_INPUT: "since" must be a date, such as 2026-11-01.'],
  [{}, 'BAD_USER_INPUT: "since" or "after" is required, and only one of them.'],
  [{ since: '2026-11-01', after: '1' }, 'BAD_USER_INPUT: "since" or "after" is required, and only one of them.'],
  [{ after: '-1' }, 'BAD_USER_INPUT: "after" must be the sequence of an entry or of a snapshot: a number from 0.'],
  [{ after: '9'.repeat(18) }, /^CURSOR_TOO_NEW: "after" is newer than the change feed, which ends at \d+\./],
  [{ after: 1 }, 'BAD_USER_INPUT: "after" must be a string.'],
])('is refused with what to do: %j', async (given, text) => {
  const refused = await answer(given)
  expect(refused.failed).toBe(true)
  if (typeof text === 'string') expect(refused.text).toBe(text)
  else expect(refused.text).toMatch(text)
})
