import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_COLLECTION_TOOLS, MAX_COLLECTIONS } from '#core/collections.ts'
import { type Person, people, type Reply, type Row } from './people.ts'

const { prepare, reset, as, database } = people()
beforeAll(prepare)

let ada: Person
let bob: Person
let ids: readonly string[]
beforeEach(async () => {
  ;({ ada, bob, ids } = await reset())
})

const namesOf = (rows: readonly Row[]) => rows.map(({ tool }) => tool.slug)
const list = async (person: Person, name = 'For work') => (await as(person).create({ name })).collection
/** A collection with the first tools of the catalog. */
const filled = async (person: Person, count: number): Promise<string> => {
  const { id } = await list(person)
  for (const toolId of ids.slice(0, count)) await as(person).add({ collectionId: id, toolId })
  return id
}

describe('a collection', () => {
  test('is created with a trimmed name and note', async () => {
    const made = await as(ada).create({ name: '  For  work\u0301 ', note: ' Ask Eve.\r\nThen decide. ' })
    expect(made.collection).toMatchObject({
      name: 'For  work\u0301'.normalize('NFC'),
      note: 'Ask Eve.\nThen decide.',
      toolCount: 0,
      sharePath: null,
    })
  })

  test.each([
    [{ name: ' ' }, 'name', 'Enter a name.'],
    [{ name: 'x'.repeat(81) }, 'name', 'The name can have at most 80 characters.'],
    [{ name: 'two\nlines' }, 'name', 'The name must be a single line of text.'],
    [{ name: 'x', note: 'x'.repeat(501) }, 'note', 'A note can have at most 500 characters.'],
  ])('is not created with %j', async (texts, field, message) => {
    expect(await as(ada).create(texts)).toEqual({
      __typename: 'InvalidInputError',
      code: 'BAD_USER_INPUT',
      message,
      field,
    })
    const { collection } = await as(ada).create({ name: 'x'.repeat(80), note: 'y'.repeat(500) })
    expect(await as(ada).update({ id: collection.id, note: '', ...texts })).toMatchObject({ message, field })
  })

  test('is limited to fifty, even when two are created at once', async () => {
    const at = new Date()
    const row = { userId: ada.id, name: 'x', createdAt: at, updatedAt: at }
    await database.prisma.collection.createMany({ data: Array.from({ length: MAX_COLLECTIONS - 1 }, () => row) })
    const replies = await Promise.all([as(ada).create({ name: 'a' }), as(ada).create({ name: 'b' })])
    expect(replies.map(({ code }: Reply) => code).sort()).toEqual(['LIMIT_REACHED', undefined])
    expect(replies.find(({ code }: Reply) => code === 'LIMIT_REACHED')).toMatchObject({ limit: 50 })
  })

  test('is listed newest first, in pages', async () => {
    for (const name of ['a', 'b', 'c']) await list(ada, name)
    await list(bob, 'of Bob')
    const first = await as(ada).page(2)
    expect([first.totalCount, first.nodes.map(({ name }) => name)]).toEqual([3, ['c', 'b']])
    const second = await as(ada).page(2, first.pageInfo.endCursor)
    expect([second.nodes.map(({ name }) => name), second.pageInfo.hasNextPage]).toEqual([['a'], false])
  })

  test('is renamed and deleted with its tools', async () => {
    const id = await filled(ada, 2)
    expect(await as(ada).update({ id, name: 'At home', note: 'n' })).toMatchObject({
      collection: { name: 'At home', note: 'n', toolCount: 2 },
    })
    await as(ada).remove(id)
    expect(await as(ada).read(id)).toBeNull()
    expect(await database.prisma.collectionTool.count()).toBe(0)
  })
})

