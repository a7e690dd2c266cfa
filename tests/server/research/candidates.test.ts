import { describe, expect, test } from 'vitest'
import { clock } from '../../support/catalogue.ts'
import { MINUTE_MS } from '../../support/members.ts'
import { PRIVILEGED_SINCE } from '../../support/privileged-since.ts'
import { storedEmails } from '../../support/stored-emails.ts'
import { createResearchApp, FAILURE } from './research-app.ts'

const { database, members, app, ask, publish, prepare, reject, candidates, oneCandidate, toolNames, audit } =
  createResearchApp()

const DAY_MS = 86_400_000
const VALUES = [
  { field: 'name', value: 'Comet' },
  { field: 'website_url', value: 'https://comet.example/' },
  { field: 'category', value: 'writing' },
  { field: 'description', value: 'Turns notes of a meeting into a letter that one can send without much correction.' },
  { field: 'features', value: '["Letter templates","Shared folder","Spelling correction","Export to PDF"]' },
]

describe('a candidate', () => {
  test('becomes a tool by an administrator, with a person as the source of its facts', async () => {
    const id = await oneCandidate()
    expect(await publish(app.admin, { id, values: VALUES })).toMatchObject({
      candidate: { state: 'ACCEPTED', tool: { slug: 'comet' } },
    })
    const { tool } = await ask('{ tool(by: { slug: "comet" }) { name websiteUrl features category { slug } } }')
    expect(tool).toEqual({
      name: 'Comet',
      websiteUrl: 'https://comet.example/',
      features: ['Letter templates', 'Shared folder', 'Spelling correction', 'Export to PDF'],
      category: { slug: 'writing' },
    })
    const facts = await database.prisma.toolFact.findMany({ where: { tool: { slug: 'comet' } } })
    expect(new Set(facts.map(({ source, sourceUrl }) => `${source} ${sourceUrl}`))).toEqual(
      new Set(['person https://comet.example/']),
    )
    expect(await database.prisma.changeSet.findFirst({ where: { kind: 'person' } })).toMatchObject({
      state: 'done',
      created: 1,
      source: 'new tool Comet',
    })
    expect(await audit()).toEqual(['research.discover', 'tool.create', 'candidate.publish'])
    expect(await publish(app.admin, { id, values: VALUES })).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'This candidate has already been decided.',
    })
    await database.prisma.tool.delete({ where: { slug: 'comet' } })
  })

  test('is prepared by an editor, who cannot publish it, and published by an administrator as prepared', async () => {
    const id = await oneCandidate()
    const { errors } = await members.query(
      'mutation ($id: ID!) { publishToolCandidate(input: { id: $id }) { __typename } }',
      { id },
      { token: app.editor },
    )
    expect(errors[0].extensions.code).toBe('FORBIDDEN')
    expect(await publish(app.admin, { id })).toMatchObject({ message: "This candidate hasn't been prepared yet." })
    const { candidate } = await prepare(app.editor, { id, values: VALUES })
    expect(candidate.state).toBe('PREPARED')
    expect(
      new Map(candidate.values.map(({ field, value }: { field: string; value: string }) => [field, value])),
    ).toEqual(new Map(VALUES.map(({ field, value }) => [field, value])))
    expect(await toolNames()).not.toContain('comet')
    expect(await publish(app.admin, { id })).toMatchObject({ candidate: { tool: { slug: 'comet' } } })
    await database.prisma.tool.delete({ where: { slug: 'comet' } })
  })

  test('names the tool with its name, and is rejected while the catalog has its URL or name', async () => {
    const id = await oneCandidate('Cedar', 'https://another-cedar.example/')
    const { toolCandidate } = await ask('query ($id: ID!) { toolCandidate(id: $id) { namesake { slug } } }', { id })
    expect(toolCandidate.namesake).toEqual({ slug: 'cedar' })
    const named = (changes: Record<string, string>) =>
      VALUES.map((one) => ({ ...one, value: changes[one.field] ?? one.value }))
    for (const run of [publish, prepare]) {
      expect(await run(app.admin, { id, values: named({ name: 'Cedar' }) })).toMatchObject({ code: 'ALREADY_LISTED' })
      expect(await run(app.admin, { id, values: named({ website_url: 'https://abacus.example' }) })).toMatchObject({
        code: 'ALREADY_LISTED',
      })
      expect(await run(app.admin, { id, values: named({ website_url: 'https://elder.example' }) })).toMatchObject({
        field: 'website_url',
        message: 'Several tools in the catalog have this URL or name.',
      })
    }
  })

  test.each([
    ['description', 'Too short.', 'description', '"description" needs at least 60 characters.'],
    ['category', 'nothing', 'category', '"category" "nothing" does not exist.'],
    ['name', '', 'name', '"name" is required for a new tool (name).'],
    ['name', 'Pricing', 'slug', '"slug" "pricing" is reserved. Choose another one.'],
    ['website_url', 'javascript:alert(1)', 'website_url', '"website_url" is not an http or https address.'],
    ['prominence', '3', 'values', 'There is no field "prominence".'],
  ])('with the %s %j is rejected when prepared and when published', async (field, value, named, message) => {
    const id = await oneCandidate()
    const values = [...VALUES.filter((one) => one.field !== field), { field, value }]
    for (const run of [publish, prepare]) {
      expect(await run(app.admin, { id, values })).toMatchObject({ code: 'BAD_USER_INPUT', field: named, message })
    }
    expect(await candidates()).toMatchObject([{ state: 'open' }])
  })
})

