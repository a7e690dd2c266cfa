import { beforeEach, describe, expect, test } from 'vitest'
import { createCacheInvalidations } from '#server/platform/cache/cache-invalidations.ts'
import {
  CATALOGUE,
  type CacheTag,
  CONTENT,
  LISTS,
  PROGRAM,
  pageTag,
  RECORDS,
  toolTag,
} from '#server/platform/cache/cache-tags.ts'
import { invalidateTags } from '#server/platform/database/invalidation-log.ts'
import { type Log, silentLog } from '#server/platform/log.ts'
import { createTestDatabase, registerTestDatabase } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'

const A = toolTag('a')
const B = toolTag('b')

const database = registerTestDatabase()
beforeEach(() => database.reset())

const invalidate = (...tags: CacheTag[]) => database.transaction((tx) => invalidateTags(tx, tags))
const create = (options: { maxTags?: number; log?: Log } = {}) =>
  createCacheInvalidations({ database, log: silentLog, ...options })
/** An instance after its first check, and what is still valid of its version later. */
const start = async (options: { maxTags?: number } = {}) => {
  const instance = create(options)
  await instance.check()
  const version = instance.version() ?? -1
  return { instance, valid: (...tags: CacheTag[]) => tags.map((tag) => instance.isCurrent([tag], version)) }
}

test('nothing may be cached before the first check, nor after a failed one', async () => {
  const gone = await createTestDatabase()
  await gone.close()
  const warnings: unknown[] = []
  const log = { ...silentLog, warn: (details: unknown) => warnings.push(details) } as unknown as Log
  const failed = createCacheInvalidations({ database: gone, log })
  await failed.check()
  expect([failed.version(), warnings.length]).toEqual([null, 1])
  const instance = create()
  expect(instance.version()).toBeNull()
  await instance.check()
  expect(instance.version()).toBe(0)
})

test('the writing instance invalidates at once, and later responses are valid', async () => {
  const { instance, valid } = await start()
  const invalidation = await invalidate(A, CONTENT)
  expect(valid(A)).toEqual([true])
  instance.committed(invalidation)
  expect(valid(A, B, CONTENT, CATALOGUE)).toEqual([false, true, false, true])
  const version = instance.version() ?? -1
  expect(instance.isCurrent([A, B, CONTENT], version)).toBe(true)
  await instance.check()
  expect(instance.version()).toBe(version)
})

test('another instance invalidates when it checks, and applies each entry once', async () => {
  const { instance, valid } = await start()
  await invalidate(A)
  await invalidate(pageTag('about'))
  await instance.check()
  expect(valid(A, B, pageTag('about'))).toEqual([false, true, false])
  const version = instance.version()
  await instance.check()
  expect(instance.version()).toBe(version)
})

test('entries of other instances before its own are not lost', async () => {
  const { instance, valid } = await start()
  await invalidate(A)
  instance.committed(await invalidate(B))
  await instance.check()
  expect(valid(A, B, CONTENT)).toEqual([false, false, true])
})

test('a rolled-back write invalidates nothing', async () => {
  const { instance, valid } = await start()
  const work = database.transaction(async (tx) => {
    await invalidateTags(tx, [A])
    throw new Error('rolled back')
  })
  await expect(work).rejects.toThrow('rolled back')
  await instance.check()
  expect(valid(A)).toEqual([true])
  expect((await invalidate(A)).sequence).toBe(1)
})

test('concurrent writes are numbered without gaps', async () => {
  const entries = await Promise.all(Array.from({ length: 8 }, () => invalidate(A)))
  expect(entries.map(({ sequence }) => sequence).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 8 }, (_, index) => index + 1),
  )
})

describe('everything is invalidated', () => {
  test('when entries are missing from the log', async () => {
    const { instance, valid } = await start()
    await invalidate(A)
    await invalidate(A)
    await database.prisma.cacheInvalidation.delete({ where: { sequence: 1 } })
    await instance.check()
    expect(valid(A, B, CATALOGUE)).toEqual([false, false, false])
    expect(instance.isCurrent([A], instance.version() ?? -1)).toBe(true)
  })

  test('when the instance is too many entries behind', async () => {
    const { instance, valid } = await start()
    await invalidate(A)
    await database.prisma.cacheState.update({ where: { id: 1 }, data: { sequence: 1_500 } })
    const data = Array.from({ length: 1_499 }, (_, index) => ({ sequence: index + 2, tags: [A] }))
    await database.prisma.cacheInvalidation.createMany({ data })
    await instance.check()
    expect(valid(A, B)).toEqual([false, false])
  })

  test('when the database was restored to an earlier state', async () => {
    await invalidate(A)
    await invalidate(A)
    const { instance, valid } = await start()
    await database.reset()
    await instance.check()
    expect(valid(A, B)).toEqual([false, false])
    await invalidate(A)
    const version = instance.version() ?? -1
    await instance.check()
    expect([instance.isCurrent([A], version), instance.isCurrent([B], version)]).toEqual([false, true])
  })

  test('when more tags were invalidated than are remembered', async () => {
    const { instance, valid } = await start({ maxTags: 3 })
    instance.committed(await invalidate(A))
    expect(valid(A, B)).toEqual([false, true])
    instance.committed(await invalidate(toolTag('c'), toolTag('d'), toolTag('e')))
    expect(valid(A, B, CONTENT)).toEqual([false, false, false])
  })
})

test('the log is bounded, and an entry with very many tags invalidates everything', async () => {
  const { instance, valid } = await start()
  const { tags } = await invalidate(...Array.from({ length: 1_200 }, (_, index) => toolTag(String(index))))
  expect(tags).toHaveLength(1_004)
  await instance.check()
  expect(valid(CATALOGUE, LISTS, RECORDS, PROGRAM)).toEqual([false, false, false, false])
  await database.prisma.cacheState.update({ where: { id: 1 }, data: { sequence: 10_000 } })
  await invalidate(A)
  expect(await database.prisma.cacheInvalidation.findMany({ select: { sequence: true } })).toEqual([
    { sequence: 10_001 },
  ])
})

test('the database announces a committed invalidation', async () => {
  const { instance, valid } = await start()
  const stop = instance.start(3_600_000)
  try {
    await invalidate(A)
    await eventually(() => expect(valid(A)).toEqual([false]))
    expect(valid(B)).toEqual([true])
  } finally {
    stop()
  }
})

test('listeners receive the tags, or null for everything', async () => {
  const { instance } = await start()
  const heard: unknown[] = []
  instance.subscribe((tags) => heard.push(tags === null ? null : [...tags]))
  instance.invalidateLocally([CONTENT])
  await invalidate(A)
  await invalidate(B)
  await instance.check()
  await database.prisma.cacheState.update({ where: { id: 1 }, data: { sequence: 99 } })
  await instance.check()
  expect(heard).toEqual([[CONTENT], [A, B], null])
})
