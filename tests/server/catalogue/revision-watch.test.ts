import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { moveRevision } from '#server/areas/catalogue/revision.ts'
import { createRevisionWatch } from '#server/areas/catalogue/revision-watch.ts'
import type { Database } from '#server/platform/database/database.ts'
import { clock } from '../../support/catalogue.ts'
import { createTestDatabase, registerTestDatabase } from '../../support/database.ts'
import { eventually } from '../../support/eventually.ts'

const database = registerTestDatabase()

beforeEach(() => database.reset())

const move = () => database.transaction((tx) => moveRevision(tx, clock))

const watched = (followed: Database = database) => {
  const warnings: { data: object; message: string }[] = []
  const log = { info() {}, error() {}, warn: (data: object, message: string) => void warnings.push({ data, message }) }
  const watch = createRevisionWatch({ database: followed, log })
  const calls: string[] = []
  return { watch, calls, warnings, call: (name: string) => async () => void calls.push(name) }
}

describe('a follower of the catalog', () => {
  test('is called after a change, and only then', async () => {
    const { watch, calls, call } = watched()
    watch.subscribe(call('files'))
    await watch.check()
    await watch.check()
    expect(calls).toEqual([])
    await move()
    await watch.check()
    await watch.check()
    expect(calls).toEqual(['files'])
    await move()
    await move()
    await watch.check()
    expect(calls).toEqual(['files', 'files'])
  })

  test('is called once by concurrent checks, one listener after the other', async () => {
    const { watch, calls } = watched()
    for (const name of ['a', 'b']) {
      watch.subscribe(async () => {
        calls.push(`${name} begins`)
        await Promise.resolve()
        calls.push(`${name} ends`)
      })
    }
    await watch.check()
    await move()
    await Promise.all([watch.check(), watch.check(), watch.check()])
    expect(calls).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  })

  test('is called again for a change that happened during its last call', async () => {
    const { watch, calls } = watched()
    await watch.check()
    watch.subscribe(async () => {
      if (calls.push('told') === 1) await move()
    })
    await move()
    await watch.check()
    await watch.check()
    expect(calls).toEqual(['told', 'told'])
  })

  test('is called again after a failure, which is logged and does not block others', async () => {
    const { watch, calls, warnings, call } = watched()
    const failure = new Error('no space')
    let fails = true
    watch.subscribe(async () => {
      if (fails) throw failure
      calls.push('mended')
    })
    watch.subscribe(call('other'))
    await watch.check()
    await move()
    await watch.check()
    expect(calls).toEqual(['other'])
    expect(warnings).toEqual([{ data: { err: failure }, message: 'could not check the catalog for changes' }])
    fails = false
    await watch.check()
    await watch.check()
    expect(calls).toEqual(['other', 'mended', 'other'])
    expect(warnings).toHaveLength(1)
  })
})

test('an unreachable database is logged, and the change is seen once it is back', async () => {
  const own = await createTestDatabase()
  let reachable = true
  const prisma = own.prisma.$extends({
    query: {
      $allOperations: async ({ args, query }) => {
        if (!reachable) throw new Error('unavailable')
        return query(args)
      },
    },
  })
  const { watch, calls, warnings, call } = watched({ ...own, prisma: prisma as unknown as Database['prisma'] })
  watch.subscribe(call('told'))
  try {
    await watch.check()
    await own.transaction((tx) => moveRevision(tx, clock))
    reachable = false
    await watch.check()
    expect([calls, warnings.map(({ message }) => message)]).toEqual([[], ['could not check the catalog for changes']])
    reachable = true
    await watch.check()
    expect(calls).toEqual(['told'])
  } finally {
    await own.close()
  }
})

describe('the watch', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  test('checks repeatedly until it is stopped', async () => {
    const { watch, calls, call } = watched()
    watch.subscribe(call('told'))
    await watch.check()
    const stop = watch.start(2_000)
    await move()
    vi.advanceTimersByTime(1_999)
    await watch.check()
    expect(calls).toEqual(['told'])
    await move()
    vi.advanceTimersByTime(1)
    await eventually(() => expect(calls).toEqual(['told', 'told']))
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('a check in progress when the watch stops fails without a warning', async () => {
  const { watch, warnings } = watched()
  await watch.check()
  const stop = watch.start(60_000)
  watch.subscribe(async () => {
    stop()
    throw new Error('the database is closed')
  })
  await move()
  await watch.check()
  expect(warnings).toEqual([])
})
