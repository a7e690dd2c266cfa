import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLEnumType,
  GraphQLNonNull,
  GraphQLSchema,
  lexicographicSortSchema,
  parse,
  printSchema,
} from 'graphql'
import { publicSchema, requiredRole } from '#server/graphql/access.ts'

// Sorted, so that moving a definition between files does not change the output.
const printSorted = (schema: GraphQLSchema): string => `${printSchema(lexicographicSortSchema(schema))}\n`

/** The schema without the fields that require a role. */
export const printPublicSchema = (schema: GraphQLSchema): string => printSorted(publicSchema(schema))

const accessDirective = (schema: GraphQLSchema): GraphQLDirective => {
  const role = schema.getType('Role')
  if (!(role instanceof GraphQLEnumType)) throw new Error('The schema has no enum Role.')
  return new GraphQLDirective({
    name: 'access',
    description:
      'Requires an account with this role and a verified email address. Administrators can do what editors can.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
    args: { role: { type: new GraphQLNonNull(role), description: 'The required role.' } },
  })
}

/** The whole schema. Its `@access` names the role that a field requires; the printer of graphql-js has no directives. */
export const printWholeSchema = (schema: GraphQLSchema): string => {
  const directives = [...schema.getDirectives(), accessDirective(schema)]
  const text = printSorted(new GraphQLSchema({ ...schema.toConfig(), directives }))
  const uses = parse(text).definitions.flatMap((definition) => {
    if (definition.kind !== 'ObjectTypeDefinition') return []
    const type = schema.getType(definition.name.value)
    const fields = type && 'getFields' in type ? type.getFields() : {}
    return (definition.fields ?? []).flatMap(({ name, loc }) => {
      const role = requiredRole(fields[name.value] ?? {})
      return role === null || loc === undefined ? [] : [{ at: loc.end, role: role.toUpperCase() }]
    })
  })
  return uses.reduceRight(
    (printed, { at, role }) => `${printed.slice(0, at)} @access(role: ${role})${printed.slice(at)}`,
    text,
  )
}
