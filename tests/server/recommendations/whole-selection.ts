import { type GraphQLNamedType, type GraphQLSchema, getNamedType, isNonNullType, isObjectType } from 'graphql'

/** All fields of a type that take no arguments; for tools only the slug, because they are public. `omitted`: fields left out. */
export const wholeSelection = (
  schema: GraphQLSchema,
  type: GraphQLNamedType | undefined,
  omitted: readonly string[] = [],
): string => {
  if (!isObjectType(type)) return ''
  if (type.name === 'Tool') return '{ slug }'
  const fields = Object.values(type.getFields())
    .filter(({ name, args }) => !omitted.includes(name) && !args.some((argument) => isNonNullType(argument.type)))
    .map((field) => `${field.name} ${wholeSelection(schema, getNamedType(field.type), omitted)}`)
  return `{ ${fields.join(' ')} }`
}
