import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FEED_FIELDS } from '#core/catalogue/fields/feed-fields.ts'
import { loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { createChangesReader } from '../../support/catalogue-changes.ts'
import { createEditing } from '../../support/catalogue-editing.ts'
import { registerTestDatabase } from '../../support/database.ts'

const database = registerTestDatabase()
const { changesAfter, lastSequence } = createChangesReader(database)
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

/** Reviewed by hand: public facts about tools, nothing that the editors decide about our own lists. */
const REVIEWED = [
  'name',
  'vendor',
  'owner',
  'website_url',
  'category',
  'pricing_model',
  'description',
  'long_description',
  'features',
  'use_cases',
  'pros',
  'cons',
  'plans',
  'topics',
  'skill',
  'general_assistant',
  'api_available',
  'open_source',
  'license',
  'mcp_server',
  'latest_release',
  'latest_release_on',
  'context_window',
  'platforms',
  'integrations',
  'privacy',
  'privacy_url',
  'industries',
  'roles',
  'team_fit',
  'setup_minutes',
  'events',
  'aliases',
  'verified_on',
  'added_on',
]

test('the feed has the reviewed fields', () => {
  expect(FEED_FIELDS).toEqual(REVIEWED)
})

describe('an entry', () => {
  test('adds a tool with its record of then, in the format of the data files', async () => {
    await edit('vendor', 'Later', 'Abacus Works')
    const { id } = await editing.tool('abacus')
    const [added] = (await changesAfter(null)).filter(({ slug }) => slug === 'abacus')
    expect(added).toEqual({
      sequence: expect.stringMatching(/^[1-9]\d*$/),
      at: '2026-11-20T12:00:00.000Z',
      kind: 'ADDED',
      toolId: id,
      slug: 'abacus',
      record: expect.objectContaining({
        id,
        slug: 'abacus',
        vendor: 'Abacus Works',
        category: 'writing',
        plans: [expect.objectContaining({ name: 'Pro', month: 12, month_billed_yearly: null, as_of: '2025-06' })],
        added_on: '2026-10-01',
      }),
      ...{ field: null, oldValue: null, newValue: null, events: null },
      ...{ mergedIntoId: null, mergedIntoSlug: null, status: null },
    })
    expect(Object.keys(added?.['record'] as object)).toEqual(['id', 'slug', ...REVIEWED])
  })

  test('changes a field, with the value before and since', async () => {
    const before = await lastSequence()
    await edit(
      'features',
      'Letter templates | Shared folder | Spelling check | Export to PDF',
      'Letter templates | Shared folder | Spelling correction | Export to PDF',
    )
    expect(await changesAfter(before)).toMatchObject([
      {
        kind: 'CHANGED',
        field: 'features',
        oldValue: ['Letter templates', 'Shared folder', 'Spelling correction', 'Export to PDF'],
        newValue: ['Letter templates', 'Shared folder', 'Spelling check', 'Export to PDF'],
        record: null,
      },
    ])
  })

  test('is an event if events are new, and a change if one is only corrected', async () => {
    const event = (note: string) => ({
      kind: 'acquired',
      on: '2026-02',
      party: 'Omega',
      former_name: null,
      note,
      url: 'https://news.example/',
    })
    const load = (events: readonly object[]) =>
      loadCatalogue(database, {
        tools: {
          writing: [toolRecord({ slug: 'abacus', website_url: 'https://abacus.example/', plans: [plan()], events })],
        },
      })
    await load([])
    const before = await lastSequence()
    await load([event('Omega bought it.')])
    await load([event('Omega bought the vendor.')])
    expect(await changesAfter(before)).toMatchObject([
      {
        kind: 'EVENT',
        field: 'events',
        oldValue: [],
        newValue: [event('Omega bought it.')],
        events: [event('Omega bought it.')],
      },
      {
        kind: 'CHANGED',
        field: 'events',
        oldValue: [event('Omega bought it.')],
        newValue: [event('Omega bought the vendor.')],
        events: null,
      },
    ])
  })

  test('merges a tool into another one, and adds it again when that is undone', async () => {
    const before = await lastSequence()
    const { changeSetId } = await editing.merge(people.admin, 'abacus', 'birch')
    const [merged, ...others] = await changesAfter(before)
    expect([merged, others]).toMatchObject([
      {
        kind: 'MERGED',
        slug: 'abacus',
        mergedIntoSlug: 'birch',
        mergedIntoId: await editing.idOf('birch'),
        status: null,
      },
      [],
    ])
    await editing.undo(people.admin, changeSetId)
    expect(await changesAfter(merged?.sequence ?? '')).toMatchObject([
      { kind: 'ADDED', slug: 'abacus', record: { name: 'abacus' } },
    ])
  })

  test('keeps the target of a merge that is merged later', async () => {
    const before = await lastSequence()
    await editing.merge(people.admin, 'abacus', 'birch')
    await editing.merge(people.admin, 'birch', 'cedar')
    expect(await changesAfter(before)).toMatchObject([
      { kind: 'MERGED', slug: 'abacus', mergedIntoSlug: 'birch' },
      { kind: 'MERGED', slug: 'birch', mergedIntoSlug: 'cedar' },
    ])
  })

  test('removes a tool that is no longer active or whose record is deleted', async () => {
    const before = await lastSequence()
    await edit('status', 'discontinued', 'active')
    await loadCatalogue(database, {
      tools: { writing: [toolRecord({ slug: 'birch', website_url: 'https://birch.example/', plans: [plan()] })] },
    })
    const entries = await changesAfter(before)
    expect(entries.map(({ kind, slug, status }) => [kind, slug, status])).toEqual([
      ['REMOVED', 'abacus', 'DISCONTINUED'],
      ['REMOVED', 'cedar', null],
    ])
  })

  test('is not made of what is not public: decisions of the editors, sources alone, and tools that are not active', async () => {
    const before = await lastSequence()
    await edit('prominence', '3', '0')
    await editing.bulk(people.admin, 'setToolsFeatured', { ids: [await editing.idOf('abacus')], count: 1 })
    await editing.update(people.admin, 'abacus', [
      {
        field: 'vendor',
        value: 'Abacus Works',
        base: 'Abacus Works',
        fact: { asOf: '2026-10', url: 'https://abacus.example/about' },
      },
    ])
    expect(await database.prisma.toolChange.count({ where: { sequence: { gt: BigInt(before) } } })).toBeGreaterThan(1)
    expect(await changesAfter(before)).toEqual([])
    await edit('status', 'delisted', 'active')
    await edit('vendor', 'Nobody', 'Abacus Works')
    await edit('status', 'active', 'delisted')
    expect(await changesAfter(before)).toMatchObject([
      { kind: 'REMOVED' },
      { kind: 'ADDED', record: { vendor: 'Nobody' } },
    ])
  })
})
