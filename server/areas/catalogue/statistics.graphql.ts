import type { FactSource, ToolStatus } from '#core/catalogue/vocabulary.ts'
import { builder } from '../../graphql/builder.ts'
import { IN_MEMORY } from '../../graphql/work.ts'
import { FactSourceEnum, ToolStatusEnum } from './enums.graphql.ts'
import type { CatalogueStatistics, Counted } from './statistics.service.ts'

const StatusCount = builder.objectRef<Counted<'status', ToolStatus>>('ToolStatusCount').implement({
  description: 'The number of tools with a status.',
  fields: (t) => ({
    status: t.field({ type: ToolStatusEnum, description: 'The status.', resolve: ({ status }) => status }),
    count: t.exposeInt('count', { description: 'The number of tools.' }),
  }),
})

const ProminenceCount = builder.objectRef<Counted<'prominence', number>>('ProminenceCount').implement({
  description: 'The number of active tools with a prominence.',
  fields: (t) => ({
    prominence: t.exposeInt('prominence', {
      description: '0 niche, 1 known in its niche, 2 category leader, 3 household name.',
    }),
    count: t.exposeInt('count', { description: 'The number of tools.' }),
  }),
})

const SourceCount = builder.objectRef<Counted<'source', FactSource>>('FactSourceCount').implement({
  description: 'The number of facts from a source.',
  fields: (t) => ({
    source: t.field({ type: FactSourceEnum, description: 'The source.', resolve: ({ source }) => source }),
    count: t.exposeInt('count', { description: 'The number of facts.' }),
  }),
})

const Statistics = builder.objectRef<CatalogueStatistics>('CatalogueStatistics').implement({
  description: 'Statistics of the catalog, computed once per revision. All except `byStatus` count only active tools.',
  fields: (t) => ({
    toolCount: t.exposeInt('toolCount', { description: 'The number of tools.' }),
    categoryCount: t.exposeInt('categoryCount', { description: 'The number of categories with at least one tool.' }),
    byStatus: t.field({
      type: [StatusCount],
      extensions: { listSize: 3 },
      description: 'The number of tools by status.',
      resolve: ({ byStatus }) => [...byStatus],
    }),
    byProminence: t.field({
      type: [ProminenceCount],
      extensions: { listSize: 4 },
      description: 'The number of tools by prominence, best known first.',
      resolve: ({ byProminence }) => [...byProminence],
    }),
    pricedCount: t.exposeInt('pricedCount', {
      description: 'The number of tools with a known price, including free tools.',
    }),
    unknownPricingCount: t.exposeInt('unknownPricingCount', {
      description: 'The number of tools whose pricing model is unknown.',
    }),
    unknownPricingShare: t.exposeFloat('unknownPricingShare', { description: 'Their share of all tools, 0 to 1.' }),
    verifiedCount: t.exposeInt('verifiedCount', {
      description: 'The number of tools whose name, URL and price an editor has checked with the vendor.',
    }),
    factCount: t.exposeInt('factCount', { description: 'The number of facts with a source.' }),
    checkedFactCount: t.exposeInt('checkedFactCount', { description: 'The number of rechecked facts.' }),
    averageFactAgeMonths: t.exposeFloat('averageFactAgeMonths', {
      nullable: true,
      description: 'The average age of facts in months; null when there are no facts.',
    }),
    factSources: t.field({
      type: [SourceCount],
      extensions: { listSize: 6 },
      description: 'The number of facts by source.',
      resolve: ({ factSources }) => [...factSources],
    }),
  }),
})

builder.queryField('catalogueStatistics', (t) =>
  t.field({
    type: Statistics,
    extensions: { viewerIndependent: true, work: IN_MEMORY },
    description: 'Returns statistics of the catalog, as shown on the methodology page.',
    resolve: (_root, _args, { services }) => services.catalogue.statistics.read(),
  }),
)
