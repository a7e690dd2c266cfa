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

/** Provides a text for an argument or input field by its name. */
export type TextFor = (name: string) => string

const someValue = (type: GraphQLInputType, name: string, textFor: TextFor): string => {
  if (isNonNullType(type)) return someValue(type.ofType, name, textFor)
  if (isListType(type)) return `[${someValue(type.ofType, name, textFor)}]`
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).slice(0, type.isOneOf ? 1 : undefined)
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

/** All fields below a type, with no type repeated on a path. */
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
  // With the type as an alias, because fields of the same name can have different types.
  const texts = fields.map(
    (field) =>
      `${type.name}_${field.name}: ${field.name}${selection(schema, getNamedType(field.type), [...way, type.name])}`,
  )
  return ` { __typename ${texts.join(' ')} }`
}

/** An operation that passes one root field every argument and selects all its subfields. */
export const wholeOperation = (
  schema: GraphQLSchema,
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  textFor: TextFor,
): string => `${kind} { ${field.name}${given(field, textFor)}${selection(schema, getNamedType(field.type), [])} }`
