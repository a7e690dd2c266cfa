import { useApolloClient, useQuery } from '@apollo/client/react'
import { Heart } from 'lucide-react'
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import { reportError } from '../../lib/report-error.ts'
import { useSession } from '../../lib/session.ts'
import { useRetry } from '../../lib/use-retry.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { showSaved } from './show-saved.ts'
import { FAVORITE_FAILED, FavoriteToolIdsQuery, refetchSaved, useSaveFavorite } from './use-save-favorite.ts'

type MemberFavoriteProps = {
  readonly tool: { readonly id: string; readonly name: string }
  /** Whether the heart was clicked before this code was loaded. */
  readonly pressed?: boolean
}

/** Whether a tool is saved, and a function to change it. */
function useFavorite(toolId: string, pressed: boolean, onFailure: () => void) {
  const client = useApolloClient()
  const saveFavorite = useSaveFavorite()
  const session = useSession()
  const verified = session.status === 'authenticated' && session.verified
  // If it can't be loaded, hearts are empty until it is: saving a tool again changes nothing.
  const { data, loading, error } = useQuery(FavoriteToolIdsQuery, {
    context: { asViewer: true },
    skip: !verified,
  })
  useRetry('favorites', data === undefined ? error : undefined, () => refetchSaved(client))
  /** The last choice on this heart, shown as long as the list is not known. */
  const [chosen, setChosen] = useState(false)
  const [busy, setBusy] = useState(false)
  const saved = data?.favoriteToolIds.includes(toolId) ?? chosen

  // Clicked before the saved tools are known: the heart is empty then, so the tool should be saved.
  const [wanted, setWanted] = useState(pressed)
  const known = session.status !== 'loading' && !loading

  const change = async () => {
    if (!known) return setWanted(true)
    if (busy) return
    setBusy(true)
    setChosen(!saved)
    try {
      await saveFavorite(toolId, !saved)
    } catch (error) {
      setChosen(saved)
      void reportError(client, error)
      onFailure()
    } finally {
      setBusy(false)
    }
  }
  const apply = useEffectEvent(() => {
    setWanted(false)
    if (!saved) void change()
  })
  useEffect(() => {
    if (wanted && known) apply()
  }, [wanted, known])
  const isWaiting = busy || wanted || !known
  const toggle = ({ currentTarget }: MouseEvent) => {
    if (!saved && !isWaiting) showSaved(currentTarget)
    void change()
  }
  return { saved, busy: isWaiting, toggle }
}

const nextStep = (saved: boolean) => (saved ? 'Remove' : 'Add')
const direction = (saved: boolean) => (saved ? 'from' : 'to')

/** The heart on a card. A failure changes it back, with a notice. */
export function MemberHeart({ tool: { id, name }, pressed = false }: MemberFavoriteProps) {
  const { saved, busy, toggle } = useFavorite(id, pressed, () => toast(FAVORITE_FAILED))
  return (
    <button
      type="button"
      aria-label={`${nextStep(saved)} ${name} ${direction(saved)} favorites`}
      aria-busy={busy}
      onClick={toggle}
      className={classNames('heart', saved ? 'text-accent' : 'text-soft', busy && 'opacity-60')}
    >
      <Heart aria-hidden="true" className="size-5" strokeWidth={1.75} fill={saved ? 'currentColor' : 'none'} />
    </button>
  )
}

/** The favorite button on a tool's page. Shows a failure. */
export function MemberFavoriteButton({ tool: { id, name }, pressed = false }: MemberFavoriteProps) {
  const [failed, setFailed] = useState(false)
  const { saved, busy, toggle } = useFavorite(id, pressed, () => setFailed(true))
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
