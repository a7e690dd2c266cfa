/** The rows of a comparison as plain texts, for the table and for its exports. */
import { COMPARISON_ROWS, cellsDiffer, type RowTool, rowCell } from '../../../core/display/comparison-rows.ts'
import { commonFactText, type DatedFact, factText } from '../../../core/display/facts.ts'
import type { CompareTools_toolFragment } from '../../gql/graphql.ts'
import { fromEnum } from '../../lib/enum-values.ts'

export type ComparedTool = CompareTools_toolFragment

export type ComparisonCell = {
  /** One entry is a text, more are a list; none is not known. */
  readonly lines: readonly string[]
  /** Source and month, where the fact has one that is not the common one. */
  readonly source: string | null
}

export type ComparisonRow = {
  readonly label: string
  /** One for each tool, in their order. */
  readonly cells: readonly ComparisonCell[]
  /** Whether the tools differ in it, as far as is known of them. */
  readonly differs: boolean
}

export type Comparison = {
  readonly rows: readonly ComparisonRow[]
  /** The source that most facts share, said once; null without facts. */
  readonly commonSource: string | null
}

/** The tool in the spelling of core: GraphQL leaves out what is null and spells enum values in capitals. */
const rowTool = (tool: ComparedTool): RowTool => ({
  vendor: tool.vendor,
  categoryName: tool.category.name,
  pricingModel: tool.pricingModel ? fromEnum(tool.pricingModel) : null,
  plans: tool.plans.map((plan) => ({
    ...plan,
    usdMonth: plan.usdMonth ?? null,
    usdYear: plan.usdYear ?? null,
    minSeats: plan.minSeats ?? null,
  })),
  freeTier: tool.freeTier,
  apiAvailable: tool.apiAvailable ?? null,
  openSource: tool.openSource ?? null,
  platforms: tool.platforms.map(fromEnum),
  skill: tool.skill,
  integrations: tool.integrations,
  privacy: tool.privacy,
  features: tool.features,
  useCases: tool.useCases,
  pros: tool.pros,
  cons: tool.cons,
})

function factsOf(tool: ComparedTool): Map<string, DatedFact> {
  return new Map(
    tool.facts.map(({ field, source, asOf, checkedOn }) => [
      field,
      { source: fromEnum(source), asOf, checkedOn: checkedOn ?? null },
    ]),
  )
}

/** Sets tools side by side. A row that nothing is known about for any of them is left out. */
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
      return { lines, source: source === commonSource ? null : source }
    })
    return { label: rule.label, cells, differs: cellsDiffer(found) }
  })
  return { rows: rows.filter(({ cells }) => cells.some(({ lines }) => lines.length > 0)), commonSource }
}
