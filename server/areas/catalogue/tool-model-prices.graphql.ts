import { safeWebsiteUrl } from '#core/website-url.ts'
import { builder } from '../../graphql/builder.ts'
import { field, nullable, withExposed } from '../../graphql/exposed.ts'
import type { ModelPriceRow, ToolModelPricesRow } from './tool-model-prices.ts'

const ModelPrice = builder.objectRef<ModelPriceRow>('ModelPrice').implement({
  description: "A vendor's token prices for one model, in US dollars per million tokens before tax.",
  fields: (t) =>
    withExposed(t, {
      modelId: t.exposeString('id', { description: 'The model id used in API requests.' }),
      name: field.string('The name to display.'),
      contextWindow: nullable.int(
        'The maximum number of tokens in a request and its response together; null when not known.',
      ),
      inputUsdPerMillion: t.exposeFloat('input', { description: 'The price of input tokens.' }),
      cachedInputUsdPerMillion: t.exposeFloat('cachedInput', {
        nullable: true,
        description: 'The price of cached input tokens; null when not known.',
      }),
      outputUsdPerMillion: t.exposeFloat('output', {
        nullable: true,
        description: 'The price of output tokens; null for models without output tokens.',
      }),
      varies: field.boolean('Whether long prompts or certain hours cost more; `note` contains the details.'),
      since: nullable.date('The day on which these prices took effect; null when not known.'),
      note: nullable.string(
        'Other prices of the model as sentences, including upcoming ones; null when none are known.',
      ),
    }),
})

export const ToolModelPricesType = builder.objectRef<ToolModelPricesRow>('ToolModelPrices').implement({
  description: "The models of a tool with their token prices, from an open data set collected from vendors' pages.",
  fields: (t) =>
    withExposed(t, {
      appliesTo: field.string('A sentence on what the prices are for.'),
      pricingUrl: t.string({
        nullable: true,
        description: "The vendor's price list, http or https; null when there is none.",
        resolve: (prices) => safeWebsiteUrl(prices.pricingUrl),
      }),
      source: t.string({
        description: 'The name of the data set.',
        resolve: () => 'Pydantic genai-prices',
      }),
      sourceUrl: t.string({
        description: 'The page of the data set.',
        resolve: () => 'https://github.com/pydantic/genai-prices',
      }),
      license: t.string({ description: 'The license of the data set.', resolve: () => 'MIT' }),
      version: field.string('The version of the data set.'),
      asOf: field.of('Month', 'The month of this version.'),
      models: field.of([ModelPrice], 'The models, newest and most capable first, without deprecated ones.', {
        listSize: 12,
      }),
    }),
})
