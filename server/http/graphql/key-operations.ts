/** Which operations a key may send. */

import type { SelectionSetNode } from 'graphql'
import { type DocumentNode, GraphQLError, type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql'
import { DomainError } from '#core/errors.ts'
import { KeyNotAcceptedError } from '#core/integrations/key-errors.ts'
import { type KeyPrincipal, requireScope } from '#core/integrations/key-principal.ts'
import type { KeyScope } from '#core/integrations/key-scopes.ts'
import { KEY_SCOPE } from '../../graphql/public-fields.ts'

const rootNames = (set: SelectionSetNode, document: DocumentNode, seen: Set<string>): readonly string[] =>
  set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootNames(selection.selectionSet, document, seen)
    const { value: name } = selection.name
    if (seen.has(name)) return []
    seen.add(name)
    const isNamed = (definition: DocumentNode['definitions'][number]) =>
      definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name
    const fragment = document.definitions.find(isNamed)
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? rootNames(fragment.selectionSet, document, seen) : []
  })

const check = (
  schema: GraphQLSchema,
  apiKey: KeyPrincipal,
  document: DocumentNode,
  operation: OperationDefinitionNode,
) => {
  const isQuery = operation.operation === 'query'
  const fields = (isQuery ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}
  for (const name of rootNames(operation.selectionSet, document, new Set())) {
    // Everybody may read the schema.
    if (name.startsWith('__')) continue
    const scope = fields[name]?.extensions[KEY_SCOPE] ?? (isQuery ? 'catalogue' : null)
    if (scope === null) throw new KeyNotAcceptedError()
    requireScope({ apiKey }, scope as KeyScope)
  }
}

/** Throws unless all root fields are queries within the scopes of the key, or mutations that name a scope. Fields for members refuse it themselves. */
export const expectKeyAllows = (...[schema, apiKey, document, operation]: Parameters<typeof check>): void => {
  try {
    check(schema, apiKey, document, operation)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    throw new GraphQLError(error.message, { extensions: { code: error.code, http: { status: error.status } } })
  }
}
