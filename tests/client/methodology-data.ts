/** The data of the methodology and the evaluation page: invented counts of the catalog, and the evaluations of the build. */
import { readFileSync } from 'node:fs'
import { type MeasureGoal, reaches } from '#core/measure-goal.ts'
import { evaluationSchema, MEASURES } from '#core/recommendations/evaluation.ts'
import {
  type MeasuredQueries,
  SEARCH_MEASURES,
  type SearchMeasures,
  searchEvaluationSchema,
} from '#core/search/search-evaluation.ts'

export const STATISTICS = {
  __typename: 'CatalogueStatistics',
  toolCount: 1204,
  categoryCount: 53,
  byStatus: [
    { __typename: 'ToolStatusCount', status: 'ACTIVE', count: 1204 },
    { __typename: 'ToolStatusCount', status: 'DISCONTINUED', count: 17 },
    { __typename: 'ToolStatusCount', status: 'MERGED', count: 6 },
  ],
  byProminence: [31, 251, 611, 311].map((count, index) => ({
    __typename: 'ProminenceCount',
    prominence: 3 - index,
    count,
  })),
  pricedCount: 602,
  unknownPricingCount: 1,
  verifiedCount: 0,
  factCount: 20_130,
  checkedFactCount: 0,
  averageFactAgeMonths: 12.3,
  factFigures: {
    __typename: 'FactFigures',
    answered: 0.841,
    answeredBestKnown: 0.956,
    answeredSelfServe: null,
    datedWithinYear: 0.739,
    withAddress: 0.705,
    privacyPagesBestKnown: 0.321,
    falseSources: 0,
  },
  factSources: [{ __typename: 'FactSourceCount', source: 'EDITORIAL', count: 20_130 }],
}

export const artifact = evaluationSchema.parse(JSON.parse(readFileSync('prisma/data/evaluation.json', 'utf8')))

const measureOf = (goal: MeasureGoal, value: number) => ({
  __typename: 'RecommendationMeasure',
  key: goal.key.toUpperCase(),
  value,
  floor: goal.floor,
  target: goal.target,
  lessIsBetter: goal.lessIsBetter === true,
  reachesFloor: reaches(goal, value, 'floor'),
  reachesTarget: reaches(goal, value, 'target'),
})

const figuresOf = (figures: typeof artifact.withoutSentence) =>
  MEASURES.flatMap((goal: MeasureGoal & { key: keyof typeof artifact.measures }) => {
    const value = figures[goal.key as keyof typeof figures]
    return value === undefined ? [] : [measureOf(goal, value)]
  })

export const EVALUATION = {
  __typename: 'RecommendationEvaluation',
  engineVersion: artifact.engineVersion,
  peopleCount: artifact.people,
  gradeCount: artifact.grades,
  toolCount: artifact.tools,
  measures: MEASURES.map((goal) => measureOf(goal, artifact.measures[goal.key])),
  withoutSentence: figuresOf(artifact.withoutSentence),
  heldOut: {
    __typename: 'HeldOutEvaluation',
    peopleCount: artifact.heldOut.people,
    gradeCount: artifact.heldOut.grades,
    measures: figuresOf(artifact.heldOut.measures),
    withoutSentence: figuresOf(artifact.heldOut.withoutSentence),
  },
  matchBands: artifact.matchBands.map((band) => ({ __typename: 'MatchBand', ...band })),
}

export const searchArtifact = searchEvaluationSchema.parse(
  JSON.parse(readFileSync('prisma/data/search-evaluation.json', 'utf8')),
)

const searchMeasures = (measures: SearchMeasures) =>
  SEARCH_MEASURES.map((goal) => ({ ...measureOf(goal, measures[goal.key]), __typename: 'SearchMeasure' }))

const measuredSearch = ({ queries, grades, search, substring }: MeasuredQueries) => ({
  __typename: 'MeasuredSearch',
  queryCount: queries,
  gradeCount: grades,
  measures: searchMeasures(search),
  substringMeasures: searchMeasures(substring),
})

export const SEARCH_EVALUATION = {
  __typename: 'SearchEvaluation',
  toolCount: searchArtifact.tools,
  all: measuredSearch(searchArtifact.all),
  heldOut: measuredSearch(searchArtifact.heldOut),
  classes: searchArtifact.byClass.map((entry) => ({
    __typename: 'MeasuredSearchClass',
    queryClass: entry.class.toUpperCase(),
    measured: measuredSearch(entry),
  })),
}
