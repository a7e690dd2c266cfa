/** What a plan cost before, from the values that the change feed recorded. */
import type { KnownPlan } from './known-plan.ts'
import type { StoredFact } from './tool-values.ts'

type PricePeriod = 'month' | 'year'

/** The plans of a tool at one time, with the source that they had. */
type RecordedPlans = {
  readonly plans: readonly Pick<KnownPlan, 'name' | 'usdMonth' | 'usdYear' | 'perSeat' | 'asOf'>[]
  readonly fact: Pick<StoredFact, 'source' | 'url'> | null
}

/** One change of a tool's plans: before and after. */
export type PlansChange = { readonly before: RecordedPlans; readonly after: RecordedPlans }

/** A plan that has another price since a month. Amounts are US dollars before tax. */
export type PriceChange = {
  /** The plan's name, as it was written with the new price. */
  readonly plan: string
  /** Whether the price is for a month or for a year. */
  readonly period: PricePeriod
  readonly perSeat: boolean
  readonly fromUsd: number
  readonly toUsd: number
  /** The last month for which the old price was known, `YYYY-MM`. */
  readonly fromMonth: string
  /** The month for which the new price was first known, `YYYY-MM`. */
  readonly month: string
}

type Price = Pick<PriceChange, 'plan' | 'period' | 'perSeat' | 'month'> & { readonly usd: number }

const hostOf = (url: string | null): string | null => {
  if (url === null) return null
  try {
    return new URL(url).hostname.replace(/^www\./, '')
  } catch {
    return null
  }
}

/** Whether two addresses belong to one site: the same host, or one below the other. */
const isSameSite = (one: string | null, other: string | null): boolean => {
  const [a, b] = [hostOf(one), hostOf(other)]
  return a !== null && b !== null && (a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`))
}

/** Whether a value was read on the vendor's own page: by its source, or by a person who names an address there. */
const isFromVendor = (fact: RecordedPlans['fact'], websiteUrl: string | null): boolean =>
  fact?.source === 'vendor_page' || (fact?.source === 'person' && isSameSite(fact.url, websiteUrl))

/** Names a price of a plan across changes. A price for each seat is another one than a price for all. */
const keyOf = (plan: string, period: PricePeriod, perSeat: boolean): string =>
  `${period} ${perSeat} ${plan.trim().toLowerCase()}`

const pricesOf = (plans: RecordedPlans['plans']): ReadonlyMap<string, Price> => {
  const prices = new Map<string, Price>()
  for (const { name: plan, usdMonth, usdYear, perSeat, asOf: month } of plans) {
    if (usdMonth !== null)
      prices.set(keyOf(plan, 'month', perSeat), { plan, period: 'month', perSeat, usd: usdMonth, month })
    if (usdYear !== null)
      prices.set(keyOf(plan, 'year', perSeat), { plan, period: 'year', perSeat, usd: usdYear, month })
  }
  return prices
}

/**
 * What the plans of a tool cost before, newest first. `changes`: oldest first. Both prices were read on the vendor's page,
 * and the new one is known for a later month. A value for a month that has one already corrects it, and one for an
 * earlier month also takes back what was recorded for later ones, so that undoing a change removes its entry.
 */
export const priceHistory = (changes: readonly PlansChange[], websiteUrl: string | null): readonly PriceChange[] => {
  /** By price, oldest month first. */
  const recorded = new Map<string, Price[]>()
  const take = ({ plans, fact }: RecordedPlans) => {
    if (!isFromVendor(fact, websiteUrl)) return
    for (const [key, price] of pricesOf(plans)) {
      const earlier = (recorded.get(key) ?? []).filter(({ month }) => month < price.month)
      recorded.set(key, [...earlier, price])
    }
  }
  for (const { before, after } of changes) {
    take(before)
    take(after)
  }
  return [...recorded.values()]
    .flatMap((prices) => prices.flatMap((price, index) => changeBetween(prices[index - 1], price)))
    .sort((a, b) => compare(b.month, a.month) || compare(a.plan, b.plan) || compare(a.period, b.period))
}

const changeBetween = (before: Price | undefined, after: Price): PriceChange[] => {
  if (before === undefined || before.usd === after.usd) return []
  const { plan, period, perSeat, usd: toUsd, month } = after
  return [{ plan, period, perSeat, fromUsd: before.usd, toUsd, fromMonth: before.month, month }]
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
