import { describe, expect, it } from 'vitest'
import { isMatch, lintModelPrices } from '#core/catalogue/lint/model-prices.ts'
import { type ModelPricesFile, modelPricesFileSchema } from '#core/catalogue/model-prices/model-prices-record.ts'
import type { PriceSource, SourceModel } from '#core/catalogue/model-prices/price-source.ts'
import { tool } from './catalogue-fixture.ts'

const RATES = { input_mtok: 2, output_mtok: 10 }
const MODELS: SourceModel[] = [
  { id: 'quill-2', prices: RATES },
  { id: 'quill-1', prices: RATES },
  { id: 'quill-0', prices: RATES, deprecated: true },
  { id: 'quill-voice', prices: { audio_hours: 3 } },
  { id: 'quill-open', prices: RATES, price_comments: 'Imported from OpenRouter pricing.' },
]

const source: PriceSource = {
  version: '1.2.3',
  provider: (id) => (id === 'works' ? { id, pricing_urls: [], models: MODELS } : null),
}

const file = (record: object = {}, changes: object = {}): ModelPricesFile =>
  modelPricesFileSchema.parse({
    version: '1.2.3',
    as_of: '2026-09',
    tools: {
      abacus: {
        provider: 'works',
        applies_to: 'Requests to the API.',
        models: ['quill-2'],
        left_out: ['quill-1'],
        ...record,
      },
    },
    ...changes,
  })

const problems = (given: ModelPricesFile, tools = [tool()]) =>
  lintModelPrices(given, source, tools).map(({ slug, rule, message }) => `${slug} ${rule}: ${message}`)

describe('the token price map', () => {
  it('is valid when each model of a provider is listed or left out', () => {
    expect(problems(file())).toEqual([])
    expect(problems(file({ models: [{ id: 'quill-2', name: 'Quill 2' }], left_out: ['quill-*'] }))).toEqual([])
  })

  it('reports an unknown or inactive tool', () => {
    expect(problems(file(), [])).toEqual(['abacus priced-tool: is not in the catalog'])
    expect(problems(file(), [tool({ status: 'discontinued' })])).toEqual(['abacus priced-tool: is discontinued'])
  })

  it('reports a price page that the provider does not have', () => {
    expect(problems(file({ pricing_page: 1 }))).toEqual(['abacus price-page: names page 1, which works does not have'])
  })

  it('reports an unknown provider', () => {
    expect(problems(file({ provider: 'nobody' }))).toEqual([
      'abacus price-provider: names the provider "nobody", which is not in the package',
    ])
  })

  it.each([
    ['quill-9', 'which works does not have'],
    ['quill-0', 'which is deprecated'],
    ['quill-voice', 'which has no price for tokens that can be shown'],
    ['quill-open', "whose price is not the vendor's own"],
  ])('reports %s as %s', (id, why) => {
    expect(problems(file({ models: ['quill-2', id] }))).toEqual([`abacus model-price: lists "${id}", ${why}`])
  })

  it('reports unreviewed models, duplicates and patterns without matches', () => {
    expect(problems(file({ left_out: [] }))).toEqual([
      'abacus unreviewed-model: neither lists nor leaves out "quill-1"',
    ])
    expect(problems(file({ models: ['quill-2', 'quill-2'] }))).toEqual(['abacus repeated-model: lists "quill-2" twice'])
    expect(problems(file({ left_out: ['quill-1', 'pen-*'] }))).toEqual([
      'abacus left-out: leaves out "pen-*", which fits no model',
    ])
  })

  it('reports an unreviewed version', () => {
    expect(problems(file({}, { version: '1.2.2' }))).toEqual([
      ' price-version: was reviewed for 1.2.2, and 1.2.3 is installed',
    ])
  })
})

it.each([
  ['gpt-4*', 'gpt-4.1', true],
  ['*-tts', 'gemini-2.5-pro-tts', true],
  ['gemini-*-image', 'gemini-2.5-flash-image', true],
  ['gpt-4', 'gpt-4.1', false],
  ['gpt.4', 'gpt-4', false],
])('%s as a pattern for %s: %s', (pattern, id, fits) => {
  expect(isMatch(pattern, id)).toBe(fits)
})
