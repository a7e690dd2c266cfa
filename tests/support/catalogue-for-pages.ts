/** The catalog of the data files, as the page generator reads it, without a database. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { TOOL_FIELDS } from '../../core/catalogue/tool-columns.ts'
import {
  categoryFileSchema,
  comparisonPairsFileSchema,
  type FactRecord,
  toolFileSchema,
} from '../../core/catalogue/tool-record.ts'
import { factOfField, type ToolValues } from '../../core/catalogue/tool-values.ts'
import { type CatalogueForPages, type PageTool, pageToolOf } from '../../core/pages/page-tool.ts'

const DATA = path.join(import.meta.dirname, '../../prisma/data')
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(DATA, file), 'utf8'))

const toolsOf = (file: string): PageTool[] => {
  const { category, tools } = toolFileSchema.parse(read(`tools/${file}`))
  return tools
    .filter(({ status }) => status === 'active')
    .map(({ slug, as_of, facts, ...values }) => {
      const own: Partial<Record<string, FactRecord>> = facts
      const stored = TOOL_FIELDS.map(factOfField).map(
        (field) => [field, { ...(own[field] ?? as_of), checked_on: values.verified_on }] as const,
      )
      return pageToolOf({
        id: `id-of-${slug}`,
        slug,
        values: { ...values, category } as unknown as ToolValues,
        facts: Object.fromEntries(stored),
      })
    })
}

/** Every active tool and category of the data files. */
export const realCatalogue = (): CatalogueForPages => ({
  tools: readdirSync(path.join(DATA, 'tools')).flatMap(toolsOf),
  categories: categoryFileSchema.parse(read('categories.json')).categories,
})

/** The hand-picked pairs of the data file. */
export const realPairs = (): readonly (readonly [string, string])[] =>
  comparisonPairsFileSchema.parse(read('comparison-pairs.json')).pairs
