/** The month that a page may claim for its facts: the oldest of all that its text uses. */
import { snakeCase } from '../catalogue/fields/field-types.ts'
import { knownMonth } from '../display/facts.ts'
import { entryPlanOf } from '../display/offer.ts'
import { hasFreeTier } from '../display/price.ts'
import type { PageBlock } from './page-model.ts'
import type { PageTool } from './page-tool.ts'

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0)

const factMonth = ({ facts }: PageTool, name: string): string[] => {
  const fact = facts[name]
  return fact === undefined ? [] : [knownMonth(fact)]
}

/** A check of the plans covers each of them. */
const planMonths = ({ facts }: PageTool, plans: PageTool['plans']): string[] => {
  const checkedOn = facts['plans']?.checkedOn ?? null
  return plans.map(({ asOf }) => knownMonth({ asOf, checkedOn }))
}

const modelMonth = (tool: PageTool): string[] => (tool.pricingModel === null ? [] : factMonth(tool, 'pricing_model'))

const entryMonth = (tool: PageTool): string[] => {
  const entry = entryPlanOf(tool)
  return entry === null ? [] : planMonths(tool, [entry.plan])
}

/** A free plan shows it; otherwise the pricing model does. */
const freePlanMonth = (tool: PageTool): string[] => {
  const free = tool.plans.filter((plan) => hasFreeTier(null, [plan]))
  return free.length > 0 ? planMonths(tool, free) : modelMonth(tool)
}

const PRICE_MONTHS: Readonly<Record<string, (tool: PageTool) => string[]>> = {
  plans: (tool) => planMonths(tool, tool.plans),
  planCount: (tool) => planMonths(tool, tool.plans),
  planMonths: (tool) => planMonths(tool, tool.plans),
  entryCents: entryMonth,
  entryPlan: entryMonth,
  // Shown as the pricing model when no price is known.
  priceCents: (tool) =>
    tool.pricingModel === 'free' || entryPlanOf(tool) === null ? modelMonth(tool) : entryMonth(tool),
  freePlan: freePlanMonth,
  pricingModel: modelMonth,
}

/** Empty for unknown values, which claim nothing, and for the editors' own decisions, such as the category. */
const monthsOf = (tool: PageTool, field: string): string[] => {
  const months = PRICE_MONTHS[field]
  if (months !== undefined) return months(tool)
  return isEmpty(tool[field as keyof PageTool]) ? [] : factMonth(tool, snakeCase(field))
}

/** The field behind a claim about all tools of a page; null for their number alone. */
const countedField = (field: string): string | null => {
  if (field === 'prices') return 'entryCents'
  return field.startsWith('count:') ? field.slice('count:'.length) : null
}

/**
 * `YYYY-MM`; null when no claim rests on a dated fact.
 * @param tools those that the page counts
 * @param byId those that it names
 */
export const factsMonth = (
  blocks: readonly PageBlock[],
  tools: readonly PageTool[],
  byId: ReadonlyMap<string, PageTool>,
): string | null => {
  const read = new Set<string>()
  let oldest: string | null = null
  const use = (tool: PageTool, field: string): void => {
    const key = `${tool.id} ${field}`
    if (read.has(key)) return
    read.add(key)
    for (const month of monthsOf(tool, field)) if (oldest === null || month < oldest) oldest = month
  }
  for (const { toolId, field } of blocks.flatMap(({ claims }) => claims ?? [])) {
    const tool = byId.get(toolId)
    if (tool !== undefined) use(tool, field)
    const counted = toolId === '' ? countedField(field) : null
    if (counted !== null) for (const one of tools) use(one, counted)
  }
  return oldest
}
