import { MAX_COMPARED } from '../../../core/catalogue/tool-query.ts'
import { builder } from '../../graphql/builder.ts'
import { loadTool, withTools } from '../../graphql/load-tool.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { COLUMN_SCAN, STATEMENT } from '../../graphql/work.ts'
import type { ToolPage, ToolPageEdge } from './listing/tool-lists.service.ts'
import { MAX_CONSTRAINTS, MAX_MATCHES, SearchConstraintType, SearchMatchType } from './search-parts.graphql.ts'
import { Tool } from './tool.graphql.ts'
import { Facets } from './tool-facets.graphql.ts'

const ToolEdge = builder.objectRef<ToolPageEdge>('ToolEdge').implement({
  description: 'A tool and its place in the list.',
  fields: (t) => ({
    cursor: t.string({
      description: 'Opaque; give it back as `after` to go on from here.',
      resolve: (edge) => edge.cursor(),
    }),
    node: t.field({ type: Tool, description: 'The tool.', resolve: (edge) => edge.node }),
    relevance: t.exposeFloat('relevance', {
      nullable: true,
      description: 'How well it matches the search, as a share of the best score, from 0 to 1; null without a search.',
    }),
    matchedOn: t.field({
      type: [SearchMatchType],
      extensions: { listSize: MAX_MATCHES },
      description: 'Why it matches the search, the best reason first; empty without a search.',
      resolve: (edge) => [...edge.matchedOn()],
    }),
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
        startCursor: edges[0]?.cursor() ?? null,
        endCursor: edges.at(-1)?.cursor() ?? null,
      }),
    }),
    totalCount: t.exposeInt('totalCount', { description: 'How many tools match on all pages.' }),
    correctedSearch: t.exposeString('correctedSearch', {
      nullable: true,
      description:
        'The search that is answered instead of one whose words nothing knows; null when nothing was changed.',
    }),
    understood: t.field({
      type: [SearchConstraintType],
      extensions: { listSize: MAX_CONSTRAINTS },
      description: 'Conditions that the search names in words; empty without a search.',
      resolve: (page) => [...page.understood],
    }),
    alternativesTo: t.field({
      type: Tool,
      nullable: true,
      extensions: { work: STATEMENT },
      description: 'The tool whose alternatives the search asks for ("alternative to X"); null for any other search.',
      resolve: ({ alternativesTo }, _args, context, info) =>
        alternativesTo === null ? null : loadTool(context, alternativesTo, requestedFields(info)),
    }),
    compared: t.field({
      type: [Tool],
      extensions: { listSize: MAX_COMPARED, work: STATEMENT },
      description: 'The tools that the search names side by side ("X vs Y"); empty for any other search.',
      resolve: async ({ compared }, _args, context, info) => {
        const rows = compared.map((toolId) => ({ toolId }))
        return (await withTools(context, rows, requestedFields(info))).map(({ tool }) => tool)
      },
    }),
    facets: t.field({
      type: Facets,
      extensions: { work: COLUMN_SCAN },
      description: 'Counts for every filter beside the list.',
      resolve: (page) => ({ ...page.facets(), ratedCount: page.ratedCount }),
    }),
  }),
})
