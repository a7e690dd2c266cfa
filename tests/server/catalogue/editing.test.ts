import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { plan } from '../../support/catalogue.ts'
import { type Change, createEditing } from '../../support/catalogue-editing.ts'
import { registerTestDatabase } from '../../support/database.ts'

const TODAY = '2026-11-20'

const database = registerTestDatabase()
let editing: ReturnType<typeof createEditing>
let people: Awaited<ReturnType<ReturnType<typeof createEditing>['begin']>>

beforeAll(async () => {
  editing = createEditing(database)
})
beforeEach(async () => {
  people = await editing.begin()
})

describe('editing a tool', () => {
  test('stores the value with person, month and page as its source, and records who did it', async () => {
    const given = { asOf: '2026-10', url: 'https://abacus.example/pricing' }
    const saved = await editing.update(people.admin, 'abacus', [
      { field: 'vendor', value: 'Abacus Inc', base: 'Abacus Works', fact: given },
    ])
    expect(saved).toMatchObject({ __typename: 'SaveToolPayload', slug: 'abacus', revisionId: null })
    expect(await editing.tool('abacus')).toMatchObject({ vendor: 'Abacus Inc' })
    expect(await editing.fact('abacus', 'vendor')).toMatchObject({
      source: 'person',
      sourceUrl: given.url,
      knownFor: new Date('2026-10-01'),
    })
    const set = await database.prisma.changeSet.findUniqueOrThrow({ where: { id: saved.changeSetId } })
    expect(set).toMatchObject({ kind: 'person', state: 'done', actorId: people.ada.id, changed: 1 })
    expect(await editing.audit()).toEqual(['tool.update'])
  })

  test('rejects a release after this month', async () => {
    const release = (day: string) => [{ field: 'latest_release_on', value: day, base: '' }]
    expect(await editing.update(people.admin, 'abacus', release('2026-12-01'))).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: '"latest_release_on" is in the future.',
    })
    await editing.update(people.admin, 'abacus', release('2026-11-20'))
    expect((await editing.tool('abacus')).latestReleaseOn).toEqual(new Date('2026-11-20'))
  })

  test('outranks the data files', async () => {
    await editing.update(people.admin, 'abacus', [{ field: 'vendor', value: 'Ours', base: 'Abacus Works' }])
    await editing.load({ vendor: 'Theirs' })
    expect([(await editing.tool('abacus')).vendor, (await editing.tool('birch')).vendor]).toEqual(['Ours', 'Theirs'])
  })

  test('rejects a stale save with conflicts by field, and saves nothing', async () => {
    await editing.update(people.admin, 'abacus', [{ field: 'vendor', value: 'First', base: 'Abacus Works' }])
    const stale = [
      { field: 'vendor', value: 'Second', base: 'Abacus Works' },
      { field: 'skill', value: '3', base: '1' },
    ]
    expect(await editing.update(people.admin, 'abacus', stale)).toMatchObject({
      code: 'EDIT_CONFLICT',
      conflicts: [{ field: 'vendor', base: 'Abacus Works', theirs: 'First', yours: 'Second' }],
    })
    expect(await editing.tool('abacus')).toMatchObject({ vendor: 'First', skill: 1 })
    const chosen = [{ ...stale[0], base: 'First' } as Change, stale[1] as Change]
    expect(await editing.update(people.admin, 'abacus', chosen)).toMatchObject({ __typename: 'SaveToolPayload' })
    expect(await editing.tool('abacus')).toMatchObject({ vendor: 'Second', skill: 3 })
  })

  test('has no conflict for equal values or other fields', async () => {
    await editing.update(people.admin, 'abacus', [{ field: 'vendor', value: 'Same', base: 'Abacus Works' }])
    const saved = await editing.update(people.admin, 'abacus', [
      { field: 'vendor', value: 'Same', base: 'Abacus Works' },
      {
        field: 'pros',
        value: '["Quick to learn","Prints on paper"]',
        base: '["Quick to learn","Works without a network"]',
      },
    ])
    expect(saved).toMatchObject({ __typename: 'SaveToolPayload' })
    expect((await editing.tool('abacus')).pros).toEqual(['Quick to learn', 'Prints on paper'])
  })

  test.each<[Change, string]>([
    [{ field: 'description', value: 'Short.' }, 'description'],
    [{ field: 'skill', value: '' }, 'skill'],
    [{ field: 'category', value: 'none' }, 'category'],
    [{ field: 'status', value: 'merged' }, 'status'],
    [{ field: 'featured', value: 'true' }, 'featured'],
    [{ field: 'website_url', value: 'javascript:alert(1)' }, 'website_url'],
    [{ field: 'vendor', value: 'New', fact: { url: 'javascript:alert(1)' } }, 'vendor'],
    [{ field: 'vendor', value: 'New', fact: { asOf: '2026-12' } }, 'vendor'],
    [{ field: 'imported_rating', value: '4' }, 'imported_rating_count'],
  ])('rejects %j by the rules of imports, and names the field', async (change, field) => {
    const stored = {
      description: (await editing.tool('abacus')).description,
      skill: '1',
      category: 'writing',
      status: 'active',
    }
    const base =
      { ...stored, vendor: 'Abacus Works', website_url: 'https://abacus.example/' }[change.field as 'skill'] ?? ''
    expect(await editing.update(people.admin, 'abacus', [{ ...change, base }])).toMatchObject({
      code: 'BAD_USER_INPUT',
      field,
    })
    expect(await database.prisma.changeSet.count({ where: { kind: 'person' } })).toBe(0)
  })
})

