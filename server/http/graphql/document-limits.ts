import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql'

/** Limits for clients' documents, counted after fragments are expanded. */
interface DocumentLimits {
  readonly depth: number
  readonly aliases: number
  readonly rootFields: number
  readonly directives: number
}

const DEFAULT_DOCUMENT_LIMITS: DocumentLimits = { depth: 10, aliases: 15, rootFields: 10, directives: 20 }

interface Size {
  readonly depth: number
  readonly aliases: number
  /** Fields at the top level of the selection. */
  readonly fields: number
}

/** Clients add it to every fragment, also to those of root fields. It is the same however often it is there. */
const isTypeName = ({ name, alias }: FieldNode): boolean => name.value === '__typename' && alias === undefined

const EMPTY: Size = { depth: 0, aliases: 0, fields: 0 }

// Introspection queries are deeply nested but cheap.
const INTROSPECTION = new Set(['__schema', '__type'])

/** Measures selections. Each fragment is measured once, so that nested fragments cannot multiply the work. */
function createMeasure(document: DocumentNode): (selections: SelectionSetNode) => Size {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const measured = new Map<string, Size>()

  const measureFragment = (name: string): Size => {
    const known = measured.get(name)
    if (known) return known
    // A placeholder that ends cycles, which another rule reports.
    measured.set(name, EMPTY)
    const fragment = fragments.get(name)
    const size = fragment ? measure(fragment.selectionSet) : EMPTY
    measured.set(name, size)
    return size
  }

  const measure = (selections: SelectionSetNode): Size => {
    let size = EMPTY
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) {
        const exempt = INTROSPECTION.has(selection.name.value)
        const inner = selection.selectionSet ? measure(selection.selectionSet) : EMPTY
        size = {
          depth: Math.max(size.depth, exempt ? 1 : inner.depth + 1),
          aliases: size.aliases + inner.aliases + (selection.alias ? 1 : 0),
          fields: size.fields + (isTypeName(selection) ? 0 : 1),
        }
      } else {
        const inner =
          selection.kind === Kind.FRAGMENT_SPREAD
            ? measureFragment(selection.name.value)
            : measure(selection.selectionSet)
        size = {
          depth: Math.max(size.depth, inner.depth),
          aliases: size.aliases + inner.aliases,
          fields: size.fields + inner.fields,
        }
      }
    }
    return size
  }
  return measure
}

/** Rejects documents beyond the limits before execution. */
export function createDocumentLimitsRule(limits: DocumentLimits = DEFAULT_DOCUMENT_LIMITS): ValidationRule {
  return (context) => {
    const measure = createMeasure(context.getDocument())
    let directives = 0
    const report = (what: string, limit: number, node: OperationDefinitionNode) =>
      context.reportError(new GraphQLError(`The document has ${what}; at most ${limit} are allowed.`, { nodes: node }))
    return {
      OperationDefinition(node) {
        const { depth, aliases, fields } = measure(node.selectionSet)
        if (depth > limits.depth) report('too many levels', limits.depth, node)
        if (aliases > limits.aliases) report('too many aliases', limits.aliases, node)
        if (fields > limits.rootFields) report('too many root fields', limits.rootFields, node)
      },
      Directive(node) {
        directives += 1
        if (directives !== limits.directives + 1) return
        context.reportError(
          new GraphQLError(`The document has too many directives; at most ${limits.directives} are allowed.`, {
            nodes: node,
          }),
        )
      },
    }
  }
}

/** Reports operation types that the schema does not have. */
export const knownOperationRule: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return
    context.reportError(new GraphQLError(`The schema has no ${node.operation} type.`, { nodes: node }))
  },
})
