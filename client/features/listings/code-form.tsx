import { useForm } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, Input } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useEnterClaimCode } from './use-enter-claim-code.ts'
import { UNREACHABLE } from './vendor-listing.ts'

type CodeFormProps = { readonly slug: string; readonly claimId: string; readonly email: string }

/** The code that was sent to the vendor's address. */
export function CodeForm({ slug, claimId, email }: CodeFormProps) {
  const enterCode = useEnterClaimCode()
  const { formProps, errors, problem, busy, clearError } = useForm({
    fields: ['code'],
    check: ({ code }): { code?: string } => (code.trim() === '' ? { code: 'Enter the code from the email.' } : {}),
    send: ({ code }) => enterCode({ slug, claimId, code }, ['code'] as const),
    failure: UNREACHABLE,
  })
  return (
    <form {...formProps} className="grid max-w-lg gap-4" aria-label="Enter the code">
      <p>
        We sent a code to <strong className="wrap-anywhere">{email}</strong>. It is valid for 24 hours.
      </p>
      <Field label="Code" error={errors.code}>
        {(control) => (
          <Input
            {...control}
            name="code"
            autoComplete="one-time-code"
            spellCheck={false}
            className="max-w-56 font-mono uppercase"
            onChange={() => clearError('code')}
          />
        )}
      </Field>
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      <div>
        <Button type="submit" disabled={busy}>
          Confirm code
        </Button>
      </div>
    </form>
  )
}
