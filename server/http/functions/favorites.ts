import { z } from 'zod'
import { readFragment } from '../gql/fragment-masking.ts'
import { graphql } from '../gql/gql.ts'
import { defineCall, type FunctionDefinition, legacyClaim, successSchema } from './define-function.ts'
import { expectSuccess } from './expect-success.ts'
import { LegacyTool, legacyToolSchema, toLegacyTool } from './legacy-tool.ts'

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

const listSchema = z.object({
  success: z.literal(true),
  data: z.array(
    z.object({ id: z.string(), tool_id: z.string(), favorited_at: z.string(), ai_tools: legacyToolSchema }),
  ),
})

/** GET, POST and DELETE favorites: the caller's saved tools, newest first; adding and removing are idempotent. */
export const favorites: FunctionDefinition = {
  name: 'favorites',
  calls: [
    defineCall({
      method: 'GET',
      action: null,
      summary: 'Lists the saved tools, newest first.',
      access: 'member',
      answers: { 200: listSchema },
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
      summary: 'Saves a tool; saving it again changes nothing.',
      access: 'member',
      answers: { 200: successSchema },
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
      summary: 'Removes a saved tool; removing it again changes nothing.',
      access: 'member',
      answers: { 200: successSchema },
      input: z.object({ ...legacyClaim, toolId: z.string() }),
      document: removeDocument,
      variables: ({ toolId }) => ({ toolId }),
      reply: () => ({ body: { success: true } }),
    }),
  ],
}
