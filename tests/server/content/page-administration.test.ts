import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '#core/policy.ts'
import { clock, createApi } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { storePage } from '../../support/pages.ts'
import { storeViewer } from '../../support/viewers.ts'

const DAY_MS = 86_400_000

const database = registerTestDatabase()
let administrator: Viewer
let api: ReturnType<typeof createApi>
let now: number

const apiOf = (viewer: Viewer) => createApi(database, { viewer, now: () => new Date(now) })

beforeAll(async () => {
  const changes = { role: 'admin', emailVerified: true, passwordGivenAt: clock.now() } as const
  administrator = await storeViewer(database, 'ada@people.example', changes)
  api = apiOf(administrator)
})
beforeEach(async () => {
  now = clock.now().getTime()
  await database.prisma.programmaticPage.deleteMany()
  await database.prisma.auditEntry.deleteMany()
  await database.prisma.job.deleteMany()
})

const audit = async () => {
  const entries = await database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })
  return entries.map(({ actorId, action, subjectId, before, after }) => ({ actorId, action, subjectId, before, after }))
}
const row = (id: string) => database.prisma.programmaticPage.findUniqueOrThrow({ where: { id } })
const seenByVisitors = async (slug: string) => {
  const { data } = await createApi(database).query(
    'query ($slug: String!) { blogPost(slug: $slug) { __typename ... on BlogPost { title } } }',
    { slug },
  )
  return data.blogPost
}
const RESULT = `{ __typename ... on ProgrammaticPagesPayload { pages { id title description status deletedAt } }
  ... on Failure { code message } ... on InvalidInputError { field } }`
const run = async (mutation: string, variables: object, by = api) => {
  const { data, errors } = await by.query(mutation, { ...variables })
  expect(errors).toEqual([])
  return Object.values(data as object)[0]
}
const update = (id: string, changes: object) =>
  run(
    `mutation ($id: ID!, $changes: ProgrammaticPageChangesInput!) { updateProgrammaticPage(input: { id: $id, changes: $changes }) ${RESULT} }`,
    { id, changes },
  )
const setStatus = (ids: string[], status: string) =>
  run(
    `mutation ($ids: [ID!]!, $status: PageStatus!) { setProgrammaticPageStatus(input: { ids: $ids, status: $status }) ${RESULT} }`,
    { ids, status },
  )
const remove = (ids: string[], by = api) =>
  run(`mutation ($ids: [ID!]!) { deleteProgrammaticPages(input: { ids: $ids }) ${RESULT} }`, { ids }, by)
const restore = (ids: string[], by = api) =>
  run(`mutation ($ids: [ID!]!) { restoreProgrammaticPages(input: { ids: $ids }) ${RESULT} }`, { ids }, by)

describe('the list', () => {
  const list = async (variables: object = {}) => {
    const text = `query ($search: String, $type: GeneratedPageType, $status: PageStatus, $deleted: Boolean! = false) {
      programmaticPages(search: $search, type: $type, status: $status, deleted: $deleted) { totalCount nodes { slug urlSlug views } } }`
    const { data, errors } = await api.query(text, { ...variables })
    expect(errors).toEqual([])
    return data.programmaticPages
  }

  test('has drafts and published pages, most recently changed first, without guides', async () => {
    await storePage(database, { slug: 'old', updatedAt: new Date('2026-01-01') })
    await storePage(database, { slug: 'a-vs-b', type: 'comparison', status: 'draft' })
    await storePage(database, { slug: 'guide', type: 'guide' })
    await database.prisma.contentView.create({ data: { path: '/compare/a-vs-b', views: 7 } })
    expect(await list()).toEqual({
      totalCount: 2,
      nodes: [
        { slug: 'a-vs-b', urlSlug: 'compare/a-vs-b', views: 7 },
        { slug: 'old', urlSlug: 'blog/old', views: 0 },
      ],
    })
  })

  test('a search ignores the type', async () => {
    await storePage(database, { slug: 'one', title: 'Alpha' })
    await storePage(database, { slug: 'a-vs-b', type: 'comparison', title: 'Beta' })
    expect((await list({ type: 'COMPARISON' })).totalCount).toBe(1)
    expect((await list({ type: 'COMPARISON', search: 'alpha' })).nodes).toMatchObject([{ slug: 'one' }])
    expect((await list({ search: 'a-vs' })).nodes).toMatchObject([{ slug: 'a-vs-b' }])
  })

  test('filters by effective status', async () => {
    await storePage(database, { slug: 'published', status: 'draft', statusOverride: 'published' })
    await storePage(database, { slug: 'draft', statusOverride: 'draft' })
    expect((await list({ status: 'PUBLISHED' })).nodes).toMatchObject([{ slug: 'published' }])
    expect((await list({ status: 'DRAFT' })).nodes).toMatchObject([{ slug: 'draft' }])
  })

  test('lists deleted pages separately while they can be restored', async () => {
    await storePage(database, { slug: 'there' })
    await storePage(database, { slug: 'deleted', deletedAt: new Date(now - 29 * DAY_MS) })
    await storePage(database, { slug: 'lost', deletedAt: new Date(now - 31 * DAY_MS) })
    expect((await list()).nodes).toMatchObject([{ slug: 'there' }])
    expect((await list({ deleted: true })).nodes).toMatchObject([{ slug: 'deleted' }])
  })

  test('statistics count all types, without deleted pages', async () => {
    await storePage(database, { type: 'comparison' })
    await storePage(database, { type: 'problem', status: 'draft' })
    await storePage(database, { type: 'category', deletedAt: new Date(now) })
    await storePage(database, { type: 'guide' })
    const { data } = await api.query(
      '{ programmaticPageStatistics { total published comparison category industry feature problem } }',
    )
    const counts = { total: 2, published: 1, comparison: 1, category: 0, industry: 0, feature: 0, problem: 1 }
    expect(data.programmaticPageStatistics).toEqual(counts)
  })
})

