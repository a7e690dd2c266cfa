import type { ToolFacets } from '#core/catalogue/listing/facets.ts'
import { COUNTED_FLAGS, FLAGS } from '#core/catalogue/listing/flags.ts'
import { PRICE_CEILINGS } from '#core/catalogue/tool-query.ts'
import {
  INTEGRATIONS,
  PLATFORMS,
  PRICING_MODELS,
  PRIVACY_FLAGS,
  SKILL_LEVELS,
  TEAM_SIZES,
} from '#core/catalogue/vocabulary.ts'
import { builder } from '../../graphql/builder.ts'
import { field, withExposed } from '../../graphql/exposed.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import { PRICES, sortTag } from '../../platform/cache/cache-tags.ts'
import { Category } from './category.graphql.ts'
import {
  IntegrationEnum,
  PlatformEnum,
  PricingModelEnum,
  PrivacyClaimEnum,
  SkillLevelEnum,
  TeamSizeEnum,
} from './enums.graphql.ts'

const CategoryFacet = builder.objectRef<{ categoryId: string; count: number }>('CategoryFacet').implement({
  description: 'A category and the number of tools it would return.',
  fields: (t) => ({
    category: t.field({
      type: Category,
      extensions: { reads: 'lists', work: IN_MEMORY },
      description: 'The category.',
      resolve: ({ categoryId }, _args, { services }) => services.catalogue.catalogue.categoryById(categoryId),
    }),
    count: t.exposeInt('count', { description: 'The number of tools in this category that match all other filters.' }),
  }),
})

const PricingModelFacet = builder.objectRef<ToolFacets['pricingModels'][number]>('PricingModelFacet').implement({
  description: 'A pricing model and the number of tools it would return.',
  fields: (t) =>
    withExposed(t, {
      pricingModel: t.field({
        type: PricingModelEnum,
        description: 'The pricing model.',
        resolve: ({ value }) => value,
      }),
      count: field.int('The number of tools with this pricing model that match all other filters.'),
    }),
})

const PlatformFacet = builder.objectRef<ToolFacets['platforms'][number]>('PlatformFacet').implement({
  description: 'A platform and the number of tools it would return.',
  fields: (t) => ({
    platform: t.field({ type: PlatformEnum, description: 'The platform.', resolve: ({ value }) => value }),
    count: t.exposeInt('count', { description: 'The number of tools on this platform that match all other filters.' }),
  }),
})

const IntegrationFacet = builder.objectRef<ToolFacets['integrations'][number]>('IntegrationFacet').implement({
  description: 'An integration and the number of tools it would return in addition to the selected ones.',
  fields: (t) => ({
    integration: t.field({ type: IntegrationEnum, description: 'The product.', resolve: ({ value }) => value }),
    count: t.exposeInt('count', { description: 'The number of tools with this integration that match all filters.' }),
  }),
})

const PrivacyFacet = builder.objectRef<ToolFacets['privacy'][number]>('PrivacyFacet').implement({
  description: 'A privacy claim and the number of tools it would return in addition to the selected ones.',
  fields: (t) => ({
    claim: t.field({ type: PrivacyClaimEnum, description: 'The privacy claim.', resolve: ({ value }) => value }),
    count: t.exposeInt('count', { description: 'The number of tools with this claim that match all filters.' }),
  }),
})

const SkillFacet = builder.objectRef<ToolFacets['skills'][number]>('SkillFacet').implement({
  description: 'A skill level and the number of tools it would return.',
  fields: (t) =>
    withExposed(t, {
      skill: t.field({ type: SkillLevelEnum, description: 'The skill level.', resolve: ({ value }) => value }),
      count: field.int('The number of tools with this skill level that match all other filters.'),
    }),
})

const TeamSizeFacet = builder.objectRef<ToolFacets['teamSizes'][number]>('TeamSizeFacet').implement({
  description: 'A team size and the number of tools it would return.',
  fields: (t) =>
    withExposed(t, {
      teamSize: t.field({ type: TeamSizeEnum, description: 'The team size.', resolve: ({ value }) => value }),
      count: field.int('The number of tools for this team size that match all other filters.'),
    }),
})

const PriceFacet = builder.objectRef<ToolFacets['prices'][number]>('PriceFacet').implement({
  description: 'A maximum price and the number of tools it would return.',
  fields: (t) => ({
    maxMonthlyPriceUsd: t.exposeInt('value', {
      description: 'The maximum price in US dollars per month; 0 for free tools.',
    }),
    count: t.exposeInt('count', { description: 'The number of tools up to this price that match all other filters.' }),
  }),
})

/** Counts, plus a part that changes without a new catalog revision. */
type CountedFacets = ToolFacets & { readonly ratedCount: () => Promise<number> }

export const Facets = builder.objectRef<CountedFacets>('ToolFacets').implement({
  description:
    'The number of tools that each filter value would return. For filters that match any of the selected values, the counts ignore that filter.',
  fields: (t) =>
    withExposed(t, {
      categories: field.of([CategoryFacet], 'Categories with at least one tool, largest first.', { listSize: 50 }),
      pricingModels: field.of([PricingModelFacet], 'Pricing models with at least one tool, most frequent first.', {
        listSize: PRICING_MODELS.length,
      }),
      platforms: field.of([PlatformFacet], 'Platforms with at least one tool, most frequent first.', {
        listSize: PLATFORMS.length,
      }),
      integrations: field.of([IntegrationFacet], 'Integrations with at least one tool, most frequent first.', {
        listSize: INTEGRATIONS.length,
      }),
      privacy: field.of([PrivacyFacet], 'Privacy claims with at least one tool, most frequent first.', {
        listSize: PRIVACY_FLAGS.length,
      }),
      skills: field.of([SkillFacet], 'Skill levels with at least one tool, most frequent first.', {
        listSize: SKILL_LEVELS.length,
      }),
      teamSizes: field.of([TeamSizeFacet], 'Team sizes with at least one tool, most frequent first.', {
        listSize: TEAM_SIZES.length,
      }),
      prices: t.field({
        type: [PriceFacet],
        extensions: { reads: 'lists', listSize: PRICE_CEILINGS.length, work: IN_MEMORY },
        description: 'Maximum prices, lowest first, including those without results.',
        resolve: ({ prices }, _args, { cacheTags }) => {
          cacheTags?.add(PRICES)
          return [...prices]
        },
      }),
      rated: t.int({
        extensions: { reads: 'lists', work: STATEMENT },
        description: 'The number of tools that match all filters and that members have rated.',
        resolve: ({ ratedCount }, _args, { cacheTags }) => {
          cacheTags?.add(sortTag('rating'))
          return ratedCount()
        },
      }),
    }),
})

builder.objectFields(Facets, (t) =>
  Object.fromEntries(
    COUNTED_FLAGS.map((flag) => [
      flag,
      t.int({ description: FLAGS[flag].count as string, resolve: ({ flags }) => flags[flag] }),
    ]),
  ),
)
