import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { fieldText, type Outcome, useAccountForm } from './use-account-form.ts'

type PasswordDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly text: string
  readonly action: string
  readonly busyText: string
  /** What is said when the server cannot be reached. */
  readonly failure: string
  readonly send: (password: string) => Promise<Outcome<'password'>>
}

/** Asks for the password again before something weighty happens. */
export function PasswordDialog({ open, onClose, title, ...rest }: PasswordDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} form>
      {open ? <PasswordQuestion onClose={onClose} {...rest} /> : null}
    </Dialog>
  )
}

type QuestionProps = Omit<PasswordDialogProps, 'open' | 'title'>

function PasswordQuestion({ onClose, text, action, busyText, failure, send }: QuestionProps) {
  const id = useId()
  const { errors, problem, busy, submit, edit } = useAccountForm<'password'>({
    check: (form) => (fieldText(form, 'password') === '' ? { password: 'Password is required' } : {}),
    send: (form) => send(fieldText(form, 'password')),
    failure,
    idOf: () => id,
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-soft">{text}</p>
      <Field id={id} label="Your password" error={errors.password}>
        {(control) => (
          <Input
            {...control}
            name="password"
            type="password"
            autoComplete="current-password"
            aria-required
            onChange={() => edit('password')}
          />
        )}
      </Field>
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={busy}>
          {busy ? busyText : action}
        </Button>
      </div>
    </form>
  )
}
