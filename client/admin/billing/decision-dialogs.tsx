import { useForm } from '../../lib/use-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { Field, Textarea } from '../../ui/field.tsx'
import { useApproveRefund, useRefuseRefund } from './use-refund-mutations.ts'

const MAX_MESSAGE = 1_000

type DecisionProps = {
  readonly id: string
  /** Such as `$30.00`. */
  readonly amount: string
  readonly onClose: () => void
}
type DialogProps = DecisionProps & { readonly open: boolean }

export function ApproveDialog({ open, onClose, amount, ...props }: DialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Refund ${amount}?`} form>
      {open ? <ApproveForm amount={amount} onClose={onClose} {...props} /> : null}
    </Dialog>
  )
}

export function RefuseDialog({ open, onClose, amount, ...props }: DialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Refuse the refund of ${amount}?`} form>
      {open ? <RefuseForm amount={amount} onClose={onClose} {...props} /> : null}
    </Dialog>
  )
}

function ApproveForm({ id, amount, onClose }: DecisionProps) {
  const approve = useApproveRefund()
  const form = useForm({
    fields: ['message'],
    send: async ({ message }) => {
      const outcome = await approve(id, message)
      if ('done' in outcome) onClose()
      return outcome
    },
    failure: 'Failed to approve the refund. Please try again: nothing is refunded twice.',
  })
  return (
    <DialogForm form={form} action={`Refund ${amount}`} busyText="Refunding..." danger onCancel={onClose}>
      <p className="text-sm">
        The full amount goes back to the card now, and the subscription and the plan end. This can't be undone.
      </p>
      <Field
        label="Text to the member (optional)"
        error={form.errors.message}
        hint="Added to the email that confirms the refund."
      >
        {(control) => (
          <Textarea
            {...control}
            name="message"
            rows={3}
            maxLength={MAX_MESSAGE}
            onChange={() => form.clearError('message')}
          />
        )}
      </Field>
    </DialogForm>
  )
}

function RefuseForm({ id, onClose }: DecisionProps) {
  const refuse = useRefuseRefund()
  const form = useForm({
    fields: ['message'],
    check: ({ message }) => (message.trim() === '' ? { message: 'A reason is required.' } : {}),
    send: async ({ message }) => {
      const outcome = await refuse(id, message)
      if ('done' in outcome) onClose()
      return outcome
    },
    failure: 'Failed to refuse the refund. Please try again.',
  })
  return (
    <DialogForm form={form} action="Refuse refund" busyText="Sending..." onCancel={onClose}>
      <p className="text-sm">The plan and the subscription continue. The member can't request this refund again.</p>
      <Field label="Reason" error={form.errors.message} hint="Sent to the member by email.">
        {(control) => (
          <Textarea
            {...control}
            name="message"
            rows={4}
            maxLength={MAX_MESSAGE}
            onChange={() => form.clearError('message')}
          />
        )}
      </Field>
    </DialogForm>
  )
}
