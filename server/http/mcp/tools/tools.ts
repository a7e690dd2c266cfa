import type { McpTool } from '../define-mcp-tool.ts'
import { compareTools } from './compare-tools.ts'
import { findAlternatives } from './find-alternatives.ts'
import { getTool } from './get-tool.ts'
import { listJobs } from './list-jobs.ts'
import { recommendTools } from './recommend-tools.ts'
import { searchTools } from './search-tools.ts'
import { whatChanged } from './what-changed.ts'

/** In the order in which an assistant usually calls them. All but `recommend_tools` only read public data. */
export const MCP_TOOLS: readonly McpTool[] = [
  listJobs,
  searchTools,
  getTool,
  compareTools,
  findAlternatives,
  recommendTools,
  whatChanged,
]
