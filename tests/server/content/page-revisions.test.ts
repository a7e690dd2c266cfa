import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Viewer } from '#core/policy.ts'
import { clock, createApi } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { storePage } from '../../support/pages.ts'
import { storeViewer } from '../../support/viewers.ts'

const SHOWN = { slug: 'shown', title: 'Generated', metaDescription: 'Generated too.' }
const LONG = 'x'.repeat(1_001)

type Api = ReturnType<typeof createApi>
const database = registerTestDatabase()
let admin: Api
let editor: Api
let other: Api
let pageId: string

const join = async (name: string, role: Viewer['role']): Promise<Api> => {
  const changes = { name, role, emailVerified: true, passwordGivenAt: clock.now() }
  return createApi(database, { viewer: await storeViewer(database, `${name}@people.example`, changes) })
}

beforeAll(async () => {
  admin = await join('Ada', 'admin')
  editor = await join('Eve', 'editor')
  other = await join('Otto', 'editor')
})
beforeEach(async () => {
  await database.prisma.programmaticPage.deleteMany()
  await database.prisma.auditEntry.deleteMany()
  pageId = (await storePage(database, SHOWN)).id
})

const SELECTION = `{ __typename ... on ProgrammaticPagesPayload { revisionId pages { title description } }
  ... on Failure { code message } ... on InvalidInputError { field }`
const CONFLICT = '... on EditConflictError { conflicts { field base theirs yours } }'
const run = async (by: Api, call: string, types: string, variables: object) => {
  const conflict = call.startsWith('withdraw') ? '' : CONFLICT
  const text = `mutation (${types}) { ${call} ${SELECTION} ${conflict} } }`
  const { data, errors } = await by.query(text, { ...variables })
  // biome-ignore lint/suspicious/noExplicitAny: a test states the shape it expects by what it compares with.
  return (errors[0] ?? Object.values(data as object)[0]) as any
}
const save = (
  by: Api,
  changes: object,
  { base = null, note = null }: { base?: object | null; note?: string | null } = {},
) =>
  run(
    by,
    'updateProgrammaticPage(input: { id: $id, changes: $changes, base: $base, note: $note })',
    '$id: ID!, $changes: ProgrammaticPageChangesInput!, $base: ProgrammaticPageTextsInput, $note: String',
    { id: pageId, changes, base, note },
  )
const decide = (by: Api, id: string, accept: boolean, given: { note?: string; texts?: object; base?: object } = {}) =>
  run(
    by,
    'decidePageRevision(input: { id: $id, accept: $accept, note: $note, texts: $texts, base: $base })',
    '$id: ID!, $accept: Boolean!, $note: String, $texts: ProgrammaticPageTextsInput, $base: ProgrammaticPageTextsInput',
    { id, accept, ...given },
  )
const withdraw = (by: Api, id: string) => run(by, 'withdrawPageRevision(input: { id: $id })', '$id: ID!', { id })
const list = async (by: Api, state = 'OPEN', id: string | null = null) => {
  const { data, errors } = await by.query(
    `query ($state: PageRevisionState!, $id: ID) { pageRevisions(state: $state, pageId: $id) { totalCount
      nodes { id title path authorName authorNote note texts { field value base current } } } }`,
    { state, id },
  )
  expect(errors).toEqual([])
  return data.pageRevisions
}
const audit = async () => {
  const entries = await database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })
  return entries.map(({ action, subjectType, before, after }) => ({ action, subjectType, before, after }))
}

test("an editor's change of a published page waits with its note until an administrator publishes it", async () => {
  const saved = await save(editor, { title: ' Better  title ' }, { base: { title: 'Generated' }, note: ' Shorter. ' })
  expect(saved).toMatchObject({ __typename: 'ProgrammaticPagesPayload', pages: [{ title: 'Generated' }] })
  const texts = [{ field: 'title', value: 'Better title', base: 'Generated', current: 'Generated' }]
  const waiting = { id: saved.revisionId, title: 'Generated', path: '/blog/shown', authorNote: 'Shorter.', texts }
  expect(await list(admin)).toMatchObject({ totalCount: 1, nodes: [{ ...waiting, authorName: 'Eve', note: null }] })
  expect(await decide(admin, saved.revisionId, true)).toMatchObject({ pages: [{ title: 'Better title' }] })
  expect(await list(editor, 'ACCEPTED')).toMatchObject({ nodes: [{ id: saved.revisionId }] })
  expect(await decide(admin, saved.revisionId, true)).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'This revision has already been decided.',
  })
  expect(await audit()).toMatchObject([
    {
      action: 'page-revision.propose',
      subjectType: 'page-revision',
      before: { slug: 'shown', title: 'Generated' },
      after: { slug: 'shown', title: 'Better title' },
    },
    { action: 'page-revision.decide', before: { state: 'open' }, after: { state: 'accepted' } },
    { action: 'page.update', subjectType: 'page', after: { title: 'Better title' } },
  ])
})

test('a later save of the same editor replaces the revision, and one without changes withdraws it', async () => {
  const { revisionId } = await save(editor, { title: 'First' })
  expect(await save(editor, { description: 'Second.' })).toMatchObject({ revisionId })
  expect(await save(other, { title: 'Third' })).not.toMatchObject({ revisionId })
  expect((await list(admin)).nodes).toMatchObject([
    { authorName: 'Eve', texts: [{ field: 'description', value: 'Second.' }] },
    { authorName: 'Otto', texts: [{ field: 'title', value: 'Third' }] },
  ])
  expect(await save(editor, { title: 'Generated' })).toMatchObject({ revisionId: null })
  expect(await list(editor)).toEqual({ totalCount: 0, nodes: [] })
  expect(await list(editor, 'WITHDRAWN')).toMatchObject({ nodes: [{ id: revisionId }] })
})

