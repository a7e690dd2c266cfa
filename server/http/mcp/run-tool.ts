import type { CallToolResult } from '@modelcontextprotocol/server'
import type { DocumentNode } from 'graphql'
import { DomainError, INTERNAL_ERROR_MESSAGE, UnauthenticatedError } from '#core/errors.ts'
import { requireScope } from '#core/integrations/key-principal.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { Execute } from '../../graphql/execute.ts'
import { runTyped } from '../run-typed.ts'
import { fitAnswer } from './answer-limit.ts'
import { readArguments } from './arguments.ts'
import type { McpSite, McpTool } from './define-mcp-tool.ts'
import { withPlainStrings } from './readable-text.ts'
import { UnknownToolError, UnknownToolQuery, unknownToolText, unknownToolVariables } from './tool-names.ts'

/** What the calls of one request share. The context is always that of an anonymous visitor, with its key if it has one. */
export type McpCall = {
  readonly execute: Execute
  readonly context: RequestContext
  readonly site: McpSite
  /** Charges a document that the price of the request does not cover. */
  readonly charge: (document: DocumentNode, variables: Readonly<Record<string, unknown>>) => unknown
}

const failure = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] })

/** Throws UnauthenticatedError or KeyScopeError. `execute` itself accepts every operation. */
const expectKey = ({ name, scope }: McpTool, { context: { apiKey = null }, site }: McpCall): void => {
  if (apiKey !== null) requireScope({ apiKey }, scope ?? 'catalogue')
  else if (scope !== undefined) {
    throw new UnauthenticatedError(
      `${name} needs an API key with the scope "${scope}". Create one in Settings, tab Developer (${site.publicUrl}/settings?tab=developer), and let the assistant send it in the header "Authorization: Bearer tfk_...". The other tools need no key.`,
    )
  }
}

/** The answer of a tool; a failure is an answer too, because the SDK would send the message of any exception. */
export const runTool = async (tool: McpTool, given: unknown, call: McpCall): Promise<CallToolResult> => {
  try {
    expectKey(tool, call)
    const input = readArguments(tool.input, given)
    const { execute, context, site } = call
    const data = await runTyped(execute, tool.document as never, tool.variables(input) as never, context)
    const output = withPlainStrings(tool.output.parse(tool.answer(data, input, site)))
    const { structured, text } = fitAnswer(output, tool)
    return { structuredContent: structured, content: [{ type: 'text', text }] }
  } catch (error) {
    return failure(await failureText(error, call).catch((second: unknown) => expectedText(second, call.context)))
  }
}

/** Why a call failed. Only expected failures say it. */
export const failureText = async (error: unknown, call: McpCall): Promise<string> =>
  error instanceof UnknownToolError
    ? `${error.code}: ${await describeUnknown(error.tool, call)}`
    : expectedText(error, call.context)

const describeUnknown = async (name: string, { execute, context, charge }: McpCall): Promise<string> => {
  const variables = unknownToolVariables(name)
  await charge(UnknownToolQuery, variables)
  return unknownToolText(name, withPlainStrings(await runTyped(execute, UnknownToolQuery, variables, context)))
}

const expectedText = (error: unknown, { log, requestId }: RequestContext): string => {
  if (error instanceof DomainError && error.code !== 'INTERNAL_ERROR') return `${error.code}: ${error.message}`
  // The schema has already logged its own.
  if (!(error instanceof DomainError)) log.error({ err: error }, 'MCP tool failed')
  return `INTERNAL_ERROR: ${INTERNAL_ERROR_MESSAGE} Request ID: ${requestId}.`
}
