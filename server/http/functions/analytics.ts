import { z } from 'zod'
import { graphql } from '../gql/gql.ts'
import { defineCall, type FunctionDefinition } from './define-function.ts'
import { getAnalytics } from './get-analytics.ts'

const trackDocument = graphql(`
  mutation AnalyticsFunctionTrackMutation($toolId: ID!) {
    trackToolView(toolId: $toolId) {
      kept
    }
  }
`)

/**
 * POST analytics, by `action`, also as a browser's beacon. Who looked at a tool comes from the token; what the caller says
 * of that is dropped.
 */
export const analytics: FunctionDefinition = {
  name: 'analytics',
  maxBodyBytes: 4_096,
  calls: [
    defineCall({
      method: 'POST',
      takesBeacons: true,
      action: 'track_tool_view',
      input: z.object({ tool_id: z.string() }),
      document: trackDocument,
      variables: ({ tool_id: toolId }) => ({ toolId }),
      reply: () => ({ status: 202, body: { success: true } }),
    }),
    getAnalytics,
  ],
}
