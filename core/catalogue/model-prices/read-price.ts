import { listText } from '../../display/list-text.ts'
import { countText } from '../../display/numbers.ts'
import { ratesText, tokenPriceText } from '../../display/token-price.ts'
import type { PricePeriod } from './model-price.ts'
import type { ConditionalRates, Rates, SourceModel } from './price-source.ts'

type TokenRates = { readonly input: number; readonly cachedInput: number | null; readonly output: number | null }
type Window = { readonly from: string; readonly to: string; readonly rates: Rates }

/** The rate for prompts longer than `start` tokens; 0 is the base. */
const rateAt = (rates: Rates, key: string, start: number): number | null => {
  const rate = rates[key]
  if (rate === undefined || typeof rate === 'number') return rate ?? null
  return rate.tiers.reduce((price, tier) => (tier.start <= start ? tier.price : price), rate.base)
}

/** Null without a price for input tokens. */
const tokenRates = (rates: Rates, start = 0): TokenRates | null => {
  const input = rateAt(rates, 'input_mtok', start)
  if (input === null) return null
  return { input, cachedInput: rateAt(rates, 'cache_read_mtok', start), output: rateAt(rates, 'output_mtok', start) }
}

const TOKEN_KEYS = ['input_mtok', 'cache_read_mtok', 'output_mtok'] as const

function tierStarts(rates: Rates): number[] {
  const starts = TOKEN_KEYS.flatMap((key) => {
    const rate = rates[key]
    return rate === undefined || typeof rate === 'number' ? [] : rate.tiers.map(({ start }) => start)
  })
  return [...new Set(starts)].sort((a, b) => a - b)
}

/** A tier applies above its start. For vendors that include the round number, the package stores one less. */
const promptText = (start: number): string =>
  start % 1000 === 999 ? `of ${countText(start + 1)} tokens or more` : `over ${countText(start)} tokens`

const ratesAt = (rates: Rates, start: number): string => {
  const { input, output } = tokenRates(rates, start) ?? { input: 0, output: null }
  return ratesText(input, output)
}

const tierNotes = (rates: Rates): string[] =>
  tierStarts(rates).map((start) => `Prompts ${promptText(start)}: ${ratesAt(rates, start)}.`)

function windowNotes(windows: readonly Window[]): string[] {
  const hours = new Map<string, string[]>()
  for (const { from, to, rates } of windows) {
    const text = ratesAt(rates, 0)
    hours.set(text, [...(hours.get(text) ?? []), `${from} to ${to}`])
  }
  return [...hours].map(([text, spans]) => `Daily from ${listText(spans)} UTC: ${text}.`)
}

const MEDIA = ['audio', 'image', 'video'] as const
const MEDIA_NAMES = { audio: 'audio', image: 'images', video: 'video' } as const

/** Charges besides text tokens. Charges of tools such as web search are left to the vendor's page. */
function otherNotes(rates: Rates): string[] {
  const media = MEDIA.filter((kind) => Object.keys(rates).some((key) => key.includes(`_${kind}_`)))
  const requests = rateAt(rates, 'requests_kcount', 0)
  const reasoning = rateAt(rates, 'output_reasoning_mtok', 0)
  return [
    ...(media.length === 0
      ? []
      : [`Rates for text; other rates apply to ${listText(media.map((kind) => MEDIA_NAMES[kind]))}.`]),
    ...(requests === null ? [] : [`Plus up to ${tokenPriceText(requests)} per 1,000 requests.`]),
    ...(reasoning === null ? [] : [`Reasoning tokens: ${tokenPriceText(reasoning)}.`]),
  ]
}

const cheaperThan = (one: TokenRates, other: TokenRates): boolean =>
  one.input < other.input || (one.output ?? 0) < (other.output ?? 0)

function readPeriod(since: string | null, rates: Rates, windows: readonly Window[]): PricePeriod | null {
  const base = tokenRates(rates)
  if (base === null) return null
  const dearer = [
    ...tierStarts(rates).map((start) => tokenRates(rates, start)),
    ...windows.map((window) => tokenRates(window.rates)),
  ]
  // The figure is the lowest price.
  if (dearer.some((other) => other === null || cheaperThan(other, base))) return null
  const notes = [...tierNotes(rates), ...windowNotes(windows), ...otherNotes(rates)]
  return { since, ...base, varies: dearer.length > 0, note: notes.length === 0 ? null : notes.join(' ') }
}

const clockText = (time: string): string => time.slice(0, 5)

/** Prices by their first day, and prices for certain hours, which follow the days they belong to. */
function readConditions(conditions: readonly ConditionalRates[]): { days: PricePeriod[] } | null {
  const days: { since: string | null; rates: Rates; windows: Window[] }[] = []
  for (const { constraint, prices } of conditions) {
    if (constraint?.type === 'time_of_date') {
      if (days.length === 0) return null
      const window = { from: clockText(constraint.start_time), to: clockText(constraint.end_time), rates: prices }
      for (const day of days) day.windows.push(window)
      continue
    }
    const since = constraint?.start_date ?? null
    const last = days.at(-1)
    if (last !== undefined && (since === null || since <= (last.since ?? ''))) return null
    days.push({ since, rates: prices, windows: [] })
  }
  const read = days.map(({ since, rates, windows }) => readPeriod(since, rates, windows))
  return read.includes(null) ? null : { days: read as PricePeriod[] }
}

/** Chronological; null without a price for input tokens, or when these rules cannot express it correctly. */
export function readPrice({ prices }: Pick<SourceModel, 'prices'>): PricePeriod[] | null {
  if (Array.isArray(prices)) return readConditions(prices)?.days ?? null
  const period = readPeriod(null, prices, [])
  return period === null ? null : [period]
}

/** Whether, by its comments, the package took the price from another provider's list. */
export const isBorrowedPrice = (provider: string, { price_comments }: Pick<SourceModel, 'price_comments'>): boolean =>
  provider !== 'openrouter' && /\bopen ?router\b/i.test(price_comments ?? '')
