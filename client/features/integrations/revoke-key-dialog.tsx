import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { reportError } from '#client/lib/report-error.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { toast } from '#client/ui/toast.ts'
import { useRevokeApiKey } from './use-revoke-api-key.ts'

type RevokeKeyDialogProps = { readonly id: string; readonly name: string; readonly onClose: () => void }

/** Asks for confirmation before a key is revoked. */
export function RevokeKeyDialog({ id, name, onClose }: RevokeKeyDialogProps) {
  const client = useApolloClient()
  const { busy, revoke } = useRevokeApiKey()
  const [failed, setFailed] = useState(false)
  const run = async () => {
    setFailed(false)
    try {
      await revoke(id)
      toast('The key was revoked.')
      onClose()
    } catch (error) {
      setFailed(true)
      void reportError(client, error)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Revoke this key?"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" disabled={busy} onClick={() => void run()}>
            {busy ? 'Revoking…' : 'Revoke'}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">Programs that use “{name}” stop working at once. A revoked key can’t be restored.</p>
      {failed ? (
        <Notice tone="danger" className="mt-3">
          The key could not be revoked. Please try again.
        </Notice>
      ) : null}
    </Dialog>
  )
}
