import { type DocumentNode, type GraphQLSchema, isAbstractType, Kind, type NamedTypeNode, visit } from 'graphql'

/** Interfaces and unions by name, each with the names of its object types. */
type PossibleTypes = Readonly<Record<string, readonly string[]>>

/**
 * The interfaces and unions that fragments of the documents name as their type condition, sorted. Apollo's cache has to
 * know their object types: it drops the fields of a fragment whose condition it cannot match. The others would only
 * make the bundle larger.
 */
export function possibleTypesOf(schema: GraphQLSchema, documents: readonly DocumentNode[]): PossibleTypes {
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

/** The generated module that the client gives to its cache. */
export function possibleTypesModule(types: PossibleTypes): string {
  return [
    '/** The object types of the interfaces and unions that fragments of the client are on. */',
    `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(types, null, 2)}`,
    '',
  ].join('\n')
}
