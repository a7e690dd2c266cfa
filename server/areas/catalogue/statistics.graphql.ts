import type { FactSource, ToolStatus } from '#core/catalogue/vocabulary.ts'
import { builder } from '../../graphql/builder.ts'
import { field, nullable, withExposed } from '../../graphql/exposed.ts'
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
  fields: (t) =>
    withExposed(t, {
      prominence: field.int('0 niche, 1 known in its niche, 2 category leader, 3 household name.'),
      count: field.int('The number of tools.'),
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
  fields: (t) =>
    withExposed(t, {
      toolCount: field.int('The number of tools.'),
      categoryCount: field.int('The number of categories with at least one tool.'),
      byStatus: field.of([StatusCount], 'The number of tools by status.', { listSize: 3 }),
      byProminence: field.of([ProminenceCount], 'The number of tools by prominence, best known first.', {
        listSize: 4,
      }),
      pricedCount: field.int('The number of tools with a known price, including free tools.'),
      unknownPricingCount: field.int('The number of tools whose pricing model is unknown.'),
      unknownPricingShare: field.float('Their share of all tools, 0 to 1.'),
      verifiedCount: field.int('The number of tools whose name, URL and price an editor has checked with the vendor.'),
      factCount: field.int('The number of facts with a source.'),
      checkedFactCount: field.int('The number of rechecked facts.'),
      averageFactAgeMonths: nullable.float('The average age of facts in months; null when there are no facts.'),
      factSources: field.of([SourceCount], 'The number of facts by source.', { listSize: 6 }),
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
