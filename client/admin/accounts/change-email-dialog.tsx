import { usePasswordConfirmation } from '../../lib/password-confirmation.ts'
import { formFailureOf, useForm } from '../../lib/use-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { useMemberMutations } from './use-member-mutations.ts'

type MemberDialogProps = {
  readonly id: string
  readonly email: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Changes the email address of an account at the member's request. */
export function ChangeEmailDialog({ id, email, open, onClose }: MemberDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Change the email address of ${email}`} form>
      {open ? <ChangeEmailForm id={id} onClose={onClose} /> : null}
    </Dialog>
  )
}

function ChangeEmailForm({ id, onClose }: Pick<MemberDialogProps, 'id' | 'onClose'>) {
  const { changeEmail } = useMemberMutations(id)
  const withPassword = usePasswordConfirmation()
  const form = useForm({
    fields: ['email'],
    check: ({ email }) => (email.trim() === '' ? { email: 'An email address is required.' } : {}),
    send: async ({ email }) => {
      const result = await withPassword(() => changeEmail(email.trim()))
      if (result === null) return {}
      if (result.failure === null) {
        toast('Email address changed')
        onClose()
        return { done: true }
      }
      return formFailureOf({ ...result.failure, field: 'email' }, ['email'])
    },
    failure: 'Failed to change the email address. Please try again.',
  })
  return (
    <DialogForm form={form} action="Change address" busyText="Changing..." onCancel={onClose}>
      <p className="text-sm">
        Make sure the member requested this. They are signed out everywhere and must confirm the new address. We email
        both addresses. The password stays the same.
      </p>
      <Field label="New email address" error={form.errors.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            maxLength={254}
            autoComplete="off"
            onChange={() => form.clearError('email')}
          />
        )}
      </Field>
    </DialogForm>
  )
}
