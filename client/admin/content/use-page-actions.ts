import { useApolloClient } from '@apollo/client/react'
import type { PageStatus } from '../../gql/graphql.ts'
import { reportError } from '../../lib/report-error.ts'
import { toast } from '../../ui/toast.ts'
import { actionToast } from '../../ui/toasts-with-more.ts'
import { pagesText } from './page-labels.ts'
import { usePageMutations } from './use-page-mutations.ts'

/** Of a mutation, as `unwrap` gives it. */
type Result = { readonly failure: { readonly message: string } | null }

/** Actions on one or several pages, with their toasts. Each resolves to whether it succeeded. */
export function usePageActions() {
  const client = useApolloClient()
  const { setStatus, remove, restore } = usePageMutations()

  /** Runs a change and shows a rejection or failure. */
  const attempt = async (run: () => Promise<Result>, failure: string): Promise<boolean> => {
    try {
      const result = await run()
      if (result.failure === null) return true
      toast(result.failure.message)
    } catch (error) {
      toast(failure)
      void reportError(client, error)
    }
    return false
  }

  const undelete = async (ids: readonly string[]): Promise<boolean> => {
    const done = await attempt(() => restore(ids), `Failed to restore ${ids.length === 1 ? 'page' : 'pages'}`)
    if (done) toast(ids.length === 1 ? 'Page restored' : `${pagesText(ids.length)} restored`)
    return done
  }

  return {
    restore: undelete,
    setStatus: async (ids: readonly string[], status: PageStatus): Promise<boolean> => {
      const [verb, done] = status === 'PUBLISHED' ? ['publish', 'published'] : ['unpublish', 'unpublished']
      const changed = await attempt(() => setStatus(ids, status), `Failed to ${verb} ${pagesText(ids.length)}`)
      if (changed) toast(ids.length === 1 ? `Page ${done}` : `${pagesText(ids.length)} ${done}`)
      return changed
    },
    remove: async (ids: readonly string[]): Promise<boolean> => {
      const failure = ids.length === 1 ? 'Failed to delete page' : 'Failed to delete pages'
      const done = await attempt(() => remove(ids), failure)
      const text = ids.length === 1 ? 'Page deleted successfully' : `${pagesText(ids.length)} deleted successfully`
      if (done) actionToast(text, 'Undo', () => void undelete(ids))
      return done
    },
  }
}
