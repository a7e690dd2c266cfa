import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useSignedIn } from '../../lib/stored-session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { startOver } from './quiz-draft.ts'

/** Clears the quiz after a confirmation, because the answers cannot be restored. */
export function StartOver({ onDone }: { readonly onDone: () => void }) {
  const [confirming, setConfirming] = useState(false)
  const signedIn = useSignedIn()
  const confirm = () => {
    setConfirming(false)
    startOver()
    onDone()
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        <RotateCcw aria-hidden="true" className="size-4" />
        Start over
      </Button>
      <Dialog
        alert
        open={confirming}
        onClose={() => setConfirming(false)}
        title="Start over?"
        actions={
          <>
            <Button variant="secondary" onClick={() => setConfirming(false)}>
              Keep my answers
            </Button>
            <Button onClick={confirm}>Start over</Button>
          </>
        }
      >
        <p>
          {signedIn
            ? 'Your quiz answers are deleted here and in your account. Your earlier results stay as they are.'
            : 'Your quiz answers are deleted from this browser.'}
        </p>
      </Dialog>
    </>
  )
}
