import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { usePasswordConfirmation } from '#client/lib/password-confirmation.ts'
import { unwrap } from '#client/lib/unwrap.ts'

const RevokeSessionDocument = graphql(`
  mutation RevokeSession($id: ID!) {
    revokeSession(input: { id: $id }) {
      __typename
      ...Failure_failure
    }
  }
`)

const RevokeOtherSessionsDocument = graphql(`
  mutation RevokeOtherSessions {
    revokeOtherSessions {
      __typename
      ... on RevokeOtherSessionsPayload {
        revokedCount
      }
      ...Failure_failure
    }
  }
`)

/**
 * Signs the member out elsewhere, after asking for the password if it is not recent, and removes the sessions from the
 * cache. Both functions resolve to whether that was done, and reject when the server is unreachable.
 */
export function useRevokeSession() {
  const withPassword = usePasswordConfirmation()
  const options = { context: { asViewer: true } }
  const [send, { loading, client }] = useMutation(RevokeSessionDocument, options)
  const [sendOthers, { loading: loadingOthers }] = useMutation(RevokeOtherSessionsDocument, options)
  const forget = (ids: readonly string[]) => {
    for (const id of ids) client.cache.evict({ id: `Session:${id}` })
  }
  return {
    client,
    busy: loading || loadingOthers,
    revoke: async (id: string): Promise<boolean> => {
      const result = await withPassword(async () => unwrap((await send({ variables: { id } })).data?.revokeSession))
      // A "no such session" failure means that it has already ended.
      if (result !== null) forget([id])
      return result !== null
    },
    /** Revokes every session except the current one; `ids` are the known ones, to remove from the cache. */
    revokeOthers: async (ids: readonly string[]): Promise<boolean> => {
      const result = await withPassword(async () => unwrap((await sendOthers()).data?.revokeOtherSessions))
      if (result !== null) forget(ids)
      return result !== null
    },
  }
}
