/** A client that keeps a copy of the catalog over HTTP alone: a snapshot, then the stream from its sequence. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FeedRecord } from '#core/catalogue/fields/feed-fields.ts'
import type { FeedEntry } from '#server/areas/catalogue/changes/public-changes.ts'
import { undoChangeSet } from '#server/areas/catalogue/changes/undo-change-set.ts'
import { clock, loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { createEditing } from '../../support/catalogue-editing.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { replay } from '../../support/feed-replay.ts'
import { csvOf, importText, newToolRow } from '../../support/import-file.ts'
import { registerTemporaryFolder } from '../../support/temporary-folder.ts'
import { AMPLE_BUDGET, buildTestApp, type TestApp } from './app-support.ts'

const database = registerTestDatabase()
const folder = registerTemporaryFolder()
let site: TestApp
let editing: ReturnType<typeof createEditing>
let people: Awaited<ReturnType<typeof editing.begin>>

beforeAll(async () => {
  editing = createEditing(database)
  people = await editing.begin()
  site = await buildTestApp(database, {
    catalogueDir: folder,
    httpLimits: AMPLE_BUDGET,
    render: async () => ({ kind: 'page', status: 200, html: '<main></main>', visibility: 'public' }),
  })
})
afterAll(() => site.app.close())

const linesAt = async <Line>(path: string): Promise<readonly Line[]> =>
  (await site.app.inject(path)).body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

type Snapshot = { readonly sequence: string; readonly records: readonly FeedRecord[] }
const snapshot = async (): Promise<Snapshot> => {
  await site.services.catalogue.revision.check()
  const [first, ...records] = await linesAt<FeedRecord>('/tools.ndjson')
  expect(first?.['tools']).toBe(records.length)
  return { sequence: String(first?.['sequence']), records }
}

type Line = Pick<FeedEntry, 'sequence' | 'kind'> & Readonly<Record<string, unknown>>
const entriesAfter = async (sequence: string) => {
  const lines = await linesAt<Line>(`/changes.ndjson?after=${sequence}`)
  expect(lines.at(-1)).toMatchObject({ kind: 'end', more: false })
  return lines.slice(0, -1).map((line) => ({
    ...line,
    toolId: String(line['id']),
    record: (line['record'] ?? null) as FeedRecord | null,
    field: (line['field'] ?? null) as string | null,
    oldValue: line['old_value'],
    newValue: line['new_value'],
  }))
}

const SHARED = [
  'id',
  'slug',
  'name',
  'description',
  'website_url',
  'features',
  'use_cases',
  'pros',
  'cons',
  'api_available',
]
const sharedOf = (records: readonly Readonly<Record<string, unknown>>[]) =>
  records.map((record) => SHARED.map((field) => record[field])).sort(([, a], [, b]) => (String(a) < String(b) ? -1 : 1))

test('a copy that began at any time is equal to the files of the catalog', async () => {
  const { admin } = people
  const edit = (slug: string, field: string, value: string, base: string) =>
    editing.update(admin, slug, [{ field, value, base }])
  const steps = [
    () => edit('abacus', 'vendor', 'Omega', 'Abacus Works'),
    () => importText(database, csvOf(newToolRow())),
    () => editing.merge(admin, 'birch', 'abacus'),
    () => undoChangeSet({ database, clock, id: null }),
    () => edit('cedar', 'status', 'discontinued', 'active'),
    () => edit('cedar', 'vendor', 'Nobody', 'Abacus Works'),
    () => edit('cedar', 'status', 'active', 'discontinued'),
    () =>
      loadCatalogue(database, {
        tools: { email: [toolRecord({ slug: 'dogwood', website_url: 'https://dogwood.example/', plans: [plan()] })] },
      }),
  ]
  const snapshots = [{ sequence: '0', records: [] }, await snapshot()]
  for (const step of steps) {
    await step()
    snapshots.push(await snapshot())
  }
  const last = await snapshot()
  for (const { sequence, records } of snapshots) {
    expect(replay(records, await entriesAfter(sequence))).toEqual(last.records)
  }
  const answer = await site.app.inject('/tools.json')
  expect(answer.headers['x-catalogue-sequence']).toBe(last.sequence)
  expect(sharedOf(last.records)).toEqual(sharedOf(answer.json()))
  const kinds = new Set((await entriesAfter('0')).map(({ kind }) => kind))
  expect([...kinds].sort()).toEqual(['added', 'changed', 'merged', 'removed'])
})
