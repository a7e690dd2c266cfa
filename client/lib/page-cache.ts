import {
  type Cache,
  InMemoryCache,
  type InMemoryCacheConfig,
  type NormalizedCacheObject,
  type OperationVariables,
  type Reference,
} from '@apollo/client'
import { canonicalStringify } from '@apollo/client/utilities'
import type { DocumentNode, OperationDefinitionNode } from 'graphql'

/** An operation of a page, and its response. */
export type PageResponse = {
  readonly operation: string
  readonly variables: OperationVariables
  readonly data: object
}

const keyOf = (operation: string | undefined, variables: OperationVariables = {}) =>
  `${operation} ${canonicalStringify(variables)}`

const operationOf = ({ definitions: [first] }: DocumentNode) =>
  (first as OperationDefinitionNode | undefined)?.name?.value

/**
 * A cache that starts with the responses embedded in the page and returns these objects to their queries. It
 * normalizes them as soon as anything else is read or written, which most visits to a page never do. On the directory,
 * normalizing them and reading them back would take a quarter of the script time.
 */
export class PageCache extends InMemoryCache {
  /** The responses that are not normalized. The page state has only the names of operations; `query` is set by a read. */
  readonly #responses: Map<string, PageResponse & { query?: DocumentNode }>
  /** Whether anything else has been read or written. */
  #isNormalized = false

  constructor(config: InMemoryCacheConfig, responses: readonly PageResponse[]) {
    super(config)
    this.#responses = new Map(
      responses.map((response) => [keyOf(response.operation, response.variables), { ...response }]),
    )
  }

  /** Normalizes the responses that have been read. */
  #normalize(): void {
    this.#isNormalized = true
    for (const [key, { query, variables, data: result }] of this.#responses) {
      if (query && this.#responses.delete(key)) {
        super.write({ query, variables, result, dataId: 'ROOT_QUERY', broadcast: false })
      }
    }
  }

  // One signature for both of the base class, whose results have a `dataState` only for the query manager's own options.
  override diff<TData, TVariables extends OperationVariables>(
    options: Cache.DiffOptions<TData, TVariables>,
  ): Cache.InternalDiffResultWithDataState<TData> {
    const { query, variables } = options
    const response = this.#responses.get(keyOf(operationOf(query), variables))
    if (response) response.query = query
    if (response && !this.#isNormalized) {
      return { result: response.data, complete: true } as Cache.InternalDiffResultWithDataState<TData>
    }
    this.#normalize()
    return super.diff(options) as Cache.InternalDiffResultWithDataState<TData>
  }

  override read<TData>(options: Cache.ReadOptions<TData, OperationVariables>): TData | null {
    this.#normalize()
    return super.read(options)
  }

  override write<TData, TVariables extends OperationVariables>(
    options: Cache.WriteOptions<TData, TVariables>,
  ): Reference | undefined {
    this.#normalize()
    return super.write(options)
  }

  override modify<Entity extends Record<string, unknown>>(options: Cache.ModifyOptions<Entity>): boolean {
    this.#normalize()
    return super.modify(options)
  }

  override evict(options: Cache.EvictOptions): boolean {
    this.#normalize()
    return super.evict(options)
  }

  override batch<TUpdateResult>(options: Cache.BatchOptions<InMemoryCache, TUpdateResult>): TUpdateResult {
    this.#normalize()
    return super.batch(options)
  }

  override extract(optimistic?: boolean): NormalizedCacheObject {
    this.#normalize()
    return super.extract(optimistic)
  }

  override reset(options?: Cache.ResetOptions): Promise<void> {
    this.#responses.clear()
    return super.reset(options)
  }
}
