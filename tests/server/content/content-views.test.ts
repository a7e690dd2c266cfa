import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createApi } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { storePage } from '../../support/pages.ts'

const database = registerTestDatabase()

beforeEach(() => database.reset())

const record = async (path: string, sessionId: string, api = createApi(database)) => {
  const { data, errors } = await api.query(
    `mutation ($path: String!, $sessionId: ID!) { recordContentView(input: { path: $path, sessionId: $sessionId }) {
      ... on RecordContentViewPayload { views { path views } } ... on Failure { code message } ... on InvalidInputError { field } } }`,
    { path, sessionId },
  )
  return errors[0] ?? data.recordContentView.views ?? data.recordContentView
}
const views = async (paths: string[]) => {
  const { data, errors } = await createApi(database).query(
    'query ($paths: [String!]!) { contentViews(paths: $paths) { path views } }',
    { paths },
  )
  return errors[0] ?? data.contentViews
}

test('a view counts once per session and page, even when sent twice at once', async () => {
  const { slug } = await storePage(database)
  const path = `/blog/${slug}`
  const [one, two] = [randomUUID(), randomUUID()]
  await Promise.all([record(path, one), record(path, one), record(path, one.toUpperCase())])
  expect(await record(path, two)).toEqual({ path, views: 2 })
  expect(await views([path, '/blog/other'])).toEqual([
    { path, views: 2 },
    { path: '/blog/other', views: 0 },
  ])
})

test('no cached response is invalidated, and the session itself is not stored', async () => {
  const { slug } = await storePage(database)
  const sessionId = randomUUID()
  await record(`/blog/${slug}`, sessionId)
  expect(await database.prisma.cacheInvalidation.count()).toBe(0)
  const [row] = await database.prisma.contentViewSession.findMany()
  expect(row?.sessionKey).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.stringify(row)).not.toContain(sessionId)
})

test('help articles count, and nothing that is not public', async () => {
  await storePage(database, { slug: 'draft', status: 'draft' })
  await storePage(database, { slug: 'a-vs-b', type: 'comparison' })
  const paths = ['/blog/draft', '/blog/a-vs-b', '/blog/nobody', '/', 'x'.repeat(5_000)]
  for (const path of paths) expect(await record(path, randomUUID())).toMatchObject({ views: 0 })
  const help = '/help/taking-first-quiz'
  expect(await record(help, randomUUID())).toEqual({ path: help, views: 1 })
  expect(await database.prisma.contentView.count()).toBe(1)
})

test('under Global Privacy Control nothing is counted or stored', async () => {
  const { slug } = await storePage(database)
  const api = createApi(database)
  Object.assign(api.context, { privacyControl: true })
  expect(await record(`/blog/${slug}`, randomUUID(), api)).toMatchObject({ views: 0 })
  expect(await database.prisma.contentViewSession.count()).toBe(0)
})

test('an invalid session is rejected', async () => {
  expect(await record('/blog/x', 'me')).toMatchObject({
    message: '"sessionId" must be a UUID.',
    code: 'BAD_USER_INPUT',
    field: 'sessionId',
  })
})

test('more than 60 views a minute per address are rejected', async () => {
  const api = createApi(database)
  for (let count = 0; count < 60; count += 1) await record('/blog/x', randomUUID(), api)
  expect(await record('/blog/x', randomUUID(), api)).toMatchObject({ code: 'RATE_LIMITED' })
})

test('more than 20 paths at once are rejected', async () => {
  const paths = Array.from({ length: 21 }, (_, index) => `/blog/${index}`)
  expect(await views(paths)).toMatchObject({ message: 'At most 20 paths can be requested.', code: 'BAD_USER_INPUT' })
})
