import type { FactFigures } from '#core/catalogue/fact-figures.ts'
import type { FactSource, ToolStatus } from '#core/catalogue/vocabulary.ts'
import { builder } from '../../graphql/builder.ts'
import { field, nullable, withExposed } from '../../graphql/exposed.ts'
import { IN_MEMORY } from '../../graphql/work.ts'
import { Catalogue } from './catalogue.graphql.ts'
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

const Figures = builder.objectRef<FactFigures>('FactFigures').implement({
  description:
    'How complete and recent the prices of active tools are. Shares from 0 to 1; null when they apply to no tool.',
  fields: (t) => ({
    answered: t.float({
      nullable: true,
      description: 'Of the tools that cost money, those with a price or a price on request.',
      resolve: ({ answered }) => answered.all,
    }),
    answeredBestKnown: t.float({
      nullable: true,
      description: 'The same, of the best-known tools.',
      resolve: ({ answered }) => answered.bestKnown,
    }),
    answeredSelfServe: t.float({
      nullable: true,
      description: 'The same, of freemium and paid tools.',
      resolve: ({ answered }) => answered.selfServe,
    }),
    datedWithinYear: t.float({
      nullable: true,
      description: 'Of these, the tools whose prices are all dated within a year.',
      resolve: (figures) => figures.datedWithinYear,
    }),
    withAddress: t.float({
      nullable: true,
      description: "Of these, the tools with the URL of the vendor's page.",
      resolve: (figures) => figures.withAddress,
    }),
    privacyPagesBestKnown: t.float({
      nullable: true,
      description: "Of the best-known tools with privacy claims, those with the URL of the vendor's page.",
      resolve: ({ privacyPages }) => privacyPages.bestKnown,
    }),
    falseSources: t.exposeInt('falseSources', {
      description: 'The number of facts and prices that claim a published source without its URL.',
    }),
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
      factFigures: field.of(Figures, 'How complete and recent prices are.'),
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

builder.objectField(Catalogue, 'factCount', (t) =>
  t.int({
    extensions: { work: IN_MEMORY },
    description: 'The number of facts of active tools with a source.',
    resolve: async (_catalogue, _args, { services }) => (await services.catalogue.statistics.read()).factCount,
  }),
)
