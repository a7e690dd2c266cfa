import type { Platform } from '../../../core/catalogue/vocabulary.ts'
import { priceText } from '../../../core/display/price.ts'
import { earlierPriceText } from '../../../core/display/price-change.ts'
import { safeWebsiteUrl } from '../../../core/website-url.ts'
import { builder } from '../../graphql/builder.ts'
import { Node } from '../../graphql/node.ts'
import { IN_MEMORY } from '../../graphql/work.ts'
import { DAY, toolTag } from '../../platform/cache/cache-tags.ts'
import { Category } from './category.graphql.ts'
import { PlatformEnum, PricingModelEnum, ToolStatusEnum } from './enums.graphql.ts'
import { plansHistory } from './plans-history.ts'
import { ToolMarkImage } from './tool-mark.graphql.ts'
import { ToolModelPricesType } from './tool-model-prices.graphql.ts'
import { Plan, PriceChangeType, type RatingRow, ToolFact, ToolRating, ToolTopic } from './tool-parts.graphql.ts'
import type { ToolRow } from './tool-row.ts'

/** Most price changes shown per tool. */
const MAX_HISTORY = 12

const historyOf = ({ planChanges, websiteUrl }: ToolRow) => plansHistory(planChanges, websiteUrl).slice(0, MAX_HISTORY)

export const Tool = builder.objectRef<ToolRow>('Tool')

/** Member ratings; an imported rating only until there are any. */
const ratingOf = (tool: ToolRow): RatingRow | null => {
  const { ratingCount, ratingSum } = tool
  if (ratingCount > 0) return { mean: ratingSum / ratingCount, count: ratingCount, source: null }
  const { importedRating: mean, importedRatingCount: count, importedRatingSource: source } = tool
  return mean === null || count === null || count < 1 ? null : { mean, count, source }
}

type ListField =
  | 'features'
  | 'useCases'
  | 'pros'
  | 'cons'
  | 'integrations'
  | 'privacy'
  | 'industries'
  | 'roles'
  | 'teamFit'
  | 'aliases'

Tool.implement({
  description: 'An AI tool. Null and empty values mean not known; no value is guessed.',
  interfaces: [Node],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID that never changes.' }),
    slug: t.exposeString('slug', { description: 'The slug in its canonical URL, `/tool/{slug}`.' }),
    name: t.exposeString('name', { description: "The vendor's name for it." }),
    mark: t.field({
      type: ToolMarkImage,
      nullable: true,
      extensions: { reads: 'program', work: IN_MEMORY },
      description: 'Its logo; null when no reviewed logo is available.',
      resolve: (tool, _args, { services }) => services.toolMarks.of(tool.slug),
    }),
    vendor: t.exposeString('vendor', { description: 'The company or project behind it.' }),
    owner: t.exposeString('owner', {
      nullable: true,
      description: 'The parent company of the vendor; null when there is none or it is not known.',
    }),
    category: t.field({
      type: Category,
      description: 'Its category.',
      resolve: (tool) => tool.category,
    }),
    description: t.exposeString('description', { description: 'One sentence on what it does.' }),
    longDescription: t.exposeString('longDescription', {
      description: 'A longer description, one paragraph of plain text.',
    }),
    websiteUrl: t.string({
      nullable: true,
      description: 'Its website, http or https; null when there is none.',
      resolve: (tool) => safeWebsiteUrl(tool.websiteUrl),
    }),
    status: t.field({
      type: ToolStatusEnum,
      description: 'Its status.',
      resolve: (tool) => tool.status,
    }),
    mergedInto: t.exposeString('mergedInto', {
      nullable: true,
      description: 'The slug of the tool that it was merged into; null if it was not merged.',
    }),
    featured: t.exposeBoolean('featured', {
      description: 'Whether the editors feature it; it does not affect rankings.',
    }),
  }),
})

