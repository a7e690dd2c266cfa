/** A tool as in the change feed, imports and exports: the fields of the data files plus database-only fields. */
import { z } from 'zod'
import { FACT_SOURCES } from '../vocabulary.ts'
import { definitionOf, FIELD_NAMES, type FieldsWith, type ToolField, type ToolFieldValue } from './field-names.ts'
import { monthSchema } from './text-schemas.ts'

/** Every value but id and slug, which never change. */
export type ToolValues = { [Name in ToolField]: ToolFieldValue<Name> }

/** The source of a stored fact; unlike in a record, it may outrank the data files. */
export const storedFactSchema = z.strictObject({
  source: z.enum(FACT_SOURCES),
  /** `YYYY-MM`. */
  as_of: monthSchema,
  url: z.httpUrl().max(2048).nullable().default(null),
  /** The day somebody re-checked it; null when nobody has. */
  checked_on: z.iso.date().nullable().default(null),
})
export type StoredFact = z.infer<typeof storedFactSchema>

/** The current state of a tool. Facts are keyed by fact name, usually the field name. */
export type ToolState = {
  readonly id: string
  readonly slug: string
  readonly values: ToolValues
  readonly facts: Readonly<Record<string, StoredFact>>
}

/** The name of the fact with the source of a field's value. */
export const factOfField = (field: ToolField): ToolField => (definitionOf(field).fact ?? field) as ToolField

/** Whether a field has a source of its own: decisions of the editors have none. */
export const isFact = (field: ToolField): boolean => definitionOf(field).fact === undefined

/** False for null, empty texts and empty lists. */
export const isKnown = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

type RequiredField = Exclude<ToolField, FieldsWith<{ initial: unknown }>>

/** The values of a new tool, without those that it must have. */
export const UNKNOWN_VALUES = Object.fromEntries(
  FIELD_NAMES.flatMap((field) => {
    const { initial } = definitionOf(field)
    return initial === undefined ? [] : [[field, initial]]
  }),
) as Omit<ToolValues, RequiredField>
