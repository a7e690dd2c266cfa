import type { Currency } from './exchange-rates.ts'
import type { StoredFact } from './fields/tool-values.ts'
import type { KnownPlan } from './known-plan.ts'
import { yearTotal } from './plan-prices.ts'

type PricePeriod = 'month' | 'year' | 'once'

/** The plans of a tool at one time, with their source. */
type RecordedPlans = {
  readonly plans: readonly Pick<
    KnownPlan,
    'name' | 'currency' | 'month' | 'monthBilledYearly' | 'once' | 'perSeat' | 'asOf'
  >[]
  readonly fact: Pick<StoredFact, 'source' | 'url'> | null
}

export type PlansChange = { readonly before: RecordedPlans; readonly after: RecordedPlans }

/** A plan whose price has changed. Amounts are before tax. */
export type PriceChange = {
  readonly plan: string
  readonly period: PricePeriod
  readonly perSeat: boolean
  /** The currency of `from` and `to`. */
  readonly currency: Currency
  readonly from: number
  readonly to: number
  /** The last month the old price is known for, `YYYY-MM`. */
  readonly fromMonth: string
  /** The first month the new price is known for, `YYYY-MM`. */
  readonly month: string
}

type Price = Pick<PriceChange, 'plan' | 'period' | 'perSeat' | 'currency' | 'month'> & { readonly amount: number }

const hostOf = (url: string | null): string | null => {
  if (url === null) return null
  try {
    return new URL(url).hostname.replace(/^www\./, '')
  } catch {
    return null
  }
}

/** Whether two URLs have the same host, or one is a subdomain of the other. */
const isSameSite = (one: string | null, other: string | null): boolean => {
  const [a, b] = [hostOf(one), hostOf(other)]
  return a !== null && b !== null && (a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`))
}

/** Sources whose values come from the vendor only if they cite a page of its site. */
const CITING = new Set<unknown>(['person', 'vendor_statement'])

/** Whether a value comes from the vendor's own site: by its source, or by a citation of a page there. */
const isFromVendor = (fact: RecordedPlans['fact'], websiteUrl: string | null): boolean =>
  fact?.source === 'vendor_page' || (CITING.has(fact?.source) && isSameSite(fact?.url ?? null, websiteUrl))

/** Identifies a plan's price across changes. Per-seat and flat prices are distinct, and so are currencies. */
const keyOf = ({ plan, period, perSeat, currency }: Price): string =>
  `${period} ${perSeat} ${currency} ${plan.trim().toLowerCase()}`

const pricesOf = (plans: RecordedPlans['plans']): ReadonlyMap<string, Price> => {
  const prices = new Map<string, Price>()
  for (const { name: plan, currency, month: monthly, monthBilledYearly, once, perSeat, asOf: month } of plans) {
    const amounts = {
      month: monthly,
      year: monthBilledYearly === null ? null : yearTotal(monthBilledYearly),
      once,
    } as const
    for (const period of ['month', 'year', 'once'] as const) {
      const amount = amounts[period]
      if (amount === null) continue
      const price = { plan, period, perSeat, currency, amount, month }
      prices.set(keyOf(price), price)
    }
  }
  return prices
}

/**
 * Newest first; `changes` oldest first. Both prices must come from the vendor's site. A value for a recorded month
 * corrects it; one for an earlier month also discards later ones, so that undoing a change removes its entry.
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
  if (before === undefined || before.amount === after.amount) return []
  const { plan, period, perSeat, currency, amount: to, month } = after
  return [{ plan, period, perSeat, currency, from: before.amount, to, fromMonth: before.month, month }]
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
