import { parse } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { createCompiler } from '#server/graphql/compiled.ts'
import { createExecute } from '#server/graphql/execute.ts'
import { type CacheTag, CONTENT, pageTag } from '#server/platform/cache/cache-tags.ts'
import { schema } from '#server/schema.ts'
import { createApi, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { createMembers } from '../../support/members.ts'
import { storePage } from '../../support/pages.ts'

const database = registerTestDatabase()
let api: ReturnType<typeof createApi>
let ids: { tool: string; category: string; post: string }

beforeAll(async () => {
  await loadCatalogue(database, { tools: { writing: [toolRecord()] } })
  await storePage(database, { slug: 'abacus-guide', title: 'How to use Abacus' })
  const { prisma } = database
  const tool = await prisma.tool.findFirstOrThrow()
  const post = await prisma.programmaticPage.findFirstOrThrow()
  ids = { tool: tool.id, category: tool.categoryId, post: post.id }
  api = createApi(database)
})

const QUERY = `query ($id: ID!) { node(id: $id) {
  __typename id
  ... on Tool { name category { name } }
  ... on Category { slug }
  ... on BlogPost { title path }
  ... on SubscriptionPlan { name }
} }`
const nodeOf = async (id: string) => {
  const { data, errors } = await api.query(QUERY, { id })
  expect(errors).toEqual([])
  return data.node
}

describe('a public object can be fetched by its id alone', () => {
  test('with the fields of its type', async () => {
    const { tool, category, post } = ids
    const found = { __typename: 'Tool', id: tool, name: 'Abacus', category: { name: 'Writing' } }
    expect(await nodeOf(tool)).toEqual(found)
    expect(await nodeOf(tool.toUpperCase())).toEqual(found)
    expect(await nodeOf(category)).toEqual({ __typename: 'Category', id: category, slug: 'writing' })
    expect(await nodeOf(post)).toEqual({
      __typename: 'BlogPost',
      id: post,
      title: 'How to use Abacus',
      path: expect.stringMatching(/abacus-guide$/),
    })
    expect(await nodeOf('plan:pro')).toEqual({ __typename: 'SubscriptionPlan', id: 'plan:pro', name: 'Pro' })
  })

  test('under the id that lists show', async () => {
    const { data } = await api.query(
      '{ tools(first: 1) { nodes { id } } categories { id } blogPosts { nodes { id } } plans { id } }',
    )
    const shown = [...data.tools.nodes, ...data.categories, ...data.blogPosts.nodes, ...data.plans]
    expect(shown).toHaveLength(6)
    for (const { id } of shown) expect((await nodeOf(id)).id).toBe(id)
  })

  test('also by compiled code', async () => {
    const execute = createExecute(schema, createCompiler(schema))
    const document = parse(QUERY)
    const run = (id: string) => execute({ document, variables: { id }, context: api.context })
    for (const id of [ids.tool, ids.post, ids.category, 'plan:pro', ids.tool]) {
      expect((await run(id)).data?.['node']).toEqual(await nodeOf(id))
    }
  })

  test('and nothing else can', async () => {
    const members = await createMembers(database)
    await members.join('ada@people.example')
    const { id: userId } = await database.prisma.user.findFirstOrThrow()
    const { id: sessionId } = await database.prisma.session.findFirstOrThrow()
    const unknown = '00000000-0000-4000-8000-000000000000'
    for (const id of [userId, sessionId, unknown, '', 'plan:none', 'abacus', "'", 'x'.repeat(5_000)]) {
      expect(await nodeOf(id)).toBeNull()
    }
    await members.close()
  })

  test.each([
    ['a draft', { status: 'draft' }],
    ['a page that an administrator took back', { statusOverride: 'draft' }],
    ['a deleted page', { deletedAt: new Date('2026-11-19') }],
    ['a page whose subject is gone', { goneAt: new Date('2026-11-19') }],
  ] as const)('but not %s', async (what, state) => {
    const slug = what.replaceAll(' ', '-')
    await storePage(database, { slug, ...state })
    const { id } = await database.prisma.programmaticPage.findFirstOrThrow({ where: { slug } })
    expect(await nodeOf(id)).toBeNull()
  })
})

test('a shared response has the cache tags of what it shows', async () => {
  const tagsOf = async (id: string) => {
    const cacheTags = new Set<CacheTag>()
    await createExecute(schema)({ document: parse(QUERY), variables: { id }, context: { ...api.context, cacheTags } })
    return cacheTags
  }
  expect(await tagsOf(ids.post)).toContain(pageTag('abacus-guide'))
  expect(await tagsOf('00000000-0000-4000-8000-000000000000')).toContain(CONTENT)
})