describe('undoing', () => {
  test('is another recorded change, and keeps later changes', async () => {
    const first = await editing.update(people.admin, 'abacus', [
      { field: 'vendor', value: 'One', base: 'Abacus Works' },
      { field: 'skill', value: '3', base: '1' },
    ])
    await editing.update(people.admin, 'abacus', [{ field: 'vendor', value: 'Two', base: 'One' }])
    expect(await editing.undo(people.admin, first.changeSetId)).toMatchObject({
      changed: 1,
      conflicts: [{ slug: 'abacus', field: 'vendor' }],
    })
    expect(await editing.tool('abacus')).toMatchObject({ vendor: 'Two', skill: 1 })
    expect(await editing.fact('abacus', 'skill')).toMatchObject({ source: 'editorial' })
    const { data } = await people.admin.query(
      `query ($id: ID!) { toolHistory(id: $id) { source actorName undone canUndo tools changes { field before after } } }`,
      { id: await editing.idOf('abacus') },
    )
    expect(data.toolHistory.map((e: { source: string }) => e.source)).toEqual([
      'undo of edit of abacus: vendor, skill',
      'edit of abacus: vendor',
      'edit of abacus: vendor, skill',
      expect.stringContaining('data files'),
    ])
    expect(data.toolHistory[2]).toMatchObject({ actorName: 'Ada', undone: true, canUndo: false, tools: 1 })
    expect(data.toolHistory[1]).toMatchObject({
      canUndo: true,
      changes: [{ field: 'vendor', before: 'One', after: 'Two' }],
    })
    expect(await editing.undo(people.admin, first.changeSetId)).toMatchObject({
      message: 'This change has already been undone.',
    })
    expect(await editing.audit()).toEqual(['tool.update', 'tool.update', 'tool.undo'])
  })

  test('requires the password again after 15 minutes, like merging and retiring', async () => {
    const { changeSetId } = await editing.update(people.admin, 'abacus', [{ field: 'skill', value: '3', base: '1' }])
    const ids = [await editing.idOf('abacus')]
    const answers = [
      await editing.undo(people.later, changeSetId),
      await editing.merge(people.later, 'abacus', 'birch'),
      await editing.bulk(people.later, 'retireTools', { ids, count: 1 }),
    ]
    expect(answers.map(({ code }) => code)).toEqual(Array(3).fill('PASSWORD_REQUIRED'))
  })

  test('rejects changes by the data files', async () => {
    const { id } = await database.prisma.changeSet.findFirstOrThrow()
    expect(await editing.undo(people.admin, id)).toMatchObject({
      message: 'Only manual changes can be undone here.',
    })
  })
})

