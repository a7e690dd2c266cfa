/** The schema of a tool in `prisma/data/tools/<category>.json`. Unknown values are null or omitted, never guessed. */

import { z } from 'zod'
import { TINTS } from '../../display/tints.ts'
import { slugSchema } from '../../slug.ts'
import { FACT_SOURCES, hasSourceUrl, SOURCE_WITHOUT_URL } from '../vocabulary.ts'
import { definitionOf, FIELD_NAMES, type FieldsWith, type ToolField, type ToolFieldValue } from './field-names.ts'
import { schemaOf } from './field-schemas.ts'
import { monthSchema, phrase, uniqueArray } from './text-schemas.ts'

/** Sources that outrank the data files are invalid here: they would make the fact permanent. */
const factSchema = z
  .strictObject({
    source: z.enum(FACT_SOURCES).exclude(['vendor_statement', 'import', 'person', 'member_report']),
    as_of: monthSchema,
    url: z.httpUrl().nullable().default(null),
  })
  .refine(hasSourceUrl, { path: ['url'], error: SOURCE_WITHOUT_URL })
export type FactRecord = z.infer<typeof factSchema>

type FiledField = FieldsWith<{ file: 'required' | 'optional' }>
type FiledSchemas = { readonly [Name in FiledField]: z.ZodType<ToolFieldValue<Name>> }

/** Optional fields are those for which a new tool's value is right most of the time. */
const filedSchema = (name: ToolField): z.ZodType => {
  const { file, initial } = definitionOf(name)
  return file === 'required' ? schemaOf(name) : schemaOf(name).default(initial as never)
}

const filed = FIELD_NAMES.filter((name) => definitionOf(name).file !== 'never')
const ownSources = FIELD_NAMES.filter((name) => definitionOf(name).ownSource) as FieldsWith<{ ownSource: true }>[]

export const toolRecordSchema = z.strictObject({
  slug: slugSchema,
  ...(Object.fromEntries(filed.map((name) => [name, filedSchema(name)])) as FiledSchemas),
  /** Source and month of all fields not in `facts`. */
  as_of: factSchema,
  /** Source and month of single fields, by field name. */
  facts: z.partialRecord(z.enum(ownSources), factSchema).default({}),
})
export type ToolRecord = z.infer<typeof toolRecordSchema>

export const toolFileSchema = z.strictObject({
  $schema: z.string().optional(),
  /** The slug of the category of all tools in the file; also the file name. */
  category: slugSchema,
  tools: z.array(toolRecordSchema).min(1),
})

const categoryRecordSchema = z.strictObject({
  slug: slugSchema,
  name: phrase(2, 40),
  /** One sentence on what the tools of the category do. */
  description: phrase(40, 200),
  /** Its icon: a name in lucide. */
  icon: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be the name of a lucide icon'),
  /** The tint of its icon, which related categories share. */
  tint: z.enum(TINTS),
})
export type CategoryRecord = z.infer<typeof categoryRecordSchema>

export const categoryFileSchema = z.strictObject({
  $schema: z.string().optional(),
  categories: z.array(categoryRecordSchema).min(1),
})

/** Slugs of featured tools; the first four are on the home page. Never affects rankings. */
export const featuredFileSchema = z.strictObject({
  $schema: z.string().optional(),
  tools: uniqueArray(slugSchema, 4, 12),
})

/** Slugs of tools people often compare; their comparison pages come first, in this order. */
export const comparisonPairsFileSchema = z.strictObject({
  $schema: z.string().optional(),
  pairs: z.array(z.tuple([slugSchema, slugSchema])).max(500),
})
