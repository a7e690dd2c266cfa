import { useApolloClient } from '@apollo/client/react'
import { usePasswordConfirmation } from '../../lib/password-confirmation.ts'
import { reportError } from '../../lib/report-error.ts'
import { toast } from '../../ui/toast.ts'

/** Of a mutation, as `unwrap` gives it. */
type Result = { readonly failure: { readonly __typename: string; readonly message: string } | null }

/**
 * Runs a change and asks for the password if the server requires it. Null when the password was not entered, or when
 * the server was unreachable, which is then shown and reported.
 */
export function useAttempt() {
  const client = useApolloClient()
  const withPassword = usePasswordConfirmation()
  return async <R extends Result>(run: () => Promise<R>, failure: string): Promise<R | null> => {
    try {
      return await withPassword(run)
    } catch (error) {
      toast(failure)
      void reportError(client, error)
      return null
    }
  }
}

type ActionTexts = {
  /** The toast after a success, or what shows it. */
  readonly done: string | (() => void)
  readonly failure: string
}

/** Runs a one-click change and shows the outcome in a toast. Resolves to whether it succeeded. */
export function useAction() {
  const attempt = useAttempt()
  return async (run: () => Promise<Result>, { done, failure }: ActionTexts): Promise<boolean> => {
    const result = await attempt(run, failure)
    if (result === null) return false
    if (result.failure !== null) toast(result.failure.message)
    else if (typeof done === 'string') toast(done)
    else done()
    return result.failure === null
  }
}
