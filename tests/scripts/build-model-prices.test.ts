import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { toolFileSchema } from '#core/catalogue/fields/tool-record.ts'
import { lintModelPrices } from '#core/catalogue/lint/model-prices.ts'
import { priceOn } from '#core/catalogue/model-prices/current-price.ts'
import { builtModelPricesSchema } from '#core/catalogue/model-prices/model-price.ts'
import {
  buildModelPrices,
  ModelPricesError,
  readModelPricesFile,
  readPriceSource,
} from '#scripts/build-model-prices.ts'

const ROOT = join(import.meta.dirname, '../..')
const folder = join(ROOT, 'prisma/data/tools')
const tools = readdirSync(folder).flatMap((name) => {
  const { category, tools: records } = toolFileSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))
  return records.map((record) => ({ ...record, category }))
})
const file = readModelPricesFile(ROOT)
const source = readPriceSource(ROOT)
const built = buildModelPrices(file, source)

describe('the token price map', () => {
  it('matches the catalog and the installed package', () => {
    expect(lintModelPrices(file, source, tools)).toEqual([])
  })

  it.each(Object.entries(file.tools))('%s has its models, by name, from a price list', (slug, record) => {
    const prices = built.tools[slug]
    expect(prices?.models).toHaveLength(record.models.length)
    expect(prices?.pricingUrl).toMatch(/^https:\/\//)
    for (const { name } of prices?.models ?? []) expect(name).not.toMatch(/[/:]/)
  })
})

describe('the built prices', () => {
  it('have the format read by the server, in a few kilobytes', () => {
    const text = JSON.stringify(built)
    expect(builtModelPricesSchema.parse(JSON.parse(text))).toEqual(built)
    expect(text.length).toBeLessThan(100_000)
  })

  it('contain models with and without a known window, with tiers, hours, history and future prices', () => {
    const of = (slug: string, id: string) => {
      const model = built.tools[slug]?.models.find((one) => one.id === id)
      if (model === undefined) throw new Error(`${slug} has no ${id}`)
      return { contextWindow: model.contextWindow, ...priceOn(model, '2026-11-25') }
    }
    expect(of('claude-api', 'claude-opus-4-6')).toMatchObject({
      contextWindow: 1_000_000,
      since: '2026-03-13',
      input: 5,
    })
    expect(of('cohere', 'command-a')).toMatchObject({ contextWindow: null, cachedInput: null })
    expect(of('xai-api', 'grok-4.6')).toMatchObject({ varies: true, note: expect.stringContaining('200,000 tokens') })
    expect(of('deepseek', 'deepseek-v4-pro')).toMatchObject({ input: 0.66, note: expect.stringContaining('UTC') })
    expect(of('google-ai-studio', 'gemini-3.8-flash').note).toBe('From January 1, 2027: $1.50 in, $7.50 out.')
  })

  it('are rejected for an unreviewed package', () => {
    expect(() => buildModelPrices(file, { ...source, version: '9.9.9' })).toThrow(ModelPricesError)
    const unknown = { ...file, tools: { quill: { ...Object.values(file.tools)[0], provider: 'open' } } } as typeof file
    // The package also finds providers by parts of their names.
    expect(() => buildModelPrices(unknown, source)).toThrow('quill names the provider "open"')
  })
})
