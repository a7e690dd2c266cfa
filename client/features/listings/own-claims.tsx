import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { graphql } from '#client/gql/gql.ts'
import type { OwnClaimsQuery as OwnClaimsData } from '#client/gql/graphql.ts'
import { useSession } from '#client/lib/session.ts'
import { momentDayText } from '#core/display/dates.ts'

const OwnClaimsQuery = graphql(`
  query OwnClaims {
    claimedListings {
      id
      state
      since
      expiresAt
      endedAt
      endReason
      toolSlug
      toolName
    }
  }
`)

type Claim = OwnClaimsData['claimedListings'][number]

const stateOf = ({ state, since, expiresAt, endedAt, endReason }: Claim): string => {
  if (state === 'ACTIVE') return `Yours since ${momentDayText(since ?? '')}`
  if (state === 'PENDING') return `Waiting for the proof until ${momentDayText(expiresAt ?? '')}`
  return `Ended on ${momentDayText(endedAt ?? '')}. ${endReason ?? ''}.`
}

/** The viewer's claims; nothing for visitors and members without any. */
export function OwnClaims() {
  const { status } = useSession()
  const { data } = useQuery(OwnClaimsQuery, {
    context: { asViewer: true },
    skip: status !== 'authenticated',
    // A claim may have been proved or ended meanwhile.
    fetchPolicy: 'cache-and-network',
  })
  if (!data || data.claimedListings.length === 0) return null
  return (
    <section aria-labelledby="own-claims" className="mt-12">
      <h2 id="own-claims" className="text-xl">
        Your listings
      </h2>
      <ul className="mt-3 max-w-prose divide-y divide-line border-line border-y">
        {data.claimedListings.map((claim) => (
          <li key={claim.id} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <Link to={`/vendors/${claim.toolSlug}`} className="link inline-flex min-h-touch items-center">
              {claim.toolName}
            </Link>
            <span className="text-soft text-sm">{stateOf(claim)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
