/** Facts that the page of a tool shows as one line of text. */
import type { ToolValues } from '../catalogue/fields/tool-values.ts'
import { monthText } from './facts.ts'
import { countText } from './numbers.ts'

export type FactText = { readonly label: string; readonly value: string; readonly fact: string }

type Facts = {
  readonly mcpServer: ToolValues['mcp_server']
  readonly license: ToolValues['license']
  readonly latestRelease: ToolValues['latest_release']
  readonly latestReleaseOn: ToolValues['latest_release_on']
  readonly contextWindow: ToolValues['context_window']
}

const releaseText = (version: string | null, day: string | null): string | null =>
  version === null || day === null ? version : `${version}, ${monthText(day.slice(0, 'YYYY-MM'.length))}`

/** The known ones, in the order of display. */
export const factTexts = (tool: Facts): FactText[] => {
  const { mcpServer, license, latestRelease, latestReleaseOn, contextWindow } = tool
  const rows: readonly (readonly [label: string, value: string | null, fact: string])[] = [
    ['MCP server', mcpServer === null ? null : mcpServer ? 'Yes' : 'No', 'mcp_server'],
    ['License', license, 'license'],
    ['Newest release', releaseText(latestRelease, latestReleaseOn), 'latest_release'],
    ['Context window', contextWindow === null ? null : `${countText(contextWindow)} tokens`, 'context_window'],
  ]
  return rows.flatMap(([label, value, fact]) => (value === null ? [] : [{ label, value, fact }]))
}