describe('a suggestion', () => {
  const suggest = async (changes: object = {}) => {
    const stored = { name: 'Echo', nameKey: 'echo', websiteUrl: 'https://echo.example/', addressKey: 'echo.example' }
    const at = { createdAt: clock.now() }
    return (await database.prisma.toolSuggestion.create({ data: { ...stored, ...at, ...changes } })).id
  }
  const decide = async (id: string, accepted: boolean, outcome: string | null = null) =>
    (
      await ask(
        `mutation ($id: ID!, $accepted: Boolean!, $outcome: String) { settleSuggestedTool(input: { id: $id, accepted: $accepted, outcome: $outcome }) {
          ... on SettleSuggestedToolPayload { suggestion { state outcome } candidateId } ${FAILURE} } }`,
        { id, accepted, outcome },
        app.editor,
      )
    ).settleSuggestedTool

  test('that is accepted becomes a candidate and is answered by email, once', async () => {
    const id = await suggest({ email: 'ann@mail.example', note: 'Good for podcasts.' })
    const accepted = await decide(id, true, 'We have heard of it.')
    expect(accepted).toMatchObject({ suggestion: { state: 'ACCEPTED', outcome: 'We have heard of it.' } })
    expect(await decide(id, true)).toMatchObject({ candidateId: accepted.candidateId })
    expect(await candidates()).toMatchObject([
      { id: accepted.candidateId, name: 'Echo', source: 'suggestion', snippet: 'Good for podcasts.', timesSeen: 1 },
    ])
    const emails = await storedEmails(database)
    expect(emails).toMatchObject([{ to: 'ann@mail.example', subject: 'Your suggestion: Echo' }])
    expect(emails[0]?.text).toContain('We have heard of it.')
    expect(await decide(id, false)).toMatchObject({ message: 'This suggestion has already been resolved.' })
    expect(await audit()).toEqual(['suggestion.settle'])
  })

  test('shows its address to administrators only', async () => {
    const id = await suggest({ email: 'ann@mail.example' })
    const text = 'query ($id: ID!) { suggestedTool(id: $id) { name email } }'
    expect((await ask(text, { id })).suggestedTool).toEqual({ name: 'Echo', email: 'ann@mail.example' })
    expect((await ask(text, { id }, app.editor)).suggestedTool).toEqual({ name: 'Echo', email: null })
  })

  test('that is rejected creates no candidate; its sender is told', async () => {
    expect(await decide(await suggest({ email: 'ann@mail.example' }), false)).toMatchObject({ candidateId: null })
    expect(await candidates()).toEqual([])
    expect((await storedEmails(database))[0]?.text).toContain('decided not to add it')
  })

  test('that is accepted reopens a candidate rejected before', async () => {
    const candidateId = await oneCandidate('Echo', 'https://echo.example/')
    await database.prisma.toolCandidate.update({
      where: { id: candidateId },
      data: { state: 'rejected', settledAt: clock.now() },
    })
    expect(await decide(await suggest(), true)).toMatchObject({ candidateId })
    expect(await candidates()).toMatchObject([{ state: 'open', settledAt: null, timesSeen: 2 }])
    expect(await audit()).toEqual(expect.arrayContaining(['suggestion.settle', 'candidate.return']))
  })

  test('is rejected with an answer that is too long', async () => {
    expect(await decide(await suggest(), true, 'x'.repeat(1_001))).toMatchObject({
      field: 'outcome',
      message: '"outcome" must be at most 1000 characters.',
    })
  })
})

