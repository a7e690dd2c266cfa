import { type GraphQLNamedType, getNamedType, isObjectType, isUnionType } from 'graphql'
import { schema } from '#server/schema.ts'

/** Arguments of nested fields that cause the most work. */
const LARGEST: Readonly<Record<string, string>> = { 'Tool.similar': '(first: 12)' }

/**
 * All fields of a type with everything below them, as text; `without` excludes fields as `Type.field`. Types do not
 * nest in themselves.
 */
export const wholeSelection = (typeName: string, without: readonly string[] = []): string => {
  const select = (type: GraphQLNamedType, path: readonly string[]): string => {
    if (isUnionType(type))
      return `{ ${type
        .getTypes()
        .map((one) => `... on ${one.name} ${select(one, path)}`)
        .join(' ')} }`
    if (!isObjectType(type)) return ''
    const inside = [...path, type.name]
    const fields = Object.values(type.getFields()).flatMap((field) => {
      const name = `${type.name}.${field.name}`
      const inner = getNamedType(field.type)
      if (without.includes(name) || inside.includes(inner.name)) return []
      const selected = select(inner, inside)
      return selected === '{  }' ? [] : [`${field.name}${LARGEST[name] ?? ''} ${selected}`]
    })
    return `{ ${fields.join(' ')} }`
  }
  const type = schema.getType(typeName)
  if (type === undefined || type === null) throw new Error(`There is no type ${typeName}`)
  return select(type, [])
}
