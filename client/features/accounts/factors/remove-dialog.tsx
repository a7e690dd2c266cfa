import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useAttempt } from './use-change-factors.ts'

type RemoveDialogProps = {
  readonly title: string
  readonly text: string
  readonly action?: string
  /** Resolves to null when the password was not entered. */
  readonly send: () => Promise<{ readonly failure: { readonly message: string } | null } | null>
  readonly onClose: () => void
}

/** Asks before a second factor is removed. */
export function RemoveDialog({ title, text, action = 'Remove', send, onClose }: RemoveDialogProps) {
  const { busy, problem, attempt } = useAttempt()
  const run = () =>
    attempt(async () => {
      const result = await send()
      if (result?.failure) return result.failure.message
      if (result !== null) onClose()
      return null
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" disabled={busy} onClick={() => void run()}>
            {busy ? 'One moment…' : action}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">{text}</p>
      {problem === null ? null : (
        <Notice tone="danger" className="mt-3">
          {problem}
        </Notice>
      )}
    </Dialog>
  )
}
