import { useMutation } from '@apollo/client/react'
import { graphql } from '#client/gql/gql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { updateKeys } from './api-keys-query.ts'

const RevokeApiKeyDocument = graphql(`
  mutation RevokeApiKey($id: ID!) {
    revokeApiKey(input: { id: $id }) {
      __typename
      ... on RevokeApiKeyPayload {
        apiKeys {
          id
          ...KeyList_key
        }
      }
      ...Failure_failure
    }
  }
`)

/** Revokes a key. `revoke` rejects when the server is unreachable. */
export function useRevokeApiKey() {
  const [send, { loading }] = useMutation(RevokeApiKeyDocument, {
    context: { asViewer: true },
    update: (cache, { data }) => {
      const { payload } = unwrap(data?.revokeApiKey)
      if (payload) updateKeys(cache, payload)
    },
  })
  return {
    busy: loading,
    /** A failure means that there is no such key any more. */
    revoke: async (id: string): Promise<void> => void unwrap((await send({ variables: { id } })).data?.revokeApiKey),
  }
}
