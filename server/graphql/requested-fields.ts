import { type FragmentDefinitionNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

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

/**
 * Requested field names at the end of any of the paths below the current field, for column selection. Ignores
 * directives: a skipped field costs a column, never a response.
 */
export const requestedFields = (info: GraphQLResolveInfo, ...paths: readonly (readonly string[])[]): Set<string> => {
  const roots = info.fieldNodes.flatMap((node) => (node.selectionSet === undefined ? [] : [node.selectionSet]))
  const names = new Set<string>()
  for (const path of paths.length === 0 ? [[]] : paths) {
    let sets: readonly SelectionSetNode[] = roots
    for (const step of path) sets = selectionSets(sets, step, info.fragments)
    walk(sets, info.fragments, (name) => names.add(name))
  }
  return names
}
