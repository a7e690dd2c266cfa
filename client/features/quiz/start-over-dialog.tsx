import { useSignedIn } from '../../lib/stored-session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { startOver } from './quiz-draft.ts'

type StartOverDialogProps = { readonly open: boolean; readonly onClose: () => void; readonly onDone: () => void }

/** Asks before the quiz is cleared, because the answers cannot be restored. */
export function StartOverDialog({ open, onClose, onDone }: StartOverDialogProps) {
  const signedIn = useSignedIn()
  const confirm = () => {
    onClose()
    startOver()
    onDone()
  }
  return (
    <Dialog
      alert
      open={open}
      onClose={onClose}
      title="Start over?"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
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
  )
}
