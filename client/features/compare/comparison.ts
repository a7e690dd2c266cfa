/** The rows of a comparison as plain texts, for the table and for its exports. */
import { commonFactText, type DatedFact, factText } from '../../../core/display/facts.ts'
import {
  INTEGRATION_LABELS,
  labelOf,
  PLATFORM_LABELS,
  PRICING_MODEL_LABELS,
  PRIVACY_LABELS,
  skillLabel,
} from '../../../core/display/labels.ts'
import { PRICING_NOT_VERIFIED, pricingPanel } from '../../../core/display/pricing-panel.ts'
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
  /** Whether the tools differ in it. */
  readonly differs: boolean
}

export type Comparison = {
  readonly rows: readonly ComparisonRow[]
  /** The source that most facts share, said once; null without facts. */
  readonly commonSource: string | null
}

export const NOT_KNOWN = 'Not known'

type RowRule = {
  readonly label: string
  readonly linesOf: (tool: ComparedTool) => readonly (string | null)[]
  /** The fact that carries source and month. */
  readonly fact?: string
}

const yesNo = (value: boolean | null | undefined): (string | null)[] => [
  value === null || value === undefined ? null : value ? 'Yes' : 'No',
]
/** Short labels stand in one line, in one order, so that equal sets read equal. */
const labelled = (labels: Readonly<Record<string, string>>, values: readonly string[]): string[] => [
  values
    .map((value) => labelOf(labels, value))
    .sort((a, b) => a.localeCompare(b, 'en'))
    .join(', '),
]

function planLines(tool: ComparedTool): string[] {
  if (tool.plans.length === 0) return []
  const plans = tool.plans.map((plan) => ({
    ...plan,
    usdMonth: plan.usdMonth ?? null,
    usdYear: plan.usdYear ?? null,
    minSeats: plan.minSeats ?? null,
  }))
  const { tiers } = pricingPanel({ pricingModel: null, priceText: null, plans, checkedOn: null })
  return tiers.map(({ name, price, terms }) => `${name}: ${[price, ...terms].join(', ')}`)
}

const RULES: readonly RowRule[] = [
  { label: 'Price', linesOf: (tool) => [tool.priceText ?? PRICING_NOT_VERIFIED], fact: 'plans' },
  { label: 'Plans', linesOf: planLines, fact: 'plans' },
  {
    label: 'Pricing model',
    linesOf: ({ pricingModel }) => [pricingModel ? PRICING_MODEL_LABELS[fromEnum(pricingModel)] : null],
    fact: 'pricing_model',
  },
  { label: 'Free tier', linesOf: ({ freeTier }) => [freeTier ? 'Yes' : 'None known'] },
  { label: 'API', linesOf: ({ apiAvailable }) => yesNo(apiAvailable), fact: 'api_available' },
  {
    label: 'Runs on',
    linesOf: ({ platforms }) => labelled(PLATFORM_LABELS, platforms.map(fromEnum)),
    fact: 'platforms',
  },
  { label: 'Skill needed', linesOf: ({ skill }) => [skillLabel(skill)], fact: 'skill' },
  {
    label: 'Works with',
    linesOf: ({ integrations }) => labelled(INTEGRATION_LABELS, integrations),
    fact: 'integrations',
  },
  { label: 'Privacy claims', linesOf: ({ privacy }) => labelled(PRIVACY_LABELS, privacy), fact: 'privacy' },
  { label: 'Features', linesOf: ({ features }) => features },
  { label: 'Use cases', linesOf: ({ useCases }) => useCases },
  { label: 'Pros', linesOf: ({ pros }) => pros },
  { label: 'Cons', linesOf: ({ cons }) => cons },
  { label: 'Open source', linesOf: ({ openSource }) => yesNo(openSource), fact: 'open_source' },
  { label: 'Vendor', linesOf: ({ vendor }) => [vendor || null], fact: 'vendor' },
  { label: 'Category', linesOf: ({ category }) => [category.name] },
]

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
  const used = new Set(RULES.flatMap(({ fact }) => fact ?? []))
  const commonSource = commonFactText(
    facts.flatMap((known) => [...known].flatMap(([name, fact]) => (used.has(name) ? [fact] : []))),
  )
  const rows = RULES.map(({ label, linesOf, fact }): ComparisonRow => {
    const cells = tools.map((tool, index): ComparisonCell => {
      const lines = [...new Set(linesOf(tool).filter((line) => line !== null && line !== ''))] as string[]
      const known = fact === undefined ? undefined : facts[index]?.get(fact)
      const source = known && lines.length > 0 ? factText(known) : null
      return { lines, source: source === commonSource ? null : source }
    })
    const texts = cells.map(({ lines }) => lines.join('\n'))
    return { label, cells, differs: new Set(texts).size > 1 }
  })
  return { rows: rows.filter(({ cells }) => cells.some(({ lines }) => lines.length > 0)), commonSource }
}
