import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { usePasswordConfirmation } from '#client/lib/password-confirmation.ts'
import { reportError } from '#client/lib/report-error.ts'
import { unwrap } from '#client/lib/unwrap.ts'

/** What a change of factors makes out of date: the factors, the sessions that it ends, and the security events. */
const REFETCHED = ['SecondFactors', 'SettingsRoute', 'RecentEvents']
const FAILED = 'This didn’t work. Please check your connection and try again.'

type ResultOf<Data> = Extract<Data[keyof Data], { readonly __typename: string }>

/** Sends a mutation of one field, and asks for the password if it is needed. Resolves to null when that was canceled. */
export function useSendFactors() {
  const client = useApolloClient()
  const withPassword = usePasswordConfirmation()
  return <Data, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) =>
    withPassword(async () => {
      const { data } = await client.mutate<Data, OperationVariables>({
        mutation,
        variables,
        context: { asViewer: true },
        // Keys and codes are kept nowhere.
        fetchPolicy: 'no-cache',
        refetchQueries: () =>
          [...client.getObservableQueries('active').values()].flatMap(({ queryName }) =>
            queryName !== undefined && REFETCHED.includes(queryName) ? [queryName] : [],
          ),
      })
      return unwrap(Object.values(data ?? {})[0] as ResultOf<Data> | undefined)
    })
}

/** Runs one action at a time, and keeps what went wrong. `run` resolves to the text of the problem, or to null. */
export function useAttempt() {
  const client = useApolloClient()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const attempt = async (run: () => Promise<string | null>) => {
    setBusy(true)
    setProblem(null)
    try {
      setProblem(await run())
    } catch (error) {
      setProblem(FAILED)
      void reportError(client, error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, attempt }
}
