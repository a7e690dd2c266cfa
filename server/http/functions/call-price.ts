import { type DocumentNode, type GraphQLSchema, getOperationAST } from 'graphql'
import { MAX_COST } from '#core/api-limits.ts'
import { measureCost } from '../../graphql/cost.ts'

type CallPrice = {
  /** Charged before the work. */
  readonly most: number
  /** The final cost once the data is known. */
  readonly of: (data: unknown) => number
}

/** Objects below the root, like `measureCost`. */
const countObjects = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce<number>((sum, entry) => sum + countObjects(entry), 0)
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, entry) => sum + countObjects(entry), 1)
}

/**
 * The cost of a call: that of its document, capped at the API's maximum. Lists longer than the API allows (1,000 tools
 * without `limit`) cost their lookup plus what they returned: most callers omit `limit` and get a handful.
 */
export const priceCall = (
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): CallPrice => {
  const operation = getOperationAST(document)
  if (!operation) return { most: 1, of: () => 1 }
  const cost = measureCost(schema, document, operation, variables)
  if (cost <= MAX_COST) return { most: cost, of: () => cost }
  const found = measureCost(schema, document, operation, variables, { emptyLists: true })
  return { most: MAX_COST, of: (data) => Math.min(MAX_COST, found + countObjects(data) - 1) }
}
