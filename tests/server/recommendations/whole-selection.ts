import { type GraphQLNamedType, type GraphQLSchema, getNamedType, isNonNullType, isObjectType } from 'graphql'

/** All fields of a type that take no arguments; for tools only the slug, because they are public. */
export const wholeSelection = (schema: GraphQLSchema, type: GraphQLNamedType | undefined): string => {
  if (!isObjectType(type)) return ''
  if (type.name === 'Tool') return '{ slug }'
  const fields = Object.values(type.getFields())
    .filter(({ args }) => !args.some((argument) => isNonNullType(argument.type)))
    .map((field) => `${field.name} ${wholeSelection(schema, getNamedType(field.type))}`)
  return `{ ${fields.join(' ')} }`
}
