/** Events of tools: in records, over all tools, and as names for the search. */
import { beforeAll, describe, expect, test } from 'vitest'
import { createListedToolsService } from '#server/areas/catalogue/listed-tools.service.ts'
import { createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'

const database = registerTestDatabase()
let api: ReturnType<typeof createApi>

const event = (kind: string, on: string, changes: Record<string, unknown> = {}) => ({
  kind,
  on,
  note: 'Something happened to it.',
  url: 'https://news.example/event',
  ...changes,
})

beforeAll(async () => {
  await loadCatalogue(database, {
    tools: {
      writing: [
        toolRecord({
          slug: 'abacus',
          name: 'Abacus',
          events: [
            event('renamed', '2026-03-05', { former_name: 'Zebrafish' }),
            event('acquired', '2026-01', { party: 'Omega' }),
          ],
        }),
        toolRecord({
          slug: 'birch',
          name: 'Birch',
          website_url: 'https://birch.example',
          events: [event('merged', '2025-06', { party: 'Omega' })],
        }),
        toolRecord({
          slug: 'muse',
          name: 'Muse',
          website_url: null,
          status: 'discontinued',
          aliases: ['Muse AI'],
          events: [event('ended', '2026-02')],
        }),
        toolRecord({
          slug: 'quill',
          name: 'Quill',
          website_url: null,
          status: 'merged',
          merged_into: 'abacus',
          events: [event('merged', '2026-02-01'), event('renamed', '2025-01', { former_name: 'Feather' })],
        }),
      ],
    },
  })
  api = createApi(database)
})

const data = async (text: string, variables: Record<string, unknown> = {}) => {
  const answer = await api.query(text, variables)
  expect(answer.errors).toEqual([])
  return answer.data
}

test('an active tool is still offered after a merger of its company', async () => {
  const { tool } = await data('{ tool(by: { slug: "birch" }) { statusText events { heading } } }')
  expect(tool).toEqual({ statusText: null, events: [{ heading: 'Merged with Omega' }] })
})

test('a tool has its events, newest first, with their texts', async () => {
  const { tool } = await data(`{ tool(by: { slug: "abacus" }) {
    formerNames statusText events { kind on onText party formerName heading note sourceUrl tool { slug } }
  } }`)
  expect(tool).toEqual({
    formerNames: ['Zebrafish'],
    statusText: null,
    events: [
      {
        kind: 'RENAMED',
        on: '2026-03-05',
        onText: 'March 5, 2026',
        party: null,
        formerName: 'Zebrafish',
        heading: 'Renamed from Zebrafish',
        note: 'Something happened to it.',
        sourceUrl: 'https://news.example/event',
        tool: { slug: 'abacus' },
      },
      expect.objectContaining({ kind: 'ACQUIRED', party: 'Omega', heading: 'Acquisition by Omega' }),
    ],
  })
})

describe('the events of all tools', () => {
  const page = (first: number, after: string | null) =>
    api.query(
      `query ($first: Int!, $after: String) { toolEvents(first: $first, after: $after) {
        totalCount nodes { on heading tool { slug } } pageInfo { hasNextPage endCursor }
      } }`,
      { first, after },
    )

  test('are listed newest first, those of unlisted tools among them, in pages', async () => {
    const seen: string[] = []
    let after: string | null = null
    do {
      const { data: found, errors } = await page(2, after)
      expect(errors).toEqual([])
      expect(found.toolEvents.totalCount).toBe(6)
      for (const { on, heading, tool } of found.toolEvents.nodes) seen.push(`${on} ${tool.slug}: ${heading}`)
      after = found.toolEvents.pageInfo.hasNextPage ? found.toolEvents.pageInfo.endCursor : null
    } while (after !== null)
    expect(seen).toEqual([
      '2026-03-05 abacus: Renamed from Zebrafish',
      '2026-02-01 quill: Merged into another product',
      '2026-02 muse: Shut down',
      '2026-01 abacus: Acquisition by Omega',
      '2025-06 birch: Merged with Omega',
      '2025-01 quill: Renamed from Feather',
    ])
  })

  test.each([
    ['a foreign cursor', 2, 'x', 'after'],
    ['an empty page', 0, null, 'first'],
    ['a page that is too large', 101, null, 'first'],
  ])('refuse %s', async (_, first, after, field) => {
    const { errors } = await page(first, after)
    expect(errors[0]).toMatchObject({ code: 'BAD_USER_INPUT', field })
  })
})

describe('a former name', () => {
  test('finds the tool in a search and in suggestions', async () => {
    const { tools, toolSuggestions } = await data(`{
      tools(search: "zebrafish") { edges { node { slug } matchedOn { field text } } }
      toolSuggestions(search: "zebraf") { slug }
    }`)
    expect(tools.edges[0]).toMatchObject({
      node: { slug: 'abacus' },
      matchedOn: [{ field: 'ALIAS', text: 'Zebrafish' }],
    })
    expect(toolSuggestions).toMatchObject([{ slug: 'abacus' }])
  })

  test('is already listed', async () => {
    const listed = createListedToolsService({ database })
    expect(await listed.find({ addressKey: 'other.example', nameKey: 'zebrafish' })).toBe('abacus')
  })
})

describe('a search for a tool that is not listed', () => {
  const unlisted = async (search: string) =>
    (
      await data('query ($search: String) { tools(search: $search) { unlisted { slug statusText mergedInto } } }', {
        search,
      })
    ).tools.unlisted

  test.each(['Muse', ' muse ', 'MUSE-AI'])('by its name or alias says what became of it: %s', async (search) => {
    const statusText = 'Muse was shut down in February 2026'
    expect(await unlisted(search)).toEqual({ slug: 'muse', statusText, mergedInto: null })
  })

  test('by a former name says so too', async () => {
    const statusText = 'Quill was merged into another product on February 1, 2026'
    expect(await unlisted('feather')).toEqual({ slug: 'quill', statusText, mergedInto: 'abacus' })
  })

  test.each(['Abacus', 'zebrafish', 'muse for writers', '?!', ''])('finds none for %j', async (search) => {
    expect(await unlisted(search)).toBeNull()
  })
})
