import { usePasswordConfirmation } from '../../lib/password-confirmation.ts'
import { formFailureOf, useForm } from '../../lib/use-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { Field, Textarea } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { useMemberMutations } from './use-member-mutations.ts'

const MAX_REASON = 500

type SuspendDialogProps = {
  readonly id: string
  readonly email: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Suspends an account, with a reason for the member. */
export function SuspendDialog({ id, email, open, onClose }: SuspendDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Suspend the account of ${email}`} form>
      {open ? <SuspendForm id={id} onClose={onClose} /> : null}
    </Dialog>
  )
}

function SuspendForm({ id, onClose }: Pick<SuspendDialogProps, 'id' | 'onClose'>) {
  const { suspend } = useMemberMutations(id)
  const withPassword = usePasswordConfirmation()
  const form = useForm({
    fields: ['reason'],
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'A reason is required.' } : {}),
    send: async ({ reason }) => {
      const result = await withPassword(() => suspend(reason.trim()))
      if (result === null) return {}
      if (result.failure === null) {
        toast('Account suspended')
        onClose()
        return { done: true }
      }
      return formFailureOf(result.failure, ['reason'])
    },
    failure: 'Failed to suspend the account. Please try again.',
  })
  return (
    <DialogForm form={form} action="Suspend account" busyText="Suspending..." danger onCancel={onClose}>
      <p className="text-sm">
        The member is signed out everywhere and cannot sign in until you lift the suspension. Any subscription
        continues.
      </p>
      <Field label="Reason" error={form.errors.reason} hint="Sent to the member by email.">
        {(control) => (
          <Textarea
            {...control}
            name="reason"
            rows={3}
            maxLength={MAX_REASON}
            onChange={() => form.clearError('reason')}
          />
        )}
      </Field>
    </DialogForm>
  )
}
