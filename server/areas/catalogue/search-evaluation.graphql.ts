import {
  type MeasuredQueries,
  QUERY_CLASSES,
  SEARCH_MEASURES,
  type SearchEvaluation,
  type SearchMeasureKey,
  type SearchMeasures,
} from '#core/search/search-evaluation.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { field, withExposed } from '../../graphql/exposed.ts'
import { measureType } from '../../graphql/measure-type.ts'
import { IN_MEMORY } from '../../graphql/work.ts'

type QueryClass = (typeof QUERY_CLASSES)[number]

const MEASURES: Readonly<Record<SearchMeasureKey, string>> = {
  ndcg_at_10: 'NDCG of the first ten results, with ungraded tools counted as irrelevant.',
  expected_in_five: 'Share of queries with a top-graded tool among the first five results.',
  right_tool_first: 'Share of queries whose first result is one of the required first results.',
  nothing_found: 'Share of queries without results.',
  embarrassing_first: 'Share of queries whose first result is a tool that must not come first.',
}

const CLASSES: Readonly<Record<QueryClass, string>> = {
  name: 'The current, former or shortened name of a tool.',
  misspelling: 'A misspelled name or task.',
  prefix: 'The beginning of a name or word.',
  task: 'A task in a few words.',
  sentence: 'A task in a whole sentence.',
  audience: 'The target audience of tools.',
  alternative: 'Alternatives to a tool.',
  constraint: 'A task with a condition, such as free or open source.',
  vendor: 'The name of a vendor.',
  spelling: 'Another spelling, such as British English or joined words.',
  comparison: 'Two tools to compare.',
  word: 'A single common word.',
  everyday: 'A need in everyday words.',
}

const MeasureType = measureType(
  'SearchMeasure',
  enumType('SearchMeasureKey', 'A measure of the quality of the search.', MEASURES),
)

const ClassEnum = enumType<QueryClass>('SearchQueryClass', 'A class of search queries.', CLASSES)

const withGoals = (measures: SearchMeasures) => SEARCH_MEASURES.map((goal) => ({ ...goal, value: measures[goal.key] }))

const MeasuredType = builder.objectRef<MeasuredQueries>('MeasuredSearch').implement({
  description: 'The evaluation of the search on a set of queries.',
  fields: (t) => ({
    queryCount: t.exposeInt('queries', { description: 'The number of queries.' }),
    gradeCount: t.exposeInt('grades', { description: 'The number of grades over all queries.' }),
    measures: t.field({
      type: [MeasureType],
      extensions: { listSize: SEARCH_MEASURES.length },
      description: 'All measures of the search, each with its goals.',
      resolve: ({ search }) => withGoals(search),
    }),
    substringMeasures: t.field({
      type: [MeasureType],
      extensions: { listSize: SEARCH_MEASURES.length },
      description:
        'The same measures for the former search, which looked for the typed text in names and descriptions.',
      resolve: ({ substring }) => withGoals(substring),
    }),
  }),
})

const MeasuredClassType = builder.objectRef<SearchEvaluation['byClass'][number]>('MeasuredSearchClass').implement({
  description: 'The evaluation of the search on the queries of one class.',
  fields: (t) => ({
    queryClass: t.field({ type: ClassEnum, description: 'The class.', resolve: (entry) => entry.class }),
    measured: t.field({ type: MeasuredType, description: 'The measures.', resolve: (entry) => entry }),
  }),
})

const EvaluationType = builder.objectRef<SearchEvaluation>('SearchEvaluation').implement({
  description: 'The evaluation of the search on queries for which an editor graded the tools of the catalog.',
  fields: (t) =>
    withExposed(t, {
      toolCount: t.exposeInt('tools', { description: 'The number of tools in the searched catalog.' }),
      all: field.of(MeasuredType, 'The measures for all queries that are not held out.'),
      heldOut: field.of(MeasuredType, 'The measures for queries that were not used to develop or tune the search.'),
      classes: t.field({
        type: [MeasuredClassType],
        extensions: { listSize: QUERY_CLASSES.length },
        description: 'The measures by class of query.',
        resolve: ({ byClass }) => byClass,
      }),
    }),
})

builder.queryField('searchEvaluation', (t) =>
  t.field({
    type: EvaluationType,
    extensions: { reads: 'program', publicCatalogue: true, work: IN_MEMORY },
    description: 'The evaluation of the current search, measured before its release and the same for every user.',
    resolve: (_root, _args, { services }) => services.catalogue.searchEvaluation.read(),
  }),
)
