import { type ConstDirectiveNode, type DocumentNode, visit } from 'graphql'
import { dayOfReason, mayRemove } from './deprecation-days.ts'

type WithDirectives = { readonly directives?: readonly ConstDirectiveNode[] | undefined }

/** The reason of a deprecated element; null for others. */
const reasonOf = ({ directives = [] }: WithDirectives): string | null => {
  const directive = directives.find(({ name }) => name.value === 'deprecated')
  if (directive === undefined) return null
  const value = directive.arguments?.find(({ name }) => name.value === 'reason')?.value
  return value?.kind === 'StringValue' ? value.value : ''
}

type Named = WithDirectives & { readonly name: { readonly value: string } }

/**
 * All elements by path (`Type.field`, `Type.field.argument`, `Enum.VALUE`), with the reasons of those that are
 * deprecated.
 */
export const deprecationReasons = (document: DocumentNode): ReadonlyMap<string, string | null> => {
  const found = new Map<string, string | null>()
  const path: string[] = []
  const container = {
    enter: (node: Named) => {
      path.push(node.name.value)
      found.set(path.join('.'), reasonOf(node))
    },
    leave: () => {
      path.pop()
    },
  }
  visit(document, {
    ObjectTypeDefinition: container,
    InterfaceTypeDefinition: container,
    InputObjectTypeDefinition: container,
    EnumTypeDefinition: container,
    DirectiveDefinition: container,
    FieldDefinition: container,
    InputValueDefinition: container,
    EnumValueDefinition: container,
  })
  return found
}

/** The types that operations can reach. */
const reachableTypes = (document: DocumentNode): ReadonlySet<string> => {
  const references = new Map<string, string[]>()
  for (const definition of document.definitions) {
    if (!('name' in definition) || definition.name === undefined) continue
    const names: string[] = []
    visit(definition, { NamedType: ({ name }) => void names.push(name.value) })
    references.set(definition.name.value, names)
    // An interface reaches the types that implement it.
    if (definition.kind !== 'ObjectTypeDefinition') continue
    for (const { name } of definition.interfaces ?? []) {
      references.set(name.value, [...(references.get(name.value) ?? []), definition.name.value])
    }
  }
  const roots = document.definitions.flatMap((definition) =>
    definition.kind === 'DirectiveDefinition' ? [definition.name.value] : [],
  )
  const reached = new Set<string>()
  const pending = ['Query', 'Mutation', 'Subscription', ...roots]
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (reached.has(name)) continue
    reached.add(name)
    pending.push(...(references.get(name) ?? []))
  }
  return reached
}

/** The schema without what may be removed on this day, and without the types that only that reached. */
export const withoutRemovable = (document: DocumentNode, today: string): DocumentNode => {
  const drop = (node: WithDirectives) => {
    const reason = reasonOf(node)
    return reason !== null && mayRemove(dayOfReason(reason), today) ? null : undefined
  }
  const kept = visit(document, { FieldDefinition: drop, InputValueDefinition: drop, EnumValueDefinition: drop })
  const [before, after] = [reachableTypes(document), reachableTypes(kept)]
  const definitions = kept.definitions.filter((definition) => {
    const name = 'name' in definition ? (definition.name?.value ?? '') : ''
    return after.has(name) || !before.has(name)
  })
  return { ...kept, definitions }
}
