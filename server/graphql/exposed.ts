/** Fields that return the property of the same name of their object. */
import type { FieldMap, FieldRef, ShapeFromTypeParam, TypeParam } from '@pothos/core'
import { builder } from './builder.ts'

type SchemaTypes = typeof builder.$inferSchemaTypes
type Extensions = Readonly<Record<string, unknown>>
type FieldBuilder<Source> = PothosSchemaTypes.ObjectFieldBuilder<SchemaTypes, Source>
type Options = { type: TypeParam<SchemaTypes>; nullable: boolean; description: string; extensions?: Extensions }

/** A field for a property whose values are all of this type. `accepts` exists only for the compiler. */
type ExposedField<Value> = { readonly options: Options; readonly accepts?: (value: Value) => void }

type ReadonlyList<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value

export type ExposedFields<Source> = { readonly [Key in keyof Source]?: ExposedField<Source[Key]> }

/** Every exposed field has a property of its type. */
type Checked<Source, Fields> = {
  readonly [Key in keyof Fields]:
    | FieldRef<SchemaTypes, unknown>
    | (Key extends keyof Source ? ExposedField<Source[Key]> : never)
}

const createExposed = <Nullable extends boolean>(isNullable: Nullable) => {
  const of = <const Type extends TypeParam<SchemaTypes>>(
    type: Type,
    description: string,
    extensions?: Extensions,
  ): ExposedField<ReadonlyList<ShapeFromTypeParam<SchemaTypes, Type, Nullable>>> => ({
    options: { type, nullable: isNullable, description, ...(extensions && { extensions }) },
  })
  return {
    of,
    id: (description: string) => of('ID', description),
    string: (description: string) => of('String', description),
    int: (description: string) => of('Int', description),
    float: (description: string) => of('Float', description),
    boolean: (description: string) => of('Boolean', description),
    date: (description: string) => of('Date', description),
    dateTime: (description: string) => of('DateTime', description),
  }
}

/** Fields that are never null. */
export const field = createExposed(false)
export const nullable = createExposed(true)

/** The fields of a type, some of them exposed. */
export const withExposed = <Source, Fields extends Checked<Source, Fields>>(
  t: FieldBuilder<Source>,
  fields: Fields,
): FieldMap => {
  const { expose } = t as unknown as { expose: (name: string, options: Options) => FieldMap[string] }
  const entries = Object.entries<FieldMap[string] | ExposedField<never>>(fields)
  return Object.fromEntries(
    entries.map(([name, entry]) => [name, 'options' in entry ? expose.call(t, name, entry.options) : entry]),
  )
}

export const exposedFields = <Source>(t: FieldBuilder<Source>, fields: ExposedFields<Source>): FieldMap =>
  withExposed(t, fields as never)

/** An object type with only exposed fields. */
export const exposedType = <Source extends object>(name: string, description: string, fields: ExposedFields<Source>) =>
  builder.objectRef<Source>(name).implement({ description, fields: (t) => exposedFields(t, fields) })
