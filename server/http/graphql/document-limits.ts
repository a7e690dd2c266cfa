import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql'

/** Bounds of a document that comes from outside. Counts are taken after fragments are spread out. */
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
  /** Fields on the selection's own level. */
  readonly fields: number
}

const EMPTY: Size = { depth: 0, aliases: 0, fields: 0 }

// A schema's own description nests deeply by nature and costs nothing but tokens.
const INTROSPECTION = new Set(['__schema', '__type'])

/** Measures selections, each fragment once, so that fragments that double each other cost no more than their text. */
function createMeasure(document: DocumentNode): (selections: SelectionSetNode) => Size {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const measured = new Map<string, Size>()

  const measureFragment = (name: string): Size => {
    const known = measured.get(name)
    if (known) return known
    // Stands while the fragment is measured, and so ends cycles; another rule reports those.
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
          fields: size.fields + 1,
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

/** Refuses documents beyond the limits, before anything is executed. */
export function createDocumentLimitsRule(limits: DocumentLimits = DEFAULT_DOCUMENT_LIMITS): ValidationRule {
  return (context) => {
    const measure = createMeasure(context.getDocument())
    let directives = 0
    const report = (what: string, limit: number, node: OperationDefinitionNode) =>
      context.reportError(new GraphQLError(`The document has ${what}; at most ${limit} are possible.`, { nodes: node }))
    return {
      OperationDefinition(node) {
        const { depth, aliases, fields } = measure(node.selectionSet)
        if (depth > limits.depth) report('too many levels', limits.depth, node)
        if (aliases > limits.aliases) report('too many aliases', limits.aliases, node)
        if (fields > limits.rootFields) report('too many fields at its root', limits.rootFields, node)
      },
      Directive(node) {
        directives += 1
        if (directives !== limits.directives + 1) return
        context.reportError(
          new GraphQLError(`The document has too many directives; at most ${limits.directives} are possible.`, {
            nodes: node,
          }),
        )
      },
    }
  }
}

/** Says plainly that an operation of a kind that the schema does not have is a mistake of the document. */
export const knownOperationRule: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return
    context.reportError(new GraphQLError(`The schema has no ${node.operation}.`, { nodes: node }))
  },
})
