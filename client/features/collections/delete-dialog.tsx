import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { reportError } from '../../lib/report-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { useDeleteCollection } from './use-save-collection.ts'

type DeleteDialogProps = {
  readonly id: string
  readonly name: string
  readonly isShared: boolean
  readonly onDeleted: () => void
  readonly onClose: () => void
}

/** Asks for confirmation before a collection is deleted. */
export function DeleteDialog({ id, name, isShared, onDeleted, onClose }: DeleteDialogProps) {
  const client = useApolloClient()
  const { busy, deleteCollection } = useDeleteCollection()
  const [failed, setFailed] = useState(false)
  const run = async () => {
    setFailed(false)
    try {
      await deleteCollection(id)
      toast(`${name} was deleted.`)
      onDeleted()
    } catch (error) {
      setFailed(true)
      void reportError(client, error)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Delete this collection?"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" disabled={busy} onClick={() => void run()}>
            {busy ? 'Deleting…' : 'Delete'}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">
        {name} is deleted with its notes{isShared ? ', and its link stops working' : ''}. Your saved tools stay.
      </p>
      {failed ? (
        <Notice tone="danger" className="mt-3">
          The collection could not be deleted. Please try again.
        </Notice>
      ) : null}
    </Dialog>
  )
}
