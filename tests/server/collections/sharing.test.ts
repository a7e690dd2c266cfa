import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createShareTokens } from '#server/areas/collections/share-tokens.ts'
import { createKeyedHash } from '#server/platform/keyed-hash.ts'
import { watchSql } from '../../support/watch-sql.ts'
import { type Person, people } from './people.ts'

const { prepare, reset, as, database } = people()
beforeAll(prepare)

let ada: Person
let id: string
beforeEach(async () => {
  const { ada: member, ids } = await reset()
  ada = member
  id = (await as(ada).create({ name: 'For work', note: 'Start here' })).collection.id
  for (const toolId of ids.slice(0, 2)) await as(ada).add({ collectionId: id, toolId, note: 'Good' })
})

const tokenOf = (path: string): string => path.replace('/shared/', '')
const linkOf = async (): Promise<string> => (await as(ada).share(id)).collection.sharePath

describe('a share link', () => {
  test('shows name, notes and tools to anybody, without the owner', async () => {
    const path = await linkOf()
    expect(path).toMatch(/^\/shared\/[\w-]{43}$/)
    expect(await as(null).shared(tokenOf(path))).toEqual({
      name: 'For work',
      note: 'Start here',
      tools: ['abacus', 'beacon'].map((slug) => ({ note: 'Good', tool: { slug } })),
    })
    expect((await as(ada).read(id)).sharePath).toBe(path)
  })

  test('is replaced by a new one, and ends when revoked or with the collection', async () => {
    const first = await linkOf()
    const second = await linkOf()
    expect(second).not.toBe(first)
    expect(await as(null).shared(tokenOf(first))).toBeNull()
    expect(await as(null).shared(tokenOf(second))).not.toBeNull()
    expect((await as(ada).unshare(id)).collection.sharePath).toBeNull()
    expect(await as(null).shared(tokenOf(second))).toBeNull()
    const third = await linkOf()
    await as(ada).remove(id)
    expect(await as(null).shared(tokenOf(third))).toBeNull()
  })

  test('cannot be read from the database', async () => {
    const token = tokenOf(await linkOf())
    expect(JSON.stringify(await database.prisma.collection.findMany())).not.toContain(token)
  })

  test('shows nothing while its owner is suspended', async () => {
    const token = tokenOf(await linkOf())
    const setSuspendedAt = (suspendedAt: Date | null) => database.prisma.user.updateMany({ data: { suspendedAt } })
    await setSuspendedAt(new Date())
    expect(await as(null).shared(token)).toBeNull()
    await setSuspendedAt(null)
    expect(await as(null).shared(token)).not.toBeNull()
  })

  test('needs the same queries for a revoked, an unknown and an invalid token', async () => {
    const revoked = tokenOf(await linkOf())
    await as(ada).unshare(id)
    const sql = watchSql()
    const statements = []
    for (const token of [revoked, 'x'.repeat(43), '', "' OR 1=1", 'x'.repeat(10_000)]) {
      expect(await as(null).shared(token)).toBeNull()
      statements.push(sql.taken())
    }
    expect(new Set(statements.map((taken) => JSON.stringify(taken))).size).toBe(1)
    expect(statements[0]).toHaveLength(1)
  })
})

describe('tokens', () => {
  const tokens = createShareTokens(createKeyedHash('a secret'))

  test('are unique and found by their hash', () => {
    const issued = [tokens.issue(), tokens.issue()]
    const [first, second] = issued.map((share) => tokens.read(share) ?? '')
    expect(first).not.toBe(second)
    expect(tokens.hashOf(first ?? '')).toBe(issued[0]?.shareHash)
  })

  test('of another secret are not shown, because they no longer work', () => {
    expect(createShareTokens(createKeyedHash('another')).read(tokens.issue())).toBeNull()
  })
})
