import { beforeEach, describe, expect, it, vi } from 'vitest'
import { classifyDatabaseError } from '#server/platform/database/sqlstate.ts'
import { afterCommit, runTransaction, type TransactionClient } from '#server/platform/database/transaction.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'

const database = registerTestDatabase()

beforeEach(() => database.reset())

const category = (slug: string) => ({ data: { slug, name: slug, description: '' } })
const count = () => database.prisma.category.count()
const never = new Promise<never>(() => {})

it('commits everything and returns the result of the work', async () => {
  const names = await database.transaction(async (tx) => {
    await tx.category.create(category('a'))
    return [(await tx.category.create(category('b'))).name]
  })
  expect(names).toEqual(['b'])
  expect(await count()).toBe(2)
})

it('rolls back when the work throws', async () => {
  const work = database.transaction(async (tx) => {
    await tx.category.create(category('a'))
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect(await count()).toBe(0)
})

it('calls back after the commit, and never after a rollback', async () => {
  const calls: string[] = []
  await database.transaction(async (tx) => {
    afterCommit(tx, () => calls.push('committed'))
    await tx.category.create(category('a'))
    expect(calls).toEqual([])
  })
  const undone = database.transaction(async (tx) => {
    afterCommit(tx, () => calls.push('rolled back'))
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  afterCommit(database.prisma, () => calls.push('outside'))
  expect(calls).toEqual(['committed', 'outside'])
})

it('fails when the work swallowed a statement’s error', async () => {
  await database.prisma.category.create(category('a'))
  const work = database.transaction(async (tx) => {
    await tx.category.create(category('b'))
    await tx.category.create(category('a')).catch(() => 'never mind')
  })
  await expect(work).rejects.toThrow(/rolled back|undone/)
  expect(await count()).toBe(1)
  expect(await database.transaction((tx) => tx.category.count())).toBe(1)
})

it.each(['ReadCommitted', 'RepeatableRead', 'Serializable'] as const)('runs at isolation %s', async (isolation) => {
  await database.transaction((tx) => tx.category.create(category('a')), { isolation })
  expect(await count()).toBe(1)
})

it('allows concurrent transactions', async () => {
  const slugs = Array.from({ length: 30 }, (_, index) => `s${index}`)
  await Promise.all(slugs.map((slug) => database.transaction((tx) => tx.category.create(category(slug)))))
  expect(await count()).toBe(30)
})

describe('work that never ends', () => {
  const hang = async (tx: TransactionClient) => {
    await tx.category.create(category('a'))
    return never
  }
  const hurried = { timeoutMs: 300 }

  it('is rolled back in time, and the database keeps working', async () => {
    const error = await runTransaction(database.prisma, hang, hurried).catch((caught: unknown) => caught)
    expect(classifyDatabaseError(error)).toMatchObject({ status: 503 })
    expect(await count()).toBe(0)
  })

  it('blocks others no longer than that', async () => {
    const hanging = runTransaction(database.prisma, hang, hurried).catch(() => 'undone')
    const outcomes = await Promise.all([
      hanging,
      database.transaction((tx) => tx.category.create(category('b'))),
      database.prisma.category.create(category('c')),
    ])
    expect(outcomes[0]).toBe('undone')
    expect(await count()).toBe(2)
  })

  it('can no longer write when it resumes late', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const late = vi.fn()
    const work = runTransaction(
      database.prisma,
      async (tx) => {
        await promise
        await tx.category.create(category('late')).catch(late)
      },
      hurried,
    )
    await expect(work).rejects.toThrow('did not finish within 300 ms')
    resolve()
    await eventually(() => expect(late).toHaveBeenCalled())
    expect(await count()).toBe(0)
  })
})

it('stores moments exactly, whatever the machine’s time zone', async () => {
  const createdAt = new Date('2026-07-01T23:59:59.123Z')
  const { id } = await database.prisma.clientErrorReport.create({ data: { path: '/', message: 'x', createdAt } })
  expect((await database.prisma.clientErrorReport.findUniqueOrThrow({ where: { id } })).createdAt).toEqual(createdAt)
  const [row] = await database.prisma.$queryRaw<{ same: boolean }[]>`
    SELECT created_at = '2026-07-01T23:59:59.123Z'::timestamptz AS same FROM client_error_reports`
  expect(row).toEqual({ same: true })
})

it('responds to a ping', async () => {
  await expect(database.ping()).resolves.toBeUndefined()
})
