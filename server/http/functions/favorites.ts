import { z } from 'zod'
import { readFragment } from '../gql/fragment-masking.ts'
import { graphql } from '../gql/gql.ts'
import { defineCall, type FunctionDefinition, legacyClaim } from './define-function.ts'
import { expectSuccess } from './expect-success.ts'
import { LegacyTool, toLegacyTool } from './legacy-tool.ts'

const listDocument = graphql(`
  query FavoritesFunction {
    favorites(first: 1000) {
      nodes {
        id
        favoritedAt
        tool {
          id
          ...LegacyTool_tool
        }
      }
    }
  }
`)
const addDocument = graphql(`
  mutation FavoritesFunctionAdd($toolId: ID!) {
    addFavorite(input: { toolId: $toolId }) {
      __typename
      ...FunctionFailure_failure
    }
  }
`)
const removeDocument = graphql(`
  mutation FavoritesFunctionRemove($toolId: ID!) {
    removeFavorite(input: { toolId: $toolId }) {
      __typename
      ... on RemoveFavoritePayload {
        toolId
      }
    }
  }
`)

/** GET, POST and DELETE favorites: the caller's saved tools, newest first; adding and removing are idempotent. */
export const favorites: FunctionDefinition = {
  name: 'favorites',
  calls: [
    defineCall({
      method: 'GET',
      action: null,
      input: z.object(legacyClaim),
      document: listDocument,
      variables: () => ({}),
      reply: ({ favorites: { nodes } }) => ({
        body: {
          success: true,
          data: nodes.map(({ id, favoritedAt, tool }) => ({
            id,
            tool_id: tool.id,
            favorited_at: favoritedAt,
            ai_tools: toLegacyTool(readFragment(LegacyTool, tool)),
          })),
        },
      }),
    }),
    defineCall({
      method: 'POST',
      action: null,
      input: z.object({ ...legacyClaim, toolId: z.string(), action: z.literal('add').optional() }),
      document: addDocument,
      variables: ({ toolId }) => ({ toolId }),
      reply: ({ addFavorite }) => {
        expectSuccess(addFavorite, 'AddFavoritePayload')
        return { body: { success: true } }
      },
    }),
    defineCall({
      method: 'DELETE',
      action: null,
      input: z.object({ ...legacyClaim, toolId: z.string() }),
      document: removeDocument,
      variables: ({ toolId }) => ({ toolId }),
      reply: () => ({ body: { success: true } }),
    }),
  ],
}