describe('an edit', () => {
  test('changes the visible texts, with date and audit entry', async () => {
    const { id, slug, contentHash } = await storePage(database, {
      title: 'Generated',
      metaDescription: 'Generated too.',
    })
    now += DAY_MS
    expect(await update(id, { title: '  New   title ' })).toMatchObject({
      pages: [{ title: 'New title', description: 'Generated too.' }],
    })
    expect(await seenByVisitors(slug)).toMatchObject({ title: 'New title' })
    const after = await row(id)
    expect(after.contentHash).not.toBe(contentHash)
    expect(after.contentChangedAt).toEqual(new Date(now))
    expect(await audit()).toMatchObject([
      {
        actorId: administrator.id,
        action: 'page.update',
        subjectId: id,
        before: { title: 'Generated' },
        after: { title: 'New title' },
      },
    ])
    const { tags } = await database.prisma.cacheInvalidation.findFirstOrThrow({ orderBy: { sequence: 'desc' } })
    expect(tags).toEqual(['content', `page:${slug}`])
  })

  test('resets to the generated text when empty, and keeps omitted texts', async () => {
    const { id } = await storePage(database, {
      title: 'Generated',
      titleOverride: 'Mine',
      descriptionOverride: 'Mine too.',
    })
    expect(await update(id, { title: ' ' })).toMatchObject({
      pages: [{ title: 'Generated', description: 'Mine too.' }],
    })
  })

  test('without changes is not audited', async () => {
    const { id } = await storePage(database, { titleOverride: 'Mine' })
    await update(id, { title: 'Mine' })
    expect(await audit()).toEqual([])
  })

  test('sets the publication date of a published draft', async () => {
    const { id, slug } = await storePage(database, { status: 'draft', publishedAt: null })
    expect(await seenByVisitors(slug)).toBeNull()
    await update(id, { status: 'PUBLISHED' })
    expect(await seenByVisitors(slug)).toMatchObject({ __typename: 'BlogPost' })
    expect((await row(id)).publishedAt).toEqual(new Date(now))
  })

  test.each([
    [{ title: 'x'.repeat(121) }, '"title" must be at most 120 characters.', 'title'],
    [{ description: 'x'.repeat(321) }, '"description" must be at most 320 characters.', 'description'],
  ])('refuses %o', async (changes, message, field) => {
    const { id } = await storePage(database)
    expect(await update(id, changes)).toEqual({
      __typename: 'InvalidInputError',
      code: 'BAD_USER_INPUT',
      message,
      field,
    })
    expect(await audit()).toEqual([])
  })

  test('of an unknown or deleted page or a guide is rejected', async () => {
    const deleted = await storePage(database, { deletedAt: new Date(now) })
    const guide = await storePage(database, { type: 'guide' })
    for (const id of ['x', administrator.id, deleted.id, guide.id]) {
      expect(await update(id, { title: 'New' })).toEqual({
        __typename: 'NotFoundError',
        code: 'NOT_FOUND',
        message: 'Page not found.',
      })
    }
  })
})

describe('the status of several pages', () => {
  test('changes at once, and pages that already have it are not audited', async () => {
    const one = await storePage(database)
    const two = await storePage(database, { statusOverride: 'draft' })
    expect(await setStatus([two.id, one.id, administrator.id], 'DRAFT')).toMatchObject({
      pages: [
        { id: two.id, status: 'DRAFT' },
        { id: one.id, status: 'DRAFT' },
      ],
    })
    expect(await audit()).toMatchObject([
      { action: 'page.unpublish', subjectId: one.id, before: { status: 'published' } },
    ])
    await setStatus([one.id], 'PUBLISHED')
    expect(await audit()).toMatchObject([{}, { action: 'page.publish', after: { status: 'published' } }])
  })

  test.each([
    [0, 'Choose at least one page.'],
    [101, 'You can change at most 100 pages at a time.'],
  ])('refuses %i ids', async (count, message) => {
    const ids = Array.from({ length: count }, () => administrator.id)
    expect(await setStatus(ids, 'DRAFT')).toMatchObject({ code: 'BAD_USER_INPUT', message, field: 'ids' })
  })
})

