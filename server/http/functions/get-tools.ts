import { z } from 'zod'
import { MAX_TRUSTED_PAGE_SIZE } from '#core/catalogue/tool-query.ts'
import { readFragment } from '../gql/fragment-masking.ts'
import { graphql } from '../gql/gql.ts'
import { defineCall, type FunctionDefinition } from './define-function.ts'
import { LegacyTool, legacyToolSchema, toLegacyTool } from './legacy-tool.ts'

/** Whole numbers; clamped instead of rejected. */
const limitSchema = z
  .string('must be a whole number')
  .regex(/^-?\d+$/, 'must be a whole number')
  .transform((text) => Math.min(MAX_TRUSTED_PAGE_SIZE, Math.max(1, Number(text))))

const LIMIT = {
  description: `How many tools at most. Other whole numbers are clamped to 1 and ${MAX_TRUSTED_PAGE_SIZE}.`,
  override: { type: 'integer', pattern: undefined },
} as const

const document = graphql(`
  query GetToolsFunction($search: String!, $hasSearch: Boolean!, $first: Int!) {
    match: tool(by: { reference: $search }) @include(if: $hasSearch) {
      id
      status
      ...LegacyTool_tool
    }
    tools(search: $search, first: $first) {
      nodes {
        id
        ...LegacyTool_tool
      }
    }
  }
`)

/**
 * GET getTools?limit=&search=: an array of active tools, first those whose id, slug or dashed name equals the search,
 * then matches. `limit` defaults to 1000.
 */
export const getTools: FunctionDefinition = {
  name: 'getTools',
  calls: [
    defineCall({
      method: 'GET',
      action: null,
      summary: 'Lists the active tools, or those that match a search.',
      access: 'anyone',
      answers: { 200: z.array(legacyToolSchema) },
      input: z.object({
        limit: limitSchema.default(MAX_TRUSTED_PAGE_SIZE).meta(LIMIT),
        search: z.string().default(''),
      }),
      document,
      variables: ({ limit, search }) => ({ search, hasSearch: search.trim() !== '', first: limit }),
      reply: ({ match, tools }, { limit }) => {
        const first = match === null || match === undefined || match.status !== 'ACTIVE' ? [] : [match]
        const others = tools.nodes.filter((tool) => tool.id !== first[0]?.id)
        const found = [...first, ...others].slice(0, limit)
        return { body: found.map((tool) => toLegacyTool(readFragment(LegacyTool, tool))) }
      },
    }),
  ],
}
