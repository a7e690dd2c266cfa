import { beforeEach, describe, expect, test } from 'vitest'
import { buildSearchIndex } from '#core/search/index/build-index.ts'
import { moveRevision } from '#server/areas/catalogue/revision.ts'
import { createRevisionWatch } from '#server/areas/catalogue/revision-watch.ts'
import { createToolService } from '#server/areas/catalogue/tool.service.ts'
import { createSnapshots } from '#server/areas/recommendations/snapshots.ts'
import { silentLog } from '#server/platform/log.ts'
import { knownPlan } from '#tests/support/plans.ts'
import { clock, loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'

const database = registerTestDatabase()

beforeEach(async () => {
  await database.reset()
  const discontinued = toolRecord({ slug: 'gone', status: 'discontinued' })
  const closed = plan({ name: 'Closed', paused: '2026-09' })
  const priced = toolRecord({ plans: [closed, plan({ name: 'Team', month: 9, per_seat: true, min_seats: 2 })] })
  await loadCatalogue(database, { tools: { writing: [priced, discontinued], email: [toolRecord({ slug: 'bell' })] } })
})

const create = () => {
  const catalogueRevision = createRevisionWatch({ database, log: silentLog })
  const tools = createToolService({ database })
  const reads: number[] = []
  let now = 0
  let followRatings: () => Promise<void> = async () => undefined
  const snapshots = createSnapshots({
    searchIndex: async () => buildSearchIndex([], { synonyms: [], jobs: [], outsideProducts: [] }),
    jobs: [],
    tools: {
      activeTools: (fields) => {
        reads.push(catalogueRevision.current() ?? -1)
        return tools.activeTools(fields)
      },
    },
    catalogueRevision,
    onRatings: (follow) => {
      followRatings = follow
    },
    monotonicMs: () => now,
  })
  return {
    snapshots,
    reads,
    catalogueRevision,
    followRatings: () => followRatings(),
    wait: (milliseconds: number) => {
      now += milliseconds
    },
  }
}
const rename = async (name: string): Promise<number> =>
  database.transaction(async (tx) => {
    await tx.tool.updateMany({ where: { slug: 'bell' }, data: { name } })
    return moveRevision(tx, clock)
  })
const nameOf = ({ tools }: { tools: readonly { slug: string; name: string }[] }) =>
  tools.find(({ slug }) => slug === 'bell')?.name

test('nothing is read before the first use', async () => {
  const { reads, catalogueRevision } = create()
  await catalogueRevision.check()
  catalogueRevision.committed(await rename('Bell II'))
  await catalogueRevision.check()
  expect(reads).toEqual([])
})

test('it contains the active tools in the engine’s format, with their revision', async () => {
  const { snapshots, catalogueRevision } = create()
  const snapshot = await snapshots.current()
  expect(snapshot.revision).toBe(catalogueRevision.current())
  expect(snapshot.tools.map(({ slug }) => slug)).toEqual(['abacus', 'bell'])
  expect(snapshot.tools[0]).toMatchObject({
    categorySlug: 'writing',
    categoryName: 'Writing',
    topics: { writing: 1, editing: 0.5 },
    platforms: ['web'],
    plans: [knownPlan({ name: 'Team', usdMonth: 9, perSeat: true, minSeats: 2 })],
    ratingCount: 0,
    verified: false,
  })
})

test('each tool is complete, without fields unknown to the engine', async () => {
  const { snapshots } = create()
  const { tools } = await snapshots.current()
  const [first] = tools
  expect(Object.keys(first ?? {}).sort()).toEqual(
    [
      ...['id', 'slug', 'name', 'vendor', 'categorySlug', 'categoryName', 'websiteUrl', 'pricingModel', 'description'],
      ...['features', 'useCases', 'pros', 'cons', 'plans', 'topics', 'prominence', 'skill', 'generalAssistant'],
      ...[
        'apiAvailable',
        'openSource',
        'mcpServer',
        'platforms',
        'integrations',
        'privacy',
        'privacyUrl',
        'industries',
      ],
      ...['roles', 'teamFit', 'setupMinutes', 'events', 'ratingCount', 'ratingSum', 'ratingPrior', 'verified'],
    ].sort(),
  )
  expect(tools.flatMap((tool) => Object.values(tool)).filter((value) => value === undefined)).toEqual([])
})

test('it is built once per revision for concurrent requests', async () => {
  const { snapshots, reads } = create()
  const all = await Promise.all([snapshots.current(), snapshots.current(), snapshots.current()])
  expect(new Set(all).size).toBe(1)
  expect(await snapshots.current()).toBe(all[0])
  expect(reads).toHaveLength(1)
})

describe('after a catalog change', () => {
  test('nobody gets the old snapshot', async () => {
    const { snapshots, catalogueRevision } = create()
    await snapshots.current()
    const revision = await rename('Bell II')
    catalogueRevision.committed(revision)
    const snapshot = await snapshots.current()
    expect([snapshot.revision, nameOf(snapshot)]).toEqual([revision, 'Bell II'])
  })

  test('an unchanged tool is not analyzed again', async () => {
    const { snapshots, catalogueRevision } = create()
    const before = await snapshots.current()
    catalogueRevision.committed(await rename('Bell II'))
    const after = await snapshots.current()
    const same = after.tools.map((tool) => before.tools.includes(tool))
    expect(same).toEqual([true, false])
  })

  test('a request during an older build waits for the new one', async () => {
    const { snapshots, catalogueRevision, reads } = create()
    const early = snapshots.current()
    const revision = await rename('Bell II')
    catalogueRevision.committed(revision)
    const late = await snapshots.current()
    expect([late.revision, nameOf(late)]).toEqual([revision, 'Bell II'])
    await early
    expect(reads.length).toBeLessThanOrEqual(2)
  })

  test('it is rebuilt in the background only while in use', async () => {
    const { snapshots, catalogueRevision, reads, wait } = create()
    await snapshots.current()
    catalogueRevision.committed(await rename('Bell II'))
    await catalogueRevision.check()
    expect(reads).toHaveLength(2)
    wait(300_001)
    catalogueRevision.committed(await rename('Bell III'))
    await catalogueRevision.check()
    expect(reads).toHaveLength(2)
    expect(nameOf(await snapshots.current())).toBe('Bell III')
  })
})

describe('ratings', () => {
  const rateBell = () =>
    database.prisma.tool.updateMany({ where: { slug: 'bell' }, data: { ratingCount: 1, ratingSum: 5 } })
  const ratingsOf = ({ tools }: { tools: readonly { slug: string; ratingCount: number }[] }) =>
    tools.find(({ slug }) => slug === 'bell')?.ratingCount

  test('update the snapshot in the background while the engine is in use, at the same revision', async () => {
    const { snapshots, catalogueRevision, followRatings, reads } = create()
    await snapshots.current()
    await rateBell()
    expect(ratingsOf(await snapshots.current())).toBe(0)
    await followRatings()
    expect(reads).toHaveLength(2)
    const snapshot = await snapshots.current()
    expect([ratingsOf(snapshot), snapshot.revision]).toEqual([1, catalogueRevision.current()])
    expect(reads).toHaveLength(2)
  })

  test('update it at its next use when it is not in use', async () => {
    const { snapshots, followRatings, reads, wait } = create()
    await snapshots.current()
    wait(300_001)
    await rateBell()
    await followRatings()
    expect(reads).toHaveLength(1)
    expect(ratingsOf(await snapshots.current())).toBe(1)
  })
})

test('a failed read is retried by the next request', async () => {
  const { catalogueRevision } = create()
  let fails = true
  const tools = createToolService({ database })
  const snapshots = createSnapshots({
    searchIndex: async () => buildSearchIndex([], { synonyms: [], jobs: [], outsideProducts: [] }),
    jobs: [],
    tools: {
      activeTools: async (fields) => {
        if (fails) throw new Error('the database is away')
        return tools.activeTools(fields)
      },
    },
    catalogueRevision,
    onRatings: () => undefined,
    monotonicMs: () => 0,
  })
  await expect(snapshots.current()).rejects.toThrow('away')
  fails = false
  expect((await snapshots.current()).tools).toHaveLength(2)
})
