import { useMutation } from '@apollo/client/react'
import { graphql } from '../../gql/gql.ts'
import { reportError } from '../../lib/report-error.ts'
import { refreshSessionUser } from '../../lib/session.ts'
import { unwrap } from '../../lib/unwrap.ts'

const LeaveTeamDocument = graphql(`
  mutation LeaveTeamMutation {
    leaveTeam {
      __typename
      ... on NotFoundError {
        message
      }
    }
  }
`)

/** Leaves the team; every screen follows the plan that is left. Rejects when the server is unreachable. */
export function useLeaveTeam() {
  const [mutate, { client }] = useMutation(LeaveTeamDocument, {
    context: { asViewer: true },
    fetchPolicy: 'no-cache',
  })
  return {
    client,
    leaveTeam: async (): Promise<void> => {
      const { data } = await mutate()
      // The failure that there is no seat means that it has ended already.
      unwrap(data?.leaveTeam)
      // The seat has ended by now: the next page reads the plan again if this fails.
      await refreshSessionUser(client).catch((error: unknown) => void reportError(client, error))
    },
  }
}
