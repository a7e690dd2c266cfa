import type { Reference } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { graphql } from '../../gql/gql.ts'
import { unwrap } from '../../lib/unwrap.ts'

const RestoreFavoriteDocument = graphql(`
  mutation RestoreFavorite($toolId: ID!, $favoritedAt: DateTime!) {
    addFavorite(input: { toolId: $toolId, favoritedAt: $favoritedAt }) {
      __typename
      ... on AddFavoritePayload {
        favorite {
          id
          favoritedAt
          ...SavedTools_favorite
        }
      }
      ...Failure_failure
    }
  }
`)

type SavedPage = {
  readonly nodes: readonly Reference[]
  readonly totalCount: number
  readonly pageInfo?: { readonly hasNextPage: boolean }
}

/**
 * Restores a saved tool that was just removed, at its previous position in every visible list. Rejects when the server
 * does not confirm it.
 */
export function useRestoreFavorite(): (toolId: string, favoritedAt: string) => Promise<void> {
  const [restore] = useMutation(RestoreFavoriteDocument, {
    context: { asViewer: true },
    update: (cache, { data }) => {
      if (data?.addFavorite.__typename !== 'AddFavoritePayload') return
      const { favorite } = data.addFavorite
      const restored: Reference = { __ref: cache.identify(favorite) ?? '' }
      cache.modify({
        fields: {
          favoriteToolIds: (known, { readField }) => {
            const toolId = readField<string>('id', readField<Reference>('tool', restored))
            const ids = known as readonly string[]
            return toolId === undefined || ids.includes(toolId) ? ids : [...ids, toolId]
          },
          favorites: (known, { readField }) => {
            const page = known as SavedPage
            const others = page.nodes.filter(({ __ref }) => __ref !== restored.__ref)
            const isOlder = (node: Reference) => (readField<string>('favoritedAt', node) ?? '') < favorite.favoritedAt
            const index = others.findIndex(isOlder)
            // After the last entry of a page with more to come, it arrives with the next page.
            if (index === -1 && page.pageInfo?.hasNextPage === true) return { ...page, totalCount: page.totalCount + 1 }
            const place = index === -1 ? others.length : index
            const nodes = [...others.slice(0, place), restored, ...others.slice(place)]
            return { ...page, nodes, totalCount: page.totalCount + 1 }
          },
        },
      })
    },
  })
  return async (toolId, favoritedAt) => {
    const { data } = await restore({ variables: { toolId, favoritedAt } })
    const { failure } = unwrap(data?.addFavorite)
    if (failure) throw new Error(failure.message)
  }
}
