import { type DocumentNode, type GraphQLSchema, getOperationAST } from 'graphql'
import { MAX_COST, measureCost } from '../../graphql/cost.ts'

type CallPrice = {
  /** To be taken before the work. */
  readonly most: number
  /** What the call costs once its data is known. */
  readonly of: (data: unknown) => number
}

/** Objects below the root, as `measureCost` counts those that can occur. */
const countObjects = (value: unknown): number => {
  if (Array.isArray(value)) return value.reduce<number>((sum, entry) => sum + countObjects(entry), 0)
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, entry) => sum + countObjects(entry), 1)
}

/**
 * What a call costs: as much as its document would at the API, and never more than the dearest operation there. A list
 * that is longer than the API gives (1,000 tools unless `limit` is given) is priced by the work of finding it and what
 * it held: most callers leave `limit` out and get a handful.
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
