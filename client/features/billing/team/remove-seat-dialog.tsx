import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'

type Seat = {
  readonly id: string
  readonly email: string
  readonly state: 'INVITED' | 'ACTIVE' | 'EXPIRED'
  readonly memberName?: string | null
}

type RemoveSeatDialogProps<S extends Seat> = {
  /** The seat to remove; null when the dialog is closed. */
  readonly seat: S | null
  readonly busy: boolean
  readonly onClose: () => void
  readonly onRemove: (seat: S) => Promise<void>
}

/** Asks for confirmation before removing a member or an invitation. */
export function RemoveSeatDialog<S extends Seat>({ seat, busy, onClose, onRemove }: RemoveSeatDialogProps<S>) {
  const isMember = seat?.state === 'ACTIVE'
  return (
    <Dialog
      open={seat !== null}
      onClose={onClose}
      title={isMember ? 'Remove this member?' : 'Remove this invitation?'}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" disabled={busy} onClick={() => seat && void onRemove(seat)}>
            {busy ? 'Removing…' : 'Remove'}
          </Button>
        </>
      }
    >
      {seat === null ? null : (
        <p className="wrap-anywhere">
          {isMember
            ? `${seat.memberName ?? seat.email} loses the Business plan immediately and is notified by email. Your price stays the same.`
            : `The invitation link sent to ${seat.email} stops working, and the seat is free again.`}
        </p>
      )}
    </Dialog>
  )
}