test('a text changed since is a conflict by field, and the administrator chooses', async () => {
  const { revisionId } = await save(editor, { title: 'Proposed', description: 'Proposed too.' })
  await save(admin, { title: 'Meanwhile' })
  expect(await decide(admin, revisionId, true)).toMatchObject({
    code: 'EDIT_CONFLICT',
    conflicts: [{ field: 'title', base: 'Generated', theirs: 'Meanwhile', yours: 'Proposed' }],
  })
  expect((await list(admin)).nodes[0].texts[0]).toMatchObject({ base: 'Generated', current: 'Meanwhile' })
  const chosen = { texts: { description: 'Proposed too.' }, base: { description: 'Generated too.' } }
  expect(await decide(admin, revisionId, true, chosen)).toMatchObject({
    pages: [{ title: 'Meanwhile', description: 'Proposed too.' }],
  })
})

test.each(['admin', 'editor'])(
  'a stale save of an %s is the same conflict, unless both wrote the same',
  async (who) => {
    await save(admin, { title: 'Meanwhile' })
    const by = who === 'admin' ? admin : editor
    const base = { title: 'Generated' }
    expect(await save(by, { title: 'Mine' }, { base })).toMatchObject({
      conflicts: [{ field: 'title', base: 'Generated', theirs: 'Meanwhile', yours: 'Mine' }],
    })
    expect(await save(by, { title: 'Meanwhile' }, { base })).toMatchObject({ revisionId: null })
    expect((await list(admin)).totalCount).toBe(0)
  },
)

test('a proposal to restore the generated text follows it', async () => {
  await save(admin, { title: 'By hand' })
  const { revisionId } = await save(editor, { title: '' })
  await database.prisma.programmaticPage.updateMany({ data: { title: 'Generated again' } })
  expect((await list(admin)).nodes[0].texts).toMatchObject([{ value: 'Generated again', current: 'By hand' }])
  expect(await decide(admin, revisionId, true)).toMatchObject({ pages: [{ title: 'Generated again' }] })
  expect(await database.prisma.programmaticPage.findFirstOrThrow()).toMatchObject({ titleOverride: null })
})

test('a rejection requires a reason, which the editor can read', async () => {
  const { revisionId } = await save(editor, { title: 'Proposed' })
  const refused = { code: 'BAD_USER_INPUT', field: 'note' }
  expect(await decide(admin, revisionId, false)).toMatchObject({ ...refused, message: 'A rejection needs a reason.' })
  expect(await decide(admin, revisionId, false, { note: LONG })).toMatchObject(refused)
  expect(await decide(admin, revisionId, false, { note: 'Too long.' })).toMatchObject({
    pages: [{ title: 'Generated' }],
  })
  expect((await list(editor, 'REJECTED')).nodes).toMatchObject([{ note: 'Too long.' }])
})

test('an editor only sees and withdraws their own revisions', async () => {
  const { revisionId } = await save(editor, { title: 'Proposed' })
  const none = { code: 'NOT_FOUND', message: 'Revision not found.' }
  expect(await list(other)).toEqual({ totalCount: 0, nodes: [] })
  expect(await withdraw(other, revisionId)).toMatchObject(none)
  expect(await withdraw(editor, 'x')).toMatchObject(none)
  expect(await decide(editor, revisionId, true)).toMatchObject({ code: 'FORBIDDEN' })
  expect(await withdraw(editor, revisionId)).toMatchObject({ pages: [{ title: 'Generated' }], revisionId })
  expect(await withdraw(editor, revisionId)).toMatchObject({ message: 'This revision has already been decided.' })
  expect(await decide(admin, revisionId, true)).toMatchObject({ message: 'This revision has already been decided.' })
  expect((await audit()).at(-1)).toMatchObject({ action: 'page-revision.withdraw', after: { state: 'withdrawn' } })
})

test('a revision is validated when created', async () => {
  expect(await save(editor, { title: LONG })).toMatchObject({ field: 'title' })
  expect(await save(editor, { title: 'Better' }, { note: LONG })).toMatchObject({ field: 'note' })
  expect(await save(editor, { status: 'DRAFT' })).toMatchObject({ code: 'FORBIDDEN' })
  expect(await database.prisma.pageRevision.count()).toBe(0)
})

test('the list can be limited to one page', async () => {
  await save(editor, { title: 'Proposed' })
  expect(await list(admin, 'OPEN', pageId)).toMatchObject({ totalCount: 1 })
  expect(await list(admin, 'OPEN', 'x')).toEqual({ totalCount: 0, nodes: [] })
})

test('a revision of a page deleted meanwhile can only be rejected', async () => {
  const { revisionId } = await save(editor, { title: 'Proposed' })
  await database.prisma.programmaticPage.updateMany({ data: { deletedAt: clock.now() } })
  expect(await decide(admin, revisionId, true)).toMatchObject({ code: 'NOT_FOUND', message: 'Page not found.' })
  expect(await decide(admin, revisionId, false, { note: 'It is gone.' })).toMatchObject({ revisionId })
})

test('a proposal survives its author, without the note', async () => {
  const leaving = await join('Lea', 'editor')
  await save(leaving, { title: 'Proposed' }, { note: 'Written by Lea' })
  const { id } = await database.prisma.user.findFirstOrThrow({ where: { name: 'Lea' } })
  await database.transaction(async (tx) => {
    await admin.services.content.pageRevisions.eraseFor(tx, id)
    await tx.user.delete({ where: { id } })
  })
  expect((await list(admin)).nodes).toMatchObject([
    { authorName: null, authorNote: null, texts: [{ value: 'Proposed' }] },
  ])
})
