import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'

/** Some value that fits a type, with nothing in it that is left out where it may be. */
const someValue = (type: GraphQLInputType): string => {
  if (isNonNullType(type)) return someValue(type.ofType)
  if (isListType(type)) return '[]'
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type))
    return `{ ${required.map((field) => `${field.name}: ${someValue(field.type)}`).join(', ')} }`
  }
  const scalars: Readonly<Record<string, string>> = { Int: '1', Float: '1', Boolean: 'true' }
  return scalars[type.name] ?? '"00000000-0000-4000-8000-000000000000"'
}

/** The shortest operation that asks for one field at the root. */
export const shortestOperation = (kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): string => {
  const required = field.args.filter((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined)
  const given = required.map((argument) => `${argument.name}: ${someValue(argument.type)}`)
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : ''
  return `${kind} { ${field.name}${given.length === 0 ? '' : `(${given.join(', ')})`}${selection} }`
}