// What it costs.
builder.objectFields(Tool, (t) => ({
  pricingModel: t.expose('pricingModel', {
    type: PricingModelEnum,
    nullable: true,
    description: 'Its pricing model; null when not known.',
  }),
  priceText: t.string({
    nullable: true,
    description:
      'The price in a few words, from known plans only: `From $12/month`, or `Freemium, price not verified` when only the pricing model is known. Null when neither is known; show "Pricing not verified" then.',
    resolve: (tool) => priceText(tool.pricingModel, tool.plans),
  }),
  lowestMonthlyPriceUsd: t.float({
    nullable: true,
    description: 'The lowest paid price in US dollars per month; 0 for a free tool, null when not known.',
    resolve: (tool) => (tool.priceCents === null ? null : tool.priceCents / 100),
  }),
  freeTier: t.exposeBoolean('freeTier', { description: 'Whether it has a free tier.' }),
  plans: t.field({
    type: [Plan],
    extensions: { listSize: 4 },
    description: 'The known plans with their prices; empty when none is known reliably.',
    resolve: (tool) => [...tool.plans],
  }),
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
      return services.toolModelPrices.of(tool.slug)
    },
  }),
}))

// What it is and needs.
builder.objectFields(Tool, (t) => ({
  prominence: t.exposeInt('prominence', {
    description: '0 niche, 1 known in its niche, 2 category leader, 3 household name.',
  }),
  skill: t.exposeInt('skill', {
    description: 'The skill that it requires: 1 anyone, 2 some training, 3 technical, 4 developer.',
  }),
  generalAssistant: t.exposeBoolean('generalAssistant', { description: 'Whether it is a general-purpose assistant.' }),
  apiAvailable: t.exposeBoolean('apiAvailable', {
    nullable: true,
    description: 'Whether it has a documented public API; null when not known.',
  }),
  openSource: t.exposeBoolean('openSource', {
    nullable: true,
    description: 'Whether it is open source; null when not known.',
  }),
  platforms: t.field({
    type: [PlatformEnum],
    description: 'The platforms it runs on.',
    resolve: (tool) => [...tool.platforms] as Platform[],
  }),
  topics: t.field({
    type: [ToolTopic],
    extensions: { listSize: 4 },
    description: 'Its topics, most important first.',
    resolve: (tool) =>
      Object.entries(tool.topics)
        .map(([topic, weight]) => ({ topic, weight }))
        .sort((a, b) => b.weight - a.weight || a.topic.localeCompare(b.topic, 'en')),
  }),
  setupMinutes: t.exposeInt('setupMinutes', {
    nullable: true,
    description: "The editors' estimate of the minutes until a first useful result; null when not known.",
  }),
  privacyUrl: t.string({
    nullable: true,
    description: "The vendor's page that makes the privacy claims.",
    resolve: (tool) => safeWebsiteUrl(tool.privacyUrl),
  }),
}))

// Lists of words and phrases.
builder.objectFields(Tool, (t) => {
  const list = (field: ListField, description: string) =>
    t.stringList({ description, resolve: (tool) => [...tool[field]] })
  return {
    features: list('features', 'Its features, as short phrases.'),
    useCases: list('useCases', 'Its use cases.'),
    pros: list('pros', 'Its advantages.'),
    cons: list('cons', 'Its drawbacks.'),
    integrations: list('integrations', 'The products it integrates with, from a controlled vocabulary.'),
    privacy: list('privacy', "The vendor's public privacy claims, from a controlled vocabulary."),
    industries: list('industries', 'The industries it is made for; empty means any.'),
    roles: list('roles', 'The roles it is made for; empty means any.'),
    teamFit: list('teamFit', 'The team sizes it suits; empty means any.'),
    aliases: list('aliases', 'Alternative names that people search for.'),
  }
})

// What is known about the record itself, and what members say.
builder.objectFields(Tool, (t) => ({
  verified: t.boolean({
    description: 'Whether an editor checked its name, URL and price with the vendor; it does not affect rankings.',
    resolve: (tool) => tool.verifiedOn !== null,
  }),
  verifiedOn: t.expose('verifiedOn', {
    type: 'Date',
    nullable: true,
    description: 'The day of that check; null when there was none.',
  }),
  addedOn: t.expose('addedOn', { type: 'Date', description: 'The day it was added to the catalog.' }),
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
}))
