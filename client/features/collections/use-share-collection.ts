import { graphql } from '../../gql/gql.ts'
import type { ShareCollectionMutation, UnshareCollectionMutation } from '../../gql/graphql.ts'
import { refuse, useCollectionChange } from './use-collection-change.ts'

const ShareCollectionDocument = graphql(`
  mutation ShareCollection($id: ID!) {
    shareCollection(input: { id: $id }) {
      __typename
      ... on CollectionPayload {
        collection {
          id
          sharePath
        }
      }
      ...Failure_failure
    }
  }
`)

const UnshareCollectionDocument = graphql(`
  mutation UnshareCollection($id: ID!) {
    unshareCollection(input: { id: $id }) {
      __typename
      ... on CollectionPayload {
        collection {
          id
          sharePath
        }
      }
      ...Failure_failure
    }
  }
`)

const shared = (data: ShareCollectionMutation) => data.shareCollection
const unshared = (data: UnshareCollectionMutation) => data.unshareCollection

/** Creates or deletes the link of a collection. Both reject when the server refuses or is unreachable. */
export function useShareCollection() {
  const share = useCollectionChange(ShareCollectionDocument, shared)
  const unshare = useCollectionChange(UnshareCollectionDocument, unshared)
  return {
    share: async (id: string): Promise<void> => {
      refuse((await share({ id })).failure)
    },
    unshare: async (id: string): Promise<void> => {
      refuse((await unshare({ id })).failure)
    },
  }
}
