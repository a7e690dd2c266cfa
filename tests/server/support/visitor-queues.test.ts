import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ApiOptions, clock, createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'

const DAY_MS = 86_400_000
const START = clock.now().getTime()

const database = registerTestDatabase()
let toolId: string

beforeAll(async () => {
  await loadCatalogue(database, { tools: { writing: [toolRecord({ aliases: ['The Counter'] })] } })
  toolId = (await database.prisma.tool.findUniqueOrThrow({ where: { slug: 'abacus' } })).id
})
beforeEach(async () => {
  await database.prisma.inaccuracyReport.deleteMany()
  await database.prisma.toolSuggestion.deleteMany()
})

const FAILURES = '... on Failure { code message } ... on InvalidInputError { field }'
const MUTATIONS = {
  reportInaccuracy: `mutation ($input: ReportInaccuracyInput!) { reportInaccuracy(input: $input) {
    __typename ... on ReportInaccuracyPayload { reportId joined } ${FAILURES} } }`,
  suggestTool: `mutation ($input: SuggestToolInput!) { suggestTool(input: $input) {
    __typename ... on SuggestToolPayload { suggestionId joined } ... on AlreadyListed { tool { slug name } } ${FAILURES} } }`,
} as const

type Api = ReturnType<typeof createApi>
const api = (options: ApiOptions = {}) => createApi(database, { limitsFactor: 100, ...options })
const send = async ({ query }: Api, name: keyof typeof MUTATIONS, input: object) => {
  const { data, errors } = await query(MUTATIONS[name], { input })
  expect(errors).toEqual([])
  return data[name]
}
const report = (caller: Api, changes: object = {}) =>
  send(caller, 'reportInaccuracy', { toolId, kind: 'PRICE', ...changes })
const suggest = (caller: Api, changes: object = {}) =>
  send(caller, 'suggestTool', { name: 'Comet', websiteUrl: 'comet.example', ...changes })
const reports = () => database.prisma.inaccuracyReport.findMany({ orderBy: { createdAt: 'asc' } })
const suggestions = () => database.prisma.toolSuggestion.findMany({ orderBy: { createdAt: 'asc' } })

describe('an inaccuracy report', () => {
  test('is queued', async () => {
    const answer = await report(api(), { note: ' It costs 9 now.\r\nSee the page. ', email: 'ann@mail.example' })
    expect(answer).toMatchObject({ __typename: 'ReportInaccuracyPayload', joined: false })
    expect(await reports()).toEqual([
      {
        id: answer.reportId,
        toolId,
        pageId: null,
        plan: null,
        kind: 'price',
        state: 'open',
        reportCount: 1,
        note: 'It costs 9 now.\nSee the page.',
        email: 'ann@mail.example',
        outcome: null,
        settledAt: null,
        deferredUntil: null,
        createdAt: clock.now(),
      },
    ])
  })

  test('joins an open one of the same kind from the last 30 days', async () => {
    let now = START
    const caller = api({ now: () => new Date(now) })
    const first = await report(caller, { note: 'One' })
    now = START + 30 * DAY_MS
    expect(await report(caller, { note: 'Two', email: 'bea@mail.example' })).toMatchObject({
      reportId: first.reportId,
      joined: true,
    })
    expect(await reports()).toMatchObject([
      { reportCount: 2, note: 'One\n\nTwo', email: 'bea@mail.example', createdAt: new Date(START) },
    ])
    expect(await report(caller, { kind: 'OUTDATED' })).toMatchObject({ joined: false })
    now += 1
    expect(await report(caller)).toMatchObject({ joined: false })
    expect(await reports()).toHaveLength(3)
  })

  test('does not join a settled one', async () => {
    await report(api())
    await database.prisma.inaccuracyReport.updateMany({ data: { state: 'rejected' } })
    expect(await report(api())).toMatchObject({ joined: false })
  })

  test('of the same problem at the same time is stored once', async () => {
    const caller = api()
    await Promise.all([1, 2, 3, 4].map(() => report(caller)))
    expect(await reports()).toMatchObject([{ reportCount: 4 }])
  })

  test.each([
    [{ toolId: 'x' }, 'toolId', 'Tool not found.'],
    [{ toolId: '00000000-0000-7000-8000-000000000000' }, 'toolId', 'Tool not found.'],
    [{ kind: 'OTHER' }, 'note', 'Please describe the problem in "note".'],
    [{ note: 'x'.repeat(1001) }, 'note', '"note" must be at most 1000 characters.'],
    [{ note: 'a\u0007b' }, 'note', '"note" must be plain text.'],
    [{ email: 'ann' }, 'email', '"email" must be an email address.'],
    [{ email: 'ann@mail.example\r\nBcc: all@mail.example' }, 'email', '"email" must be a single line.'],
  ])('with %j is rejected', async (changes, field, message) => {
    expect(await report(api(), changes)).toEqual({
      __typename: 'InvalidInputError',
      code: 'BAD_USER_INPUT',
      field,
      message,
    })
    expect(await reports()).toEqual([])
  })
})

