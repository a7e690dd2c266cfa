/** A copy that follows the public change feed has the records of the snapshot, wherever it began. */
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ToolState } from '#core/catalogue/fields/tool-values.ts'
import { Prisma } from '#prisma/client/client.ts'
import { writeTools } from '#server/areas/catalogue/changes/catalogue-writer.ts'
import { beginChangeSet } from '#server/areas/catalogue/changes/change-sets.ts'
import { createPublicChanges, type FeedEntry } from '#server/areas/catalogue/changes/public-changes.ts'
import { readCategories, readToolStates } from '#server/areas/catalogue/changes/tool-state.ts'
import { undoChangeSet } from '#server/areas/catalogue/changes/undo-change-set.ts'
import { arbitraryTools } from '../../support/arbitrary-tools.ts'
import { CATEGORIES, clock, loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { createEditing } from '../../support/catalogue-editing.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { replay } from '../../support/feed-replay.ts'
import { csvOf, importText, newToolRow } from '../../support/import-file.ts'

const database = registerTestDatabase()
let changes: ReturnType<typeof createPublicChanges>
beforeAll(() => {
  changes = createPublicChanges({ database })
})

const entriesAfter = async (cursor: string | null, size: number): Promise<FeedEntry[]> => {
  const entries: FeedEntry[] = []
  for (;;) {
    const page = await changes.after(entries.at(-1)?.sequence ?? cursor, size)
    entries.push(...page)
    if (page.length < size) return entries
  }
}

type Snapshot = Awaited<ReturnType<typeof changes.snapshot>>

/** From the start to every snapshot, from every snapshot to the end, and the same entries on pages of any size. */
const expectReplay = async (snapshots: readonly Snapshot[], size: number) => {
  const end = await changes.snapshot()
  const all = await entriesAfter(null, 1000)
  expect(replay([], all)).toEqual(end.records)
  expect(await entriesAfter('0', size)).toEqual(all)
  for (const { sequence, records } of snapshots) {
    const isLater = (entry: FeedEntry) => BigInt(entry.sequence) > BigInt(sequence)
    expect(
      replay(
        [],
        all.filter((entry) => !isLater(entry)),
      ),
    ).toEqual(records)
    const later = await entriesAfter(sequence, size)
    expect(later).toEqual(all.filter(isLater))
    expect(replay(records, later)).toEqual(end.records)
  }
}

describe('replaying the feed gives the snapshot', () => {
  test('for tools of every valid form', async () => {
    const states = () =>
      readCategories(database.prisma).then((all) => readToolStates(database.prisma, all, Prisma.empty))
    const moveTo = async (tools: readonly ToolState[]) => {
      const before = new Map((await states()).map((tool) => [tool.id, tool]))
      const removed = [...before.values()].filter(({ id }) => !tools.some((tool) => tool.id === id))
      const id = await beginChangeSet(database.prisma, clock, { kind: 'person', source: 'test' })
      await database.transaction(async (tx) =>
        writeTools(tx, { id, at: clock.now(), categories: await readCategories(tx) }, [
          ...removed.map((tool) => ({ before: tool, after: null })),
          ...tools.map((after) => ({ before: before.get(after.id) ?? null, after })),
        ]),
      )
    }
    const activated = ({ values, ...tool }: ToolState): ToolState => ({
      ...tool,
      values: { ...values, status: 'active', merged_into: null },
    })
    // Tools come back under their identifiers after an empty catalog, and half of the catalogs have only active ones.
    const tools = arbitraryTools(2)
    const catalogues = fc.oneof(
      fc.constant<ToolState[]>([]),
      tools,
      tools.map((all) => all.map(activated)),
      tools.map((all) => all.map(activated)),
    )
    const [first = [], second = [], third = []] = fc.sample(
      tools.map((all) => all.map(activated)),
      { numRuns: 3, seed: 1 },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(catalogues, { minLength: 4, maxLength: 7 }),
        fc.integer({ min: 1, max: 20 }),
        async (steps, size) => {
          await database.reset()
          const categories = Object.entries(CATEGORIES).map(([slug, name]) => ({ slug, name, description: name }))
          await database.prisma.category.createMany({ data: categories })
          const snapshots: Snapshot[] = []
          for (const tools of steps) {
            await moveTo(tools)
            snapshots.push(await changes.snapshot())
          }
          await expectReplay(snapshots, size)
        },
      ),
      { numRuns: 5, examples: [[[first, [], second, third], 3]], endOnFailure: true },
    )
  })

  test('for edits, merges, removals, imports and what undoes them', async () => {
    const editing = createEditing(database)
    const slugs = ['abacus', 'birch', 'cedar', 'dogwood'] as const
    const step = fc.record({
      kind: fc.constantFrom('edit', 'merge', 'status', 'import', 'files', 'undo', 'retire'),
      slug: fc.constantFrom(...slugs),
      other: fc.constantFrom(...slugs),
      number: fc.integer({ min: 1, max: 4 }),
    })
    type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
    const steps = fc.array(step, { minLength: 4, maxLength: 12 })
    const run = async ({ kind, slug, other, number }: Step, people: Awaited<ReturnType<typeof editing.begin>>) => {
      const { admin } = people
      const stored = await database.prisma.tool.findUnique({ where: { slug } })
      switch (kind) {
        case 'files':
          // Tools without a record are removed, unless a person changed them.
          return loadCatalogue(database, {
            tools: {
              [number > 2 ? 'writing' : 'email']: slugs
                .filter((one) => one !== slug)
                .map((one) => toolRecord({ slug: one, skill: number, plans: [plan({ month: number })] })),
            },
          })
        case 'import':
          return importText(
            database,
            csvOf(newToolRow({ name: slug, website_url: `https://${slug}.example/`, skill: String(number) })),
          )
        case 'undo': {
          const set = await database.prisma.changeSet.findFirst({
            where: { kind: { in: ['import', 'person'] }, state: 'done', merge: null },
            orderBy: { startedAt: 'desc' },
            skip: number - 1,
          })
          return set && undoChangeSet({ database, clock, id: set.id })
        }
        case 'merge':
          return stored !== null && other !== slug && (await database.prisma.tool.count({ where: { slug: other } })) > 0
            ? editing.merge(admin, slug, other)
            : null
        case 'retire':
          return stored && editing.bulk(admin, 'retireTools', { ids: [stored.id], count: 1 })
        case 'status': {
          const value = stored?.status === 'active' ? 'discontinued' : 'active'
          return stored && editing.update(admin, slug, [{ field: 'status', value, base: stored.status }])
        }
        case 'edit':
          return (
            stored &&
            editing.update(admin, slug, [
              { field: 'skill', value: String(number), base: String(stored.skill) },
              { field: 'vendor', value: `Vendor ${number}`, base: stored.vendor },
            ])
          )
      }
    }
    const of = (kind: Step['kind'], number = 1): Step => ({ kind, slug: 'abacus', other: 'birch', number })
    const EVERY_KIND = [of('edit', 4), of('merge'), of('status'), of('files'), of('import'), of('undo'), of('retire')]
    const kinds = new Set<string>()
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 7 }), async (given, size) => {
        const people = await editing.begin()
        const snapshots = [await changes.snapshot()]
        for (const one of given) {
          await run(one, people)
          snapshots.push(await changes.snapshot())
        }
        await expectReplay(snapshots, size)
        for (const { kind } of await entriesAfter(null, 1000)) kinds.add(kind)
      }),
      { numRuns: 6, examples: [[EVERY_KIND, 3]], endOnFailure: true },
    )
    expect([...kinds].sort()).toEqual(['added', 'changed', 'merged', 'removed'])
  })
})