describe('bulk actions', () => {
  test('are rejected when the number of matches differs from the confirmed one', async () => {
    const filter = { status: 'ACTIVE' }
    const before = await database.prisma.changeSet.count()
    expect(await editing.bulk(people.admin, 'markToolsChecked', { filter, count: 2 })).toMatchObject({
      code: 'COUNT_CHANGED',
      count: 3,
    })
    expect(await database.prisma.changeSet.count()).toBe(before)
    expect(await editing.bulk(people.admin, 'markToolsChecked', { filter, count: 3 })).toMatchObject({ changed: 3 })
    expect(await editing.bulk(people.admin, 'markToolsChecked', { filter, count: 3 })).toMatchObject({
      changed: 0,
      changeSetId: null,
    })
  })

  test('mark tools as checked today by an editor, for name, URL and price, until the data files change these', async () => {
    const ids = [await editing.idOf('abacus'), await editing.idOf('birch')]
    await editing.bulk(people.editor, 'markToolsChecked', { ids, count: 2 })
    await editing.load({ cons: ['One language only', 'No desktop version'] })
    const checked = (await editing.tool('abacus')).facts.filter(({ checkedOn }) => checkedOn !== null)
    expect(checked.map(({ field }) => field)).toEqual(['name', 'plans', 'pricing_model', 'website_url'])
    expect((await editing.tool('abacus')).verifiedOn).toEqual(new Date(TODAY))
    expect((await editing.tool('cedar')).verifiedOn).toBeNull()
    await editing.load({ plans: [plan({ month: 99 })] })
    expect((await editing.tool('abacus')).verifiedOn).toBeNull()
  })

  test.each([
    ['price', 'refused'],
    ['broken_link', 'refused'],
    ['outdated', 'refused'],
    ['other', 'refused'],
    ['wrong_category', 'checked'],
  ] as const)(
    'vouch for nothing that visitors dispute: with an open report of the kind %s, tools are %s',
    async (kind, result) => {
      const ids = [await editing.idOf('abacus'), await editing.idOf('birch')]
      const { id } = await database.prisma.inaccuracyReport.create({
        data: { toolId: ids[1] ?? '', kind, createdAt: new Date(0) },
      })
      const attempt = await editing.bulk(people.editor, 'markToolsChecked', { ids, count: 2 })
      const { name } = await editing.tool('birch')
      if (result === 'checked') expect(attempt).toMatchObject({ changed: 2 })
      else
        expect(attempt).toMatchObject({
          code: 'BAD_USER_INPUT',
          message: `Visitors say that something is wrong: ${name}. Settle these reports in the queue first.`,
        })
      expect((await editing.tool('abacus')).verifiedOn).toEqual(result === 'checked' ? new Date(TODAY) : null)
      await database.prisma.inaccuracyReport.update({ where: { id }, data: { state: 'rejected' } })
      expect(await editing.bulk(people.editor, 'markToolsChecked', { ids, count: 2 })).toMatchObject({
        changed: result === 'checked' ? 0 : 2,
      })
    },
  )

  test('are listed with the oldest check first', async () => {
    await editing.bulk(people.admin, 'markToolsChecked', { ids: [await editing.idOf('abacus')], count: 1 })
    const text = '{ editableTools(order: OLDEST_CHECK) { totalCount nodes { slug verifiedOn pricesKnownFor } } }'
    expect((await people.editor.query(text)).data.editableTools).toEqual({
      totalCount: 3,
      nodes: [
        { slug: 'birch', verifiedOn: null, pricesKnownFor: '2025-06' },
        { slug: 'cedar', verifiedOn: null, pricesKnownFor: '2025-06' },
        { slug: 'abacus', verifiedOn: TODAY, pricesKnownFor: '2025-06' },
      ],
    })
  })

  test('are listed by how well known they are, and by the age of their prices', async () => {
    const list = async (pricesBefore: string) => {
      const text = `{ editableTools(filter: { pricesBefore: "${pricesBefore}" }, order: BEST_KNOWN) {
        totalCount nodes { slug } } }`
      const { totalCount, nodes } = (await people.editor.query(text)).data.editableTools
      return [totalCount, nodes.map(({ slug }: { slug: string }) => slug)]
    }
    await database.prisma.tool.update({ where: { slug: 'cedar' }, data: { prominence: 3 } })
    expect(await list('2025-07')).toEqual([3, ['cedar', 'abacus', 'birch']])
    expect(await list('2025-06')).toEqual([0, []])
  })

  test('feature tools against the data file, and retire them; both can be undone', async () => {
    const selection = { ids: [await editing.idOf('abacus'), await editing.idOf('birch')], count: 2 }
    await editing.bulk(people.admin, 'setToolsFeatured', selection)
    await editing.load({ vendor: 'Again' })
    expect(await editing.tool('abacus')).toMatchObject({ featured: true, vendor: 'Again' })
    const { changeSetId } = await editing.bulk(people.admin, 'retireTools', selection)
    expect(await editing.tool('birch')).toMatchObject({ status: 'discontinued' })
    expect(await editing.undo(people.admin, changeSetId)).toMatchObject({ changed: 2, conflicts: [] })
    expect(await editing.tool('birch')).toMatchObject({ status: 'active' })
  })
})

describe('the slug of a new tool', () => {
  const fields = [
    { field: 'name', value: 'Dahlia' },
    { field: 'category', value: 'writing' },
    { field: 'description', value: 'Writes short letters for small shops and keeps a copy of each of them.' },
    { field: 'website_url', value: 'https://dahlia.example/' },
  ]

  test.each(['..', 'a b', 'c.md', 'r&d', '"x"', 'x'.repeat(500), 'A', 'admin', 'a-vs-b', 'writing'])(
    'is not %s, neither at once nor as a proposal',
    async (slug) => {
      for (const by of [people.admin, people.editor]) {
        expect(await editing.create(by, fields, slug)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'slug' })
      }
      expect(await database.prisma.toolRevision.count()).toBe(0)
    },
  )

  test('may be any other', async () => {
    expect(await editing.create(people.admin, fields, 'dahlia-2')).toMatchObject({ slug: 'dahlia-2' })
  })
})
