import { useApolloClient } from '@apollo/client/react'
import { usePasswordConfirmation } from '../../lib/password-confirmation.ts'
import { reportError } from '../../lib/report-error.ts'
import { toast } from '../../ui/toast.ts'

type Result = { readonly __typename: string; readonly message?: string }

/**
 * Runs a one-click change, asks for the password if the server requires it, and shows the outcome in a toast. Resolves
 * to whether it succeeded; also false when the password was not entered.
 */
export function useAction() {
  const client = useApolloClient()
  const withPassword = usePasswordConfirmation()
  return async (run: () => Promise<Result>, texts: { readonly done: string; readonly failure: string }) => {
    try {
      const result = await withPassword(run)
      if (result === null) return false
      const done = result.__typename.endsWith('Payload')
      toast(done ? texts.done : (result.message ?? texts.failure))
      return done
    } catch (error) {
      toast(texts.failure)
      void reportError(client, error)
      return false
    }
  }
}
