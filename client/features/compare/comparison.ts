/** The rows of a comparison as plain texts, for the table and for its exports. */

import { COMPARISON_ROWS, cellsDiffer, type RowLabel, type RowTool, rowCell } from '#core/display/comparison-rows.ts'
import { commonFactText, type DatedFact, factText } from '#core/display/facts.ts'
import { listText } from '#core/display/list-text.ts'
import { planTier } from '#core/display/plan-tier.ts'
import type { PanelTier } from '#core/display/pricing-panel.ts'
import type { CompareTools_toolFragment } from '../../gql/graphql.ts'
import { fromEnum } from '../../lib/enum-values.ts'
import { knownPlanOf } from '../../lib/known-plan.ts'

export type ComparedTool = CompareTools_toolFragment

export type ComparisonCell = {
  /** One entry is a text, several are a list, none means unknown. */
  readonly lines: readonly string[]
  /** Source and month, if they differ from the common source. */
  readonly source: string | null
  /** In the row of plans, the same values split into parts. */
  readonly plans?: readonly PanelTier[]
}

export type ComparisonRow = {
  readonly label: string
  /** One for each tool, in their order. */
  readonly cells: readonly ComparisonCell[]
  /** Whether the tools differ in it, as far as is known. */
  readonly differs: boolean
  /** Whether the difference is worth highlighting: lists of free texts always differ. */
  readonly marked: boolean
}

export type Comparison = {
  readonly rows: readonly ComparisonRow[]
  /** The most common source of the facts; null without facts. */
  readonly commonSource: string | null
  /** The other sources, each with its facts: `Pricing model of ChatGPT`. */
  readonly otherSources: readonly { readonly source: string; readonly facts: readonly string[] }[]
}

/**
 * The tool in the format of core: GraphQL values may be undefined instead of null, and its enum values are uppercase.
 */
const rowTool = (tool: ComparedTool): RowTool => ({
  ...tool,
  categoryName: tool.category.name,
  pricingModel: tool.pricingModel ? fromEnum(tool.pricingModel) : null,
  plans: tool.plans.map(knownPlanOf),
  apiAvailable: tool.apiAvailable ?? null,
  openSource: tool.openSource ?? null,
  mcpServer: tool.mcpServer ?? null,
  license: tool.license ?? null,
  platforms: tool.platforms.map(fromEnum),
})

function factsOf(tool: ComparedTool): Map<string, DatedFact> {
  return new Map(
    tool.facts.map(({ field, source, asOf, checkedOn }) => [
      field,
      { source: fromEnum(source), asOf, checkedOn: checkedOn ?? null },
    ]),
  )
}

/** Facts whose source is not the common one: `Pricing model` of all tools, `API, Skill needed (Claude)` of some. */
function otherSourcesOf(tools: readonly ComparedTool[], rows: readonly ComparisonRow[]) {
  const found = new Map<string, Map<string, string[]>>()
  for (const { label, cells } of rows) {
    const names = new Map<string, string[]>()
    for (const [index, { source }] of cells.entries()) {
      if (source !== null) names.set(source, [...(names.get(source) ?? []), tools[index]?.name ?? ''])
    }
    for (const [source, of] of names) {
      const whose = of.length === tools.length ? '' : ` (${listText(of)})`
      const groups = found.get(source) ?? new Map<string, string[]>()
      found.set(source, groups.set(whose, [...(groups.get(whose) ?? []), label]))
    }
  }
  return [...found].map(([source, groups]) => ({
    source,
    facts: [...groups].map(([whose, labels]) => `${labels.join(', ')}${whose}`),
  }))
}

const FREE_TEXTS: readonly string[] = ['Features', 'Use cases', 'Pros', 'Cons'] satisfies RowLabel[]

/** Builds the comparison of tools. Rows without any known value are omitted. */
export function comparisonOf(tools: readonly ComparedTool[]): Comparison {
  const facts = tools.map(factsOf)
  const used = new Set(COMPARISON_ROWS.flatMap((rule) => ('fact' in rule ? [rule.fact as string] : [])))
  const commonSource = commonFactText(
    facts.flatMap((known) => [...known].flatMap(([name, fact]) => (used.has(name) ? [fact] : []))),
  )
  const compared = tools.map(rowTool)
  const rows = COMPARISON_ROWS.map((rule): ComparisonRow => {
    const found = compared.map((tool) => rowCell(rule, tool))
    const cells = found.map(({ lines }, index): ComparisonCell => {
      const known = 'fact' in rule ? facts[index]?.get(rule.fact) : undefined
      const source = known && lines.length > 0 ? factText(known) : null
      const tiers = rule.label === 'Plans' ? { plans: compared[index]?.plans.map(planTier) ?? [] } : {}
      return { lines, source: source === commonSource ? null : source, ...tiers }
    })
    const differs = cellsDiffer(found)
    return { label: rule.label, cells, differs, marked: differs && !FREE_TEXTS.includes(rule.label) }
  })
  return {
    rows: rows.filter(({ cells }) => cells.some(({ lines }) => lines.length > 0)),
    commonSource,
    otherSources: otherSourcesOf(tools, rows),
  }
}
