import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'

const MAX_DEPTH = 5

/** Gives a text for an argument or field of an input by its name. */
export type TextFor = (name: string) => string

const someValue = (type: GraphQLInputType, name: string, textFor: TextFor): string => {
  if (isNonNullType(type)) return someValue(type.ofType, name, textFor)
  if (isListType(type)) return `[${someValue(type.ofType, name, textFor)}]`
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    return `{ ${fields.map((field) => `${field.name}: ${someValue(field.type, field.name, textFor)}`).join(', ')} }`
  }
  const fixed: Readonly<Record<string, string>> = {
    Int: '1',
    Float: '1',
    Boolean: 'true',
    DateTime: '"2026-11-20T12:00:00Z"',
    Date: '"2026-11-20"',
    Month: '"2026-11"',
  }
  return fixed[type.name] ?? JSON.stringify(textFor(name))
}

const given = (field: GraphQLField<unknown, unknown>, textFor: TextFor): string => {
  const texts = field.args.map(({ name, type }) => `${name}: ${someValue(type, name, textFor)}`)
  return texts.length === 0 ? '' : `(${texts.join(', ')})`
}

/** Everything below a type that can be asked for, no type twice on the way down. */
const selection = (schema: GraphQLSchema, type: GraphQLNamedType, way: readonly string[]): string => {
  if (isLeafType(type)) return ''
  if (isAbstractType(type)) {
    const kinds = schema.getPossibleTypes(type).map((kind) => `... on ${kind.name}${selection(schema, kind, way)}`)
    return ` { __typename ${kinds.join(' ')} }`
  }
  if (!isObjectType(type) || way.includes(type.name) || way.length >= MAX_DEPTH) return ' { __typename }'
  const fields = Object.values(type.getFields()).filter(
    (field) => !field.args.some(({ type: one }) => isNonNullType(one)),
  )
  // Named by their type: fields of one name and different types may stand side by side then.
  const texts = fields.map(
    (field) =>
      `${type.name}_${field.name}: ${field.name}${selection(schema, getNamedType(field.type), [...way, type.name])}`,
  )
  return ` { __typename ${texts.join(' ')} }`
}

/** An operation that gives one root field every argument and asks for all that it leads to. */
export const wholeOperation = (
  schema: GraphQLSchema,
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  textFor: TextFor,
): string => `${kind} { ${field.name}${given(field, textFor)}${selection(schema, getNamedType(field.type), [])} }`
