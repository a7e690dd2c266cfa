import { MAX_COMPARED } from '#core/catalogue/tool-query.ts'
import type { Verdict } from '#core/search/index/fact-columns.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { field, nullable, withExposed } from '../../graphql/exposed.ts'
import { loadTool, withTools } from '../../graphql/load-tool.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { COLUMN_SCAN, STATEMENT } from '../../graphql/work.ts'
import { recordTag } from '../../platform/cache/cache-tags.ts'
import { JobType } from './jobs.graphql.ts'
import { MAX_JOBS, type ToolPage, type ToolPageEdge } from './listing/tool-lists.service.ts'
import { MAX_CONSTRAINTS, MAX_MATCHES, SearchConstraintType, SearchMatchType } from './search-parts.graphql.ts'
import { Tool } from './tool.graphql.ts'
import { Facets } from './tool-facets.graphql.ts'
import { selectionFor } from './tool-row.ts'

const ConditionVerdictEnum = enumType<Verdict>(
  'ConditionVerdict',
  'Whether a tool meets all conditions expressed in a search.',
  { yes: 'It is known to meet them.', unknown: 'It is not known for some.', no: 'It is known not to meet one.' },
)

const OutsideProductType = builder.objectRef<NonNullable<ToolPage['outsideProduct']>>('OutsideProduct').implement({
  description: 'A well-known product that is not in the catalog.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    ended: t.boolean({ description: 'Whether it is no longer offered.', resolve: ({ ended }) => ended === true }),
  }),
})

const ToolEdge = builder.objectRef<ToolPageEdge>('ToolEdge').implement({
  description: 'A tool and its position in the list.',
  fields: (t) => ({
    cursor: t.string({
      description: 'An opaque cursor; pass it as `after` to continue from here.',
      resolve: (edge) => edge.cursor(),
    }),
    node: t.field({ type: Tool, description: 'The tool.', resolve: (edge) => edge.node }),
    relevance: t.exposeFloat('relevance', {
      nullable: true,
      description: 'How well it matches the search, as a share of the best score, 0 to 1; null without a search.',
    }),
    meetsConditions: t.field({
      type: ConditionVerdictEnum,
      nullable: true,
      description: 'Whether it meets all conditions expressed in the search; null without conditions.',
      resolve: (edge) => edge.meetsConditions,
    }),
    matchedOn: t.field({
      type: [SearchMatchType],
      extensions: { listSize: MAX_MATCHES },
      description: 'The reasons why it matches the search, best first; empty without a search.',
      resolve: (edge) => [...edge.matchedOn()],
    }),
  }),
})

export const ToolConnection = builder.objectRef<ToolPage>('ToolConnection').implement({
  description: 'A page of tools.',
  fields: (t) =>
    withExposed(t, {
      edges: field.of([ToolEdge], 'Tools with their cursors.'),
      nodes: t.field({
        type: [Tool],
        description: 'The same tools without cursors.',
        resolve: (page) => page.edges.map((edge) => edge.node),
      }),
      pageInfo: t.field({
        type: builder.pageInfoRef(),
        description: 'The position of this page in the list.',
        resolve: ({ edges, hasNextPage, hasPreviousPage }) => ({
          hasNextPage,
          hasPreviousPage,
          startCursor: edges[0]?.cursor() ?? null,
          endCursor: edges.at(-1)?.cursor() ?? null,
        }),
      }),
      totalCount: field.int('The total number of matching tools.'),
      correctedSearch: nullable.string(
        'The corrected search that was used because the words of the search are unknown; null when it was not corrected.',
      ),
      understood: field.of([SearchConstraintType], 'The conditions expressed in the search; empty without a search.', {
        listSize: MAX_CONSTRAINTS,
      }),
      outsideProduct: nullable.of(
        OutsideProductType,
        'The product outside of the catalog whose alternatives the search requests; null for other searches.',
      ),
      jobs: field.of([JobType], 'The jobs that the search means, most likely first; empty for other searches.', {
        listSize: MAX_JOBS,
      }),
      alternativesTo: t.field({
        type: Tool,
        nullable: true,
        extensions: { reads: 'lists', work: STATEMENT },
        description: 'The tool whose alternatives the search requests ("alternative to X"); null for other searches.',
        resolve: ({ alternativesTo }, _args, context, info) => {
          if (alternativesTo === null) return null
          context.cacheTags?.add(recordTag(alternativesTo))
          return loadTool(context, alternativesTo, requestedFields(info))
        },
      }),
      compared: t.field({
        type: [Tool],
        extensions: { reads: 'lists', listSize: MAX_COMPARED, work: STATEMENT },
        description: 'The tools that the search compares ("X vs Y"); empty for other searches.',
        resolve: async ({ compared }, _args, context, info) => {
          for (const id of compared) context.cacheTags?.add(recordTag(id))
          const rows = compared.map((toolId) => ({ toolId }))
          return (await withTools(context, rows, requestedFields(info))).map(({ tool }) => tool)
        },
      }),
      unlisted: t.field({
        type: Tool,
        nullable: true,
        extensions: { reads: 'lists', work: STATEMENT },
        description:
          'The tool that is not listed because it is no longer active, when the search is its name, an alias or a former name; null for other searches.',
        resolve: async ({ search }, _args, { services, cacheTags }, info) => {
          if (search === null) return null
          const tool = await services.catalogue.tools.findUnlisted(search, selectionFor(requestedFields(info)))
          if (tool !== null) cacheTags?.add(recordTag(tool.id))
          return tool
        },
      }),
      facets: t.field({
        type: Facets,
        extensions: { reads: 'lists', work: COLUMN_SCAN },
        description: 'The counts for each filter next to the list.',
        resolve: (page) => ({ ...page.facets(), ratedCount: page.ratedCount }),
      }),
    }),
})
