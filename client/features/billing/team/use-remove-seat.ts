import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { TeamSectionDocument } from './team-query.ts'
import { writeTeam } from './update-team-cache.ts'

const RemoveSeatDocument = graphql(`
  mutation RemoveSeat($seatId: ID!) {
    removeSeat(input: { seatId: $seatId }) {
      __typename
      ... on RemoveSeatPayload {
        team {
          ...TeamMembers_team
        }
      }
      ... on NotFoundError {
        message
      }
    }
  }
`)

/** Removes a member or an invitation from the member's team. Rejects when the server is unreachable. */
export function useRemoveSeat() {
  const [mutate, { loading, client }] = useMutation(RemoveSeatDocument, {
    context: { asViewer: true },
    update: (cache, { data }) => {
      if (data?.removeSeat.__typename === 'RemoveSeatPayload') writeTeam(cache, data.removeSeat.team)
    },
  })
  return {
    client,
    busy: loading,
    removeSeat: async (seatId: string): Promise<void> => {
      const { data } = await mutate({ variables: { seatId } })
      const { failure } = unwrap(data?.removeSeat)
      // It has already ended, such as in another tab or because the member left.
      if (failure) await client.refetchQueries({ include: [TeamSectionDocument] })
    },
  }
}
