import type { InMemoryCache, OperationVariables } from '@apollo/client'
import { canonicalStringify } from '@apollo/client/utilities'
import type { DocumentNode } from 'graphql'

/** What the server was asked for a page, and its answer. */
export type PageAnswer = {
  readonly operation: string
  readonly variables: OperationVariables
  readonly data: object
}

/** What the methods of a cache are called with: those of them that matter here. */
type Options = { readonly query?: DocumentNode; readonly variables?: OperationVariables }
type Method = (options: Options) => unknown

const keyOf = (operation: string | undefined, variables: OperationVariables = {}) =>
  `${operation} ${canonicalStringify(variables)}`

function operationOf({ definitions: [first] }: DocumentNode): string | undefined {
  return first?.kind === 'OperationDefinition' ? first.name?.value : undefined
}

/**
 * Gives a cache the answers that came with the page. Its queries get these very objects: taking them apart into entities
 * and putting those together again would be a fifth of the work of hydration. They are taken apart when something
 * else is asked for or written, which most visits of a page never do.
 */
export function keepAnswers(cache: InMemoryCache, answers: readonly PageAnswer[]): InMemoryCache {
  const { diff, read, write } = cache
  const left = new Map(answers.map((answer) => [keyOf(answer.operation, answer.variables), answer]))
  /** What the queries were that have got an answer: the page does not say them. */
  const queries = new Map<PageAnswer, DocumentNode>()
  let isFilled = false
  const fill = () => {
    isFilled = true
    for (const [{ operation, variables, data: result }, query] of queries) {
      left.delete(keyOf(operation, variables))
      write.call(cache, { query, variables, result, dataId: 'ROOT_QUERY', broadcast: false })
    }
    queries.clear()
  }
  const answerTo = ({ query, variables }: Options) => {
    const answer = query && left.get(keyOf(operationOf(query), variables))
    if (query && answer) queries.set(answer, query)
    if (answer && !isFilled) return answer.data
    fill()
    return null
  }
  const methods = cache as unknown as Record<string, Method>
  methods['diff'] = (options) => {
    const result = answerTo(options)
    return result ? { result, complete: true } : (diff as Method).call(cache, options)
  }
  methods['read'] = (options) => answerTo(options) ?? (read as Method).call(cache, options)
  for (const name of ['write', 'batch', 'modify', 'evict', 'extract']) {
    const method = methods[name] as Method
    methods[name] = (options) => {
      fill()
      return method.call(cache, options)
    }
  }
  return cache
}
