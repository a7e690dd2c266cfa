import { describe, expect, it } from 'vitest'
import { priceOn } from '#core/catalogue/model-prices/current-price.ts'
import type { SourceModel } from '#core/catalogue/model-prices/price-source.ts'
import { isBorrowedPrice, readPrice } from '#core/catalogue/model-prices/read-price.ts'

type Prices = SourceModel['prices']

const from = (start_date: string, prices: Record<string, number>) => ({
  constraint: { type: 'start_date' as const, start_date },
  prices,
})
const daily = (start: string, end: string, prices: Record<string, number>) => ({
  constraint: { type: 'time_of_date' as const, start_time: `${start}:00Z`, end_time: `${end}:00Z` },
  prices,
})
const BASE = { input_mtok: 2, cache_read_mtok: 0.2, output_mtok: 10 }
const plain = { since: null, input: 2, cachedInput: 0.2, output: 10, varies: false, note: null }
const tiered = (base: number, start: number, price: number) => ({ base, tiers: [{ start, price }] })
const notesOf = (prices: Prices) => readPrice({ prices })?.map(({ note }) => note)

describe('the price of a model', () => {
  it('is read per million tokens', () => {
    expect(readPrice({ prices: BASE })).toEqual([plain])
  })

  it('has no output rate for embeddings, and no cached rate where there is none', () => {
    expect(readPrice({ prices: { input_mtok: 0.1 } })).toEqual([
      { ...plain, input: 0.1, cachedInput: null, output: null },
    ])
  })

  it('keeps past and future prices with their start dates', () => {
    const prices = [
      { prices: { ...BASE, input_mtok: 8 } },
      from('2026-03-13', BASE),
      from('2027-01-01', { ...BASE, input_mtok: 3 }),
    ]
    const periods = readPrice({ prices }) ?? []
    expect(periods.map(({ since, input }) => [since, input])).toEqual([
      [null, 8],
      ['2026-03-13', 2],
      ['2027-01-01', 3],
    ])
    const model = { id: 'm', name: 'M', contextWindow: null, periods }
    const on = (day: string) => priceOn(model, day)
    expect(on('2026-03-12')).toMatchObject({ since: null, input: 8, note: 'From March 13, 2026: $2 in, $10 out.' })
    expect(on('2026-03-13')).toMatchObject({ input: 2, note: 'From January 1, 2027: $3 in, $10 out.' })
    expect(on('2027-01-01')).toEqual({ ...plain, since: '2027-01-01', input: 3 })
  })

  it('without a current period uses the first one', () => {
    const periods = readPrice({ prices: [from('2027-01-01', BASE)] }) ?? []
    expect(priceOn({ id: 'm', name: 'M', contextWindow: null, periods }, '2026-11-25')).toMatchObject({ input: 2 })
  })

  it('shows the rate for short prompts, with a note on long ones', () => {
    const prices = { input_mtok: tiered(2, 200_000, 4), output_mtok: tiered(10, 200_000, 15) }
    expect(readPrice({ prices })).toEqual([
      { ...plain, cachedInput: null, varies: true, note: 'Prompts over 200,000 tokens: $4 in, $15 out.' },
    ])
    // Vendors whose tiers include the round number itself.
    expect(notesOf({ input_mtok: tiered(2, 271_999, 4), output_mtok: 10 })).toEqual([
      'Prompts of 272,000 tokens or more: $4 in, $10 out.',
    ])
  })

  it('shows the off-peak rate, with a note on other hours', () => {
    const peak = { ...BASE, input_mtok: 4, output_mtok: 20 }
    const prices = [
      { prices: { ...BASE, input_mtok: 1 } },
      from('2026-08-17', BASE),
      daily('01:00', '04:00', peak),
      daily('06:00', '10:00', peak),
    ]
    expect(readPrice({ prices })?.[1]).toEqual({
      ...plain,
      since: '2026-08-17',
      varies: true,
      note: 'Daily from 01:00 to 04:00 and 06:00 to 10:00 UTC: $4 in, $20 out.',
    })
  })

  it('mentions other charges', () => {
    expect(notesOf({ ...BASE, input_audio_mtok: 3, input_image_mtok: 1, output_audio_mtok: 6 })).toEqual([
      'Rates for text; other rates apply to audio and images.',
    ])
    expect(notesOf({ ...BASE, requests_kcount: 12, output_reasoning_mtok: 3 })).toEqual([
      'Plus up to $12 per 1,000 requests. Reasoning tokens: $3.',
    ])
  })

  it.each<[string, Prices]>([
    ['has none for tokens', { audio_hours: 3 }],
    ['is free', {}],
    ['is lower for long prompts', { input_mtok: tiered(2, 1000, 1), output_mtok: 10 }],
    ['is lower at some hours', [{ prices: BASE }, daily('01:00', '04:00', { ...BASE, input_mtok: 1 })]],
    ['has hours without a day', [daily('01:00', '04:00', BASE)]],
    ['has days out of order', [from('2027-01-01', BASE), from('2026-01-01', BASE)]],
    ['is replaced by one without a day', [from('2026-01-01', BASE), { prices: BASE }]],
    ['was one for tokens before', [{ prices: BASE }, from('2026-01-01', { audio_hours: 3 })]],
  ])('is not shown when it %s', (_what, prices) => {
    expect(readPrice({ prices })).toBeNull()
  })

  it('is not the vendor’s own when taken from OpenRouter', () => {
    const model = { price_comments: 'Imported from OpenRouter pricing; verify against OpenAI pricing.' }
    expect(isBorrowedPrice('openai', model)).toBe(true)
    expect(isBorrowedPrice('openrouter', model)).toBe(false)
    expect(isBorrowedPrice('openai', {})).toBe(false)
  })
})
