import type { ApolloCache, ApolloClient, Reference } from '@apollo/client'
import { graphql } from '../../gql/gql.ts'

export const FavoriteToolIdsQuery = graphql(`
  query FavoriteToolIdsQuery {
    favoriteToolIds
  }
`)

const AddFavoriteDocument = graphql(`
  mutation AddFavoriteMutation($toolId: ID!) {
    addFavorite(toolId: $toolId) {
      __typename
      ... on Failure {
        message
      }
    }
  }
`)

const RemoveFavoriteDocument = graphql(`
  mutation RemoveFavoriteMutation($toolId: ID!) {
    removeFavorite(toolId: $toolId) {
      toolId
    }
  }
`)

export const FAVORITE_FAILED = 'Failed to update favorites. Please try again.'

/** Asks the server; answers its reason when it refuses, null when it has done it. */
async function ask(client: ApolloClient, toolId: string, saved: boolean): Promise<string | null> {
  const options = { variables: { toolId }, context: { asViewer: true }, fetchPolicy: 'no-cache' } as const
  if (!saved) {
    await client.mutate({ ...options, mutation: RemoveFavoriteDocument })
    return null
  }
  const { data } = await client.mutate({ ...options, mutation: AddFavoriteDocument })
  const result = data?.addFavorite
  if (result?.__typename === 'AddFavoritePayload') return null
  return result?.message ?? 'the answer is empty'
}

async function confirm(client: ApolloClient, toolId: string, saved: boolean): Promise<void> {
  const reason = await ask(client, toolId, saved).catch((error: unknown) => `${error}`)
  if (reason !== null) throw new Error(`Failed to ${saved ? 'add to' : 'remove from'} favorites: ${reason}`)
}

type SavedPage = { readonly nodes: readonly Reference[]; readonly totalCount: number }

/** Carries a confirmed change over to everything that the browser holds, so that all hearts and lists agree at once. */
function carryOver(cache: ApolloCache, toolId: string, saved: boolean): void {
  cache.modify({
    fields: {
      favoriteToolIds: (known) => {
        const others = (known as readonly string[]).filter((id) => id !== toolId)
        return saved ? [...others, toolId] : others
      },
      favorites: (known, { readField, DELETE }) => {
        const page = known as SavedPage
        const nodes = page.nodes.filter((node) => readField('id', readField<Reference>('tool', node)) !== toolId)
        // A list that lacks the tool, or has to get it in its place, is asked for again when it is next looked at.
        if (saved || nodes.length === page.nodes.length) return DELETE
        return { ...page, nodes, totalCount: page.totalCount - 1 }
      },
    },
  })
}

/**
 * Saves a tool for the member, or saves it no more. Every heart and list agrees once the server has confirmed it;
 * throws when it does not.
 */
export async function saveFavorite(client: ApolloClient, toolId: string, saved: boolean): Promise<void> {
  await confirm(client, toolId, saved)
  carryOver(client.cache, toolId, saved)
}
