/** The rows of a comparison that say what the tools cost. */
import type { RowRule, RowTool } from './comparison-rows.ts'
import { knownPriceText, priceText } from './lowest-price.ts'
import { planTier } from './plan-tier.ts'
import { PRICING_MODEL_LABELS } from './pricing-model-labels.ts'
import { PRICING_NOT_VERIFIED } from './pricing-not-verified.ts'

const planLines = ({ plans }: RowTool): string[] =>
  plans.map((plan) => {
    const { name, price, terms, limits } = planTier(plan)
    return `${name}: ${[price, ...(terms === null ? [] : [terms]), ...limits].join(', ')}`
  })

/** Only shown when the record says how the vendor charges. */
const NO_FREE_TIER = 'None known'
const freeTierLines = ({ freeTier, pricingModel }: RowTool): (string | null)[] => {
  if (freeTier) return ['Yes']
  return [pricingModel === null ? null : NO_FREE_TIER]
}

export const PRICE_ROWS = {
  price: {
    label: 'Price',
    linesOf: ({ pricingModel, plans }) => [knownPriceText(pricingModel, plans)],
    unknown: ({ pricingModel, plans }) => priceText(pricingModel, plans) ?? PRICING_NOT_VERIFIED,
    fact: 'plans',
  },
  plans: { label: 'Plans', linesOf: planLines, fact: 'plans' },
  pricingModel: {
    label: 'Pricing model',
    linesOf: ({ pricingModel }) => [pricingModel ? PRICING_MODEL_LABELS[pricingModel] : null],
    fact: 'pricing_model',
  },
  freeTier: { label: 'Free tier', linesOf: freeTierLines },
} as const satisfies Record<string, RowRule>
