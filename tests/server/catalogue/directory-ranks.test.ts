import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clock, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { createMembers } from '../../support/members.ts'
import { PRIVILEGED_SINCE } from '../../support/privileged-since.ts'

const database = registerTestDatabase()
let members: Awaited<ReturnType<typeof createMembers>>
let token: string

const RESULT = '__typename ... on Failure { code message }'
const FIELD = '... on InvalidInputError { field }'

const ask = async (text: string, variables: object = {}) => members.query(text, variables, { token })

// A separate instance for each test: revisions restart with the database, but a process never goes back.
beforeEach(async () => {
  await database.reset()
  members = await createMembers(database)
})
afterEach(() => members.close())

describe('the position set by an administrator', () => {
  const setRank = async (toolId: string, rank: number | null) =>
    (
      await ask(
        `mutation ($toolId: ID!, $rank: Int) { setEditorRank(input: { toolId: $toolId, rank: $rank }) { ${RESULT} ${FIELD} ... on SetEditorRankPayload { rank { editorRank } } } }`,
        { toolId, rank },
      )
    ).data.setEditorRank
  const order = async () =>
    (await ask('{ tools(first: 10) { nodes { slug } } }')).data.tools.nodes.map(({ slug }: { slug: string }) => slug)
  /** The revision that this process serves, and the stored one. */
  const revisions = async () => [
    members.services.catalogue.revision.current(),
    (await database.prisma.catalogueState.findUniqueOrThrow({ where: { id: 1 } })).revision,
  ]
  const idOf = async (slug: string) => (await database.prisma.tool.findUniqueOrThrow({ where: { slug } })).id
  const compute = async () =>
    members.services.jobHandlers.find(({ kind }) => kind === 'compute-directory-ranks')?.run({}, {} as never)

  beforeEach(async () => {
    token = await members.join('owner@people.example')
    await database.prisma.user.updateMany({
      data: { privilegedSince: PRIVILEGED_SINCE, emailVerified: true, role: 'admin' },
    })
    const tools = ['abacus', 'birch', 'cedar'].map((slug, index) => toolRecord({ slug, prominence: 2 - index }))
    await loadCatalogue(database, { tools: { writing: tools } })
    await members.services.catalogue.revision.check()
  })

  test('applies to the next response of this process, without a database notification', async () => {
    await setRank(await idOf('cedar'), 1)
    const [known, stored] = await revisions()
    expect(known).toBe(stored)
    await database.prisma.tool.update({ where: { id: await idOf('abacus') }, data: { directoryRank: 0 } })
    await compute()
    const [computed, after] = await revisions()
    expect([computed, after]).toEqual([after, (stored ?? 0) + 1])
  })

  test('applies at once, outranks prominence, and is removed by null; each change is audited', async () => {
    expect(await order()).toEqual(['abacus', 'birch', 'cedar'])
    expect(await setRank(await idOf('cedar'), 2)).toEqual({
      __typename: 'SetEditorRankPayload',
      rank: { editorRank: 2 },
    })
    expect(await order()).toEqual(['cedar', 'abacus', 'birch'])
    await setRank(await idOf('birch'), 1)
    expect(await order()).toEqual(['birch', 'cedar', 'abacus'])
    await compute()
    expect(await order()).toEqual(['birch', 'cedar', 'abacus'])
    await setRank(await idOf('birch'), null)
    await setRank(await idOf('cedar'), null)
    expect(await order()).toEqual(['abacus', 'birch', 'cedar'])
    const entries = await database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })
    expect(entries.map(({ action, after }) => [action, after])).toEqual([
      ['tool.rank', { editorRank: 2 }],
      ['tool.rank', { editorRank: 1 }],
      ['tool.rank', { editorRank: null }],
      ['tool.rank', { editorRank: null }],
    ])
  })

  test('is a whole number from 1 to 100, of an existing tool', async () => {
    const document = 'query ($id: ID!) { editorRank(toolId: $id) { editorRank } }'
    expect((await ask(document, { id: await idOf('cedar') })).data).toEqual({ editorRank: { editorRank: null } })
    expect((await ask(document, { id: 'nobody' })).data).toEqual({ editorRank: null })
    const message = '"rank" must be a whole number from 1 to 100.'
    expect(await setRank(await idOf('cedar'), 0)).toMatchObject({ message, field: 'rank' })
    expect(await setRank(await idOf('cedar'), 101)).toMatchObject({ message })
    expect(await setRank('nobody', 1)).toMatchObject({ message: 'Tool not found.' })
  })

  test('is combined with favorites and human visits, counted nightly including merged tools, without members, bots and old visits', async () => {
    const visit = (slug: string, index: number, more: object = {}) => ({
      id: crypto.randomUUID(),
      kind: 'tool_view' as const,
      at: clock.now(),
      visitKey: crypto.randomUUID(),
      label: slug,
      ...more,
      value: index,
    })
    const many = (slug: string, count: number, more?: object) =>
      Array.from({ length: count }, (_, index) => visit(slug, index, more))
    const tools = ['abacus', 'birch', 'cedar', 'old-cedar']
    const records = tools.map((slug, index) => toolRecord({ slug, prominence: Math.max(0, 2 - index) }))
    await loadCatalogue(database, { tools: { writing: records } })
    const merged = { status: 'merged', mergedInto: 'cedar' } as const
    await database.prisma.tool.update({ where: { slug: 'old-cedar' }, data: merged })
    await database.prisma.analyticsEvent.createMany({
      data: [
        ...many('birch', 200, { bucket: 'bot' }),
        ...many('birch', 200, { at: new Date('2026-10-01T00:00:00Z') }),
        ...many('birch', 200, { visitKey: crypto.randomUUID() }),
        ...many('cedar', 200),
        ...many('old-cedar', 100),
      ],
    })
    const user = await database.prisma.user.findFirstOrThrow()
    await database.prisma.favorite.create({
      data: { userId: user.id, toolId: await idOf('cedar'), createdAt: clock.now() },
    })
    await database.prisma.toolView.createMany({
      data: [{ userId: user.id, toolId: await idOf('birch'), firstViewedAt: clock.now(), viewedAt: clock.now() }],
    })
    await compute()
    const ranks = await database.prisma.tool.findMany({ select: { slug: true, directoryRank: true } })
    expect(Object.fromEntries(ranks.map(({ slug, directoryRank }) => [slug, directoryRank]))).toEqual({
      abacus: 2_000,
      birch: 1_080,
      cedar: 779,
      'old-cedar': 0,
    })
  })

  test('stays when the data files are applied again, like a manually featured tool', async () => {
    const id = await idOf('cedar')
    await setRank(id, 1)
    await database.prisma.tool.update({ where: { id }, data: { featured: true } })
    await database.prisma.toolFact.create({
      data: { toolId: id, field: 'featured', source: 'person', knownFor: new Date('2026-11-01') },
    })
    const tools = ['abacus', 'birch', 'cedar'].map((slug) => toolRecord({ slug, prominence: 3 }))
    await loadCatalogue(database, { tools: { writing: tools } })
    expect(await order()).toEqual(['cedar', 'birch', 'abacus'])
    expect((await database.prisma.tool.findUniqueOrThrow({ where: { id } })).featured).toBe(true)
  })
})
