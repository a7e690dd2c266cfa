import { safeWebsiteUrl } from '../../../core/website-url.ts'
import { builder } from '../../graphql/builder.ts'
import type { ModelPriceRow, ToolModelPricesRow } from './tool-model-prices.ts'

const ModelPrice = builder.objectRef<ModelPriceRow>('ModelPrice').implement({
  description:
    'What a vendor charges for the tokens of one model. Amounts are US dollars per million tokens before tax.',
  fields: (t) => ({
    modelId: t.exposeString('id', { description: 'The id by which requests name the model.' }),
    name: t.exposeString('name', { description: 'The name by which people know it.' }),
    contextWindow: t.exposeInt('contextWindow', {
      nullable: true,
      description: 'The most tokens that a request and its response hold together; null when not known.',
    }),
    inputUsdPerMillion: t.exposeFloat('input', { description: 'The price of input tokens.' }),
    cachedInputUsdPerMillion: t.exposeFloat('cachedInput', {
      nullable: true,
      description: 'The price of input tokens that the vendor has cached; null when no such price is known.',
    }),
    outputUsdPerMillion: t.exposeFloat('output', {
      nullable: true,
      description: 'The price of output tokens; null for models that return none.',
    }),
    varies: t.exposeBoolean('varies', {
      description: 'Whether long prompts or some hours cost more than these prices; `note` says how much.',
    }),
    since: t.expose('since', {
      type: 'Date',
      nullable: true,
      description: 'The day on which these prices began; null when not known.',
    }),
    note: t.exposeString('note', {
      nullable: true,
      description: 'Other prices of the model as sentences, a coming one included; null when none is known.',
    }),
  }),
})

export const ToolModelPricesType = builder.objectRef<ToolModelPricesRow>('ToolModelPrices').implement({
  description: "Models of a tool with their token prices, collected from the vendor's pages by an open data set.",
  fields: (t) => ({
    appliesTo: t.exposeString('appliesTo', { description: 'What the prices are for, as a sentence.' }),
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
    asOf: t.expose('asOf', { type: 'Month', description: 'The month that this version is from.' }),
    models: t.field({
      type: [ModelPrice],
      extensions: { listSize: 12 },
      description: 'The models, the newest and most capable first; deprecated ones are left out.',
      resolve: ({ models }) => [...models],
    }),
  }),
})
