import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { graphql } from '../../gql/gql.ts'
import { reportError } from '../../lib/report-error.ts'
import { useSession, verifySession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReferralFigures } from './referral-figures.tsx'
import { ReferralSkeleton } from './referral-skeleton.tsx'

const ReferralDashboardQuery = graphql(`
  query ReferralDashboard {
    referral {
      ...ReferralFigures_referral
    }
  }
`)

/** A signed-in member's code, link, progress and rewards. */
export function ReferralDashboard() {
  const client = useApolloClient()
  const session = useSession()
  if (session.status !== 'authenticated') return <ReferralSkeleton />
  return session.verified ? <MemberReferrals /> : <Unavailable onRetry={() => void verifySession(client)} />
}

function MemberReferrals() {
  const client = useApolloClient()
  const { data, loading, error, refetch } = useQuery(ReferralDashboardQuery, {
    context: { asViewer: true },
    // Friends sign up and pay meanwhile.
    fetchPolicy: 'cache-and-network',
  })
  useEffect(() => {
    if (error) void reportError(client, error)
  }, [client, error])
  if (data) return <ReferralFigures referral={data.referral} />
  if (loading) return <ReferralSkeleton />
  return <Unavailable onRetry={() => void refetch().catch(() => undefined)} />
}

function Unavailable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="warning" className="mt-5">
      <p>Unable to load referral data</p>
      <Button variant="quiet" className="-ml-3" onClick={onRetry}>
        Try Again
      </Button>
    </Notice>
  )
}
