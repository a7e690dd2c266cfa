import type { ApolloCache, ApolloClient, Reference } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { useCallback } from 'react'
import { graphql } from '../../gql/gql.ts'
import { unwrap } from '../../lib/unwrap.ts'

export const FavoriteToolIdsQuery = graphql(`
  query FavoriteToolIds {
    favoriteToolIds
  }
`)

/** Loads the list again for all hearts on the page, if there are any. */
export const refetchSaved = async (client: ApolloClient): Promise<unknown> =>
  client.refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => queryName === 'FavoriteToolIds' })

const AddFavoriteDocument = graphql(`
  mutation AddFavorite($toolId: ID!) {
    addFavorite(input: { toolId: $toolId }) {
      __typename
      ...Failure_failure
    }
  }
`)

const RemoveFavoriteDocument = graphql(`
  mutation RemoveFavorite($toolId: ID!) {
    removeFavorite(input: { toolId: $toolId }) {
      __typename
      ... on RemoveFavoritePayload {
        toolId
      }
    }
  }
`)

export const FAVORITE_FAILED = 'Failed to update favorites. Please try again.'

type SavedPage = { readonly nodes: readonly Reference[]; readonly totalCount: number }

/** Writes a change to the whole cache, so that all hearts and lists agree. A list lacks tools until it is refetched. */
function updateCache(cache: ApolloCache, toolId: string, saved: boolean): void {
  cache.modify({
    fields: {
      favoriteToolIds: (known) => {
        const others = (known as readonly string[]).filter((id) => id !== toolId)
        return saved ? [...others, toolId] : others
      },
      favorites: (known, { readField }) => {
        const page = known as SavedPage
        if (saved) return page
        const nodes = page.nodes.filter((node) => readField('id', readField<Reference>('tool', node)) !== toolId)
        return { ...page, nodes, totalCount: page.totalCount - 1 }
      },
    },
  })
}

/**
 * Saves a tool for the member (`true`) or removes it from the favorites. All hearts and lists change at once; when the
 * server does not confirm, they change back and the function rejects. It is stable between renders, and also works
 * after the component has unmounted.
 */
export function useSaveFavorite(): (toolId: string, saved: boolean) => Promise<void> {
  const options = { context: { asViewer: true } }
  const [add, { client }] = useMutation(AddFavoriteDocument, options)
  const [remove] = useMutation(RemoveFavoriteDocument, options)
  return useCallback(
    async (toolId, saved) => {
      const variables = { toolId }
      try {
        if (saved) {
          const { data } = await add({
            variables,
            optimisticResponse: { addFavorite: { __typename: 'AddFavoritePayload' } },
            update: (cache, result) => {
              if (result.data?.addFavorite.__typename === 'AddFavoritePayload') updateCache(cache, toolId, true)
            },
          })
          const { failure } = unwrap(data?.addFavorite)
          if (failure) throw new Error(failure.message)
        } else {
          await remove({
            variables,
            optimisticResponse: { removeFavorite: { __typename: 'RemoveFavoritePayload', toolId } },
            update: (cache) => updateCache(cache, toolId, false),
          })
        }
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new Error(`Failed to ${saved ? 'add to' : 'remove from'} favorites: ${reason}`, { cause: error })
      }
      // A list that lacks the tool is refetched when it is next viewed.
      if (saved) client.cache.modify({ fields: { favorites: (_, { DELETE }) => DELETE } })
      // Without the list, which could not be loaded before, no heart would change.
      if (client.readQuery({ query: FavoriteToolIdsQuery }) === null) {
        void refetchSaved(client).catch(() => undefined)
      }
    },
    [add, remove, client],
  )
}
