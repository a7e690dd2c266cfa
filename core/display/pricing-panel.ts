import type { FactSource, PricingModel } from '../catalogue/vocabulary.ts'
import { asOfText, monthText } from './facts.ts'
import { PRICING_NOT_VERIFIED } from './pricing-not-verified.ts'

export type PanelColor = 'green' | 'blue' | 'purple' | 'orange' | 'slate'

export type PanelTier = {
  readonly name: string
  readonly price: string
  /** Other terms of the price: `or $180/year, per seat, at least 2 seats`. Null for none. */
  readonly terms: string | null
  readonly limits: readonly string[]
  /** `YYYY-MM`, the month that the price is known for. Typical tiers have none. */
  readonly month?: string
}

export type PricingPanel = {
  readonly color: PanelColor
  /**
   * `known`: dated plans of the vendor. `typical`: tiers of the pricing model, not facts about this tool. `unknown`: not
   * even the pricing model is known, so there are no tiers.
   */
  readonly kind: 'known' | 'typical' | 'unknown'
  readonly heading: string
  readonly tiers: readonly PanelTier[]
  readonly note: string
}

/** A known plan as a tier, with the month and the currency of its price. */
type ShownPlan = PanelTier & { readonly asOf: string; readonly currency: string }

type PricedTool = {
  readonly pricingModel: PricingModel | null
  readonly priceText: string | null
  readonly plans: readonly ShownPlan[]
  /** The day somebody checked the plans, `YYYY-MM-DD`; null when nobody has, undefined when that is unknown. */
  readonly checkedOn: string | null | undefined
  readonly source?: FactSource | undefined
}

const COLORS: Readonly<Record<PricingModel, PanelColor>> = {
  free: 'green',
  freemium: 'blue',
  paid: 'purple',
  enterprise: 'orange',
}

const tier = (name: string, price: string): PanelTier => ({ name, price, terms: null, limits: [] })

const TYPICAL_TIERS: Readonly<Record<PricingModel, readonly PanelTier[]>> = {
  free: [tier('Free', '$0/month')],
  freemium: [tier('Free', '$0/month'), tier('Pro', '$9-29/month')],
  paid: [tier('Starter', '$9-19/month'), tier('Pro', '$29-49/month')],
  enterprise: [tier('Professional', '$99-199/month'), tier('Enterprise', 'Custom pricing')],
}

/** Each price shows its own month. */
const severalMonths = (source: FactSource | undefined): string =>
  source === 'vendor_statement'
    ? 'confirmed by the vendor in the months shown'
    : 'as of the months shown, not re-checked'

/** What is certain without knowing whether somebody has checked the plans. */
const monthsOf = ([month, ...more]: readonly string[]): string =>
  `as of ${more.length === 0 ? monthText(month ?? '') : 'the months shown'}`

const knownNote = ({ plans, checkedOn, source }: Omit<PricedTool, 'pricingModel' | 'priceText'>): string => {
  const months = [...new Set(plans.map((plan) => plan.asOf))]
  const dated = checkedOn === undefined ? null : { source, asOf: months[0] ?? '', checkedOn }
  const isOne = months.length === 1 || checkedOn
  const text = dated === null ? monthsOf(months) : isOne ? asOfText(dated) : severalMonths(source)
  const isDollars = plans.every(({ currency }) => currency === 'USD')
  return `${isDollars ? 'in US dollars ' : ''}before tax, ${text}`
}

/** Dated plans, labeled with their month if it is the same; else the model's typical tiers or the tool's pricing text. */
export const pricingPanel = ({ pricingModel, priceText, plans, checkedOn, source }: PricedTool): PricingPanel => {
  const color = pricingModel === null ? 'slate' : COLORS[pricingModel]
  if (plans.length > 0) {
    return {
      color,
      kind: 'known',
      heading: 'Pricing',
      tiers: plans.map((plan) => ({ ...plan, month: checkedOn?.slice(0, 7) ?? plan.asOf })),
      note: knownNote({ plans, checkedOn, source }),
    }
  }
  if (pricingModel !== null) {
    return {
      color,
      kind: 'typical',
      heading: `Typical for ${pricingModel} tools`,
      tiers: TYPICAL_TIERS[pricingModel],
      note: PRICING_NOT_VERIFIED,
    }
  }
  const unknown = { color, heading: 'Pricing', note: PRICING_NOT_VERIFIED } as const
  return priceText === null
    ? { ...unknown, kind: 'unknown', tiers: [] }
    : { ...unknown, kind: 'typical', tiers: [tier('Standard', priceText)] }
}
