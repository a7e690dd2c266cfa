import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { VendorListing_listingFragment } from '#client/gql/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { momentDayText } from '#core/display/dates.ts'
import { CodeForm } from './code-form.tsx'
import { PublishProof } from './publish-proof.tsx'
import { StartClaimForm } from './start-claim-form.tsx'
import { WithdrawButton } from './withdraw-button.tsx'

type ListingProps = { readonly listing: VendorListing_listingFragment }

/** The state of the viewer's claim, with the next step. */
export function ClaimSection({ listing }: ListingProps) {
  const { claim, domain, slug } = listing
  if (claim?.state === 'ACTIVE') return <ActiveClaim listing={listing} />
  if (!domain) {
    return (
      <Notice>
        <p>
          This listing can’t be claimed here: it has no website, or its website is on a host that many vendors share.{' '}
          <Link to="/contact" className="link">
            Write to us
          </Link>{' '}
          and we will check with you.
        </p>
      </Notice>
    )
  }
  if (!claim) return <StartClaimForm listing={listing} domain={domain} />
  return (
    <div className="grid gap-6">
      {claim.method === 'EMAIL' ? (
        <CodeForm slug={slug} claimId={claim.id} email={claim.contactEmail ?? domain} />
      ) : (
        <PublishProof slug={slug} claim={claim} />
      )}
      <details>
        <summary className="inline-flex min-h-touch cursor-pointer items-center text-accent text-sm">
          Use another proof, or send a new code
        </summary>
        <div className="mt-2">
          <StartClaimForm listing={listing} domain={domain} />
        </div>
      </details>
      <WithdrawButton slug={slug} claimId={claim.id} />
    </div>
  )
}

function ActiveClaim({ listing }: ListingProps) {
  const [renewing, setRenewing] = useState(false)
  const { claim, domain, slug } = listing
  if (!claim) return null
  return (
    <div className="grid gap-3">
      <p className="text-soft text-sm">
        You proved {claim.domain}
        {claim.since ? ` on ${momentDayText(claim.since)}` : ''}.
        {claim.renewBy ? ` Confirm the email address again by ${momentDayText(claim.renewBy)}.` : ''}
      </p>
      {claim.contactEmail ? <CodeForm slug={slug} claimId={claim.id} email={claim.contactEmail} /> : null}
      {renewing && domain && !claim.contactEmail ? <StartClaimForm listing={listing} domain={domain} renewal /> : null}
      <div className="flex flex-wrap gap-2">
        {claim.renewBy && !renewing && !claim.contactEmail ? (
          <Button variant="quiet" className="-ml-3" onClick={() => setRenewing(true)}>
            Renew now
          </Button>
        ) : null}
        <WithdrawButton slug={slug} claimId={claim.id} />
      </div>
    </div>
  )
}
