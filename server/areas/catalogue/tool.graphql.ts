import { formerNames } from '#core/catalogue/former-names.ts'
import { shrunkMean } from '#core/catalogue/rating.ts'
import { cardPrice } from '#core/display/card-price.ts'
import { factTexts } from '#core/display/fact-texts.ts'
import { priceText } from '#core/display/lowest-price.ts'
import { pricedPlan } from '#core/display/offer.ts'
import { earlierPriceText } from '#core/display/price-change.ts'
import { statusText } from '#core/display/tool-event.ts'
import { builder } from '../../graphql/builder.ts'
import { Node } from '../../graphql/node.ts'
import { IN_MEMORY } from '../../graphql/work.ts'
import { DAY, toolTag } from '../../platform/cache/cache-tags.ts'
import { CategoryIconType } from './category-icon.graphql.ts'
import { plansHistory } from './plans-history.ts'
import { recordFields } from './tool-fields.graphql.ts'
import { ToolMarkImage } from './tool-mark.graphql.ts'
import { ToolModelPricesType } from './tool-model-prices.graphql.ts'
import { PriceChangeType, type RatingRow, ToolFact, ToolFactText, ToolRating } from './tool-parts.graphql.ts'
import type { ToolRow } from './tool-row.ts'

/** Most price changes shown per tool. */
const MAX_HISTORY = 12

const historyOf = ({ planChanges, websiteUrl }: ToolRow) => plansHistory(planChanges, websiteUrl).slice(0, MAX_HISTORY)

export const Tool = builder.objectRef<ToolRow>('Tool')

/** Member ratings; an imported rating only until there are any. */
const ratingOf = (tool: ToolRow): RatingRow | null => {
  const { ratingCount: members, ratingSum, ratingPrior } = tool
  if (members > 0) return { mean: shrunkMean(ratingSum, members, ratingPrior), count: members, source: null }
  const { importedRating: mean, importedRatingCount: count, importedRatingSource: source } = tool
  return mean === null || count === null || count < 1 ? null : { mean, count, source }
}

Tool.implement({
  description: 'An AI tool. Null and empty values mean not known; no value is guessed.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID that never changes.' }),
    slug: t.exposeString('slug', { description: 'The slug in its canonical URL, `/tool/{slug}`.' }),
    mark: t.field({
      type: ToolMarkImage,
      nullable: true,
      extensions: { work: IN_MEMORY },
      description: 'Its logo; null when no reviewed logo is available.',
      resolve: (tool, _args, { services }) => services.catalogue.toolMarks.of(tool),
    }),
    categoryIcon: t.field({
      type: CategoryIconType,
      nullable: true,
      extensions: { work: IN_MEMORY },
      description: 'The icon of its category, to show in place of a logo; null when it has a logo.',
      resolve: (tool, _args, { services: { catalogue } }) =>
        catalogue.toolMarks.of(tool) === null ? catalogue.categoryIcons.of(tool.category.slug) : null,
    }),
  }),
})

builder.objectFields(Tool, recordFields)

// What became of it.
builder.objectFields(Tool, (t) => ({
  formerNames: t.stringList({
    description: 'Its names before it was renamed or moved, the latest first.',
    resolve: formerNames,
  }),
  statusText: t.string({
    nullable: true,
    description:
      'What became of a tool that is not listed, without a final period: `Muse was shut down in March 2026`. Null for an active tool.',
    resolve: statusText,
  }),
}))

// What it costs.
builder.objectFields(Tool, (t) => ({
  priceText: t.string({
    nullable: true,
    description:
      'The price in a few words, from known plans only: `From $12/month`, or `Freemium, price not verified` when only the pricing model is known. Null when neither is known; show "Pricing not verified" then.',
    resolve: (tool) => priceText(tool.pricingModel, tool.plans),
  }),
  priceAsOf: t.string({
    nullable: true,
    description: 'The month of `priceText`, such as `2026-05`; null when no plan is known.',
    resolve: (tool) => pricedPlan(tool)?.asOf ?? null,
  }),
  priceAmount: t.string({
    description:
      'The price on a card: `$18 a month`, `Free`, `Price on request`, `Pricing not verified`. Show it together with `priceNote`.',
    resolve: (tool) => cardPrice(tool).amount,
  }),
  priceNote: t.string({
    description:
      'What to know beside `priceAmount`, with the month: `Free plan · Sep 2026`, `Billed yearly · Sep 2026`. Empty when nothing is known.',
    resolve: (tool) => cardPrice(tool).note,
  }),
  lowestMonthlyPriceUsd: t.float({
    nullable: true,
    description: 'The lowest paid price in US dollars per month; 0 for a free tool, null when not known.',
    resolve: (tool) => (tool.priceCents === null ? null : tool.priceCents / 100),
  }),
  freeTier: t.exposeBoolean('freeTier', { description: 'Whether it has a free tier.' }),
  earlierPrices: t.stringList({
    description: 'Its price history as sentences, newest first: `Pro was $20 a month until March 2026.`',
    resolve: (tool) => historyOf(tool).map(earlierPriceText),
  }),
  priceHistory: t.field({
    type: [PriceChangeType],
    extensions: { listSize: 2 },
    description:
      "Its past price changes, newest first, at most 12. Both prices were read on the vendor's page, the new one in a later month.",
    resolve: (tool) => [...historyOf(tool)],
  }),
  modelPrices: t.field({
    type: ToolModelPricesType,
    nullable: true,
    extensions: { reads: 'program', work: IN_MEMORY },
    description: 'Its models with their current token prices; null when none are known.',
    resolve: (tool, _args, { services, cacheTags }) => {
      cacheTags?.add(DAY)
      return services.catalogue.toolModelPrices.of(tool.slug)
    },
  }),
}))

// What is known about the record itself, and what members say.
builder.objectFields(Tool, (t) => ({
  verified: t.boolean({
    description: 'Whether an editor checked its name, URL and price with the vendor; it does not affect rankings.',
    resolve: (tool) => tool.verifiedOn !== null,
  }),
  updatedAt: t.field({
    type: 'DateTime',
    description: 'When its record last changed.',
    resolve: (tool) => new Date(tool.updatedAt),
  }),
  revisedAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When its record last changed after it was added; null while it is unchanged.',
    resolve: (tool) => (tool.updatedAt === tool.createdAt ? null : new Date(tool.updatedAt)),
  }),
  rating: t.field({
    type: ToolRating,
    nullable: true,
    extensions: { reads: 'program', work: IN_MEMORY },
    description:
      'Its average rating; null before the first rating. Imported ratings have a source and are shown only until the first member rating.',
    resolve: (tool, _args, { cacheTags }) => {
      cacheTags?.add(toolTag(tool.id))
      return ratingOf(tool)
    },
  }),
  facts: t.field({
    type: [ToolFact],
    extensions: { listSize: 20 },
    description: 'The source and month of each fact.',
    resolve: (tool) => [...tool.facts],
  }),
  factTexts: t.field({
    type: [ToolFactText],
    extensions: { listSize: 2 },
    description: 'Its MCP server, license, newest release and context window as texts, those that are known.',
    resolve: factTexts,
  }),
}))
