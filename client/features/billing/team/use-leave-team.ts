import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { reportError } from '#client/lib/report-error.ts'
import { refreshSessionUser } from '#client/lib/session.ts'
import { unwrap } from '#client/lib/unwrap.ts'

const LeaveTeamDocument = graphql(`
  mutation LeaveTeam {
    leaveTeam {
      __typename
      ... on NotFoundError {
        message
      }
    }
  }
`)

/** Leaves the team; every screen updates to the remaining plan. Rejects when the server is unreachable. */
export function useLeaveTeam() {
  const [mutate, { client }] = useMutation(LeaveTeamDocument, { context: { asViewer: true } })
  return {
    client,
    leaveTeam: async (): Promise<void> => {
      const { data } = await mutate()
      // A "no seat" failure means that the seat has already ended.
      unwrap(data?.leaveTeam)
      // The seat has already ended: if this fails, the next page reloads the plan.
      await refreshSessionUser(client).catch((error: unknown) => void reportError(client, error))
    },
  }
}
