import { PLATFORMS, PRICING_MODELS } from '../../../core/catalogue/vocabulary.ts'
import { builder } from '../../graphql/builder.ts'
import { CATALOGUE_SCAN, IN_MEMORY } from '../../graphql/work.ts'
import { Category } from './category.graphql.ts'
import { PlatformEnum, PricingModelEnum } from './enums.graphql.ts'
import { Tool } from './tool.graphql.ts'
import type { ToolPage } from './tool.service.ts'
import type { ToolFacets } from './tool-facets.ts'
import type { ToolRow } from './tool-row.ts'

const ToolEdge = builder.objectRef<{ cursor: string; node: ToolRow }>('ToolEdge').implement({
  description: 'A tool and its place in the list.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'Opaque; give it back as `after` to go on from here.' }),
    node: t.field({ type: Tool, description: 'The tool.', resolve: (edge) => edge.node }),
  }),
})

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

const Facets = builder.objectRef<ToolFacets>('ToolFacets').implement({
  description: 'How many tools each value of each filter would leave. A filter does not count against its own values.',
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
    freeTier: t.exposeInt('freeTier', { description: 'Tools of which something can be used for nothing.' }),
    apiAvailable: t.exposeInt('apiAvailable', { description: 'Tools with a documented public API.' }),
    verified: t.exposeInt('verified', { description: 'Tools that an editor checked at the vendor.' }),
  }),
})

export const ToolConnection = builder.objectRef<ToolPage>('ToolConnection').implement({
  description: 'A page of tools.',
  fields: (t) => ({
    edges: t.field({ type: [ToolEdge], description: 'Tools with their cursors.', resolve: (page) => [...page.edges] }),
    nodes: t.field({
      type: [Tool],
      description: 'The same tools without cursors.',
      resolve: (page) => page.edges.map((edge) => edge.node),
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      description: 'Where this page is in the list.',
      resolve: ({ edges, hasNextPage, hasPreviousPage }) => ({
        hasNextPage,
        hasPreviousPage,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      }),
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many tools match on all pages.' }),
    correctedSearch: t.exposeString('correctedSearch', {
      nullable: true,
      description: 'The closest name, answered instead of a search that found nothing; null when nothing was changed.',
    }),
    facets: t.field({
      type: Facets,
      extensions: { work: 2 * CATALOGUE_SCAN },
      description: 'Counts for every filter beside the list.',
      resolve: (page) => page.facets(),
    }),
  }),
})
