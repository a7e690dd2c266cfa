import { useQuery } from '@apollo/client/react'
import { AccountUnreachable } from '../../features/accounts/member-screen/account-unreachable.tsx'
import { MemberOnly } from '../../features/accounts/member-screen/member-only.tsx'
import { MemberScreen } from '../../features/accounts/member-screen/member-screen.tsx'
import { AlreadyInTeam, JoinTeam, Outcome } from '../../features/billing/team/join-team.tsx'
import { graphql } from '../../gql/gql.ts'
import { usePageQuery } from '../../lib/page-query.ts'
import { Seo } from '../../lib/seo.tsx'
import { LoadingStatus, Skeleton } from '../../ui/skeleton.tsx'

const TeamJoinRouteQuery = graphql(`
  query TeamJoinRoute($code: String!) {
    seatInvitation(code: $code) {
      __typename
      ... on SeatInvitation {
        ...JoinTeam_invitation
      }
      ... on Failure {
        message
      }
    }
    viewer {
      id
      seat {
        ownerName
      }
      ...JoinTeam_viewer
    }
  }
`)

export function Component() {
  const [query] = usePageQuery()
  const code = query.get('code')
  return (
    <MemberScreen heading={<h1 className="text-2xl lg:text-3xl">Join a team</h1>}>
      <Seo title="Join a team" description="Accept an invitation to a team." />
      {/* The URL contains a secret code. */}
      <meta name="referrer" content="no-referrer" />
      <MemberOnly loading={<Loading />}>{code ? <Invitation code={code} /> : <Incomplete />}</MemberOnly>
    </MemberScreen>
  )
}

function Incomplete() {
  return (
    <Outcome
      title="This link is incomplete"
      text="Open the link in the invitation email again, or ask for a new invitation."
    />
  )
}

function Invitation({ code }: { readonly code: string }) {
  // Not cached: the validity of a code changes, and the owner's name must not stay in this browser.
  const { data, error, refetch } = useQuery(TeamJoinRouteQuery, {
    variables: { code },
    context: { asViewer: true },
    fetchPolicy: 'no-cache',
  })
  if (!data?.viewer) {
    return error ? <AccountUnreachable onRetry={() => void refetch().catch(() => undefined)} /> : <Loading />
  }
  const { seatInvitation: invitation, viewer } = data
  if (invitation.__typename === 'SeatInvitation') {
    return <JoinTeam code={code} invitation={invitation} viewer={viewer} />
  }
  // The member has already used this code to accept the seat.
  if (viewer.seat) return <AlreadyInTeam ownerName={viewer.seat.ownerName} />
  return <Outcome title="This invitation is not valid" text={invitation.message} />
}

function Loading() {
  return (
    <div className="mt-6 max-w-prose">
      <LoadingStatus label="Loading your invitation" />
      <Skeleton className="mb-3 h-8 w-72 max-w-full" />
      <Skeleton className="h-24" />
    </div>
  )
}
