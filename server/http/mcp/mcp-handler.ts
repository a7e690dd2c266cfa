/** What the protocol needs of its SDK. Loaded for the first request, because few instances are ever asked. */
import { toWebRequest } from '@modelcontextprotocol/node'
import { createMcpHandler, validateHostHeader } from '@modelcontextprotocol/server'
import type { McpTool } from './define-mcp-tool.ts'
import { createMcpServers } from './mcp-server.ts'
import type { McpCall } from './run-tool.ts'

type Options = {
  readonly tools: readonly McpTool[]
  /** The calls of running requests. */
  readonly calls: WeakMap<Request, McpCall>
  readonly onRefused: (error: Error) => void
}

export const createHandler = ({ tools, calls, onRefused }: Options) => {
  const createServer = createMcpServers(tools)
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const call = requestInfo && calls.get(requestInfo)
      if (call === undefined) throw new Error('An MCP request has no context.')
      return createServer(call)
    },
    { keepAliveMs: 0, onerror: onRefused },
  )
  return {
    fetch: handler.fetch,
    close: () => handler.close(),
    toWebRequest,
    isHost: (host: string, allowed: readonly string[]): boolean => validateHostHeader(host, [...allowed]).ok,
  }
}