describe('the queue', () => {
  const QUEUE = `query ($view: QueueView! = WAITING, $kind: QueueKind, $page: Int! = 1, $first: Int! = 20) {
    queue(view: $view, kind: $kind, page: $page, first: $first) { totalCount kindCounts { kind count } nodes { id kind title detail note toolSlug plan state count deferredUntil } } }`
  const titles = async (variables: object = {}) =>
    (await ask(QUEUE, variables, app.editor)).queue.nodes.map(({ title }: { title: string }) => title)
  const move = async (name: 'deferQueueItem' | 'returnQueueItem', kind: string, id: string) =>
    (
      await ask(
        `mutation ($kind: QueueKind!, $id: ID!) { result: ${name}(input: { kind: $kind, id: $id }) { ... on QueuePlacePayload { id } ${FAILURE} } }`,
        { kind, id },
      )
    ).result
  const fill = async () => {
    const later = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE_MS)
    const { id: toolId } = await database.prisma.tool.findUniqueOrThrow({ where: { slug: 'birch' } })
    const report = await database.prisma.inaccuracyReport.create({
      data: { toolId, kind: 'price', plan: 'Pro', note: 'It costs 9 now.', createdAt: later(2) },
    })
    const suggestion = await database.prisma.toolSuggestion.create({
      data: {
        ...{ name: 'Echo', nameKey: 'echo', websiteUrl: 'https://echo.example/', addressKey: 'echo.example' },
        ...{ createdAt: later(1) },
      },
    })
    const candidate = await oneCandidate()
    return { report: report.id, suggestion: suggestion.id, candidate }
  }

  test('lists reports, suggestions and candidates together, oldest first, with counts', async () => {
    await fill()
    const { queue } = await ask(QUEUE, {}, app.editor)
    expect(queue).toMatchObject({
      totalCount: 3,
      kindCounts: [
        { kind: 'REPORT', count: 1 },
        { kind: 'SUGGESTION', count: 1 },
        { kind: 'CANDIDATE', count: 1 },
        { kind: 'PRICE_CHECK', count: 0 },
      ],
      nodes: [
        { kind: 'CANDIDATE', title: 'Comet', detail: 'AI news', note: expect.any(String), toolSlug: null, plan: null },
        { kind: 'SUGGESTION', title: 'Echo', note: null, toolSlug: null, plan: null },
        { kind: 'REPORT', title: 'birch', detail: 'price', note: 'It costs 9 now.', toolSlug: 'birch', plan: 'Pro' },
      ],
    })
    expect(await titles({ kind: 'REPORT' })).toEqual(['birch'])
    expect(await titles({ page: 2, first: 2 })).toEqual(['birch'])
  })

  test('hides deferred items until they are due or returned', async () => {
    const ids = await fill()
    for (const kind of ['report', 'suggestion', 'candidate'] as const)
      await move('deferQueueItem', kind.toUpperCase(), ids[kind])
    expect(await titles()).toEqual([])
    expect(await titles({ view: 'DEFERRED' })).toEqual(['Comet', 'Echo', 'birch'])
    await move('returnQueueItem', 'SUGGESTION', ids.suggestion)
    expect(await titles()).toEqual(['Echo'])
    members.setTime(14 * DAY_MS + 1)
    // The role is older than its grace period by now.
    await setPrivilegedSince(new Date(PRIVILEGED_SINCE.getTime() + DAY_MS))
    expect((await members.query(QUEUE, {}, { token: await signInAgain() })).data.queue.totalCount).toBe(3)
    await setPrivilegedSince(PRIVILEGED_SINCE)
  })
  const setPrivilegedSince = (privilegedSince: Date) => database.prisma.user.updateMany({ data: { privilegedSince } })
  const signInAgain = async () => (await members.signIn({ email: 'ada@people.example' })).session.accessToken

  test('keeps settled items readable, and reopens a rejected candidate', async () => {
    const { candidate } = await fill()
    await reject(app.editor, { id: candidate })
    expect(await titles({ view: 'SETTLED' })).toEqual(['Comet'])
    expect(await move('deferQueueItem', 'CANDIDATE', candidate)).toMatchObject({
      message: 'This item has already been decided.',
    })
    expect(await move('returnQueueItem', 'CANDIDATE', candidate)).toEqual({ id: candidate })
    expect(await titles()).toEqual(['Comet', 'Echo', 'birch'])
    expect(await audit()).toEqual(['research.discover', 'candidate.reject', 'candidate.return'])
  })

  test('gives the same error for unknown items', async () => {
    const unknownId = '00000000-0000-7000-8000-000000000000'
    expect(await publish(app.admin, { id: unknownId, values: VALUES })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await reject(app.admin, { id: unknownId })).toMatchObject({ message: 'Candidate not found.' })
    expect(await move('deferQueueItem', 'REPORT', unknownId)).toMatchObject({ message: 'Item not found.' })
    expect(
      await ask(
        `{ toolCandidate(id: "${unknownId}") { id } suggestedTool(id: "x") { id } pageReport(id: "x") { id } }`,
      ),
    ).toEqual({
      toolCandidate: null,
      suggestedTool: null,
      pageReport: null,
    })
  })
})
