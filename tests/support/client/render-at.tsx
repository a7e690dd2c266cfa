import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { type RenderResult, render } from '@testing-library/react'
import {
  createMemoryRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom'
import { possibleTypes } from '#client/gql/possible-types.ts'
import { createCache } from '#client/lib/apollo.ts'
import { PageProvider } from '#client/lib/page.tsx'
import type { RouteHandle } from '#client/lib/page-row.ts'
import { ALL_ROUTES } from '#core/routes/all-routes.ts'

/** Responds to an operation by name, synchronously or not; unknown operations are test errors. */
export type Answers = (operation: string, variables: Record<string, unknown>, kind?: string) => unknown

const noAnswers: Answers = (operation) => {
  throw new Error(`No answer for ${operation}`)
}

const FAILURES = new Set(possibleTypes['Failure'])

/** A failure with the fields of its interface, of which tests give those that matter. */
const wholeFailure = (result: unknown): unknown =>
  FAILURES.has((result as { __typename?: string } | null)?.__typename ?? '')
    ? { code: 'X', message: '', field: null, ...(result as object) }
    : result

/** A client with responses from a function: real cache and masking, no network. */
export function answeringClient(answers: Answers = noAnswers): ApolloClient {
  const link = new ApolloLink(
    ({ operationName, operationType, variables }) =>
      new Observable((observer) => {
        const send = (data: unknown) => {
          const whole = Object.entries(data ?? {}).map(([field, result]) => [field, wholeFailure(result)])
          observer.next({ data: Object.fromEntries(whole) })
          observer.complete()
        }
        try {
          const data = answers(operationName ?? '', variables, operationType)
          if (data instanceof Promise) data.then(send, (error) => observer.error(error))
          else send(data)
        } catch (error) {
          observer.error(error)
        }
      }),
  )
  return new ApolloClient({ cache: createCache(), link })
}

type Options = {
  readonly at?: string
  readonly answers?: Answers
  readonly patchRoutesOnNavigation?: PatchRoutesOnNavigationFunction
}

/** Gives a test route its route row, from which screens read their parameters. */
function withRow(route: RouteObject): RouteObject {
  const row = ALL_ROUTES.find(({ path }) => path === route.path) ?? null
  const handle: RouteHandle = route.handle ?? { row, modules: [], movedTo: undefined }
  return route.children ? { ...route, children: route.children.map(withRow) } : { ...route, handle }
}

/** Renders routes in a memory router with everything that pages expect around them. */
export function renderRoutes(routes: RouteObject[], { at = '/', answers, ...options }: Options = {}) {
  // In the browser, the first screen's code is there before the router starts.
  const rows = routes.map((route) => ({ ...withRow(route), hydrateFallbackElement: <p>Loading</p> }))
  const router = createMemoryRouter(rows, { initialEntries: [at], ...options })
  const result: RenderResult = render(
    <ApolloProvider client={answeringClient(answers)}>
      <PageProvider facts={{ origin: 'https://toolfinch.test', year: 2026 }} response={null}>
        <RouterProvider router={router} />
      </PageProvider>
    </ApolloProvider>,
  )
  return { ...result, router }
}
