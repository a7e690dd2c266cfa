import { lowestPaid } from '../../display/lowest-price.ts'
import { formatCents } from '../../display/price.ts'
import { type KnownPlan, toKnownPlan } from '../known-plan.ts'
import { type FiledTool, type LintProblem, problemsOf } from './problem.ts'

/** A median of fewer prices says little about the category. */
const FEWEST_PRICES = 8
/** How many times a price can be above or below the median without a note. */
const LARGEST_FACTOR = 3

type PricedTool = { readonly tool: FiledTool; readonly plan: KnownPlan; readonly cents: number }

/** Of at least one price. */
const medianOf = (prices: readonly PricedTool[]): number => {
  const sorted = prices.map(({ cents }) => cents).sort((a, b) => a - b)
  const at = (index: number) => sorted[Math.floor(index)] ?? 0
  return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2
}

const hasNote = ({ included, requires, keyLimits }: KnownPlan): boolean =>
  included !== null || requires !== null || keyLimits.length > 0

const outliersOf = (prices: readonly PricedTool[]): LintProblem[] => {
  if (prices.length < FEWEST_PRICES) return []
  const median = medianOf(prices)
  const isFar = ({ cents }: PricedTool) => cents > LARGEST_FACTOR * median || cents * LARGEST_FACTOR < median
  return prices
    .filter((price) => isFar(price) && !hasNote(price.plan))
    .flatMap(({ tool, plan, cents }) =>
      problemsOf(tool, [
        [
          'price-outlier',
          `plan "${plan.name}" (${formatCents(cents)}) is far from the category's median (${formatCents(Math.round(median))}): say in included, requires or key_limits what it contains`,
        ],
      ]),
    )
}

/** Lowest monthly prices that differ from those of their category without an explanation. Only active tools count. */
export const lintPriceOutliers = (tools: readonly FiledTool[]): LintProblem[] => {
  const prices = tools
    .filter(({ status }) => status === 'active')
    .flatMap((tool): PricedTool[] => {
      const lowest = lowestPaid(tool.plans.map(toKnownPlan))
      return lowest === null ? [] : [{ tool, ...lowest }]
    })
  return [...Map.groupBy(prices, ({ tool }) => tool.category).values()].flatMap(outliersOf)
}
