import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { type FormOutcome, formFailureOf } from '#client/lib/use-form.ts'
import { writeTeam } from './update-team-cache.ts'

const InviteToTeamDocument = graphql(`
  mutation InviteToTeam($email: String!) {
    inviteToTeam(input: { email: $email }) {
      __typename
      ... on InviteToTeamPayload {
        team {
          ...TeamMembers_team
        }
      }
      ...Failure_failure
      ... on SeatError {
        code
      }
    }
  }
`)

/** Errors about the entered email address. */
const OF_ADDRESS = ['OWN_ADDRESS', 'ALREADY_IN_TEAM']

/** Invites an email address to the member's team, or resends its invitation. Rejects when the server is unreachable. */
export function useInviteToTeam() {
  const [mutate] = useMutation(InviteToTeamDocument, {
    context: { asViewer: true },
    update: (cache, { data }) => {
      if (data?.inviteToTeam.__typename === 'InviteToTeamPayload') writeTeam(cache, data.inviteToTeam.team)
    },
  })
  return async (email: string): Promise<FormOutcome<'email', string>> => {
    const { data } = await mutate({ variables: { email } })
    const { failure } = unwrap(data?.inviteToTeam)
    if (failure === null) return { done: email }
    if (failure.__typename === 'SeatError' && OF_ADDRESS.includes(failure.code)) {
      return { errors: { email: failure.message } }
    }
    return formFailureOf(failure, ['email'])
  }
}
