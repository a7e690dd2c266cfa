import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from 'graphql'

type Fragments = Readonly<Record<string, FragmentDefinitionNode>>

const selectionSets = (sets: readonly SelectionSetNode[], fieldName: string, fragments: Fragments) => {
  const found: SelectionSetNode[] = []
  walk(sets, fragments, (name, selectionSet) => {
    if (name === fieldName && selectionSet !== undefined) found.push(selectionSet)
  })
  return found
}

const walk = (
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
  visit: (name: string, selectionSet: SelectionSetNode | undefined) => void,
): void => {
  for (const set of sets) {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        visit(selection.name.value, selection.selectionSet)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        walk([selection.selectionSet], fragments, visit)
      } else {
        const fragment = fragments[selection.name.value]
        if (fragment !== undefined) walk([fragment.selectionSet], fragments, visit)
      }
    }
  }
}

const collect = (info: GraphQLResolveInfo, paths: readonly (readonly string[])[]): ReadonlySet<string> => {
  const roots = info.fieldNodes.flatMap((node) => (node.selectionSet === undefined ? [] : [node.selectionSet]))
  const names = new Set<string>()
  for (const path of paths.length === 0 ? [[]] : paths) {
    let sets: readonly SelectionSetNode[] = roots
    for (const step of path) sets = selectionSets(sets, step, info.fragments)
    walk(sets, info.fragments, (name) => names.add(name))
  }
  return names
}

/** By the node of a field, which belongs to one document, and the paths. */
const collected = new WeakMap<FieldNode, Map<string, ReadonlySet<string>>>()

/**
 * The names of the fields that a document requests below the current field, at the end of any of the given paths.
 * Services choose their columns by it. Directives are ignored: a skipped field costs a column, never a response. The
 * same field of the same document always gets the same set.
 */
export const requestedFields = (
  info: GraphQLResolveInfo,
  ...paths: readonly (readonly string[])[]
): ReadonlySet<string> => {
  const [node, second] = info.fieldNodes
  // Which nodes a field is merged from depends on directives, that is, on the variables of a request.
  if (node === undefined || second !== undefined) return collect(info, paths)
  let ofNode = collected.get(node)
  if (ofNode === undefined) {
    ofNode = new Map()
    collected.set(node, ofNode)
  }
  const key = paths.join(' ')
  const known = ofNode.get(key)
  if (known !== undefined) return known
  const names = collect(info, paths)
  ofNode.set(key, names)
  return names
}
