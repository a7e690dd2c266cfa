import { useState } from 'react'
import type { ClaimMethod, VendorListing_listingFragment } from '#client/gql/graphql.ts'
import { textOrNull, useForm } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, Input } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useStartClaim } from './use-start-claim.ts'
import { UNREACHABLE } from './vendor-listing.ts'

type Choice = { readonly method: ClaimMethod; readonly label: string; readonly text: string }

const choicesFor = (domain: string, canUseEmail: boolean): readonly Choice[] => [
  ...(canUseEmail
    ? [{ method: 'EMAIL' as const, label: 'Email', text: `We send a code to an address at ${domain}.` }]
    : []),
  { method: 'DNS', label: 'DNS record', text: `You add a TXT record to ${domain}.` },
  { method: 'FILE', label: 'File', text: 'You put a small text file on the website.' },
]

type StartClaimFormProps = {
  readonly listing: VendorListing_listingFragment
  readonly domain: string
  /** Only by email: for a new code. */
  readonly renewal?: boolean
}

/** Chooses one of the three proofs and starts it. */
export function StartClaimForm({ listing, domain, renewal = false }: StartClaimFormProps) {
  const choices = choicesFor(domain, listing.canUseEmail)
  const shown = renewal ? choices.filter(({ method }) => method === 'EMAIL') : choices
  const [method, setMethod] = useState<ClaimMethod>(shown[0]?.method ?? 'DNS')
  const startClaim = useStartClaim()
  const { formProps, errors, problem, busy, clearError } = useForm({
    fields: ['email'],
    send: ({ email }) =>
      startClaim(
        { slug: listing.slug, toolId: listing.id, method, email: method === 'EMAIL' ? textOrNull(email) : null },
        ['email'] as const,
      ),
    failure: UNREACHABLE,
  })
  return (
    <form {...formProps} className="grid max-w-lg gap-4" aria-label="Prove the domain">
      {shown.length === 1 ? null : (
        <fieldset>
          <legend className="font-semibold text-sm">How do you want to prove {domain}?</legend>
          {shown.map(({ method: one, label, text }) => (
            <label key={one} className="flex min-h-touch items-center gap-3 py-1">
              <input
                type="radio"
                name="method"
                className="size-5"
                checked={method === one}
                onChange={() => setMethod(one)}
              />
              <span className="text-sm">
                <span className="font-semibold">{label}.</span> <span className="text-soft">{text}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {method === 'EMAIL' ? (
        <Field label={`Email address at ${domain}`} error={errors.email}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              defaultValue={listing.ownEmail ?? ''}
              onChange={() => clearError('email')}
            />
          )}
        </Field>
      ) : null}
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      <div>
        <Button type="submit" disabled={busy}>
          {method === 'EMAIL' ? 'Send code' : 'Get the token'}
        </Button>
      </div>
    </form>
  )
}
