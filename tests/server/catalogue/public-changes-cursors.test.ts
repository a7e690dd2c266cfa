import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPublicChanges } from '#server/areas/catalogue/changes/public-changes.ts'
import { countOperations, createApi } from '../../support/catalogue.ts'
import { type Change, createChangesReader } from '../../support/catalogue-changes.ts'
import { createEditing } from '../../support/catalogue-editing.ts'
import { registerTestDatabase, type TestDatabase } from '../../support/database.ts'
import { replay } from '../../support/feed-replay.ts'

const database = registerTestDatabase()
const { read, changesAfter } = createChangesReader(database)
let editing: ReturnType<typeof createEditing>
let people: Awaited<ReturnType<typeof editing.begin>>

beforeAll(() => {
  editing = createEditing(database)
})
beforeEach(async () => {
  people = await editing.begin()
})

const edit = async (field: string, value: string, base: string, slug = 'abacus') =>
  editing.update(people.admin, slug, [{ field, value, base }])

describe('a cursor', () => {
  test('skips nothing that was written at the same moment', async () => {
    const all = await changesAfter(null)
    expect(new Set(all.map(({ at }) => at)).size).toBe(1)
    const seen: Change[] = []
    let after: string | null = null
    do {
      const { nodes, pageInfo }: Awaited<ReturnType<typeof read>>['page'] = (await read(after, 1)).page
      seen.push(...nodes)
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null
    } while (after !== null)
    expect(seen).toEqual(all)
    expect(all).toHaveLength(3)
  })

  test('repeats and skips nothing when the list changes between two pages', async () => {
    const { nodes, pageInfo } = (await read(null, 2)).page
    await edit('vendor', 'Meanwhile', 'Abacus Works')
    await edit('status', 'discontinued', 'active', 'birch')
    const later = await changesAfter(pageInfo.endCursor)
    const whole = await changesAfter(null)
    expect([...nodes, ...later]).toEqual(whole)
    expect(whole.map(({ kind }) => kind)).toEqual(['ADDED', 'ADDED', 'ADDED', 'CHANGED', 'REMOVED'])
  })

  test('is never overtaken by one of several writers at once', async () => {
    const { changes } = createApi(database).services.catalogue
    let writing = true
    const follow = async () => {
      const seen: string[] = []
      let isLast = false
      while (!isLast) {
        isLast = !writing
        for (const { sequence } of await changes.after(seen.at(-1) ?? '0', 3)) {
          seen.push(sequence)
          isLast = false
        }
      }
      return seen
    }
    const readers = [follow(), follow()]
    await Promise.all(
      ['abacus', 'birch', 'cedar'].flatMap((slug) =>
        ['vendor', 'skill', 'owner'].map(async (field, index) => {
          const value = field === 'skill' ? '3' : `${field} ${index}`
          const base = { vendor: 'Abacus Works', skill: '1', owner: '' }[field] ?? ''
          expect(await edit(field, value, base, slug)).toMatchObject({ __typename: 'SaveToolPayload' })
        }),
      ),
    )
    writing = false
    const whole = (await changesAfter(null)).map(({ sequence }) => sequence)
    expect(whole).toHaveLength(12)
    for (const seen of await Promise.all(readers)) expect(seen).toEqual(whole)
  })

  test.each(['-1', '1.5', '01', ' 1', '1 ', 'x', '', '1e3', '٣', `1${'0'.repeat(40)}`])(
    'cannot be "%s"',
    async (after) => {
      expect((await read(after)).errors).toMatchObject([
        {
          code: 'BAD_USER_INPUT',
          message: '"after" must be the sequence of an entry or of a snapshot: a number from 0.',
        },
      ])
    },
  )

  test.each([(last: bigint) => last + 1n, () => 2n ** 63n, () => 10n ** 25n])(
    'beyond the end is refused with the way out',
    async (beyond) => {
      const last = await createApi(database).services.catalogue.changes.lastSequence()
      expect((await read(String(beyond(BigInt(last))))).errors).toMatchObject([
        {
          code: 'CURSOR_TOO_NEW',
          message: `"after" is newer than the change feed, which ends at ${last}. Load a snapshot, such as /tools.ndjson, and continue from its sequence.`,
        },
      ])
      expect(await changesAfter(last)).toEqual([])
    },
  )

  test.each([0, 101])('gives no page of %i', async (first) => {
    expect((await read(null, first)).errors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'first' }])
  })

  test('starts an empty feed, which has no end to be beyond', async () => {
    await database.reset()
    expect(await changesAfter('0')).toEqual([])
    expect((await read('1')).errors).toMatchObject([{ code: 'CURSOR_TOO_NEW' }])
  })
})

test('a page takes one statement, whatever its size', async () => {
  const { database: counted, operations } = countOperations(database)
  const { services } = createApi(counted)
  await services.catalogue.changes.after(null, 100)
  expect(operations).toEqual(['read'])
})

describe('a snapshot', () => {
  /** Edits a tool after each of the first statements that read records. */
  const changing = (times: number) => {
    let left = times
    const read: TestDatabase['read'] = async <Row>(statement: Parameters<TestDatabase['read']>[0]) => {
      const rows = await database.read<Row>(statement)
      if (statement.sql.includes('FROM tools') && left > 0) {
        left -= 1
        await edit('vendor', `Vendor ${left}`, left === times - 1 ? 'Abacus Works' : `Vendor ${left + 1}`)
      }
      return rows
    }
    return { ...database, read, readPublic: read }
  }

  test.each([0, 1, 2, 9])('is of one state when the catalog changes %i times while it is read', async (times) => {
    const { records, sequence } = await createPublicChanges({ database: changing(times) }).snapshot()
    const { changes } = createApi(database).services.catalogue
    const later = await changes.after(sequence, 100)
    expect(replay(records, later)).toEqual((await changes.snapshot()).records)
    expect(replay([], await changes.after('0', 100)).length).toBe(3)
    expect(later).toEqual([])
  })
})