describe('a tool in a collection', () => {
  test('is added once, at the end, with an editable note', async () => {
    const id = await filled(ada, 2)
    const [first = '', second = '', third = ''] = ids
    await as(ada).add({ collectionId: id, toolId: third, note: ' Try it ' })
    const again = await as(ada).add({ collectionId: id, toolId: first.toUpperCase(), note: 'no' })
    expect(again.collection.tools.map(({ note, tool }: Row) => [tool.slug, note])).toEqual([
      ['abacus', ''],
      ['beacon', ''],
      ['compass', 'Try it'],
    ])
    const noted = await as(ada).setNote({ collectionId: id, toolId: second, note: 'x'.repeat(500) })
    expect(noted.collection.tools[1].note).toHaveLength(500)
    expect(await as(ada).setNote({ collectionId: id, toolId: second, note: 'x'.repeat(501) })).toMatchObject({
      field: 'note',
    })
    expect(await as(ada).collectionIds(second)).toEqual([id])
  })

  test('is moved, removed and restored at its place', async () => {
    const id = await filled(ada, 4)
    const [first = '', second = ''] = ids
    const moved = await as(ada).move({ collectionId: id, toolId: first, position: 3 })
    expect(namesOf(moved.collection.tools)).toEqual(['beacon', 'compass', 'abacus', 'dynamo'])
    expect(namesOf((await as(ada).move({ collectionId: id, toolId: first, position: 200 })).collection.tools)).toEqual([
      'beacon',
      'compass',
      'dynamo',
      'abacus',
    ])
    expect(await as(ada).move({ collectionId: id, toolId: first, position: 0 })).toMatchObject({ field: 'position' })
    const removed = await as(ada).take({ collectionId: id, toolId: second })
    expect(namesOf(removed.collection.tools)).toEqual(['compass', 'dynamo', 'abacus'])
    const back = await as(ada).add({ collectionId: id, toolId: second, position: 1 })
    expect(namesOf(back.collection.tools)).toEqual(['beacon', 'compass', 'dynamo', 'abacus'])
  })

  test.each([
    ['an unknown tool', '00000000-0000-4000-8000-000000000000'],
    ['what is no id', 'abacus'],
  ])('is never %s', async (_what, toolId) => {
    const { id } = await list(ada)
    expect(await as(ada).add({ collectionId: id, toolId })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is limited to two hundred', async () => {
    const { id } = await list(ada)
    const { prisma } = database
    const [like] = await prisma.tool.findMany({ take: 1 })
    if (like === undefined) throw new Error('There is no tool')
    const { id: _, plans: __, topics: ___, events: ____, ...others } = like
    const made = await prisma.tool.createManyAndReturn({
      data: Array.from({ length: MAX_COLLECTION_TOOLS }, (_each, index) => ({ ...others, slug: `more-${index}` })),
      select: { id: true },
    })
    await prisma.collectionTool.createMany({
      data: made.map(({ id: toolId }, index) => ({
        collectionId: id,
        userId: ada.id,
        toolId,
        position: index + 1,
        addedAt: new Date(),
      })),
    })
    expect(await as(ada).add({ collectionId: id, toolId: ids[0] ?? '' })).toMatchObject({ code: 'LIMIT_REACHED' })
    // One that is already in the collection does not count.
    expect((await as(ada).add({ collectionId: id, toolId: made[0]?.id ?? '' })).code).toBeUndefined()
    expect((await as(ada).read(id))?.toolCount).toBe(MAX_COLLECTION_TOOLS)
    await prisma.tool.deleteMany({ where: { slug: { startsWith: 'more-' } } })
  })
})

describe('another member’s collection', () => {
  test('behaves like a missing one', async () => {
    const id = await filled(ada, 2)
    const toolId = ids[0] ?? ''
    const before = await as(ada).read(id)
    const nothing = { code: 'NOT_FOUND', message: 'Collection not found.' }
    for (const other of [id, '00000000-0000-4000-8000-000000000000', 'nonsense']) {
      expect(await as(bob).read(other)).toBeNull()
      expect(await as(bob).update({ id: other, name: 'x', note: '' })).toMatchObject(nothing)
      expect(await as(bob).add({ collectionId: other, toolId })).toMatchObject(nothing)
      expect(await as(bob).take({ collectionId: other, toolId })).toMatchObject(nothing)
      expect(await as(bob).setNote({ collectionId: other, toolId, note: 'x' })).toMatchObject(nothing)
      expect(await as(bob).move({ collectionId: other, toolId, position: 2 })).toMatchObject(nothing)
      expect(await as(bob).share(other)).toMatchObject(nothing)
      expect(await as(bob).unshare(other)).toMatchObject(nothing)
      await as(bob).remove(other)
    }
    expect(await as(bob).collectionIds(toolId)).toEqual([])
    expect(await as(ada).read(id)).toEqual(before)
  })
})

test('changes are rate limited', async () => {
  const person = as(ada, { limitsFactor: 2 / 600 })
  const { collection } = await person.create({ name: 'a' })
  await person.share(collection.id)
  expect(await person.share(collection.id)).toMatchObject({ code: 'RATE_LIMITED' })
})
