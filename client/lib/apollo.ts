import { ApolloClient, ApolloLink, HttpLink, type InMemoryCache, Observable } from '@apollo/client'
import type { ExecuteOperation } from '#core/rendering.ts'
import { possibleTypes } from '../gql/possible-types.ts'
import { PageCache, type PageResponse } from './page-cache.ts'

/** A cache that starts with the responses of a page, if there is one. */
export function createCache(responses: readonly PageResponse[] = []): InMemoryCache {
  return new PageCache(
    {
      possibleTypes,
      typePolicies: {
        // A tool's rating and a catalog's facts have no id.
        ToolRating: { keyFields: false },
        Catalogue: { keyFields: [] },
        // Neither do these; each query requests some of their fields.
        Entitlement: { merge: true },
        SecondFactors: { merge: true },
      },
    },
    responses,
  )
}

type BrowserClientOptions = {
  /** The responses that came with the page. */
  readonly responses?: readonly PageResponse[]
  /** The access token of the member, for operations whose context says `asViewer`; public queries stay anonymous. */
  readonly getToken?: () => string | null
}

/**
 * The browser's client. Public operations are sent without a token, so that their responses can be shared and cached.
 */
export function createBrowserClient({ responses, getToken }: BrowserClientOptions = {}): ApolloClient {
  const authorize = new ApolloLink((operation, forward) => {
    const token = operation.getContext()['asViewer'] && getToken?.()
    if (token) operation.setContext({ headers: { authorization: `Bearer ${token}` } })
    return forward(operation)
  })
  return new ApolloClient({
    cache: createCache(responses),
    link: authorize.concat(new HttpLink({ uri: '/graphql', enhancedClientAwareness: { transport: false } })),
  })
}

/** The first data error of a page while it was rendered, if any. */
export type RenderFailure = { error: Error | null }

/**
 * A client for one rendering: runs operations in process, adds their responses to `responses`, records the first
 * failure, so that an incomplete page is never sent.
 */
export function createRenderClient(
  execute: ExecuteOperation,
  failure: RenderFailure,
  responses: PageResponse[],
): ApolloClient {
  const link = new ApolloLink(
    (request) =>
      new Observable((observer) => {
        execute({ document: request.query, variables: request.variables }).then(
          (answer) => {
            const first = answer.errors?.[0]
            if (first) failure.error ??= new Error(`${request.operationName}: ${first.message}`)
            const { operationName: operation = '', variables } = request
            if (answer.data) responses.push({ operation, variables, data: answer.data })
            observer.next(answer as ApolloLink.Result)
            observer.complete()
          },
          (error: unknown) => {
            failure.error ??= error instanceof Error ? error : new Error(String(error))
            observer.error(failure.error)
          },
        )
      }),
  )
  return new ApolloClient({ cache: createCache(), link, ssrMode: true })
}
