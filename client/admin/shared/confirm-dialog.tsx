import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type ConfirmDialogProps<Subject> = {
  /** What the question is about; null while there is none. */
  readonly subject: Subject | null
  readonly texts: (subject: Subject) => { readonly title: string; readonly action: string; readonly text: ReactNode }
  readonly danger?: boolean
  readonly onClose: () => void
  readonly onConfirm: (subject: Subject) => void
}

/** Asks before a change. */
export function ConfirmDialog<Subject>({ subject, texts, danger, onClose, onConfirm }: ConfirmDialogProps<Subject>) {
  const { title = '', action, text } = subject === null ? {} : texts(subject)
  const confirm = () => {
    onClose()
    if (subject !== null) onConfirm(subject)
  }
  return (
    <Dialog
      open={subject !== null}
      onClose={onClose}
      title={title}
      alert
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={confirm}>
            {action}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  )
}
