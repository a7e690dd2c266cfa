import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FOLLOWING_TABLES, STAYING_TABLES } from '#server/areas/catalogue/editing/merge-references.ts'
import { clock, createApi } from '../../support/catalogue.ts'
import { type Change, createEditing } from '../../support/catalogue-editing.ts'
import { registerTestDatabase } from '../../support/database.ts'

const at = clock.now()

const database = registerTestDatabase()
let editing: ReturnType<typeof createEditing>
let people: Awaited<ReturnType<ReturnType<typeof createEditing>['begin']>>

beforeAll(async () => {
  editing = createEditing(database)
})
beforeEach(async () => {
  people = await editing.begin()
})

describe('a revision', () => {
  const propose = async (changes: readonly Change[], note: string | null = null): Promise<string> =>
    (await editing.update(people.editor, 'abacus', changes, note)).revisionId
  const revisions = async () => {
    const fields = 'totalCount nodes { id name toolSlug authorName authorNote fields { field value base current } }'
    return (await people.admin.query(`{ toolRevisions { ${fields} } }`)).data.toolRevisions
  }

  test('is created by an editor without the right to publish', async () => {
    const note = 'They renamed themselves.'
    const id = await propose([{ field: 'vendor', value: 'Proposed', base: 'Abacus Works' }], note)
    expect(await editing.tool('abacus')).toMatchObject({ vendor: 'Abacus Works' })
    expect(await revisions()).toEqual({
      totalCount: 1,
      nodes: [
        {
          id,
          name: 'abacus',
          toolSlug: 'abacus',
          authorName: 'Eve',
          authorNote: note,
          fields: [{ field: 'vendor', value: 'Proposed', base: 'Abacus Works', current: 'Abacus Works' }],
        },
      ],
    })
    expect(await editing.decide(people.admin, id, true)).toMatchObject({
      __typename: 'SaveToolPayload',
      slug: 'abacus',
    })
    expect(await editing.tool('abacus')).toMatchObject({ vendor: 'Proposed' })
    expect(await editing.decide(people.admin, id, true)).toMatchObject({
      message: 'This revision has already been decided.',
    })
    expect(await editing.audit()).toEqual(['revision.decide', 'tool.update'])
  })

  test('has the same conflicts, and the administrator chooses', async () => {
    const id = await propose([{ field: 'vendor', value: 'Proposed', base: 'Abacus Works' }])
    await editing.update(people.admin, 'abacus', [{ field: 'vendor', value: 'Meanwhile', base: 'Abacus Works' }])
    expect(await editing.decide(people.admin, id, true)).toMatchObject({ code: 'EDIT_CONFLICT' })
    expect((await revisions()).totalCount).toBe(1)
    await editing.decide(people.admin, id, true, {
      changes: [{ field: 'vendor', value: 'Proposed', base: 'Meanwhile' }],
    })
    expect(await editing.tool('abacus')).toMatchObject({ vendor: 'Proposed' })
  })

  test('is validated when created, and can be rejected with a reason', async () => {
    expect(await editing.update(people.editor, 'abacus', [{ field: 'skill', value: '9', base: '1' }])).toMatchObject({
      field: 'skill',
    })
    const id = await propose([{ field: 'skill', value: '4', base: '1' }])
    expect(await editing.decide(people.admin, id, false)).toMatchObject({
      message: 'A rejection needs a reason.',
      field: 'note',
    })
    await editing.decide(people.admin, id, false, { note: 'It needs no skills.' })
    expect(await editing.tool('abacus')).toMatchObject({ skill: 1 })
    expect((await revisions()).totalCount).toBe(0)
    const { data } = await people.editor.query('{ toolRevisions(state: REJECTED) { nodes { note } } }')
    expect(data.toolRevisions.nodes).toEqual([{ note: 'It needs no skills.' }])
  })

  test('of a new tool creates one', async () => {
    const { description } = await editing.tool('abacus')
    const fields = Object.entries({
      name: 'Dogwood',
      category: 'email',
      description,
      website_url: 'https://dogwood.example/',
    }).map(([field, value]) => ({ field, value }))
    const { revisionId } = await editing.create(people.editor, fields)
    expect(await database.prisma.tool.count()).toBe(3)
    expect((await revisions()).nodes[0]).toMatchObject({ name: 'Dogwood', toolSlug: null })
    expect(await editing.decide(people.admin, revisionId, true)).toMatchObject({ slug: 'dogwood' })
    expect(await editing.fact('dogwood', 'name')).toMatchObject({ source: 'person' })
    expect(await editing.create(people.admin, fields)).toMatchObject({ code: 'ALREADY_LISTED' })
  })

  test.each(['decideToolRevision', 'retireTools', 'setToolsFeatured', 'mergeTools', 'undoToolChange'])(
    '%s is not for editors',
    async (field) => {
      const ids = [await editing.idOf('abacus')]
      const answer = {
        decideToolRevision: () => editing.decide(people.editor, people.eve.id, true),
        retireTools: () => editing.bulk(people.editor, 'retireTools', { ids, count: 1 }),
        setToolsFeatured: () => editing.bulk(people.editor, 'setToolsFeatured', { ids, count: 1 }),
        mergeTools: () => editing.merge(people.editor, 'abacus', 'birch'),
        undoToolChange: () => editing.undo(people.editor, people.eve.id),
      }[field]
      expect(await answer?.()).toMatchObject({ code: 'FORBIDDEN' })
    },
  )
})

