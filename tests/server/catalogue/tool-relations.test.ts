import { beforeAll, describe, expect, test } from 'vitest'
import { createApi, loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'

const database = registerTestDatabase()

beforeAll(async () => {
  const topics = { writing: 1, editing: 0.5 }
  await loadCatalogue(database, {
    tools: {
      writing: [
        toolRecord({
          slug: 'quill',
          name: 'Quill',
          pricing_model: 'paid',
          plans: [plan({ month: 20 })],
          topics,
          skill: 2,
          api_available: false,
        }),
        toolRecord({
          slug: 'quill-free',
          name: 'Quill Free',
          pricing_model: 'freemium',
          plans: [plan({ month: 9 })],
          topics,
          prominence: 3,
        }),
        toolRecord({
          slug: 'dear-quill',
          name: 'Dear Quill',
          pricing_model: 'paid',
          plans: [plan({ month: 90 })],
          topics,
          skill: 3,
          api_available: true,
        }),
        toolRecord({ slug: 'closed', name: 'Closed Quill', status: 'discontinued', topics }),
      ],
      email: [
        toolRecord({
          slug: 'postbox',
          name: 'Postbox',
          aliases: ['Letterbird'],
          topics: { email: 1, tasks_calendar: 0.4 },
        }),
        toolRecord({ slug: 'editor', name: 'Editor', topics: { email: 1, writing: 0.3 } }),
        // In the editors' jobs.
        toolRecord({ slug: 'otter-ai', name: 'Otter', topics: { meetings: 1, transcription: 0.8 } }),
        toolRecord({ slug: 'fireflies-ai', name: 'Fireflies', topics: { meetings: 1, transcription: 0.5 } }),
      ],
    },
  })
})

const ask = (text: string, variables = {}) => createApi(database).query(text, variables)

describe('similar tools', () => {
  test('share topics, and list advantages over the tool', async () => {
    const { data, errors } = await ask(
      '{ tool(by: { slug: "quill" }) { similar { tool { slug } similarity sharedJobs { slug } sharedTopics contrasts } } }',
    )
    expect(errors).toEqual([])
    expect(data.tool.similar).toEqual([
      {
        tool: { slug: 'quill-free' },
        similarity: 1,
        sharedJobs: [],
        sharedTopics: ['writing', 'editing'],
        contrasts: ['CHEAPER', 'EASIER', 'FREE_TIER'],
      },
      {
        tool: { slug: 'dear-quill' },
        similarity: 1,
        sharedJobs: [],
        sharedTopics: ['writing', 'editing'],
        contrasts: ['HAS_API'],
      },
    ])
  })

  test('name the jobs that both are good for', async () => {
    const { data, errors } = await ask(
      '{ tool(by: { slug: "otter-ai" }) { similar { tool { slug } sharedJobs { slug activity post { id } } } } }',
    )
    expect(errors).toEqual([])
    expect(data.tool.similar).toEqual([
      {
        tool: { slug: 'fireflies-ai' },
        sharedJobs: [{ slug: 'transcribe-meetings', activity: 'Transcribing and summarizing meetings', post: null }],
      },
    ])
  })

  test('never include the tool itself, an inactive one or one without a common purpose', async () => {
    const { data } = await ask('{ tool(by: { slug: "postbox" }) { similar(first: 12) { tool { slug } } } }')
    expect(data.tool.similar).toEqual([{ tool: { slug: 'editor' } }])
  })

  test.each([0, 13, -1])('reject a count of %i', async (first) => {
    const { errors } = await ask(
      'query ($first: Int) { tool(by: { slug: "quill" }) { similar(first: $first) { similarity } } }',
      { first },
    )
    expect(errors[0]).toMatchObject({ code: 'BAD_USER_INPUT', message: '"first" must be a number from 1 to 12.' })
  })
})

describe('compared tools', () => {
  test.each([
    [
      ['postbox', 'quill'],
      ['postbox', 'quill'],
    ],
    [
      ['quill', 'postbox'],
      ['quill', 'postbox'],
    ],
    [
      ['quill', 'nobody', 'quill', 'closed'],
      ['quill', 'closed'],
    ],
    [[], []],
  ])('for %j are %j', async (slugs, found) => {
    const { data, errors } = await ask('query ($slugs: [String!]!) { compareTools(slugs: $slugs) { slug } }', { slugs })
    expect(errors).toEqual([])
    expect(data.compareTools.map(({ slug }: { slug: string }) => slug)).toEqual(found)
  })

  test('are limited to four', async () => {
    const slugs = ['a', 'b', 'c', 'd', 'e']
    const { errors } = await ask('query ($slugs: [String!]!) { compareTools(slugs: $slugs) { slug } }', { slugs })
    expect(errors[0]).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'At most 4 tools can be compared.',
      field: 'slugs',
    })
  })
})

describe('suggestions', () => {
  test.each([
    ['qui', ['quill-free', 'quill', 'dear-quill']],
    ['Quill', ['quill', 'quill-free', 'dear-quill']],
    ['letterb', ['postbox']],
    ['postbix', ['postbox']],
    ['  ', []],
    ['%', []],
    ['zzz', []],
  ])('for %j are %j', async (search, slugs) => {
    const { data, errors } = await ask('query ($search: String!) { toolSuggestions(search: $search) { slug } }', {
      search,
    })
    expect(errors).toEqual([])
    expect(data.toolSuggestions.map(({ slug }: { slug: string }) => slug)).toEqual(slugs)
  })

  test('reject texts longer than the search box', async () => {
    const { errors } = await ask('query ($search: String!) { toolSuggestions(search: $search, first: 5) { slug } }', {
      search: 'x'.repeat(101),
    })
    expect(errors[0]).toMatchObject({ code: 'BAD_USER_INPUT', message: 'A search must be at most 100 characters.' })
  })
})
