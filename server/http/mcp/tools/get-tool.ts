import { z } from 'zod'
import { cutNote, defineMcpTool } from '../define-mcp-tool.ts'
import { ToolDetailsQuery, toDetails, toolDetails } from '../tool-details.ts'
import { toolDetailsText } from '../tool-details-text.ts'
import { toolName, toReference, UnknownToolError } from '../tool-names.ts'

export const getTool = defineMcpTool({
  name: 'get_tool',
  title: 'Get a tool',
  description:
    'Returns the record of one tool: plans and prices with their months, what it is best for and not for, features, drawbacks, facts and recent events.',
  input: z.strictObject({ tool: toolName }),
  output: toolDetails.extend(cutNote),
  document: ToolDetailsQuery,
  variables: ({ tool }) => ({ reference: toReference(tool) }),
  answer: ({ tool }, { tool: requested }, site) => {
    if (tool === null) throw new UnknownToolError(requested)
    return toDetails(tool, site)
  },
  text: toolDetailsText,
  lists: ['features', 'use_cases', 'events'],
})
