import {
  ApolloClient,
  ApolloLink,
  HttpLink,
  InMemoryCache,
  type NormalizedCacheObject,
  Observable,
} from '@apollo/client'
import type { ExecuteOperation } from '#core/rendering.ts'
import { possibleTypes } from '../gql/possible-types.ts'

/** The entities of a cache, as a page carries them. */
export type PageEntities = NormalizedCacheObject

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      // A tool's rating and a catalog's facts have no id.
      ToolRating: { keyFields: false },
      Catalogue: { keyFields: [] },
      // Neither does this; each query requests some of its fields.
      Entitlement: { merge: true },
    },
  })
}

type BrowserClientOptions = {
  /** The data that came with the page. */
  readonly entities?: PageEntities
  /** The access token of the member, for operations whose context says `asViewer`; public queries stay anonymous. */
  readonly getToken?: () => string | null
}

/**
 * The browser's client. Public operations are sent without a token, so that their responses can be shared and cached.
 */
export function createBrowserClient({ entities = {}, getToken }: BrowserClientOptions = {}): ApolloClient {
  const authorize = new ApolloLink((operation, forward) => {
    const token = operation.getContext()['asViewer'] === true ? getToken?.() : null
    if (token) operation.setContext({ headers: { authorization: `Bearer ${token}` } })
    return forward(operation)
  })
  return new ApolloClient({
    cache: createCache().restore(entities),
    link: ApolloLink.from([
      authorize,
      new HttpLink({ uri: '/graphql', enhancedClientAwareness: { transport: false } }),
    ]),
  })
}

/** The first data error of a page while it was rendered, if any. */
export type RenderFailure = { error: Error | null }

/**
 * A client for one rendering: runs operations in process, records the first failure, so that an incomplete page is
 * never sent.
 */
export function createRenderClient(execute: ExecuteOperation, failure: RenderFailure): ApolloClient {
  const link = new ApolloLink(
    (request) =>
      new Observable((observer) => {
        execute({ document: request.query, variables: request.variables }).then(
          (answer) => {
            const first = answer.errors?.[0]
            if (first) failure.error ??= new Error(`${request.operationName}: ${first.message}`)
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
