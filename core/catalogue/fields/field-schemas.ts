import { z } from 'zod'
import { slugSchema } from '../../slug.ts'
import { LOGO_FILE } from '../logo-file.ts'
import { TOPICS } from '../topics.ts'
import { eventsSchema } from './event-record.ts'
import { definitionOf, type ToolField, type ToolFieldValue } from './field-names.ts'
import type { ToolFieldDefinition } from './field-types.ts'
import { planSchema } from './plan-record.ts'
import { phrase, uniqueArray } from './text-schemas.ts'

/** How central each topic is to the tool, above 0, up to 1. */
const topicsSchema = z
  .partialRecord(z.enum(TOPICS), z.number().min(0.3).max(1))
  .refine((topics) => Object.keys(topics).length >= 2 && Object.keys(topics).length <= 6, 'needs 2 to 6 topics')

const knownSchema = (field: ToolFieldDefinition): z.ZodType => {
  switch (field.kind) {
    case 'text':
      return phrase(...field.length)
    case 'prose':
      return z.string().min(field.length[0]).max(field.length[1])
    case 'url':
      return z.httpUrl()
    case 'flag':
      return z.boolean()
    case 'integer':
      return z.int().min(field.range[0]).max(field.range[1])
    case 'decimal':
      return z.number().min(field.range[0]).max(field.range[1])
    case 'day':
      return z.iso.date()
    case 'choice':
      return z.enum(field.words)
    case 'choices':
      return uniqueArray(z.enum(field.words), field.min ?? 0, field.max ?? field.words.length)
    case 'phrases':
      return uniqueArray(phrase(...field.length), ...field.count)
    case 'slug':
      return slugSchema
    case 'logo':
      return z.string().regex(LOGO_FILE)
    case 'category':
      return z.string().min(1).max(80)
    case 'plans':
      return z.array(planSchema).max(8)
    case 'events':
      return eventsSchema
    case 'topics':
      return topicsSchema
  }
}

/** The schema of a field's values; null is valid where a value can be unknown. */
export const schemaOf = <Name extends ToolField>(name: Name): z.ZodType<ToolFieldValue<Name>> => {
  const field = definitionOf(name)
  const schema = knownSchema(field)
  return (field.initial === null ? schema.nullable() : schema) as z.ZodType<ToolFieldValue<Name>>
}
