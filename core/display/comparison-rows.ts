import type { TextsOf, ToolFor } from '../catalogue/fields/field-names.ts'
import type { KnownPlan } from '../catalogue/known-plan.ts'
import { INTEGRATION_LABELS, labelsOf, PLATFORM_LABELS, PRIVACY_LABELS, skillLabel } from './labels.ts'
import { PRICE_ROWS } from './price-rows.ts'

export const NOT_KNOWN = 'Not known'

export type RowTool = TextsOf<ToolFor<'comparison'>> & {
  readonly categoryName: string
  readonly plans: readonly KnownPlan[]
  readonly freeTier: boolean
}

/** A cell: the known lines, and a fallback text. One line is shown as text, more as a list. */
type RowCell = { readonly lines: readonly string[]; readonly known: boolean }

export type RowRule = {
  readonly label: string
  readonly linesOf: (tool: RowTool) => readonly (string | null)[]
  /** The fallback text; without it the cell is empty. */
  readonly unknown?: (tool: RowTool) => string
  /** The fact with source and month. */
  readonly fact?: string
}

const yesNo = (value: boolean | null): (string | null)[] => [value === null ? null : value ? 'Yes' : 'No']

/** Short labels share a line. */
const labelled = (labels: Readonly<Record<string, string>>, values: readonly string[]): string[] => [
  labelsOf(labels, values).join(', '),
]

/** The rows by what they show, in order. */
const ROWS = {
  ...PRICE_ROWS,
  apiAvailable: { label: 'API', linesOf: ({ apiAvailable }) => yesNo(apiAvailable), fact: 'api_available' },
  mcpServer: { label: 'MCP server', linesOf: ({ mcpServer }) => yesNo(mcpServer), fact: 'mcp_server' },
  platforms: { label: 'Runs on', linesOf: ({ platforms }) => labelled(PLATFORM_LABELS, platforms), fact: 'platforms' },
  skill: { label: 'Skill needed', linesOf: ({ skill }) => [skillLabel(skill)], fact: 'skill' },
  integrations: {
    label: 'Works with',
    linesOf: ({ integrations }) => labelled(INTEGRATION_LABELS, integrations),
    fact: 'integrations',
  },
  privacy: { label: 'Privacy claims', linesOf: ({ privacy }) => labelled(PRIVACY_LABELS, privacy), fact: 'privacy' },
  features: { label: 'Features', linesOf: ({ features }) => features },
  useCases: { label: 'Use cases', linesOf: ({ useCases }) => useCases },
  pros: { label: 'Pros', linesOf: ({ pros }) => pros },
  cons: { label: 'Cons', linesOf: ({ cons }) => cons },
  openSource: { label: 'Open source', linesOf: ({ openSource }) => yesNo(openSource), fact: 'open_source' },
  license: { label: 'License', linesOf: ({ license }) => [license], fact: 'license' },
  vendor: { label: 'Vendor', linesOf: ({ vendor }) => [vendor || null], fact: 'vendor' },
  categoryName: { label: 'Category', linesOf: ({ categoryName }) => [categoryName] },
} as const satisfies Record<keyof RowTool | 'price', RowRule>

type Rule = (typeof ROWS)[keyof typeof ROWS]
export const COMPARISON_ROWS: readonly Rule[] = Object.values(ROWS)

export type RowLabel = Rule['label']

export const rowCell = (rule: RowRule, tool: RowTool): RowCell => {
  const lines = [...new Set(rule.linesOf(tool))].filter((line): line is string => line !== null && line !== '')
  if (lines.length > 0) return { lines, known: true }
  return { lines: rule.unknown === undefined ? [] : [rule.unknown(tool)], known: false }
}

/** Whether tools differ in a row. Unknown values do not count: two known cells must disagree. */
export const cellsDiffer = (cells: readonly RowCell[]): boolean =>
  new Set(cells.flatMap(({ lines, known }) => (known ? [lines.join('\n')] : []))).size > 1
