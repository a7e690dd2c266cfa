import type { ToolFacets } from '../../../core/catalogue/listing/facets.ts'
import { PRICE_CEILINGS } from '../../../core/catalogue/tool-query.ts'
import {
  INTEGRATIONS,
  PLATFORMS,
  PRICING_MODELS,
  PRIVACY_FLAGS,
  SKILL_LEVELS,
  TEAM_SIZES,
} from '../../../core/catalogue/vocabulary.ts'
import { builder } from '../../graphql/builder.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import { sortTag } from '../../platform/cache/cache-tags.ts'
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
  description: 'A category and how many tools it would leave.',
  fields: (t) => ({
    category: t.field({
      type: Category,
      extensions: { work: IN_MEMORY },
      description: 'The category.',
      resolve: ({ categoryId }, _args, { services }) => services.catalogue.categoryById(categoryId),
    }),
    count: t.exposeInt('count', { description: 'How many tools of this category match all other filters.' }),
  }),
})

const PricingModelFacet = builder.objectRef<ToolFacets['pricingModels'][number]>('PricingModelFacet').implement({
  description: 'A pricing model and how many tools it would leave.',
  fields: (t) => ({
    pricingModel: t.field({ type: PricingModelEnum, description: 'The model.', resolve: ({ value }) => value }),
    count: t.exposeInt('count', { description: 'Tools that match all other filters and charge so.' }),
  }),
})

const PlatformFacet = builder.objectRef<ToolFacets['platforms'][number]>('PlatformFacet').implement({
  description: 'A platform and how many tools it would leave.',
  fields: (t) => ({
    platform: t.field({ type: PlatformEnum, description: 'The platform.', resolve: ({ value }) => value }),
    count: t.exposeInt('count', { description: 'Tools that match all other filters and run there.' }),
  }),
})

const IntegrationFacet = builder.objectRef<ToolFacets['integrations'][number]>('IntegrationFacet').implement({
  description: 'An integration and how many tools it would leave in addition to the chosen ones.',
  fields: (t) => ({
    integration: t.field({ type: IntegrationEnum, description: 'The product.', resolve: ({ value }) => value }),
    count: t.exposeInt('count', { description: 'Tools that match all filters and connect to it.' }),
  }),
})

const PrivacyFacet = builder.objectRef<ToolFacets['privacy'][number]>('PrivacyFacet').implement({
  description: 'A privacy claim and how many tools it would leave in addition to the chosen ones.',
  fields: (t) => ({
    claim: t.field({ type: PrivacyClaimEnum, description: 'The claim.', resolve: ({ value }) => value }),
    count: t.exposeInt('count', { description: 'Tools that match all filters and make it.' }),
  }),
})

const SkillFacet = builder.objectRef<ToolFacets['skills'][number]>('SkillFacet').implement({
  description: 'A skill level and how many tools it would leave.',
  fields: (t) => ({
    skill: t.field({ type: SkillLevelEnum, description: 'The level.', resolve: ({ value }) => value }),
    count: t.exposeInt('count', { description: 'Tools that match all other filters and ask for it.' }),
  }),
})

const TeamSizeFacet = builder.objectRef<ToolFacets['teamSizes'][number]>('TeamSizeFacet').implement({
  description: 'A team size and how many tools it would leave.',
  fields: (t) => ({
    teamSize: t.field({ type: TeamSizeEnum, description: 'The size.', resolve: ({ value }) => value }),
    count: t.exposeInt('count', { description: 'Tools that match all other filters and fit it.' }),
  }),
})

const PriceFacet = builder.objectRef<ToolFacets['prices'][number]>('PriceFacet').implement({
  description: 'A price ceiling and how many tools it would leave.',
  fields: (t) => ({
    maxMonthlyPriceUsd: t.exposeInt('value', { description: 'The ceiling in US dollars a month; 0 for free tools.' }),
    count: t.exposeInt('count', { description: 'Tools that match all other filters and cost at most this.' }),
  }),
})

/** Counts, plus a part that changes without a new catalogue revision. */
type CountedFacets = ToolFacets & { readonly ratedCount: () => Promise<number> }

export const Facets = builder.objectRef<CountedFacets>('ToolFacets').implement({
  description:
    'How many tools each value of each filter would leave. Where any chosen value may hold, counts leave out the filter itself.',
  fields: (t) => ({
    categories: t.field({
      type: [CategoryFacet],
      extensions: { listSize: 50 },
      description: 'Categories with at least one tool, fullest first.',
      resolve: (facets) => [...facets.categories],
    }),
    pricingModels: t.field({
      type: [PricingModelFacet],
      extensions: { listSize: PRICING_MODELS.length },
      description: 'Pricing models with at least one tool, most frequent first.',
      resolve: (facets) => [...facets.pricingModels],
    }),
    platforms: t.field({
      type: [PlatformFacet],
      extensions: { listSize: PLATFORMS.length },
      description: 'Platforms with at least one tool, most frequent first.',
      resolve: (facets) => [...facets.platforms],
    }),
    integrations: t.field({
      type: [IntegrationFacet],
      extensions: { listSize: INTEGRATIONS.length },
      description: 'Integrations with at least one tool, most frequent first.',
      resolve: (facets) => [...facets.integrations],
    }),
    privacy: t.field({
      type: [PrivacyFacet],
      extensions: { listSize: PRIVACY_FLAGS.length },
      description: 'Privacy claims with at least one tool, most frequent first.',
      resolve: (facets) => [...facets.privacy],
    }),
    skills: t.field({
      type: [SkillFacet],
      extensions: { listSize: SKILL_LEVELS.length },
      description: 'Skill levels with at least one tool, most frequent first.',
      resolve: (facets) => [...facets.skills],
    }),
    teamSizes: t.field({
      type: [TeamSizeFacet],
      extensions: { listSize: TEAM_SIZES.length },
      description: 'Team sizes with at least one tool, most frequent first.',
      resolve: (facets) => [...facets.teamSizes],
    }),
    prices: t.field({
      type: [PriceFacet],
      extensions: { listSize: PRICE_CEILINGS.length },
      description: 'Price ceilings, lowest first, also those that leave nothing.',
      resolve: (facets) => [...facets.prices],
    }),
    freeTier: t.exposeInt('freeTier', { description: 'Tools of which something can be used for nothing.' }),
    apiAvailable: t.exposeInt('apiAvailable', { description: 'Tools with a documented public API.' }),
    openSource: t.exposeInt('openSource', { description: 'Tools whose source is open.' }),
    verified: t.exposeInt('verified', { description: 'Tools that an editor checked at the vendor.' }),
    rated: t.int({
      extensions: { work: STATEMENT },
      description: 'Tools that match all filters and that members have rated.',
      resolve: ({ ratedCount }, _args, { cacheTags }) => {
        cacheTags?.add(sortTag('rating'))
        return ratedCount()
      },
    }),
  }),
})
