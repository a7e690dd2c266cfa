/**
 * Extracts the token prices of `prisma/data/model-prices.json` from `@pydantic/genai-prices`, so that the server reads
 * a few kilobytes (`dist/model-prices.json`) instead of the package.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProvider } from '@pydantic/genai-prices'
import { lintPricedModels } from '#core/catalogue/lint/model-prices.ts'
import type { BuiltModelPrices } from '#core/catalogue/model-prices/model-price.ts'
import {
  type ModelPricesFile,
  modelPricesFileSchema,
  shownModels,
  type ToolPricesRecord,
} from '#core/catalogue/model-prices/model-prices-record.ts'
import { type PriceSource, sourceProviderSchema } from '#core/catalogue/model-prices/price-source.ts'
import { readPrice } from '#core/catalogue/model-prices/read-price.ts'
import { safeWebsiteUrl } from '#core/website-url.ts'

const PACKAGE = 'node_modules/@pydantic/genai-prices/package.json'

/** The installed package. It finds providers by more than their id, so the id is compared. */
export const readPriceSource = (root: string): PriceSource => ({
  version: (JSON.parse(readFileSync(join(root, PACKAGE), 'utf8')) as { version: string }).version,
  provider: (id) => {
    const found = findProvider({ providerId: id })
    return found?.id === id ? sourceProviderSchema.parse(found) : null
  },
})

/** The reviewed token price map. */
export const readModelPricesFile = (root: string): ModelPricesFile =>
  modelPricesFileSchema.parse(JSON.parse(readFileSync(join(root, 'prisma/data/model-prices.json'), 'utf8')))

/** Map and package disagree; the message has one line per problem. */
export class ModelPricesError extends Error {
  override name = 'ModelPricesError'
}

function pricesOf(record: ToolPricesRecord, source: PriceSource): BuiltModelPrices['tools'][string] {
  const provider = source.provider(record.provider)
  const models = shownModels(record).flatMap(({ id, name }) => {
    const model = provider?.models.find((one) => one.id === id)
    const periods = model === undefined ? null : readPrice(model)
    if (model === undefined || periods === null) return []
    return [{ id, name: name ?? model.name ?? id, contextWindow: model.context_window ?? null, periods }]
  })
  return {
    appliesTo: record.applies_to,
    pricingUrl: safeWebsiteUrl(provider?.pricing_urls[record.pricing_page]),
    models,
  }
}

/** The token prices of all mapped tools. Throws ModelPricesError when the map does not match the package. */
export function buildModelPrices(file: ModelPricesFile, source: PriceSource): BuiltModelPrices {
  const problems = lintPricedModels(file, source)
  if (problems.length > 0)
    throw new ModelPricesError(
      problems.map(({ slug, message }) => `${slug || 'model-prices.json'} ${message}`).join('\n'),
    )
  const tools = Object.entries(file.tools).map(([slug, record]) => [slug, pricesOf(record, source)] as const)
  return { version: file.version, asOf: file.as_of, tools: Object.fromEntries(tools) }
}
