import { type FormOutcome, useForm } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, Input } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { formatUsd } from '#core/display/price.ts'

type InviteFormProps = {
  /** Whether every seat is used or reserved. */
  readonly isFull: boolean
  /** The price of the owner's next period in US cents; null when no invoice follows. */
  readonly nextInvoiceCents: number | null
  readonly invite: (email: string) => Promise<FormOutcome<'email', string>>
  /** Called when a form is submitted, to clear an earlier message. */
  readonly onChange: () => void
}

const costText = (cents: number | null): string =>
  cents === null
    ? 'Included in Business: inviting someone is free.'
    : `Included in Business: your next invoice stays ${formatUsd(cents / 100)}.`

/** Invites a person to the team, and shows the cost first. */
export function InviteForm({ isFull, nextInvoiceCents, invite, onChange }: InviteFormProps) {
  const { formProps, errors, problem, done, busy, clearError } = useForm({
    fields: ['email'],
    check: ({ email }) => (email.trim() === '' ? { email: 'Email is required' } : {}),
    send: async ({ email }) => {
      onChange()
      const outcome = await invite(email.trim())
      if ('done' in outcome) formProps.ref.current?.reset()
      return outcome
    },
    failure: 'The invitation could not be sent. Please try again.',
  })
  if (isFull) {
    return (
      <>
        {typeof done === 'string' ? <Notice className="wrap-anywhere">Invitation sent to {done}.</Notice> : null}
        <p className="text-soft text-sm">
          All seats are taken. Remove a member or an invitation to invite someone else.
        </p>
      </>
    )
  }
  return (
    <form {...formProps} className="grid gap-3">
      <Field label="Invite by email" hint={costText(nextInvoiceCents)} error={errors.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="off"
            aria-required
            onChange={() => clearError('email')}
          />
        )}
      </Field>
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      {typeof done === 'string' ? <Notice className="wrap-anywhere">Invitation sent to {done}.</Notice> : null}
      <Button type="submit" disabled={busy} className="justify-self-start">
        {busy ? 'Sending…' : 'Send Invitation'}
      </Button>
    </form>
  )
}
