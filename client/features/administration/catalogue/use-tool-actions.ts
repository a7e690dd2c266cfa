import { useApolloClient } from '@apollo/client/react'
import { usePasswordAgain } from '../../../lib/password-again.ts'
import { reportError } from '../../../lib/report-error.ts'
import { toast } from '../../../ui/toast.ts'
import { actionToast } from '../../../ui/toasts-with-more.ts'
import { useIsAdministrator } from '../is-administrator.ts'
import { useToolMutations } from './use-tool-mutations.ts'

type Result = { readonly __typename: string; readonly message?: string }

/** Runs what changes tools and says what became of it; what was done can be undone from its notice. */
export function useToolActions() {
  const client = useApolloClient()
  const isAdministrator = useIsAdministrator()
  const mutations = useToolMutations()
  const withPassword = usePasswordAgain()

  /** Asks for the password where that is needed. Null when it was cancelled or failed, which was then said. */
  const attempt = async <R extends Result>(run: () => Promise<R>, failure: string) => {
    try {
      return await withPassword(run)
    } catch (error) {
      toast(failure)
      void reportError(client, error)
      return null
    }
  }

  /** Takes a change back. Resolves to whether it was done. */
  const undo = async (changeSetId: string): Promise<boolean> => {
    const result = await attempt(() => mutations.undo(changeSetId), 'Failed to undo')
    if (result === null) return false
    if (result.__typename !== 'UndoToolChangePayload') {
      toast(result.message)
      return false
    }
    const { conflicts } = result
    const fields = conflicts.map(({ slug, field }) => (field ? `${field} of ${slug}` : slug)).join(', ')
    toast(conflicts.length === 0 ? 'Undone' : `Undone, except what was changed since: ${fields}`)
    return true
  }

  return {
    ...mutations,
    attempt,
    undo,
    /** Says that something was done, with a button that undoes it for those who may. */
    sayDone: (text: string, changeSetId: string | null) => {
      if (changeSetId === null || !isAdministrator) toast(text)
      else actionToast(text, 'Undo', () => void undo(changeSetId))
    },
  }
}
