import { z } from 'zod'
import { graphql } from '../../gql/gql.ts'
import { cutNote, defineMcpTool } from '../define-mcp-tool.ts'
import { escaped } from '../readable-text.ts'
import { toolName, toReference, UnknownToolError } from '../tool-names.ts'
import { linkTo, summaryLine, toolSummary, toSummary } from '../tool-summary.ts'

const document = graphql(`
  query McpFindAlternatives($reference: String!, $first: Int!) {
    tool(by: { reference: $reference }) {
      ...McpToolSummary_tool
      similar(first: $first) {
        contrasts
        sharedJobs {
          name
        }
        tool {
          ...McpToolSummary_tool
        }
      }
      otherChoices {
        condition
        tool {
          ...McpToolSummary_tool
        }
      }
    }
  }
`)

const MOST = 12

const input = z.strictObject({
  tool: toolName,
  first: z.int().min(1).max(MOST).default(6).describe('How many tools to return.'),
})

const ADVANTAGES = {
  CHEAPER: 'costs less',
  EASIER: 'is easier to use',
  HAS_API: 'has an API',
  FREE_TIER: 'has a free plan',
} as const

const alternative = toolSummary.extend({
  advantages: z.array(z.string()).describe('What it has over the tool.'),
  shared_jobs: z.array(z.string()).describe('Jobs that both do.'),
})

const output = z.object({
  tool: toolSummary,
  alternatives: z.array(alternative).describe('Most similar first.'),
  choose_instead: z
    .array(z.object({ if: z.string(), name: z.string(), slug: z.string(), page: z.string() }))
    .describe('When to choose another kind of tool.'),
  ...cutNote,
})

export const findAlternatives = defineMcpTool({
  name: 'find_alternatives',
  title: 'Find alternatives to a tool',
  description:
    'Lists tools for the same purpose as a given tool, with their advantages over it. Also works for a tool that was shut down.',
  input,
  output,
  document,
  variables: ({ tool, first }) => ({ reference: toReference(tool), first }),
  answer: ({ tool }, { tool: requested }, site) => {
    if (tool === null) throw new UnknownToolError(requested)
    return {
      tool: toSummary(tool, site),
      alternatives: tool.similar.map((similar) => ({
        ...toSummary(similar.tool, site),
        advantages: similar.contrasts.map((contrast) => ADVANTAGES[contrast]),
        shared_jobs: similar.sharedJobs.map(({ name }) => name),
      })),
      choose_instead: tool.otherChoices.map(({ condition, tool: other }) => {
        const { name, slug, page } = toSummary(other, site)
        return { if: condition, name, slug, page }
      }),
    }
  },
  text: ({ tool, alternatives, choose_instead: others }) =>
    [
      ...(tool.status === null ? [] : [`${escaped(tool.status)}.`]),
      alternatives.length === 0 ? `No similar tool to ${linkTo(tool)} is known.` : `Alternatives to ${linkTo(tool)}:`,
      ...alternatives.map((other) => {
        const advantages = other.advantages.length === 0 ? '' : ` It ${other.advantages.join(' and ')}.`
        return `${summaryLine(other)}${advantages}`
      }),
      ...others.map((other) => `- If ${escaped(other.if)}: ${linkTo(other)}.`),
    ].join('\n'),
  lists: ['alternatives'],
})
