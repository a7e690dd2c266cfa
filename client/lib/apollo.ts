import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from '@apollo/client'
import type { ExecuteOperation } from '../../core/rendering.ts'
import { possibleTypes } from '../gql/possible-types.ts'
import { keepAnswers, type PageAnswer } from './page-cache.ts'

export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes,
    typePolicies: {
      // A tool's rating and a catalogue's facts have no identity of their own.
      ToolRating: { keyFields: false },
      // An option's id is its question's own: "medium" is a team of one size and a budget.
      QuizOption: { keyFields: false },
      CatalogueInfo: { keyFields: [] },
      // Nor have these; each query asks for some of their fields.
      Entitlement: { merge: true },
      MemberSettings: { merge: true },
    },
  })
}

type BrowserClientOptions = {
  /** What came with the page. */
  readonly answers?: readonly PageAnswer[]
  /** The access token of the member, for operations whose context says `asViewer`; public queries stay anonymous. */
  readonly getToken?: () => string | null
}

/** The browser's client. Public operations go without a token, so that their answers can be shared and cached. */
export function createBrowserClient({ answers, getToken }: BrowserClientOptions = {}): ApolloClient {
  const authorize = new ApolloLink((operation, forward) => {
    const token = operation.getContext()['asViewer'] === true ? getToken?.() : null
    if (token) operation.setContext({ headers: { authorization: `Bearer ${token}` } })
    return forward(operation)
  })
  return new ApolloClient({
    cache: answers ? keepAnswers(createCache(), answers) : createCache(),
    link: ApolloLink.from([
      authorize,
      new HttpLink({ uri: '/graphql', enhancedClientAwareness: { transport: false } }),
    ]),
  })
}

/** What went wrong with the data of a page while it was rendered, if anything. */
export type RenderFailure = { error: Error | null }

/**
 * A client for one rendering: asks in process, notes the answers for the browser, and the first failure, so that a half
 * page is never sent.
 */
export function createRenderClient(
  execute: ExecuteOperation,
  failure: RenderFailure,
  answers: PageAnswer[],
): ApolloClient {
  const link = new ApolloLink(
    (request) =>
      new Observable((observer) => {
        execute({ document: request.query, variables: request.variables }).then(
          (answer) => {
            const first = answer.errors?.[0]
            if (first) failure.error ??= new Error(`${request.operationName}: ${first.message}`)
            const { operationName: operation = '', variables } = request
            if (answer.data) answers.push({ operation, variables, data: answer.data })
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