describe('the outcome of a suggestion', () => {
  const outcomeOf = async (suggestionId: string) => {
    const document = 'query ($id: ID!) { suggestionOutcome(suggestionId: $id) { suggestionId state toolSlug } }'
    return (await api().query(document, { id: suggestionId })).data.suggestionOutcome
  }

  test.each([
    ['open', 'RECEIVED'],
    ['accepted', 'ACCEPTED'],
    ['rejected', 'DECLINED'],
  ] as const)('that is %s reads %s for anyone who has its id', async (state, shown) => {
    const { suggestionId } = await suggest(api(), { note: 'Private', email: 'ann@mail.example' })
    await database.prisma.toolSuggestion.updateMany({ data: { state, outcome: 'Dear Ann' } })
    expect(await outcomeOf(suggestionId)).toEqual({ suggestionId, state: shown, toolSlug: null })
  })

  test('links to the tool once the catalog has it, by URL or name, and only while the tool is visible', async () => {
    const { suggestionId } = await suggest(api())
    const tool = { where: { slug: 'abacus' } }
    const { addressKey, nameKeys } = await database.prisma.tool.findUniqueOrThrow(tool)
    for (const data of [{ addressKey: 'comet.example' }, { addressKey, nameKeys: [...nameKeys, 'comet'] }]) {
      await database.prisma.tool.update({ ...tool, data })
      expect(await outcomeOf(suggestionId)).toEqual({ suggestionId, state: 'LISTED', toolSlug: 'abacus' })
    }
    await database.prisma.tool.update({ ...tool, data: { status: 'discontinued' } })
    expect(await outcomeOf(suggestionId)).toMatchObject({ state: 'RECEIVED', toolSlug: null })
    await database.prisma.tool.update({ ...tool, data: { status: 'active', nameKeys } })
  })

  test('is hidden for other ids, and for those of honeypot submissions', async () => {
    const { suggestionId } = await suggest(api(), { website: 'https://spam.example' })
    for (const id of [suggestionId, '00000000-0000-7000-8000-000000000000', "x' OR true"]) {
      expect(await outcomeOf(id)).toBeNull()
    }
  })
})

describe('a suggested tool', () => {
  test('is queued', async () => {
    const answer = await suggest(api(), {
      category: 'Space',
      note: 'Flies',
      websiteUrl: 'www.comet.example/app/?ref=me#top',
    })
    expect(answer).toMatchObject({ __typename: 'SuggestToolPayload', joined: false })
    expect(await suggestions()).toMatchObject([
      {
        id: answer.suggestionId,
        name: 'Comet',
        websiteUrl: 'https://www.comet.example/app/',
        addressKey: 'comet.example/app',
        nameKey: 'comet',
        category: 'Space',
        note: 'Flies',
        email: null,
        state: 'open',
        suggestionCount: 1,
      },
    ])
  })

  test.each([{ name: 'Halley' }, { websiteUrl: 'https://halley.example', name: 'COMET!' }])(
    'joins an open one: %j',
    async (again) => {
      const first = await suggest(api())
      expect(await suggest(api(), { ...again, note: 'Also here' })).toMatchObject({
        suggestionId: first.suggestionId,
        joined: true,
      })
      expect(await suggestions()).toMatchObject([{ name: 'Comet', suggestionCount: 2, note: 'Also here' }])
    },
  )

  test.each([
    { websiteUrl: 'http://www.abacus.example/?x=1' },
    { name: 'abacus', websiteUrl: 'https://elsewhere.example' },
    { name: 'the counter', websiteUrl: 'https://elsewhere.example' },
  ])('that is already listed returns the tool: %j', async (changes) => {
    expect(await suggest(api(), changes)).toEqual({
      __typename: 'AlreadyListed',
      code: 'ALREADY_LISTED',
      message: 'This tool is already in the catalog.',
      tool: { slug: 'abacus', name: 'Abacus' },
    })
    expect(await suggestions()).toEqual([])
  })

  test('from a bot that fills the honeypot only looks stored', async () => {
    expect(await suggest(api(), { website: 'https://spam.example' })).toEqual({
      __typename: 'SuggestToolPayload',
      suggestionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      joined: false,
    })
    expect(await suggestions()).toEqual([])
  })

  test.each([
    [{ name: ' ' }, 'name', '"name" must not be empty.'],
    [{ name: '?!' }, 'name', '"name" must contain letters or digits.'],
    [{ name: 'x'.repeat(81) }, 'name', '"name" must be at most 80 characters.'],
    [{ name: 'a\nb' }, 'name', '"name" must be a single line.'],
    [{ category: 'a\rb' }, 'category', '"category" must be a single line.'],
    [{ websiteUrl: 'javascript:alert(1)' }, 'websiteUrl', '"websiteUrl" must be an http or https URL.'],
    [{ websiteUrl: `comet.example/${'x'.repeat(500)}` }, 'websiteUrl', '"websiteUrl" must be at most 500 characters.'],
    [{ email: `${'x'.repeat(250)}@mail.example` }, 'email', '"email" must be at most 254 characters.'],
  ])('with %j is refused', async (changes, field, message) => {
    expect(await suggest(api(), changes)).toEqual({
      __typename: 'InvalidInputError',
      code: 'BAD_USER_INPUT',
      field,
      message,
    })
    expect(await suggestions()).toEqual([])
  })
})

describe.each([
  ['reports', report],
  ['suggestions', suggest],
] as const)('%s from one address', (_, act) => {
  test('are limited to five an hour and twenty a day', async () => {
    let now = START
    const caller = api({ limitsFactor: 1, now: () => new Date(now) })
    const kinds = []
    for (let hour = 0; hour < 5; hour += 1) {
      now = START + hour * 3_600_000
      for (let count = 0; count < 6; count += 1) kinds.push((await act(caller)).__typename)
    }
    const hourly = Array.from({ length: 5 }, () => expect.stringMatching(/Payload$/))
    expect(kinds.slice(0, 12)).toEqual([...hourly, 'RateLimitedError', ...hourly, 'RateLimitedError'])
    expect(kinds.filter((kind) => kind !== 'RateLimitedError')).toHaveLength(20)
    expect(kinds.slice(24)).toEqual(Array.from({ length: 6 }, () => 'RateLimitedError'))
  })
})
