/** What a client with a normalized cache sees: one object for each type and id. */
import {
  type DocumentNode,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

type Value = null | string | number | boolean | readonly Value[] | { readonly [name: string]: Value }

const FIELD = (value: string) => ({ kind: Kind.FIELD, name: { kind: Kind.NAME, value } }) as const

/** The same document with `__typename`, and `id` where there is one, in every selection. */
export const withIdentities = (schema: GraphQLSchema, document: DocumentNode): DocumentNode => {
  const types = new TypeInfo(schema)
  return visit(
    document,
    visitWithTypeInfo(types, {
      SelectionSet: (node) => {
        const type = types.getParentType()
        const hasId = (isObjectType(type) || isInterfaceType(type)) && type.getFields()['id'] !== undefined
        const added = [FIELD('__typename'), ...(hasId ? [FIELD('id')] : [])]
        return { ...node, selections: [...added, ...node.selections] }
      },
    }),
  )
}

/** Collects objects by type and id, and reports fields without selection that differ between two of them. */
export const createIdentityCheck = () => {
  const known = new Map<string, Record<string, string>>()
  const conflicts = new Set<string>()

  const meet = (type: string, id: string, object: Record<string, Value>): void => {
    const key = `${type} ${id}`
    const before = known.get(key) ?? {}
    known.set(key, before)
    for (const [name, value] of Object.entries(object)) {
      const isObject = typeof value === 'object' && value !== null
      if (isObject && !(Array.isArray(value) && value.every((item) => typeof item !== 'object'))) continue
      const text = JSON.stringify(value)
      before[name] ??= text
      if (before[name] !== text) conflicts.add(`${type}.${name}`)
    }
  }

  const add = (value: Value): void => {
    if (Array.isArray(value)) for (const item of value) add(item)
    else if (typeof value === 'object' && value !== null) {
      const object = value as Record<string, Value>
      const { __typename: type, id } = object
      if (typeof type === 'string' && typeof id === 'string') meet(type, id, object)
      for (const item of Object.values(object)) add(item)
    }
  }

  return {
    add: (data: unknown): void => add(data as Value),
    /** As `Type.field`. */
    conflicts: (): string[] => [...conflicts].sort(),
    types: (): string[] => [...new Set([...known.keys()].map((key) => key.split(' ', 1)[0] as string))].sort(),
  }
}
