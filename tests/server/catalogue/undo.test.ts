import { beforeEach, describe, expect, test } from 'vitest'
import { listChangeSets } from '#server/areas/catalogue/changes/change-sets.ts'
import { type UndoConflict, undoChangeSet } from '#server/areas/catalogue/changes/undo-change-set.ts'
import { clock, loadCatalogue, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { csvOf, importText, newToolRow } from '../../support/import-file.ts'

const database = registerTestDatabase()

beforeEach(async () => {
  await database.reset()
  await loadCatalogue(database, { tools: { writing: [toolRecord(), toolRecord({ slug: 'birch' })] } })
})

const tool = (slug: string) =>
  database.prisma.tool.findUnique({ where: { slug }, include: { facts: { orderBy: { field: 'asc' } } } })
const source = async (slug: string, field: string) =>
  (await tool(slug))?.facts.find((fact) => fact.field === field)?.source
const undo = async (id: string | null = null) => {
  const conflicts: UndoConflict[] = []
  const result = await undoChangeSet({ database, clock, id, onConflict: (conflict) => conflicts.push(conflict) })
  return { result, conflicts }
}
const importRow = (row: Record<string, string>) => importText(database, csvOf(row))

describe('undoing', () => {
  test('reverts the newest import, including sources, as a change set of its own', async () => {
    await importRow({ slug: 'birch', vendor: 'Kept' })
    await importText(
      database,
      csvOf(newToolRow(), newToolRow({ name: 'Abacus', website_url: 'https://other.example/' })),
    )
    const { result, conflicts } = await undo()
    expect(conflicts).toEqual([])
    expect(result).toMatchObject({ created: 0, changed: 1, removed: 1, conflicts: 0 })
    expect(await tool('comet')).toBeNull()
    expect(await tool('abacus')).toMatchObject({ websiteUrl: 'https://abacus.example/', addressKey: 'abacus.example' })
    expect(await source('abacus', 'website_url')).toBe('editorial')
    expect(await tool('birch')).toMatchObject({ vendor: 'Kept' })
    const sets = await database.prisma.changeSet.findMany({
      where: { kind: { not: 'data_files' } },
      orderBy: { id: 'asc' },
    })
    expect(sets.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
      'import done',
      'import undone',
      'undo done',
    ])
    expect(sets.find(({ kind }) => kind === 'undo')).toMatchObject({
      undoOfId: result.undone.id,
      source: 'undo of test.csv',
    })
  })

  test('keeps later changes, and reports them', async () => {
    const first = await importText(database, csvOf({ slug: 'abacus', vendor: 'One', skill: '3' }))
    await importRow({ slug: 'abacus', vendor: 'Two' })
    const { conflicts } = await undo(first.changeSetId)
    expect(conflicts).toEqual([{ slug: 'abacus', field: 'vendor', message: 'has been changed since and is kept' }])
    expect(await tool('abacus')).toMatchObject({ vendor: 'Two', skill: 1 })
    expect(await source('abacus', 'vendor')).toBe('import')
  })

  test('keeps a tool touched by another set, unless that is undone too', async () => {
    const first = await importText(database, csvOf(newToolRow()))
    const second = await importRow({ slug: 'comet', vendor: 'Later' })
    const { conflicts } = await undo(first.changeSetId)
    expect(conflicts).toEqual([
      { slug: 'comet', field: null, message: 'has been changed since the import and is kept' },
    ])
    expect(await tool('comet')).not.toBeNull()
    await database.prisma.changeSet.update({ where: { id: first.changeSetId ?? '' }, data: { state: 'done' } })
    await undo(second.changeSetId)
    expect((await undo(first.changeSetId)).conflicts).toEqual([])
    expect(await tool('comet')).toBeNull()
  })

  test('can itself be undone', async () => {
    await importText(database, csvOf(newToolRow({ vendor: 'Comets' })))
    const before = await tool('comet')
    const { result } = await undo()
    expect((await undo(result.changeSetId)).result).toMatchObject({ created: 1 })
    expect(await tool('comet')).toMatchObject({ id: before?.id, vendor: 'Comets', facts: before?.facts })
  })

  test('finishes after an interruption, also for an interrupted import', async () => {
    const { changeSetId } = await importText(database, csvOf(newToolRow(), newToolRow({ name: 'Abacus' })))
    const id = changeSetId ?? ''
    await database.prisma.changeSet.update({ where: { id }, data: { state: 'running' } })
    await undo()
    await database.prisma.changeSet.update({ where: { id }, data: { state: 'failed' } })
    const again = await undo()
    expect(again.result).toMatchObject({ created: 0, changed: 0, removed: 0, conflicts: 0 })
    expect(await database.prisma.tool.count()).toBe(2)
  })

  test('finds nothing, or is rejected', async () => {
    await expect(undo()).rejects.toThrow('There is no import to undo.')
    await expect(undo('x')).rejects.toThrow('There is no change set "x".')
    const [files] = await listChangeSets(database, 1)
    await expect(undo(files?.id ?? null)).rejects.toThrow(
      "Data file changes can't be undone here. Edit the files instead.",
    )
    const { changeSetId } = await importText(database, csvOf(newToolRow()))
    await undo(changeSetId)
    await expect(undo(changeSetId)).rejects.toThrow('This change set has already been undone.')
  })
})

test('the change feed includes changes by the data files', async () => {
  await loadCatalogue(database, { tools: { writing: [toolRecord({ skill: 4, vendor: 'New' })] } })
  const feed = await database.prisma.toolChange.findMany({ orderBy: { sequence: 'asc' } })
  expect(feed.map(({ action, slug, field }) => [action, slug, field])).toEqual([
    ['created', 'abacus', null],
    ['created', 'birch', null],
    ['removed', 'birch', null],
    ['changed', 'abacus', 'vendor'],
    ['changed', 'abacus', 'skill'],
  ])
  expect(feed[2]).toMatchObject({
    oldValue: { name: 'birch', category: 'writing', facts: { name: { source: 'editorial' } } },
  })
  expect(feed[3]).toMatchObject({ oldValue: 'Abacus Works', newValue: 'New', oldFact: { as_of: '2025-06' } })
  expect((await listChangeSets(database, 5)).map(({ kind, state }) => [kind, state])).toEqual([
    ['data_files', 'done'],
    ['data_files', 'done'],
  ])
})
