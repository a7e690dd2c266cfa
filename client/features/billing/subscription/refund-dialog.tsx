import { useForm } from '#client/lib/use-form.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { DialogForm } from '#client/ui/dialog-form.tsx'
import { Field, Textarea } from '#client/ui/field.tsx'
import { REFUND_DAYS } from '#core/billing/plans.ts'
import { momentDayText } from '#core/display/dates.ts'
import { useRequestRefund } from './use-request-refund.ts'

const FAILED = 'Your request could not be sent. Please try again.'

type RefundDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  /** The deadline for a refund request. */
  readonly until: string
}

/** Requests a full refund of the first payment. */
export function RefundDialog({ open, onClose, until }: RefundDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Request a refund" form>
      {open ? <RefundForm onClose={onClose} until={until} /> : null}
    </Dialog>
  )
}

function RefundForm({ onClose, until }: Omit<RefundDialogProps, 'open'>) {
  const requestRefund = useRequestRefund()
  const form = useForm({
    fields: ['reason'],
    send: async ({ reason }) => {
      const outcome = await requestRefund(reason)
      if ('done' in outcome) onClose()
      return outcome
    },
    failure: FAILED,
  })
  return (
    <DialogForm form={form} action="Send request" busyText="Sending…" onCancel={onClose}>
      <p className="text-soft">
        Within {REFUND_DAYS} days of your first payment, until {momentDayText(until)}, you can get a full refund. We'll
        review your request and email you our decision. If we approve it, your plan ends immediately.
      </p>
      <Field label="What didn't work for you? (optional)" error={form.errors.reason}>
        {(control) => (
          <Textarea {...control} name="reason" rows={4} maxLength={1000} onChange={() => form.clearError('reason')} />
        )}
      </Field>
    </DialogForm>
  )
}
