import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  type ValueNode,
} from 'graphql'
import { workOf } from './work.ts'

/** Size of a list without `first` or `extensions.listSize`. */
const DEFAULT_LIST_SIZE = 10

/** Typical sizes of introspection lists. Introspection runs in memory, hence the discount. */
const INTROSPECTION_SIZES: Readonly<Record<string, number>> = {
  types: 80,
  fields: 8,
  args: 3,
  inputFields: 6,
  enumValues: 6,
  interfaces: 1,
  possibleTypes: 3,
  directives: 5,
}
const INTROSPECTION_DISCOUNT = 100

type Variables = Readonly<Record<string, unknown>>
type Field = GraphQLField<unknown, unknown>

/**
 * The cost of an operation in units of `work.ts`: 1 per possible object, 0 per scalar, plus `extensions.work` per field
 * resolution; at least 1. List length: `first` (of the list or its connection), else `extensions.listSize`, else 10.
 * Depends only on document and variables. `emptyLists`: the cost with all lists empty.
 */
export const measureCost = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables,
  { emptyLists = false } = {},
): number => {
  const given = { ...defaultsOf(operation), ...variables }
  return measure(schema, document, operation, given, emptyLists)
}

const measure = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  given: Variables,
  emptyLists: boolean,
): number => {
  const root = schema.getRootType(operation.operation)
  if (root === null || root === undefined) return 1
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const cost = createMeasure(schema, fragments, given, emptyLists)(operation.selectionSet, root, null)
  return Math.max(1, Math.ceil(cost))
}

export type Pricing = (document: DocumentNode, operation: OperationDefinitionNode, variables: Variables) => number

/** `measureCost` for operations that come again: a cost that no variable changes is measured once. */
export const createPricing = (schema: GraphQLSchema): Pricing => {
  const costs = new WeakMap<OperationDefinitionNode, number | 'by variables'>()

  const measureFirst = (document: DocumentNode, operation: OperationDefinitionNode, variables: Variables): number => {
    let isRead = false
    const given = new Proxy<Variables>(
      { ...defaultsOf(operation), ...variables },
      {
        get: (all, name) => {
          isRead = true
          return Reflect.get(all, name)
        },
      },
    )
    const cost = measure(schema, document, operation, given, false)
    costs.set(operation, isRead ? 'by variables' : cost)
    return cost
  }

  return (document, operation, variables) => {
    const known = costs.get(operation)
    if (known === undefined) return measureFirst(document, operation, variables)
    return known === 'by variables' ? measureCost(schema, document, operation, variables) : known
  }
}

/** Fragments are measured once for each length of page around them: doubling each other, they cost no more than that. */
const createMeasure = (
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  variables: Variables,
  emptyLists: boolean,
) => {
  const measured = new Map<string, number>()

  /** `pageSize`: the `first` of the enclosing connection. */
  const ofSelections = (set: SelectionSetNode, type: GraphQLNamedType, pageSize: number | null): number => {
    let sum = 0
    for (const selection of set.selections) {
      if (isSkipped(selection.directives, variables)) continue
      if (selection.kind === Kind.FIELD) sum += ofField(selection, type, pageSize)
      else if (selection.kind === Kind.FRAGMENT_SPREAD) sum += ofFragment(selection.name.value, pageSize)
      else {
        const condition = selection.typeCondition
        const inner = condition === undefined ? type : schema.getType(condition.name.value)
        if (inner !== undefined) sum += ofSelections(selection.selectionSet, inner, pageSize)
      }
    }
    return sum
  }

  const ofFragment = (name: string, pageSize: number | null): number => {
    const key = `${name} ${pageSize}`
    const known = measured.get(key)
    if (known !== undefined) return known
    // Present while the fragment is being measured, which ends cycles (rejected by validation).
    measured.set(key, 0)
    const fragment = fragments.get(name)
    const type = fragment === undefined ? undefined : schema.getType(fragment.typeCondition.name.value)
    const cost = fragment === undefined || type === undefined ? 0 : ofSelections(fragment.selectionSet, type, pageSize)
    measured.set(key, cost)
    return cost
  }

  const ofField = (node: FieldNode, parent: GraphQLNamedType, pageSize: number | null): number => {
    const field = fieldOf(parent, node.name.value)
    if (field === undefined) return 0
    const work = amountOf(field, node, variables)
    const type = getNamedType(field.type)
    if (node.selectionSet === undefined || !isCompositeType(type)) return work
    const first = field.args.some(({ name }) => name === 'first') ? firstOf(field, node, variables) : null
    const isList = isListType(getNullableType(field.type))
    const held = emptyLists ? 0 : (first ?? pageSize ?? fixedSize(field, parent))
    const size = isList ? held : 1
    // Only direct selections of a connection have its page size, not those inside an entry.
    const inner = ofSelections(node.selectionSet, type, isList ? null : first)
    if (isMeta(field) && !parent.name.startsWith('__')) return (1 + inner) / INTROSPECTION_DISCOUNT
    return work + size * (1 + inner)
  }

  return ofSelections
}