describe('merging', () => {
  const referring = async () => {
    const rows = await database.prisma.$queryRaw<{ name: string }[]>`
      SELECT DISTINCT r.relname AS name FROM pg_constraint c JOIN pg_class r ON r.oid = c.conrelid
      WHERE c.contype = 'f' AND c.confrelid = 'tools'::regclass ORDER BY 1`
    return rows.map(({ name }) => name)
  }
  const rowsOf = async () =>
    Object.fromEntries(
      await Promise.all(
        FOLLOWING_TABLES.map(async ({ table }) => {
          const rows = await database.prisma.$queryRawUnsafe(
            `SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY to_jsonb(t)::text`,
          )
          return [table, rows] as const
        }),
      ),
    )

  /** Both members saved, rated and viewed the first tool; one of them also the second. */
  const prepare = async () => {
    const [from, into] = [await editing.idOf('abacus'), await editing.idOf('birch')]
    const { prisma } = database
    for (const [userId, toolId, stars] of [
      [people.ada.id, from, 2],
      [people.eve.id, from, 4],
      [people.eve.id, into, 5],
    ] as const) {
      await prisma.favorite.create({ data: { userId, toolId, createdAt: new Date(at.getTime() + stars) } })
      await prisma.toolRating.create({ data: { userId, toolId, stars, createdAt: at, updatedAt: at } })
      await prisma.toolView.create({ data: { userId, toolId, firstViewedAt: at, viewedAt: at } })
    }
    for (const [userId, tools] of [
      [people.ada.id, [from]],
      [people.eve.id, [from, into]],
      [people.eve.id, [from]],
    ] as const) {
      const { id: collectionId } = await prisma.collection.create({
        data: { userId, name: 'A list', createdAt: at, updatedAt: at },
      })
      const entries = tools.map((toolId, index) => ({ collectionId, userId, toolId, position: index + 1, addedAt: at }))
      await prisma.collectionTool.createMany({ data: entries })
    }
    await prisma.inaccuracyReport.create({ data: { toolId: from, kind: 'price', createdAt: at } })
    await editing.update(people.editor, 'abacus', [{ field: 'skill', value: '4', base: '1' }])
    return { from, into }
  }

  test('covers every table that refers to a tool', async () => {
    const known = [...FOLLOWING_TABLES.map(({ table }) => table), ...STAYING_TABLES]
    expect(await referring()).toEqual(known.sort())
  })

  test('moves every reference without duplicates, redirects, and is undone exactly', async () => {
    const { from, into } = await prepare()
    const before = await rowsOf()
    const merged = await editing.merge(people.admin, 'abacus', 'birch')
    expect(merged).toMatchObject({ into: 'birch' })
    for (const { table } of FOLLOWING_TABLES) {
      const rows = await database.prisma.$queryRawUnsafe(`SELECT 1 FROM ${table} WHERE tool_id = '${from}'`)
      expect([table, rows]).toEqual([table, []])
    }
    const count = { where: { toolId: into } }
    expect(await database.prisma.favorite.count(count)).toBe(2)
    expect(await database.prisma.collectionTool.count(count)).toBe(3)
    expect(await editing.tool('abacus')).toMatchObject({ status: 'merged', mergedInto: 'birch', ratingCount: 0 })
    expect(await editing.tool('birch')).toMatchObject({ ratingCount: 2, ratingSum: 7 })
    const { data } = await createApi(database).query(
      '{ tool(by: { reference: "abacus" }) { slug } old: tool(by: { slug: "abacus" }) { slug } }',
    )
    expect(data).toEqual({ tool: { slug: 'birch' }, old: { slug: 'abacus' } })

    expect(await editing.undo(people.admin, merged.changeSetId)).toMatchObject({ conflicts: [] })
    expect(await rowsOf()).toEqual(before)
    expect(await editing.tool('abacus')).toMatchObject({
      status: 'active',
      mergedInto: null,
      ratingCount: 2,
      ratingSum: 6,
    })
    expect(await editing.tool('birch')).toMatchObject({ ratingCount: 1, ratingSum: 5 })
    expect(await editing.audit()).toEqual(['tool.merge', 'tool.undo'])
  })

  test('keeps rows changed since, and ignores those of deleted members', async () => {
    const { from, into } = await prepare()
    const { changeSetId } = await editing.merge(people.admin, 'abacus', 'birch')
    await database.prisma.toolRating.update({
      where: { userId_toolId: { userId: people.ada.id, toolId: into } },
      data: { stars: 1 },
    })
    await database.prisma.user.delete({ where: { id: people.eve.id } })
    expect(await database.prisma.toolMergeRow.count({ where: { ownerId: people.eve.id } })).toBe(0)
    await editing.undo(people.admin, changeSetId)
    expect(await database.prisma.toolRating.findMany({ select: { toolId: true, stars: true } })).toEqual([
      { toolId: into, stars: 1 },
    ])
    expect(await database.prisma.favorite.findMany({ select: { toolId: true } })).toEqual([{ toolId: from }])
  })

  test('restores no tool to a list deleted since, and finds one moved inside its list', async () => {
    const { from } = await prepare()
    const { prisma } = database
    const { changeSetId } = await editing.merge(people.admin, 'abacus', 'birch')
    await prisma.collectionTool.updateMany({ where: { userId: people.ada.id }, data: { position: 9 } })
    await prisma.collection.deleteMany({ where: { userId: people.eve.id } })
    expect(await editing.undo(people.admin, changeSetId)).toMatchObject({ conflicts: [] })
    expect(await prisma.collectionTool.findMany({ select: { userId: true, toolId: true } })).toEqual([
      { userId: people.ada.id, toolId: from },
    ])
  })

  test('includes earlier merges, which can only be undone in reverse order', async () => {
    const first = await editing.merge(people.admin, 'abacus', 'birch')
    const second = await editing.merge(people.admin, 'birch', 'cedar')
    expect(await editing.tool('abacus')).toMatchObject({ mergedInto: 'cedar' })
    expect(await editing.undo(people.admin, first.changeSetId)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('Undo that first'),
    })
    await editing.undo(people.admin, second.changeSetId)
    await editing.undo(people.admin, first.changeSetId)
    expect(await editing.tool('abacus')).toMatchObject({ status: 'active' })
  })

  test('rejects a tool with itself, a merged one, and an inactive target', async () => {
    expect(await editing.merge(people.admin, 'abacus', 'abacus')).toMatchObject({ field: 'intoId' })
    await editing.merge(people.admin, 'abacus', 'birch')
    expect(await editing.merge(people.admin, 'abacus', 'cedar')).toMatchObject({ field: 'fromId' })
    expect(await editing.merge(people.admin, 'cedar', 'abacus')).toMatchObject({ field: 'intoId' })
    expect(await editing.update(people.admin, 'abacus', [{ field: 'skill', value: '2', base: '1' }])).toMatchObject({
      code: 'BAD_USER_INPUT',
    })
  })
})
