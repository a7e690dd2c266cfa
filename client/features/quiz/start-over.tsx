import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useSignedIn } from '../../lib/stored-session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { startOver } from './quiz-draft.ts'

/** Empties the quiz after a question back, since the answers cannot be had again. */
export function StartOver({ onDone }: { readonly onDone: () => void }) {
  const [asking, setAsking] = useState(false)
  const signedIn = useSignedIn()
  const confirm = () => {
    setAsking(false)
    startOver()
    onDone()
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        <RotateCcw aria-hidden="true" className="size-4" />
        Start over
      </Button>
      <Dialog
        alert
        open={asking}
        onClose={() => setAsking(false)}
        title="Start over?"
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Keep my answers
            </Button>
            <Button onClick={confirm}>Start over</Button>
          </>
        }
      >
        <p>
          {signedIn
            ? 'The answers of this quiz are removed here and in your account. Results that you have already stay as they are.'
            : 'The answers of this quiz are removed from this browser.'}
        </p>
      </Dialog>
    </>
  )
}
