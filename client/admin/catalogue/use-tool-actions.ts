import { useApolloClient } from '@apollo/client/react'
import { usePasswordConfirmation } from '../../lib/password-confirmation.ts'
import { reportError } from '../../lib/report-error.ts'
import { toast } from '../../ui/toast.ts'
import { actionToast } from '../../ui/toasts-with-more.ts'
import { useIsAdministrator } from '../shared/is-administrator.ts'
import { useToolMutations } from './use-tool-mutations.ts'

/** Of a mutation, as `unwrap` gives it. */
type Result = { readonly failure: { readonly __typename: string } | null }

/** Runs tool changes and shows the result in a toast, with an undo button. */
export function useToolActions() {
  const client = useApolloClient()
  const isAdministrator = useIsAdministrator()
  const mutations = useToolMutations()
  const withPassword = usePasswordConfirmation()

  /** Asks for the password if needed. Null when canceled or failed; a failure has then been shown. */
  const attempt = async <R extends Result>(run: () => Promise<R>, failure: string) => {
    try {
      return await withPassword(run)
    } catch (error) {
      toast(failure)
      void reportError(client, error)
      return null
    }
  }

  /** Undoes a change. Resolves to whether it was undone. */
  const undo = async (changeSetId: string): Promise<boolean> => {
    const result = await attempt(() => mutations.undo(changeSetId), 'Failed to undo')
    if (result === null) return false
    if (result.failure !== null) {
      toast(result.failure.message)
      return false
    }
    const { conflicts } = result.payload
    const fields = conflicts.map(({ slug, field }) => (field ? `${field} of ${slug}` : slug)).join(', ')
    toast(conflicts.length === 0 ? 'Undone' : `Undone, except for later changes: ${fields}`)
    return true
  }

  return {
    ...mutations,
    attempt,
    undo,
    /** Shows that something was done, with an undo button for those who may use it. */
    notifyDone: (text: string, changeSetId: string | null) => {
      if (changeSetId === null || !isAdministrator) toast(text)
      else actionToast(text, 'Undo', () => void undo(changeSetId))
    },
  }
}
