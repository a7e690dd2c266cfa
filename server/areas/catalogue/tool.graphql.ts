import type { Platform } from '../../../core/catalogue/vocabulary.ts'
import { priceText } from '../../../core/display/price.ts'
import { earlierPriceText } from '../../../core/display/price-change.ts'
import { safeWebsiteUrl } from '../../../core/website-url.ts'
import { builder } from '../../graphql/builder.ts'
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
  description: 'A real product. Null and empty mean not known; nothing here is guessed.',
  fields: (t) => {
    const list = (field: ListField, description: string) =>
      t.stringList({ description, resolve: (tool) => [...tool[field]] })
    return {
      id: t.exposeID('id', { description: 'A UUID that never changes.' }),
      slug: t.exposeString('slug', { description: 'The tool in its canonical address, `/tool/{slug}`.' }),
      name: t.exposeString('name', { description: 'The name that the vendor gives it.' }),
      mark: t.field({
        type: ToolMarkImage,
        nullable: true,
        extensions: { work: IN_MEMORY },
        description: 'Its brand mark; null when no reviewed mark is known.',
        resolve: (tool, _args, { services }) => services.toolMarks.of(tool.slug),
      }),
      vendor: t.exposeString('vendor', { description: 'The company or project behind it.' }),
      owner: t.exposeString('owner', {
        nullable: true,
        description: 'The company that the vendor belongs to; null when it belongs to none, or when that is not known.',
      }),
      category: t.field({
        type: Category,
        description: 'The category of the tool.',
        resolve: (tool) => tool.category,
      }),
      description: t.exposeString('description', { description: 'One sentence on what it does.' }),
      longDescription: t.exposeString('longDescription', { description: 'A paragraph of plain text.' }),
      websiteUrl: t.string({
        nullable: true,
        description: "The vendor's page, http or https; null when there is none.",
        resolve: (tool) => safeWebsiteUrl(tool.websiteUrl),
      }),
      pricingModel: t.expose('pricingModel', {
        type: PricingModelEnum,
        nullable: true,
        description: 'How the vendor charges; null when not known.',
      }),
      priceText: t.string({
        nullable: true,
        description:
          'The price in a few words, from known plans only: `From $12/month`, or `Freemium, price not verified` when only the pricing model is known. Null when neither is; screens then say "Pricing not verified".',
        resolve: (tool) => priceText(tool.pricingModel, tool.plans),
      }),
      lowestMonthlyPriceUsd: t.float({
        nullable: true,
        description: 'The lowest paid price a month in US dollars; 0 for a free tool, null when not known.',
        resolve: (tool) => (tool.priceCents === null ? null : tool.priceCents / 100),
      }),
      plans: t.field({
        type: [Plan],
        extensions: { listSize: 4 },
        description: 'Known plans with their prices; empty when none is known well enough.',
        resolve: (tool) => [...tool.plans],
      }),
      earlierPrices: t.stringList({
        description: 'The history of its prices as sentences, newest first: `Pro was $20 a month until March 2026.`',
        resolve: (tool) => historyOf(tool).map(earlierPriceText),
      }),
      priceHistory: t.field({
        type: [PriceChangeType],
        extensions: { listSize: 2 },
        description:
          "What its plans cost before, newest first, at most 12. Both prices were read on the vendor's page, the new one in a later month.",
        resolve: (tool) => [...historyOf(tool)],
      }),
      modelPrices: t.field({
        type: ToolModelPricesType,
        nullable: true,
        extensions: { work: IN_MEMORY },
        description: 'Its models with their token prices of today; null when none are known.',
        resolve: (tool, _args, { services, cacheTags }) => {
          cacheTags?.add(DAY)
          return services.toolModelPrices.of(tool.slug)
        },
      }),
      features: list('features', 'What it offers, as short phrases.'),
      useCases: list('useCases', 'What people use it for.'),
      pros: list('pros', 'What speaks for it.'),
      cons: list('cons', 'What speaks against it.'),
      topics: t.field({
        type: [ToolTopic],
        extensions: { listSize: 4 },
        description: 'What it is about, most central first.',
        resolve: (tool) =>
          Object.entries(tool.topics)
            .map(([topic, weight]) => ({ topic, weight }))
            .sort((a, b) => b.weight - a.weight || a.topic.localeCompare(b.topic, 'en')),
      }),
      prominence: t.exposeInt('prominence', {
        description: '0 niche, 1 known in its niche, 2 category leader, 3 household name.',
      }),
      skill: t.exposeInt('skill', { description: '1 anyone, 2 some training, 3 technical, 4 developer.' }),
      generalAssistant: t.exposeBoolean('generalAssistant', { description: 'Whether it is an all-purpose assistant.' }),
      apiAvailable: t.exposeBoolean('apiAvailable', {
        nullable: true,
        description: 'Whether a documented public API exists; null when not known.',
      }),
      openSource: t.exposeBoolean('openSource', {
        nullable: true,
        description: 'Whether its source is open; null when not known.',
      }),
      platforms: t.field({
        type: [PlatformEnum],
        description: 'Where it runs.',
        resolve: (tool) => [...tool.platforms] as Platform[],
      }),
      integrations: list('integrations', 'Products it connects to, over a closed vocabulary.'),
      privacy: list('privacy', "The vendor's public privacy claims, over a closed vocabulary."),
      privacyUrl: t.string({
        nullable: true,
        description: "The vendor's page that makes the privacy claims.",
        resolve: (tool) => safeWebsiteUrl(tool.privacyUrl),
      }),
      industries: list('industries', 'Industries it is made for; empty means any.'),
      roles: list('roles', 'Roles it is made for; empty means any.'),
      teamFit: list('teamFit', 'Team sizes it suits; empty means any.'),
      setupMinutes: t.exposeInt('setupMinutes', {
        nullable: true,
        description: "The editors' estimate of the minutes until a first useful result; null when not known.",
      }),
      status: t.field({
        type: ToolStatusEnum,
        description: 'Whether it is still on offer.',
        resolve: (tool) => tool.status,
      }),
      mergedInto: t.exposeString('mergedInto', {
        nullable: true,
        description: 'The slug of the tool that it merged into.',
      }),
      aliases: list('aliases', 'Other names that people search for.'),
      featured: t.exposeBoolean('featured', {
        description: 'Whether the editors feature it; it never moves a ranking.',
      }),
      verified: t.boolean({
        description: 'Whether an editor checked name, address and price at the vendor; it never moves a ranking.',
        resolve: (tool) => tool.verifiedOn !== null,
      }),
      verifiedOn: t.expose('verifiedOn', { type: 'Date', nullable: true, description: 'The day of that check.' }),
      addedOn: t.expose('addedOn', { type: 'Date', description: 'The day it was added to the catalogue.' }),
      updatedAt: t.field({
        type: 'DateTime',
        description: 'The moment its record last changed.',
        resolve: (tool) => new Date(tool.updatedAt),
      }),
      revisedAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'The moment its record last changed after it had come here; null while it stands as it came.',
        resolve: (tool) => (tool.updatedAt === tool.createdAt ? null : new Date(tool.updatedAt)),
      }),
      freeTier: t.exposeBoolean('freeTier', { description: 'Whether something of it can be used for nothing.' }),
      rating: t.field({
        type: ToolRating,
        nullable: true,
        extensions: { work: IN_MEMORY },
        description:
          "Null before the first rating. Imported ratings name their source and show only before the first member's.",
        resolve: (tool, _args, { cacheTags }) => {
          cacheTags?.add(toolTag(tool.id))
          return ratingOf(tool)
        },
      }),
      facts: t.field({
        type: [ToolFact],
        extensions: { listSize: 20 },
        description: 'Source and month of each fact.',
        resolve: (tool) => [...tool.facts],
      }),
    }
  },
})
