import type { FactSource, ToolStatus } from '../../../core/catalogue/vocabulary.ts'
import { builder } from '../../graphql/builder.ts'
import { IN_MEMORY } from '../../graphql/work.ts'
import { FactSourceEnum, ToolStatusEnum } from './enums.graphql.ts'
import type { CatalogueStatistics, Counted } from './statistics.service.ts'

const StatusCount = builder.objectRef<Counted<'status', ToolStatus>>('ToolStatusCount').implement({
  description: 'How many tools have a status.',
  fields: (t) => ({
    status: t.field({ type: ToolStatusEnum, description: 'The status.', resolve: ({ status }) => status }),
    count: t.exposeInt('count', { description: 'How many tools.' }),
  }),
})

const ProminenceCount = builder.objectRef<Counted<'prominence', number>>('ProminenceCount').implement({
  description: 'How many active tools have a prominence.',
  fields: (t) => ({
    prominence: t.exposeInt('prominence', {
      description: '0 niche, 1 known in its niche, 2 category leader, 3 household name.',
    }),
    count: t.exposeInt('count', { description: 'How many tools.' }),
  }),
})

const SourceCount = builder.objectRef<Counted<'source', FactSource>>('FactSourceCount').implement({
  description: 'How many facts come from a source.',
  fields: (t) => ({
    source: t.field({ type: FactSourceEnum, description: 'The source.', resolve: ({ source }) => source }),
    count: t.exposeInt('count', { description: 'How many facts.' }),
  }),
})

const Statistics = builder.objectRef<CatalogueStatistics>('CatalogueStatistics').implement({
  description: 'Figures on the catalogue, counted when asked. All but `byStatus` count active tools alone.',
  fields: (t) => ({
    toolCount: t.exposeInt('toolCount', { description: 'Tools.' }),
    categoryCount: t.exposeInt('categoryCount', { description: 'Categories with at least one tool.' }),
    byStatus: t.field({
      type: [StatusCount],
      extensions: { listSize: 3 },
      description: 'All tools by status.',
      resolve: ({ byStatus }) => [...byStatus],
    }),
    byProminence: t.field({
      type: [ProminenceCount],
      extensions: { listSize: 4 },
      description: 'Tools by prominence, the best known first.',
      resolve: ({ byProminence }) => [...byProminence],
    }),
    pricedCount: t.exposeInt('pricedCount', { description: 'Tools with a known price, free ones included.' }),
    unknownPricingCount: t.exposeInt('unknownPricingCount', {
      description: 'Tools of which not even the way of charging is known.',
    }),
    unknownPricingShare: t.exposeFloat('unknownPricingShare', { description: 'Their share of all, from 0 to 1.' }),
    verifiedCount: t.exposeInt('verifiedCount', {
      description: 'Tools whose name, address and price an editor has checked at the vendor.',
    }),
    factCount: t.exposeInt('factCount', { description: 'Facts with a source.' }),
    checkedFactCount: t.exposeInt('checkedFactCount', { description: 'Facts that somebody has checked again.' }),
    averageFactAgeMonths: t.exposeFloat('averageFactAgeMonths', {
      nullable: true,
      description: 'Months since the month for which facts are known, on average; null without facts.',
    }),
    factSources: t.field({
      type: [SourceCount],
      extensions: { listSize: 6 },
      description: 'Facts by source.',
      resolve: ({ factSources }) => [...factSources],
    }),
  }),
})

builder.queryField('catalogueStatistics', (t) =>
  t.field({
    type: Statistics,
    extensions: { viewerIndependent: true, work: IN_MEMORY },
    description: 'How large and how well known the catalogue is, for the page on its methods.',
    resolve: (_root, _args, { services }) => services.statistics.read(),
  }),
)
