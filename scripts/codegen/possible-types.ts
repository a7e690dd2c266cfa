// A plugin of codegen.ts.
import { type DocumentNode, type GraphQLSchema, isAbstractType, Kind, type NamedTypeNode, visit } from 'graphql'

/** Object types by interface or union. */
type PossibleTypes = Readonly<Record<string, readonly string[]>>

/**
 * The interfaces and unions used as type conditions of fragments, sorted. Apollo's cache needs their object types, or
 * drops the fields of fragments it cannot match. Others would only enlarge the bundle.
 */
function possibleTypesOf(schema: GraphQLSchema, documents: readonly DocumentNode[]): PossibleTypes {
  const conditions = new Map<string, readonly string[]>()
  const note = (condition: NamedTypeNode | undefined) => {
    const type = condition ? schema.getType(condition.name.value) : undefined
    if (!isAbstractType(type)) return
    const names = schema.getPossibleTypes(type).map(({ name }) => name)
    conditions.set(type.name, names.sort())
  }
  for (const document of documents) {
    visit(document, {
      [Kind.INLINE_FRAGMENT]: ({ typeCondition }) => note(typeCondition),
      [Kind.FRAGMENT_DEFINITION]: ({ typeCondition }) => note(typeCondition),
    })
  }
  return Object.fromEntries([...conditions].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The module for the client's cache; called by the code generator with the schema and the client's documents. */
export function plugin(schema: GraphQLSchema, documents: readonly { document?: DocumentNode }[]): string {
  const types = possibleTypesOf(
    schema,
    documents.flatMap(({ document }) => document ?? []),
  )
  return [
    '/** The object types of the interfaces and unions that fragments of the client are on. */',
    `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(types, null, 2)}`,
    '',
  ].join('\n')
}
