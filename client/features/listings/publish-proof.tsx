import type { ReactNode } from 'react'
import type { VendorListing_listingFragment } from '#client/gql/graphql.ts'
import { useForm } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { momentDayText } from '#core/display/dates.ts'
import { useCheckClaim } from './use-check-claim.ts'
import { UNREACHABLE } from './vendor-listing.ts'

type Claim = NonNullable<VendorListing_listingFragment['claim']>

/** What to publish for a DNS record or a file, and the button that looks it up. */
export function PublishProof({ slug, claim }: { readonly slug: string; readonly claim: Claim }) {
  const checkClaim = useCheckClaim()
  const { formProps, problem, busy } = useForm({
    fields: [],
    send: () => checkClaim({ slug, claimId: claim.id }, []),
    failure: UNREACHABLE,
  })
  return (
    <form {...formProps} className="grid max-w-prose gap-4" aria-label="Check the proof">
      {claim.method === 'DNS' ? (
        <>
          <p>Add this TXT record. A record at {claim.domain} itself works too. Keep it: we look again every month.</p>
          <dl className="grid gap-2">
            <Line label="Name">{claim.recordName}</Line>
            <Line label="Value">{claim.recordValue}</Line>
          </dl>
        </>
      ) : (
        <>
          <p>Put a text file with this one line on the website. Keep it: we look again every month.</p>
          <dl className="grid gap-2">
            <Line label="Address">{claim.fileUrl}</Line>
            <Line label="Content">{claim.token}</Line>
          </dl>
        </>
      )}
      {claim.expiresAt ? (
        <p className="text-soft text-sm">The token is valid until {momentDayText(claim.expiresAt)}.</p>
      ) : null}
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      <div>
        <Button type="submit" disabled={busy}>
          {busy ? 'Checking…' : 'Check now'}
        </Button>
      </div>
    </form>
  )
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold text-sm">{label}</dt>
      <dd className="wrap-anywhere mt-1 rounded-md bg-sunk px-3 py-2 font-mono text-sm">{children}</dd>
    </div>
  )
}
