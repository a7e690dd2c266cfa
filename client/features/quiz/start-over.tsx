import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Button } from '../../ui/button.tsx'

const loadDialog = () => import('./start-over-dialog.tsx')

/** Clears the quiz after a confirmation, whose code is loaded when the page is ready. */
export function StartOver({ onDone }: { readonly onDone: () => void }) {
  const [confirming, setConfirming] = useState(false)
  const part = useLoaded(loadDialog, useHydrated())
  return (
    <>
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        <RotateCcw aria-hidden="true" className="size-4" />
        Start over
      </Button>
      {part ? <part.StartOverDialog open={confirming} onClose={() => setConfirming(false)} onDone={onDone} /> : null}
    </>
  )
}
