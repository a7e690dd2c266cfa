import { useApolloClient, useMutation } from '@apollo/client/react'
import { graphql } from '../../gql/gql.ts'
import type { CreateCollectionMutation, UpdateCollectionMutation } from '../../gql/graphql.ts'
import { type FormOutcome, formFailureOf } from '../../lib/use-form.ts'
import { useCollectionChange } from './use-collection-change.ts'

const CreateCollectionDocument = graphql(`
  mutation CreateCollection($name: String!, $note: String!) {
    createCollection(input: { name: $name, note: $note }) {
      __typename
      ... on CollectionPayload {
        collection {
          id
          ...CollectionCard_collection
        }
      }
      ...Failure_failure
    }
  }
`)

const UpdateCollectionDocument = graphql(`
  mutation UpdateCollection($id: ID!, $name: String!, $note: String!) {
    updateCollection(input: { id: $id, name: $name, note: $note }) {
      __typename
      ... on CollectionPayload {
        collection {
          id
          name
          note
        }
      }
      ...Failure_failure
    }
  }
`)

const DeleteCollectionDocument = graphql(`
  mutation DeleteCollection($id: ID!) {
    deleteCollection(input: { id: $id }) {
      __typename
      ... on DeleteCollectionPayload {
        collectionId
      }
    }
  }
`)

export const COLLECTION_FIELDS = ['name', 'note'] as const
export type CollectionField = (typeof COLLECTION_FIELDS)[number]
type CollectionTexts = { readonly name: string; readonly note: string }

const created = ({ createCollection }: CreateCollectionMutation) => createCollection
const updated = ({ updateCollection }: UpdateCollectionMutation) => updateCollection

/** Creates a collection and resolves to its id. */
export function useCreateCollection() {
  const client = useApolloClient()
  const create = useCollectionChange(CreateCollectionDocument, created)
  return async (texts: CollectionTexts): Promise<FormOutcome<CollectionField, string>> => {
    const { payload, failure } = await create(texts)
    if (failure) return formFailureOf(failure, COLLECTION_FIELDS)
    // The list is refetched when it is next viewed.
    client.cache.modify({ fields: { collections: (_, { DELETE }) => DELETE } })
    return { done: payload.collection.id }
  }
}

/** Changes a collection's name and note. */
export function useUpdateCollection(id: string) {
  const update = useCollectionChange(UpdateCollectionDocument, updated)
  return async (texts: CollectionTexts): Promise<FormOutcome<CollectionField, string>> => {
    const { failure } = await update({ id, ...texts })
    return failure ? formFailureOf(failure, COLLECTION_FIELDS) : { done: id }
  }
}

/** Deletes a collection. Rejects when the server is unreachable. */
export function useDeleteCollection() {
  const [mutate, { loading }] = useMutation(DeleteCollectionDocument, { context: { asViewer: true } })
  const client = useApolloClient()
  return {
    busy: loading,
    deleteCollection: async (id: string): Promise<void> => {
      await mutate({ variables: { id } })
      client.cache.modify({ fields: { collections: (_, { DELETE }) => DELETE } })
    },
  }
}
