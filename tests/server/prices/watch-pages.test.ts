import { beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#core/durations.ts'
import { createWatchApp } from './watch-app.ts'
import { CONFIRMED, DISPUTED, UNREADABLE } from './watch-pages/documents.ts'
import { RESPONSES } from './watch-pages/responses.ts'
import type { WatchPage } from './watch-pages/watch-page.ts'

const PAGES: readonly WatchPage[] = [...CONFIRMED, ...DISPUTED, ...UNREADABLE, ...RESPONSES]
const of = (outcome: string) => PAGES.filter((page) => page.outcome === outcome).map(({ name }) => name)

const app = createWatchApp()
const { database } = app
type Plan = Readonly<Record<string, unknown>>
let before: ReadonlyMap<string, readonly Plan[]>
let counts: readonly number[]

const plansByTool = async () =>
  new Map((await database.prisma.tool.findMany()).map(({ slug, plans }) => [slug, plans as unknown as readonly Plan[]]))

beforeAll(async () => {
  await app.load(PAGES)
  before = await plansByTool()
  const read: number[] = []
  for (let run = 0; run < 3; run += 1) {
    await app.run()
    read.push(await database.prisma.pricePageReading.count())
  }
  counts = read
})

describe('the watch', () => {
  test.each(PAGES.map((page) => [page.name, page] as const))(
    'reads the page of %s',
    async (name, { outcome, detail }) => {
      const reading = await app.reading(name)
      expect(reading?.outcome).toBe(outcome)
      if (detail !== undefined) expect(reading?.detail).toBe(detail)
    },
  )

  test('reads at most 40 pages in one run, and none of them again', () => {
    expect(counts).toEqual([40, PAGES.length, PAGES.length])
  })

  test('sends a host one request in ten seconds, robots.txt first', () => {
    const byHost = Map.groupBy(app.requests, ({ host }) => host)
    expect(byHost.size).toBe(PAGES.length + 1)
    for (const requests of byHost.values()) {
      expect(requests[0]?.url).toBe('/robots.txt')
      const gaps = requests.slice(1).map(({ at }, index) => at - (requests[index]?.at ?? 0))
      expect(gaps.filter((gap) => gap < 10_000)).toEqual([])
    }
  })

  test('does not request what robots.txt forbids', () => {
    const urls = app.requests.filter(({ host }) => /^robots-(?:all|own|broken)/.test(host)).map(({ url }) => url)
    expect(urls).toEqual(['/robots.txt', '/robots.txt', '/robots.txt'])
  })

  test('dates confirmed plans and changes nothing else', async () => {
    const after = await plansByTool()
    for (const { name, outcome } of PAGES) {
      const dated = { asOf: '2026-11', checkedBy: 'watch' }
      const expected = before.get(name)?.map((plan) => (outcome === 'confirmed' ? { ...plan, ...dated } : plan))
      expect([name, after.get(name)]).toEqual([name, expected])
    }
    const facts = await database.prisma.toolFact.findMany({
      where: { field: 'plans', source: 'vendor_page' },
      include: { tool: true },
    })
    expect(facts.map(({ tool }) => tool.slug).sort()).toEqual(of('confirmed').sort())
    for (const { tool, sourceUrl, knownFor, checkedOn } of facts) {
      expect(sourceUrl).toBe(app.urlOf(tool.slug))
      expect(knownFor.toISOString()).toMatch(/^2026-11-01/)
      expect(checkedOn?.toISOString()).toMatch(/^2026-11-20/)
    }
    const sets = await database.prisma.changeSet.groupBy({
      by: ['kind', 'state'],
      _count: true,
      where: { kind: 'watch' },
    })
    expect(sets).toEqual([{ kind: 'watch', state: 'done', _count: of('confirmed').length }])
  })

  test('asks editors about pages that say something else, moved or ended', async () => {
    const items = await app.items()
    const names = items.map(({ url, outcome }) => [new URL(url).hostname.replace('.test', ''), outcome])
    const expected = PAGES.filter(({ outcome }) => ['disputed', 'moved', 'ended'].includes(outcome))
    expect(names.sort()).toEqual(expected.map(({ name, outcome }) => [name, outcome]).sort())
    expect(items.find(({ url }) => url === app.urlOf('one-changed'))).toMatchObject({
      state: 'open',
      storedText: 'Pro: $25/month\nTeam: $40/month',
      foundText: expect.stringContaining('Team\nFor people who write.\n$45'),
    })
  })

  test('shows both texts when the page has another currency', async () => {
    const items = await app.items()
    expect(items.find(({ url }) => url === app.urlOf('elsewhere'))).toMatchObject({
      storedText: 'Pro: $25/month',
      foundText: expect.stringContaining('Pro\nFor people who write.\n25 €'),
    })
  })

  test('waits a month, a day after a failure, and as long as a busy server asks, up to a week', async () => {
    const waits = async (name: string) => {
      const reading = await app.reading(name)
      return ((reading?.nextOn.getTime() ?? 0) - (reading?.readOn.getTime() ?? 0)) / DAY_MS
    }
    expect(await Promise.all(['sign', 'changed', 'pdf', 'gone', 'robots-all'].map(waits))).toEqual([30, 30, 30, 30, 30])
    expect(await Promise.all(['broken', 'unavailable', 'surplus', 'patience'].map(waits))).toEqual([1, 1, 3, 7])
  })
})
