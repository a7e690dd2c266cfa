import { describe, expect, test } from 'vitest'
import { plan } from '#tests/support/catalogue.ts'
import { registerWebhooksApp } from './webhooks-app.ts'

const { database, members, state, load, add, send, messages, received } = registerWebhooksApp()

const NEW = 'A description that was changed and is long enough to be a description.'
const NEWER = 'A description that was changed again and is long enough to be a description.'
const types = () => messages().map(({ type }) => type)

describe('a webhook', () => {
  test('is told about a new tool with its whole record', async () => {
    await add()
    await load({ slug: 'abacus' }, { slug: 'birch' }, { slug: 'cedar', name: 'Cedar' })
    await send()
    expect(messages()).toMatchObject([
      {
        type: 'tool.added',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        data: {
          sequence: expect.stringMatching(/^\d+$/),
          tool: { slug: 'cedar', name: 'Cedar', url: 'https://site.example/tool/cedar' },
          record: { slug: 'cedar', name: 'Cedar' },
        },
      },
    ])
  })

  test('gets all changes of a tool that were made together as one message, and a changed price as one more', async () => {
    await add()
    await load(
      {
        slug: 'abacus',
        description: NEW,
        features: ['Counting beads', 'Adding sums', 'Long tables', 'Small charts'],
        plans: [plan({ month: 30 })],
      },
      { slug: 'birch' },
    )
    await send()
    const [changed, price] = messages()
    expect(types()).toEqual(['tool.changed', 'price.changed'])
    expect(changed.data.changes.map((one: { field: string }) => one.field).sort()).toEqual([
      'description',
      'features',
      'plans',
    ])
    expect(price.data.changes).toMatchObject([{ field: 'plans', old: [{ month: 12 }], new: [{ month: 30 }] }])
    expect(price.data.sequence).toBe(changed.data.sequence)
  })

  test('is told that a tool ended', async () => {
    await add()
    await load({ slug: 'birch' })
    await send()
    expect(messages()).toMatchObject([{ type: 'tool.ended', data: { tool: { slug: 'abacus', name: null } } }])
  })

  test('gets each message once, also when it is sent by two instances', async () => {
    await add()
    await load({ slug: 'abacus', description: NEW }, { slug: 'birch', description: NEW })
    await Promise.all([send(), send()])
    await send()
    expect(types()).toEqual(['tool.changed', 'tool.changed'])
    const ids = received.map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(2)
  })

  test('is told nothing from before its creation', async () => {
    await load({ slug: 'abacus', description: NEW }, { slug: 'birch' })
    await add()
    await send()
    expect(received).toEqual([])
  })

  test('gets only its events', async () => {
    await add({ events: ['PRICE_CHANGED'] })
    await load({ slug: 'abacus', description: NEW }, { slug: 'birch', plans: [plan({ month: 30 })] })
    await send()
    expect(types()).toEqual(['price.changed'])
  })
})

describe('a filter', () => {
  const idOf = async (slug: string) => (await database.prisma.tool.findUniqueOrThrow({ where: { slug } })).id
  const userId = async () => (await database.prisma.user.findUniqueOrThrow({ where: { email: state.email } })).id
  const changeBoth = () => load({ slug: 'abacus', description: NEW }, { slug: 'birch', description: NEW })
  const slugs = () => messages().map(({ data }) => data.tool.slug)
  const at = new Date('2026-11-20T12:00:00Z')

  test('limits messages to saved tools', async () => {
    await add({ filter: 'SAVED' })
    await database.prisma.favorite.create({
      data: { userId: await userId(), toolId: await idOf('birch'), createdAt: at },
    })
    await changeBoth()
    await send()
    expect(slugs()).toEqual(['birch'])
  })

  test('limits messages to the tools of a collection, and to none once it is deleted', async () => {
    const times = { createdAt: at, updatedAt: at }
    const collection = await database.prisma.collection.create({
      data: { userId: await userId(), name: 'Own', ...times },
    })
    await database.prisma.collectionTool.create({
      data: {
        collectionId: collection.id,
        userId: await userId(),
        toolId: await idOf('abacus'),
        position: 1,
        addedAt: at,
      },
    })
    await add({ filter: 'COLLECTION', collectionId: collection.id })
    await changeBoth()
    await send()
    expect(slugs()).toEqual(['abacus'])
    await database.prisma.collection.delete({ where: { id: collection.id } })
    await load({ slug: 'abacus', description: NEWER }, { slug: 'birch', description: NEW })
    await send()
    expect(slugs()).toEqual(['abacus'])
  })

  test('limits messages to a category', async () => {
    const { category } = await database.prisma.tool.findFirstOrThrow({ include: { category: true } })
    await add({ filter: 'CATEGORY', categorySlug: category.slug })
    const other = await database.prisma.category.findFirst({ where: { slug: { not: category.slug } } })
    if (other !== null) await add({ filter: 'CATEGORY', categorySlug: other.slug })
    await changeBoth()
    await send()
    expect(slugs()).toEqual(['abacus', 'birch'])
  })
})

test('a webhook ends with the account', async () => {
  await add()
  await database.prisma.user.deleteMany()
  await load({ slug: 'abacus', description: NEW }, { slug: 'birch' })
  await send()
  expect(received).toEqual([])
  expect(members.services).toBeDefined()
})
