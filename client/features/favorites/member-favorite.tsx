import { useApolloClient, useQuery } from '@apollo/client/react'
import { Heart } from 'lucide-react'
import { useRef, useState } from 'react'
import { reportError } from '../../lib/report-error.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FAVORITE_FAILED, FavoriteToolIdsQuery, useSaveFavorite } from './use-save-favorite.ts'

type FavoriteTool = { readonly id: string; readonly name: string }

/** Whether a tool is saved, and how to change it. Only confirmed changes are shown. */
function useFavorite(toolId: string, onFailure?: () => void) {
  const client = useApolloClient()
  const saveFavorite = useSaveFavorite()
  const session = useSession()
  const verified = session.status === 'authenticated' && session.verified
  // Where it cannot be loaded, hearts are empty: saving a tool again changes nothing.
  const { data, loading } = useQuery(FavoriteToolIdsQuery, { context: { asViewer: true }, skip: !verified })
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const saved = data?.favoriteToolIds.includes(toolId) ?? false

  const change = async () => {
    if (sending.current || loading) return
    sending.current = true
    setBusy(true)
    try {
      await saveFavorite(toolId, !saved)
    } catch (error) {
      void reportError(client, error)
      onFailure?.()
    } finally {
      sending.current = false
      setBusy(false)
    }
  }
  return { saved, busy: busy || loading, toggle: () => void change() }
}

const nextStep = (saved: boolean) => (saved ? 'Remove' : 'Add')
const direction = (saved: boolean) => (saved ? 'from' : 'to')

/** The heart on a card. A failure leaves it as it is. */
export function MemberHeart({ tool: { id, name } }: { readonly tool: FavoriteTool }) {
  const { saved, busy, toggle } = useFavorite(id)
  return (
    <button
      type="button"
      aria-label={`${nextStep(saved)} ${name} ${direction(saved)} favorites`}
      aria-busy={busy}
      onClick={toggle}
      className={classNames(
        'relative z-10 -mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-md hover:text-accent',
        saved ? 'text-accent' : 'text-soft',
        busy && 'opacity-60',
      )}
    >
      <Heart aria-hidden="true" className="size-5" strokeWidth={1.75} fill={saved ? 'currentColor' : 'none'} />
    </button>
  )
}

/** The favorite button of a tool's own page. A failure is shown. */
export function MemberFavoriteButton({ tool: { id, name } }: { readonly tool: FavoriteTool }) {
  const [failed, setFailed] = useState(false)
  const { saved, busy, toggle } = useFavorite(id, () => setFailed(true))
  return (
    <>
      <Button variant="secondary" aria-busy={busy} onClick={toggle} className={classNames(busy && 'opacity-60')}>
        <Heart aria-hidden="true" className="size-4" fill={saved ? 'currentColor' : 'none'} />
        {nextStep(saved)} {direction(saved)} Favorites
      </Button>
      <Dialog open={failed} onClose={() => setFailed(false)} title={name} alert>
        {FAVORITE_FAILED}
      </Dialog>
    </>
  )
}
