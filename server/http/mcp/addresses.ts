export const MCP_PATH = '/mcp'

/** The resource of a tool. The last part is its slug. */
export const TOOL_RESOURCE = 'toolfinch://tool/'
