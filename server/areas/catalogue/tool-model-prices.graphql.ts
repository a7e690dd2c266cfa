import { safeWebsiteUrl } from '#core/website-url.ts'
import { builder } from '../../graphql/builder.ts'
import type { ModelPriceRow, ToolModelPricesRow } from './tool-model-prices.ts'

const ModelPrice = builder.objectRef<ModelPriceRow>('ModelPrice').implement({
  description: "A vendor's token prices for one model, in US dollars per million tokens before tax.",
  fields: (t) => ({
    modelId: t.exposeString('id', { description: 'The model id used in API requests.' }),
    name: t.exposeString('name', { description: 'The name to display.' }),
    contextWindow: t.exposeInt('contextWindow', {
      nullable: true,
      description: 'The maximum number of tokens in a request and its response together; null when not known.',
    }),
    inputUsdPerMillion: t.exposeFloat('input', { description: 'The price of input tokens.' }),
    cachedInputUsdPerMillion: t.exposeFloat('cachedInput', {
      nullable: true,
      description: 'The price of cached input tokens; null when not known.',
    }),
    outputUsdPerMillion: t.exposeFloat('output', {
      nullable: true,
      description: 'The price of output tokens; null for models without output tokens.',
    }),
    varies: t.exposeBoolean('varies', {
      description: 'Whether long prompts or certain hours cost more; `note` contains the details.',
    }),
    since: t.expose('since', {
      type: 'Date',
      nullable: true,
      description: 'The day on which these prices took effect; null when not known.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'Other prices of the model as sentences, including upcoming ones; null when none are known.',
    }),
  }),
})

export const ToolModelPricesType = builder.objectRef<ToolModelPricesRow>('ToolModelPrices').implement({
  description: "The models of a tool with their token prices, from an open data set collected from vendors' pages.",
  fields: (t) => ({
    appliesTo: t.exposeString('appliesTo', { description: 'A sentence on what the prices are for.' }),
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
    version: t.exposeString('version', { description: 'The version of the data set.' }),
    asOf: t.expose('asOf', { type: 'Month', description: 'The month of this version.' }),
    models: t.field({
      type: [ModelPrice],
      extensions: { listSize: 12 },
      description: 'The models, newest and most capable first, without deprecated ones.',
      resolve: ({ models }) => [...models],
    }),
  }),
})
