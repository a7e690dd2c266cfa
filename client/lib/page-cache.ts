import type { InMemoryCache, OperationVariables } from '@apollo/client'
import { canonicalStringify } from '@apollo/client/utilities'
import type { DocumentNode } from 'graphql'

/** An operation of a page, and its response. */
export type PageAnswer = {
  readonly operation: string
  readonly variables: OperationVariables
  readonly data: object
}

/** The relevant arguments of cache methods. */
type Options = { readonly query?: DocumentNode; readonly variables?: OperationVariables }
type Method = (options: Options) => unknown

const keyOf = (operation: string | undefined, variables: OperationVariables = {}) =>
  `${operation} ${canonicalStringify(variables)}`

function operationOf({ definitions: [first] }: DocumentNode): string | undefined {
  return first?.kind === 'OperationDefinition' ? first.name?.value : undefined
}

/**
 * Gives a cache the responses that came with the page. Its queries get these objects directly: normalizing them into
 * entities and reading those back would be a fifth of the hydration time. They are normalized when something else is
 * read or written, which most page visits never do.
 */
export function keepAnswers(cache: InMemoryCache, answers: readonly PageAnswer[]): InMemoryCache {
  const { diff, read, write } = cache
  const left = new Map(answers.map((answer) => [keyOf(answer.operation, answer.variables), answer]))
  /** The queries that have received a response, because the page state does not contain them. */
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
