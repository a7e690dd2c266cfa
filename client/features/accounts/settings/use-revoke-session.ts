import type { ApolloCache } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'

const RevokeSessionDocument = graphql(`
  mutation RevokeSession($id: ID!) {
    revokeSession(input: { id: $id }) {
      __typename
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
    }
  }
`)

const evict = (cache: ApolloCache, ids: readonly string[]) => {
  for (const id of ids) cache.evict({ id: `Session:${id}` })
}

/**
 * Signs the member out elsewhere, and removes the sessions from the cache. Both functions reject when the server is
 * unreachable.
 */
export function useRevokeSession() {
  const options = { context: { asViewer: true } }
  const [send, { loading, client }] = useMutation(RevokeSessionDocument, options)
  const [sendOthers, { loading: loadingOthers }] = useMutation(RevokeOtherSessionsDocument, options)
  return {
    client,
    busy: loading || loadingOthers,
    revoke: async (id: string): Promise<void> => {
      // A "no such session" failure means that it has already ended.
      await send({ variables: { id }, update: (cache) => evict(cache, [id]) })
    },
    /** Revokes every session except the current one; `ids` are the known ones, to remove from the cache. */
    revokeOthers: async (ids: readonly string[]): Promise<void> => {
      await sendOthers({ update: (cache) => evict(cache, ids) })
    },
  }
}
