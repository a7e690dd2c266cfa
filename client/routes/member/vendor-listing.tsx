import { useQuery } from '@apollo/client/react'
import { Link, useParams } from 'react-router-dom'
import { momentDayText } from '#core/display/dates.ts'
import { AccountUnreachable } from '../../features/accounts/member-screen/account-unreachable.tsx'
import { MemberOnly } from '../../features/accounts/member-screen/member-only.tsx'
import { MemberScreen } from '../../features/accounts/member-screen/member-screen.tsx'
import { ClaimSection } from '../../features/listings/claim-section.tsx'
import { ListingBadge } from '../../features/listings/listing-badge.tsx'
import { OwnClaims } from '../../features/listings/own-claims.tsx'
import { VendorFacts } from '../../features/listings/vendor-facts.tsx'
import { VendorListing_listing } from '../../features/listings/vendor-listing.ts'
import { VendorReviews } from '../../features/reviews/vendor-reviews.tsx'
import { readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { VendorListing_listingFragment } from '../../gql/graphql.ts'
import { Seo } from '../../lib/seo.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingStatus, Skeleton } from '../../ui/skeleton.tsx'

const VendorListingRouteQuery = graphql(`
  query VendorListingRoute($slug: String!) {
    vendorListing(slug: $slug) {
      id
      ...VendorListing_listing
    }
  }
`)

const CORRECTION_STATES = {
  OPEN: 'Waiting for an editor',
  ACCEPTED: 'Published',
  REJECTED: 'Not published',
} as const

export function Component() {
  const { slug = '' } = useParams()
  return (
    <MemberScreen heading={<h1 className="text-2xl lg:text-3xl">Your listing</h1>}>
      <Seo title="Your listing" description="Confirm and correct the facts of your tool." />
      <MemberOnly loading={<Loading />}>
        <Listing key={slug} slug={slug} />
        <OwnClaims />
      </MemberOnly>
    </MemberScreen>
  )
}

function Listing({ slug }: { readonly slug: string }) {
  const { data, error, refetch } = useQuery(VendorListingRouteQuery, {
    variables: { slug },
    context: { asViewer: true },
    // A claim can end, and an editor may have decided, since the last visit.
    fetchPolicy: 'cache-and-network',
  })
  if (!data) return error ? <AccountUnreachable onRetry={() => void refetch().catch(() => undefined)} /> : <Loading />
  const listing = readFragment(VendorListing_listing, data.vendorListing)
  if (!listing) {
    return (
      <div className="mt-6">
        <EmptyState
          title="No such listing"
          action={
            <LinkButton to="/vendors" variant="secondary">
              Find your tool
            </LinkButton>
          }
        >
          <p>Only active tools of the catalog can be claimed.</p>
        </EmptyState>
      </div>
    )
  }
  const isVendor = listing.groups.length > 0
  return (
    <>
      <p className="mt-2 max-w-prose text-soft">
        {isVendor
          ? 'Confirm what is right, and correct what is not. Both are shown in the public history of the tool: '
          : 'Prove that you speak for the vendor, then confirm and correct the facts: '}
        <Link to={`/tool/${listing.slug}`} className="link">
          {listing.name}
        </Link>
        .
      </p>
      <section aria-labelledby="claim" className="mt-8">
        <h2 id="claim" className="mb-3 text-xl">
          {isVendor ? 'Your claim' : `Claim ${listing.name}`}
        </h2>
        <ClaimSection listing={listing} />
      </section>
      {isVendor ? (
        <section aria-labelledby="facts" className="mt-10">
          <h2 id="facts" className="mb-3 text-xl">
            Facts and prices
          </h2>
          <VendorFacts listing={listing} />
        </section>
      ) : null}
      {isVendor ? (
        <section aria-labelledby="reviews" className="mt-10">
          <h2 id="reviews" className="mb-3 text-xl">
            Reviews of {listing.name}
          </h2>
          <VendorReviews toolId={listing.id} />
        </section>
      ) : null}
      {isVendor ? (
        <section aria-labelledby="badge" className="mt-10">
          <h2 id="badge" className="mb-3 text-xl">
            Badge for your website
          </h2>
          <ListingBadge listing={listing} />
        </section>
      ) : null}
      <Corrections corrections={listing.corrections} />
    </>
  )
}

type CorrectionsProps = { readonly corrections: VendorListing_listingFragment['corrections'] }

function Corrections({ corrections }: CorrectionsProps) {
  if (corrections.length === 0) return null
  return (
    <section aria-labelledby="corrections" className="mt-10">
      <h2 id="corrections" className="text-xl">
        Your corrections
      </h2>
      <ul className="mt-3 max-w-prose divide-y divide-line border-line border-y">
        {corrections.map(({ id, state, note, createdAt }) => (
          <li key={id} className="py-3 text-sm">
            Sent on {momentDayText(createdAt)}: {CORRECTION_STATES[state]}.{' '}
            {note ? <span className="wrap-anywhere text-soft">{note}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Loading() {
  return (
    <div className="mt-6">
      <LoadingStatus label="Loading your listing" />
      <Skeleton className="mb-6 h-6 max-w-prose" />
      <Skeleton className="h-64" />
    </div>
  )
}
