import type { InputFieldMap } from '@pothos/core'
import { capitalized } from '#core/display/capitalized.ts'
import { builder } from './builder.ts'

type SchemaTypes = typeof builder.$inferSchemaTypes
type InputBuilder = PothosSchemaTypes.InputFieldBuilder<SchemaTypes, 'InputObject'>

/** The only argument of a mutation: `input`, of a type named after the mutation. */
export const mutationInput = <Fields extends InputFieldMap>(mutation: string, fields: (t: InputBuilder) => Fields) => {
  const type = builder.inputType(`${capitalized(mutation)}Input`, {
    description: `The input of \`${mutation}\`.`,
    fields,
  })
  return builder.args((t) => ({ input: t.field({ type, required: true, description: 'The input.' }) }))
}
