import { expect, inject, it } from 'vitest'
import { createInstances } from '#server/platform/instances.ts'
import { silentLog } from '#server/platform/log.ts'
import { createTokenBuckets } from '#server/platform/token-bucket.ts'
import { registerTestDatabase } from '../../support/database.ts'

const database = registerTestDatabase()
const rows = () => database.prisma.instance.count()

it('an instance starts alone, and leaves nothing behind', async () => {
  const instances = createInstances({ database, log: silentLog })
  const leave = await instances.start()
  expect(instances.count()).toBe(1)
  expect(await rows()).toBe(database.kind === 'pglite' ? 0 : 1)
  await leave()
  expect(await rows()).toBe(0)
})

if (inject('databaseTemplate').kind === 'postgresql') {
  const create = () => createInstances({ database, log: silentLog })
  /** As if the last beats were this many seconds ago. */
  const age = (seconds: number) =>
    database.prisma.$executeRaw`UPDATE instances SET seen_at = seen_at - ${seconds}::int * interval '1 second'`

  it('instances count those that were seen in the last 30 seconds', async () => {
    await database.reset()
    const [first, second, third] = [create(), create(), create()]
    for (const instances of [first, second, third, first]) await instances.beat()
    expect([first.count(), second.count(), third.count()]).toEqual([3, 2, 3])
    const leave = await third.start()
    await leave()
    await second.beat()
    expect(second.count()).toBe(2)
    await age(31)
    await second.beat()
    expect(second.count()).toBe(1)
    await age(3_601)
    await first.beat()
    expect([first.count(), await rows()]).toEqual([1, 1])
  })

  it('together give the budget of one, and the rest gets the share of one that died', async () => {
    await database.reset()
    let now = Date.parse('2026-12-01T12:00:00Z')
    const clock = { now: () => new Date(now) }
    const nodes = [create(), create()].map((instances) => ({
      instances,
      buckets: createTokenBuckets({ clock, capacity: 10_000, perSecond: 500, instances: instances.count }),
    }))
    const beat = async (some = nodes) => {
      for (const { instances } of some) await instances.beat()
    }
    /** Spends for ten seconds, ten times more than the budget, at random instances; what was allowed. */
    const spend = (some: typeof nodes): number => {
      let spent = 0
      for (let count = 0; count < 1_500; count += 1) {
        now += 10_000 / 1_500
        if (some[((count * 7919) % 13) % some.length]?.buckets.take('192.0.2.7', 100).allowed) spent += 100
      }
      return spent
    }
    await beat()
    await beat()
    const both = spend(nodes)
    expect(both).toBeGreaterThan(15_000 * 0.75)
    expect(both).toBeLessThan(15_000 * 1.25)

    await age(31)
    const survivor = nodes.slice(0, 1)
    await beat(survivor)
    now += 60_000
    const alone = spend(survivor)
    expect(alone).toBeGreaterThan(15_000 * 0.98)
    expect(alone).toBeLessThan(15_000 * 1.02)
  })

  it('keep the last count while the database does not answer', async () => {
    await database.reset()
    let reachable = true
    const $queryRaw = (...query: Parameters<typeof database.prisma.$queryRaw>) =>
      reachable ? database.prisma.$queryRaw(...query) : Promise.reject(new Error('connection refused'))
    const cutOff = createInstances({ database: { ...database, prisma: { $queryRaw } as never }, log: silentLog })
    await create().beat()
    await cutOff.beat()
    reachable = false
    await age(31)
    await cutOff.beat()
    expect(cutOff.count()).toBe(2)
    reachable = true
    await cutOff.beat()
    expect(cutOff.count()).toBe(1)
  })
}
