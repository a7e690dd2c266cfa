/** Models and token prices built by `npm run build`. */
import { priceOn } from '#core/catalogue/model-prices/current-price.ts'
import {
  type BuiltModelPrices,
  builtModelPricesSchema,
  type PricedModel,
  type PricePeriod,
} from '#core/catalogue/model-prices/model-price.ts'
import { utcDay } from '#core/utc-day.ts'
import type { Clock } from '../../platform/clock.ts'
import { builtFile } from './built-file.ts'

const BUILT = new URL('../../../dist/model-prices.json', import.meta.url)

/** A model with today's price. */
export type ModelPriceRow = Omit<PricedModel, 'periods'> & PricePeriod

export type ToolModelPricesRow = {
  readonly appliesTo: string
  readonly pricingUrl: string | null
  /** The source package's version and the month of its data, `YYYY-MM`. */
  readonly version: string
  readonly asOf: string
  readonly models: readonly ModelPriceRow[]
}

export type ToolModelPrices = {
  /** Models of a tool by slug; null without any. */
  of(slug: string): ToolModelPricesRow | null
}

/** Read on first use. Without a build there are none. */
export const createToolModelPrices = ({
  clock,
  file = BUILT,
}: {
  clock: Clock
  file?: URL | string | undefined
}): ToolModelPrices => {
  const prices = builtFile(file, builtModelPricesSchema)
  return {
    of: (slug) => {
      const loaded = prices()
      if (loaded === null || !Object.hasOwn(loaded.tools, slug)) return null
      const { version, asOf, tools } = loaded
      const { models, ...tool } = tools[slug] as BuiltModelPrices['tools'][string]
      const day = utcDay(clock.now())
      return { ...tool, version, asOf, models: models.map((model) => ({ ...model, ...priceOn(model, day) })) }
    },
  }
}
