import type { ResultOf } from '@graphql-typed-document-node/core'
import { z } from 'zod'
import { dashedName, MAX_SEARCH_LENGTH } from '#core/catalogue/tool-query.ts'
import { DomainError } from '#core/errors.ts'
import { graphql } from '../gql/gql.ts'
import { oneLine } from './readable-text.ts'

/** An argument that names a tool. */
export const toolName = z
  .string()
  .trim()
  .min(1)
  .max(MAX_SEARCH_LENGTH)
  .describe('The name or the slug of a tool, such as "ChatGPT" or "github-copilot".')

/** The name as the `reference` of the API. */
export const toReference = (name: string): string => dashedName(name)

/** A tool that the catalog does not have. `tool` is the name as it was given. */
export class UnknownToolError extends DomainError {
  readonly tool: string

  constructor(tool: string) {
    super('NOT_FOUND', 404, `There is no tool named "${oneLine(tool)}".`)
    this.tool = tool
  }
}

/** What to offer for a name without a tool. */
export const UnknownToolQuery = graphql(`
  query McpUnknownTool($slug: String!, $search: String!) {
    removedTool(slug: $slug) {
      name
      alternatives {
        name
        slug
      }
    }
    toolSuggestions(search: $search, first: 5) {
      name
      slug
    }
  }
`)

export const unknownToolVariables = (name: string) => ({ slug: toReference(name), search: name })

const named = (tools: readonly { readonly name: string; readonly slug: string }[]): string =>
  tools.map(({ name, slug }) => `${name} (${slug})`).join(', ')

/** Says what became of the tool, or which names are similar. */
export const unknownToolText = (
  requested: string,
  { removedTool, toolSuggestions }: ResultOf<typeof UnknownToolQuery>,
): string => {
  if (removedTool !== null) {
    const { name, alternatives } = removedTool
    const instead = alternatives.length === 0 ? '' : ` Tools for the same purpose: ${named(alternatives)}.`
    return `${name} was removed from the catalog.${instead}`
  }
  const similar =
    toolSuggestions.length === 0
      ? 'Call search_tools with what the tool should do.'
      : `Similar: ${named(toolSuggestions)}. Call again with one of these slugs, or call search_tools.`
  return `There is no tool named "${oneLine(requested)}". ${similar}`
}
