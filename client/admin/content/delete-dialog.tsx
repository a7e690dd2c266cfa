import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type DeleteDialogProps = {
  /** The number of pages to delete; 0 closes the dialog. */
  readonly count: number
  readonly onClose: () => void
  readonly onConfirm: () => void
}

export function DeleteDialog({ count, onClose, onConfirm }: DeleteDialogProps) {
  const title =
    count === 1 ? 'Are you sure you want to delete this page?' : `Are you sure you want to delete these ${count} pages?`
  return (
    <Dialog
      open={count > 0}
      onClose={onClose}
      title={title}
      alert
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            Delete
          </Button>
        </>
      }
    >
      Visitors no longer find {count === 1 ? 'it' : 'them'}. You can restore {count === 1 ? 'it' : 'them'} for 30 days.
    </Dialog>
  )
}