const isMeta = (field: Field): boolean => field === SchemaMetaFieldDef || field === TypeMetaFieldDef

const fieldOf = (parent: GraphQLNamedType, name: string): Field | undefined => {
  if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef
  if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined
}

const fixedSize = (field: Field, parent: GraphQLNamedType): number => {
  if (parent.name.startsWith('__')) return INTROSPECTION_SIZES[field.name] ?? 1
  const size: unknown = field.extensions['listSize']
  return typeof size === 'number' ? size : DEFAULT_LIST_SIZE
}

/** A resolver's cost besides its objects, for these arguments. */
const amountOf = (field: Field, node: FieldNode, variables: Variables): number => {
  const work = workOf(field) ?? 0
  if (typeof work === 'number') return work
  let amount = work.always
  for (const { name, value } of node.arguments ?? []) {
    if (isGiven(value, variables)) amount += work.ifGiven[name.value] ?? 0
  }
  return amount
}

/** False for null and blank texts, which request nothing. */
const isGiven = (node: ValueNode, variables: Variables): boolean => {
  if (node.kind === Kind.STRING) return !isBlank(node.value)
  if (node.kind !== Kind.VARIABLE) return node.kind !== Kind.NULL
  const value = variables[node.name.value] ?? null
  return value !== null && !isBlank(value)
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === ''

const firstOf = (field: Field, node: FieldNode, variables: Variables): number => {
  const fallback: unknown = field.args.find(({ name }) => name === 'first')?.defaultValue
  const argument = node.arguments?.find(({ name }) => name.value === 'first')
  const value = argument === undefined ? undefined : readValue(argument.value, variables)
  const first = value ?? fallback
  return typeof first === 'number' && first > 1 ? first : 1
}

const isSkipped = (directives: readonly DirectiveNode[] | undefined, variables: Variables): boolean => {
  for (const { name, arguments: given } of directives ?? []) {
    const condition = given?.find((argument) => argument.name.value === 'if')
    if (condition === undefined) continue
    const value = readValue(condition.value, variables)
    if ((name.value === 'skip' && value === true) || (name.value === 'include' && value === false)) return true
  }
  return false
}

/** Integers, booleans and variables; other values do not matter here. */
const readValue = (node: ValueNode, variables: Variables): unknown => {
  if (node.kind === Kind.VARIABLE) return variables[node.name.value]
  if (node.kind === Kind.INT) return Number(node.value)
  return node.kind === Kind.BOOLEAN ? node.value : undefined
}

const GIVEN = Symbol('given')

const defaultsOf = (operation: OperationDefinitionNode): Variables => {
  const defaults: Record<string, unknown> = {}
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    if (defaultValue === undefined) continue
    // Other values only matter by being present.
    const known = readValue(defaultValue, {})
    defaults[variable.name.value] = known ?? (isGiven(defaultValue, {}) ? GIVEN : undefined)
  }
  return defaults
}
