import fc from 'fast-check'
import Papa from 'papaparse'
import { beforeEach, expect, test } from 'vitest'
import { FIELD_NAMES } from '#core/catalogue/fields/field-names.ts'
import type { ToolState } from '#core/catalogue/fields/tool-values.ts'
import { Prisma } from '#prisma/client/client.ts'
import { writeTools } from '#server/areas/catalogue/changes/catalogue-writer.ts'
import { beginChangeSet } from '#server/areas/catalogue/changes/change-sets.ts'
import { readCategories, readToolStates } from '#server/areas/catalogue/changes/tool-state.ts'
import { undoChangeSet } from '#server/areas/catalogue/changes/undo-change-set.ts'
import { arbitraryTools } from '../../support/arbitrary-tools.ts'
import { CATEGORIES, clock } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { exportText, importText } from '../../support/import-file.ts'

const RUNS = { numRuns: 10 }

const database = registerTestDatabase()

const empty = async () => {
  await database.reset()
  const categories = Object.entries(CATEGORIES).map(([slug, name]) => ({ slug, name, description: name }))
  await database.prisma.category.createMany({ data: categories })
}
beforeEach(empty)

/** The file with fewer columns; those required for a new tool stay. */
const withoutColumns = (file: string, left: readonly string[]): string => {
  const needed = new Set(['name', 'category', 'description', 'website_url', 'status', 'merged_into'])
  const rows = Papa.parse<Record<string, string>>(file, { header: true, newline: '\r\n', skipEmptyLines: true })
  const columns = (rows.meta.fields ?? []).filter((column) => needed.has(column) || !left.includes(column))
  return `${Papa.unparse(rows.data, { columns, newline: '\r\n' })}\r\n`
}

/** Fills the catalog with tools, bypassing import rules. */
const fill = async (tools: readonly ToolState[]) => {
  const id = await beginChangeSet(database.prisma, clock, { kind: 'person', source: 'test' })
  await database.transaction(async (tx) =>
    writeTools(
      tx,
      { id, at: clock.now(), categories: await readCategories(tx) },
      tools.map((after) => ({ before: null, after })),
    ),
  )
}

const everything = async () =>
  readToolStates(database.prisma, await readCategories(database.prisma), Prisma.sql`ORDER BY t.slug`)

test('an export imported into an empty catalog gives the same catalog', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryTools(4), async (tools) => {
      await empty()
      await fill(tools)
      const before = await everything()
      const [csv, json] = [await exportText(database), await exportText(database, 'json')]
      await empty()
      expect(await importText(database, csv)).toMatchObject({ created: tools.length, refusedRows: [] })
      expect(await everything()).toEqual(before)
      expect([await exportText(database), await exportText(database, 'json')]).toEqual([csv, json])
      expect(JSON.parse(json)).toHaveLength(tools.length)
    }),
    RUNS,
  )
})

test('an undone import leaves the catalog as it was', async () => {
  await fc.assert(
    fc.asyncProperty(
      arbitraryTools(4),
      arbitraryTools(5),
      fc.subarray([...FIELD_NAMES]),
      async (before, after, left) => {
        await empty()
        await fill(after)
        const file = await exportText(database)
        await empty()
        await fill(before)
        const stood = await everything()
        const imported = await importText(database, withoutColumns(file, left))
        // An import without changes leaves nothing to undo.
        if (imported.changeSetId === null) return
        const undone = await undoChangeSet({ database, clock, id: imported.changeSetId })
        expect(undone.conflicts).toBe(0)
        expect(await everything()).toEqual(stood)
      },
    ),
    RUNS,
  )
})
