import { type FormOutcome, useForm } from '#client/lib/use-form.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { DialogForm } from '#client/ui/dialog-form.tsx'
import { Field, Input } from '#client/ui/field.tsx'

type PasswordDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly text: string
  readonly action: string
  readonly busyText: string
  /** Whether the action is destructive. */
  readonly danger?: boolean
  /** The problem to show when the server is unreachable. */
  readonly failure: string
  readonly send: (password: string) => Promise<FormOutcome<'password', true>>
  /** Called after a success. */
  readonly onDone: () => void
}

/** Asks for the password again before an important action. */
export function PasswordDialog({ open, onClose, title, ...rest }: PasswordDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} form>
      {open ? <PasswordConfirmationForm onClose={onClose} {...rest} /> : null}
    </Dialog>
  )
}

type PasswordConfirmationProps = Omit<PasswordDialogProps, 'open' | 'title'>

function PasswordConfirmationForm({
  onClose,
  text,
  action,
  busyText,
  danger,
  failure,
  send,
  onDone,
}: PasswordConfirmationProps) {
  const form = useForm({
    fields: ['password'],
    check: ({ password }) => (password === '' ? { password: 'Password is required' } : {}),
    send: async ({ password }) => {
      const outcome = await send(password)
      if ('done' in outcome) onDone()
      return outcome
    },
    failure,
  })
  return (
    <DialogForm form={form} action={action} busyText={busyText} danger={danger} onCancel={onClose}>
      <p className="text-soft">{text}</p>
      <Field label="Your password" error={form.errors.password}>
        {(control) => (
          <Input
            {...control}
            name="password"
            type="password"
            autoComplete="current-password"
            aria-required
            onChange={() => form.clearError('password')}
          />
        )}
      </Field>
    </DialogForm>
  )
}
