/** Exports the whole catalog as text that can be imported without loss. */
import { cellOf } from '#core/catalogue/fields/field-cells.ts'
import { FIELD_NAMES } from '#core/catalogue/fields/field-names.ts'
import { csvLine } from '#core/csv/csv-writer.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readCategories, readToolStates, type StoredTool } from './tool-state.ts'

export type ExportFormat = 'csv' | 'json'

const BATCH = 500
const TIMEOUT_MS = 600_000
const COLUMNS = ['id', 'slug', ...FIELD_NAMES, 'facts']

// Not written when empty: a blank cell would leave the sources to the import.
const csvOf = ({ id, slug, values, facts }: StoredTool): string =>
  csvLine([id, slug, ...FIELD_NAMES.map((field) => cellOf(values[field])), JSON.stringify(facts)])

const jsonOf = ({ id, slug, values, facts }: StoredTool): string => JSON.stringify({ id, slug, ...values, facts })

/**
 * Writes every tool in any status, by slug, from one snapshot. CSV (RFC 4180) with a header, JSON in list cells and
 * formulas escaped; or a JSON array with one tool per line. Returns the number of tools.
 */
export const exportCatalogue = (
  database: Database,
  format: ExportFormat,
  write: (text: string) => Promise<void>,
): Promise<number> =>
  database.transaction(
    async (tx) => {
      const categories = await readCategories(tx)
      let count = 0
      let after = ''
      await write(format === 'csv' ? csvLine(COLUMNS) : '[')
      for (;;) {
        const page = Prisma.sql`WHERE t.slug > ${after} ORDER BY t.slug LIMIT ${BATCH}::int`
        const tools = await readToolStates(tx, categories, page)
        const last = tools.at(-1)
        if (last === undefined) break
        after = last.slug
        const separator = count === 0 ? '\n' : ',\n'
        await write(format === 'csv' ? tools.map(csvOf).join('') : separator + tools.map(jsonOf).join(',\n'))
        count += tools.length
      }
      if (format === 'json') await write('\n]\n')
      return count
    },
    { isolation: 'RepeatableRead', timeoutMs: TIMEOUT_MS },
  )
