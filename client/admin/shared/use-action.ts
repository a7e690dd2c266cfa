import { useApolloClient } from '@apollo/client/react'
import { usePasswordConfirmation } from '../../lib/password-confirmation.ts'
import { reportError } from '../../lib/report-error.ts'
import { toast } from '../../ui/toast.ts'

/** Of a mutation, as `unwrap` gives it. */
type Result = { readonly failure: { readonly __typename: string; readonly message: string } | null }

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
      toast(result.failure?.message ?? texts.done)
      return result.failure === null
    } catch (error) {
      toast(texts.failure)
      void reportError(client, error)
      return false
    }
  }
}