describe('deleting', () => {
  test('hides a page from visitors, once, until it is restored', async () => {
    const { id, slug } = await storePage(database)
    expect(await remove([id])).toMatchObject({ pages: [{ id, deletedAt: clock.now().toISOString() }] })
    now += 60_000
    expect(await remove([id])).toMatchObject({ pages: [{ id, deletedAt: clock.now().toISOString() }] })
    expect(await seenByVisitors(slug)).toMatchObject({ __typename: 'GonePost' })
    expect(await restore([id])).toMatchObject({ pages: [{ id, deletedAt: null }] })
    expect(await seenByVisitors(slug)).toMatchObject({ __typename: 'BlogPost' })
    expect((await audit()).map(({ action }) => action)).toEqual(['page.delete', 'page.restore'])
  })

  test('by an administrator is not undone by an editor: what an editor restores is a draft', async () => {
    const { id, slug } = await storePage(database, { deletedAt: new Date(now) })
    await restore([id], apiOf({ ...administrator, role: 'editor' }))
    expect(await row(id)).toMatchObject({ deletedAt: null, statusOverride: 'draft' })
    expect(await seenByVisitors(slug)).not.toMatchObject({ __typename: 'BlogPost' })
  })

  test('and making drafts of several pages needs a password of the last 15 minutes, of one page none', async () => {
    const [{ id }, { id: other }] = [await storePage(database), await storePage(database, { slug: 'other' })]
    now += 16 * 60_000
    const required = { code: 'PASSWORD_REQUIRED', message: 'Please confirm your password.' }
    expect(await remove([id, other])).toMatchObject(required)
    expect(await setStatus([id, other], 'DRAFT')).toMatchObject(required)
    expect(await seenByVisitors('other')).toMatchObject({ __typename: 'BlogPost' })
    expect(await setStatus([id, other], 'PUBLISHED')).toMatchObject({ pages: [{ id }, { id: other }] })
    expect(await setStatus([other], 'DRAFT')).toMatchObject({ pages: [{ id: other }] })
    expect(await remove([id])).toMatchObject({ pages: [{ id }] })
  })

  test('cannot be undone after 30 days, when the content is removed but the URL still responds as gone', async () => {
    const { id, slug } = await storePage(database, { title: 'Title' })
    await remove([id])
    now += 30 * DAY_MS
    await api.services.content.pageAdministration.emptyDeleted()
    expect((await row(id)).content).not.toBe('')
    now += 1
    await api.services.content.pageAdministration.emptyDeleted()
    expect(await row(id)).toMatchObject({ content: '', markdown: '', contentPreview: [], schemaData: {} })
    expect(await restore([id])).toMatchObject({ pages: [{ id, deletedAt: clock.now().toISOString() }] })
    expect(await seenByVisitors(slug)).toMatchObject({ __typename: 'GonePost' })
  })
})

test('a page can be read by id, with sanitized content', async () => {
  const { id } = await storePage(database, { content: '<p>a</p><script>b</script>', deletedAt: new Date(now) })
  const read = async (wanted: string) =>
    (await api.query('query ($id: ID!) { programmaticPage(id: $id) { content gateStatus } }', { id: wanted })).data
  expect(await read(id)).toEqual({ programmaticPage: { content: '<p>a</p>', gateStatus: 'PUBLISHED' } })
  expect(await read('x')).toEqual({ programmaticPage: null })
})

test('an editor changes drafts, but cannot publish or change visible pages', async () => {
  const editor = apiOf({ ...administrator, role: 'editor' })
  const draft = await storePage(database, { slug: 'draft', status: 'draft' })
  const shown = await storePage(database, { slug: 'shown' })
  const codeOf = async (call: string, variables: object) =>
    (await editor.query(call, { ...variables })).errors[0]?.['code'] ?? null
  const edit = `mutation ($id: ID!, $changes: ProgrammaticPageChangesInput!) { updateProgrammaticPage(input: { id: $id, changes: $changes }) { __typename } }`
  const publish = `mutation ($ids: [ID!]!) { setProgrammaticPageStatus(input: { ids: $ids, status: PUBLISHED }) { __typename } }`
  expect(await codeOf(edit, { id: draft.id, changes: { title: 'Better' } })).toBeNull()
  expect((await row(draft.id)).titleOverride).toBe('Better')
  expect(await codeOf(edit, { id: shown.id, changes: { title: 'Better' } })).toBeNull()
  expect((await row(shown.id)).titleOverride).toBeNull()
  expect(await codeOf(edit, { id: draft.id, changes: { status: 'PUBLISHED' } })).toBe('FORBIDDEN')
  expect(await codeOf(publish, { ids: [draft.id] })).toBe('FORBIDDEN')
})
