/** The whole catalogue as text that an import reads back without loss. */
import { cellOf, TOOL_FIELDS } from '../../../../core/catalogue/tool-columns.ts'
import { csvLine } from '../../../../core/csv/csv-writer.ts'
import { Prisma } from '../../../../prisma/client/client.ts'
import type { Database } from '../../../platform/database/database.ts'
import { readCategories, readToolStates, type StoredTool } from './tool-state.ts'

export type ExportFormat = 'csv' | 'json'

const BATCH = 500
const TIMEOUT_MS = 600_000
const COLUMNS = ['id', 'slug', ...TOOL_FIELDS, 'facts']

// No facts are written as such: a blank cell would leave the sources to the import.
const csvOf = ({ id, slug, values, facts }: StoredTool): string =>
  csvLine([id, slug, ...TOOL_FIELDS.map((field) => cellOf(values[field])), JSON.stringify(facts)])

const jsonOf = ({ id, slug, values, facts }: StoredTool): string => JSON.stringify({ id, slug, ...values, facts })

/**
 * Writes every tool, also those out of the lists, by slug, as one moment saw them. CSV by RFC 4180 with a header, lists
 * and records as JSON in their cells, formulas marked; JSON as one array with a tool a line. Returns how many tools.
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
