/** Names and value types of the fields, by what they are used for. */
import { type CamelCase, camelCase, type FieldValue, type ToolFieldDefinition, type Use } from './field-types.ts'
import { TOOL_FIELDS } from './tool-fields.ts'

type Fields = typeof TOOL_FIELDS
export type ToolField = keyof Fields
export type ToolFieldValue<Name extends ToolField> = FieldValue<Fields[Name]>

/** The names of the fields whose definition has these properties. */
export type FieldsWith<Properties> = { [Name in ToolField]: Fields[Name] extends Properties ? Name : never }[ToolField]

type FieldsFor<Purpose extends Use> = {
  [Name in ToolField]: Fields[Name] extends { uses: readonly (infer Named)[] }
    ? Purpose extends Named
      ? Name
      : never
    : never
}[ToolField]

/** Values of fields by their names in camel case. */
export type CamelValues<Names extends ToolField> = {
  readonly [Name in Names as CamelCase<Name>]: Readonly<ToolFieldValue<Name>>
}

/** The fields for one purpose. */
export type ToolFor<Purpose extends Use> = CamelValues<FieldsFor<Purpose>>

/** The same with words of closed vocabularies as any text, as in responses and files. */
export type TextsOf<Tool> = {
  readonly [Name in keyof Tool]: Tool[Name] extends readonly string[] ? readonly string[] : Tool[Name]
}

export const FIELD_NAMES = Object.keys(TOOL_FIELDS) as readonly ToolField[]

export const definitionOf = (name: ToolField): ToolFieldDefinition => TOOL_FIELDS[name]

export const fieldsFor = <Purpose extends Use>(purpose: Purpose): readonly FieldsFor<Purpose>[] =>
  FIELD_NAMES.filter((name): name is FieldsFor<Purpose> => definitionOf(name).uses?.includes(purpose) === true)

/** The values for one purpose, in camel case. */
export const camelValues = <Purpose extends Use>(
  purpose: Purpose,
  values: { readonly [Name in FieldsFor<Purpose>]: ToolFieldValue<Name> },
): ToolFor<Purpose> => {
  const given: Readonly<Record<string, unknown>> = values
  return Object.fromEntries(fieldsFor(purpose).map((name) => [camelCase(name), given[name]])) as ToolFor<Purpose>
}
