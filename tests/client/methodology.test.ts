import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  HELD_OUT,
  HELD_OUT_WITHOUT_SENTENCE,
  MEASURE_GROUPS,
  MEASURE_TEXTS,
  WITHOUT_SENTENCE,
} from '#client/content/evaluation.ts'
import { QUERY_CLASS_TEXTS, SEARCH_HELD_OUT, SEARCH_MEASURE_TEXTS } from '#client/content/search-evaluation.ts'
import { render } from '#client/entry-server.tsx'
import { percentText } from '#client/features/methodology/evaluation-figures.tsx'
import { PRIOR_RATINGS, PRIOR_STARS } from '#core/catalogue/rating.ts'
import { CLAIMS } from '#core/claims.ts'
import { countText } from '#core/display/numbers.ts'
import { GRADING_AGREEMENT } from '#core/jobs/agreement.ts'
import { type MeasureGoal, reaches } from '#core/measure-goal.ts'
import { evaluationSchema, MEASURES } from '#core/recommendations/evaluation.ts'
import {
  type MeasuredQueries,
  SEARCH_MEASURES,
  type SearchMeasures,
  searchEvaluationSchema,
} from '#core/search/search-evaluation.ts'

const STATISTICS = {
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

const artifact = evaluationSchema.parse(JSON.parse(readFileSync('prisma/data/evaluation.json', 'utf8')))

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

const EVALUATION = {
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

const searchArtifact = searchEvaluationSchema.parse(
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

const SEARCH_EVALUATION = {
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

const decimals = (value: number) =>
  [value.toFixed(2), value.toFixed(1), String(value)].map((text) => String(Number(text)))

/** All figures of the evaluation file, in all their formats. */
const MEASURED = [
  artifact.engineVersion,
  ...[artifact.people, artifact.grades, artifact.tools, artifact.heldOut.people, artifact.heldOut.grades].map((count) =>
    count.toLocaleString('en-US'),
  ),
  ...MEASURES.flatMap(({ key, floor, target }) =>
    [artifact.measures[key], floor, target].flatMap((value) => [percentText(value), ...decimals(value)]),
  ),
  ...[artifact.heldOut.measures, artifact.withoutSentence, artifact.heldOut.withoutSentence]
    .flatMap(Object.values<number>)
    .flatMap((value) => [percentText(value), ...decimals(value)]),
  ...artifact.matchBands.flatMap(({ from, to, shown, onTopic, good }) => [
    String(from),
    `${to}%`,
    String(shown),
    ...[onTopic, good].map(percentText),
  ]),
  ...[searchArtifact.all, searchArtifact.heldOut, ...searchArtifact.byClass].flatMap(
    ({ queries, grades, search, substring }) => [
      ...[queries, grades].map((count) => count.toLocaleString('en-US')),
      ...[...Object.values(search), ...Object.values(substring)].flatMap((value) => [
        percentText(value),
        ...decimals(value),
      ]),
    ],
  ),
  ...SEARCH_MEASURES.flatMap(({ floor, target }) =>
    [floor, target].flatMap((value) => [percentText(value), ...decimals(value)]),
  ),
]

const COUNTED = [
  '84%',
  '96%',
  '74%',
  '71%',
  '32%',
  '1,204',
  '53',
  '17',
  '6',
  '31',
  '251',
  '611',
  '311',
  '602',
  '50%',
  '1',
  '1%',
  '20,130',
  '12.3',
  '100%',
  '0',
]

async function textOfPage(): Promise<string> {
  const answer = await render({
    url: '/methodology',
    origin: 'https://toolfinch.test',
    now: new Date('2031-05-04T00:00:00Z'),
    execute: async () => ({
      data: {
        catalogueStatistics: STATISTICS,
        recommendationEvaluation: EVALUATION,
        searchEvaluation: SEARCH_EVALUATION,
      },
    }),
    assetsFor: () => ({ modules: [], styles: [] }),
  })
  if (answer.kind !== 'page') throw new Error('The page moved')
  expect(answer.status).toBe(200)
  const body = answer.html.slice(answer.html.indexOf('<main'), answer.html.indexOf('</main>'))
  return body.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

describe('the methodology', () => {
  it('only shows figures that are counted or registered as claims', async () => {
    const claims = Object.values(CLAIMS).filter(({ where }) => where.some((path) => path === '/methodology'))
    const text = await textOfPage()
    const figures = text.match(/\$?\d[\d.,]*(?:K|M)?[+%]?/g) ?? []
    // The formula of the rating order, from the code that uses it.
    const { pairs, kappa, lowest } = GRADING_AGREEMENT
    const rules = [...[PRIOR_RATINGS, PRIOR_STARS, kappa, lowest].map(String), countText(pairs)]
    const known = [...COUNTED, ...MEASURED, ...rules, ...claims.map(({ figure }) => figure)]
    expect(figures.filter((figure) => !known.includes(figure.replace(/[.,]$/, '')))).toEqual([])
    expect(figures).toContain('1,204')
  })

  it('shows the formula that tools are ordered by', async () => {
    expect(await textOfPage()).toContain('(sum of the stars + 25 × 3.5) ÷ (number of ratings + 25)')
  })

  it('states what is unknown', async () => {
    const text = await textOfPage()
    expect(text).toContain('No tool is verified yet.')
    expect(text).toContain('Tools without a known price 602 50%')
    expect(text).toContain('Tools without a known pricing model 1 less than 1%')
  })

  it('shows how complete and recent prices are', async () => {
    const text = await textOfPage()
    expect(text).toContain('Tools that cost money, with a price or a price on request 84%')
    expect(text).toContain('The same, of tools that people buy without a contract –')
    expect(text).toContain('Of these prices, dated within a year 74%')
    expect(text).toContain('Facts that claim a published source without its address 0')
  })

  it('shows the measured figures next to the claims', async () => {
    const measured = `${percentText(artifact.heldOut.measures.on_topic_at_10)} of the first ten tools on topic`
    const text = await textOfPage()
    expect(text).toContain(`95% match rate ${measured}`)
    expect(text).toContain(`95%+ accuracy matching ${measured}`)
    expect(text).toContain('10K+ users Not measured here yet')
  })

  it('shows every figure of the engine evaluation once, as in its file', async () => {
    const text = await textOfPage()
    expect(MEASURE_GROUPS.flatMap(({ keys }) => keys).sort()).toEqual(Object.keys(MEASURE_TEXTS).sort())
    for (const [key, { text: words, reading }] of Object.entries(MEASURE_TEXTS)) {
      const measure = EVALUATION.measures.find((entry) => entry.key === key)
      const value = measure?.value ?? Number.NaN
      const digits = reading === 'average' ? 1 : 2
      const figure = reading === 'share' ? percentText(value) : String(Number(value.toFixed(digits)))
      const at = text.indexOf(words)
      expect(at, words).toBeGreaterThan(0)
      const row = text.slice(at + words.length, at + words.length + 90)
      expect(row, words).toMatch(new RegExp(`^ Floor [^A-Z]* ${figure.replace('.', '\\.')} (Target|Floor|Below)`))
    }
    const parts = [
      [WITHOUT_SENTENCE.title, EVALUATION.withoutSentence],
      [HELD_OUT.title, EVALUATION.heldOut.measures],
      [HELD_OUT_WITHOUT_SENTENCE, EVALUATION.heldOut.withoutSentence],
    ] as const
    for (const [title, measures] of parts) {
      const part = text.slice(text.indexOf(title))
      for (const { key, value } of measures) {
        const { text: words, reading } = MEASURE_TEXTS[key as keyof typeof MEASURE_TEXTS]
        const figure = reading === 'share' ? percentText(value) : String(Number(value.toFixed(2)))
        const row = part.slice(part.indexOf(words) + words.length)
        expect(row, words).toMatch(new RegExp(`^ Floor [^A-Z]* ${figure.replace('.', '\\.')} (Target|Floor|Below)`))
      }
    }
    const shown = artifact.matchBands.filter((band) => band.shown > 0)
    for (const { from, to, shown: count, onTopic, good } of shown) {
      expect(text).toContain(`${from}–${to}% ${count} ${percentText(onTopic)} ${percentText(good)}`)
    }
  })

  it('shows every figure of the search as its file has it, with the former search and separate held-out queries', async () => {
    const text = await textOfPage()
    const heldOutAt = text.indexOf(SEARCH_HELD_OUT.title)
    const parts = [
      [text.slice(0, heldOutAt), searchArtifact.all],
      [text.slice(heldOutAt), searchArtifact.heldOut],
    ] as const
    for (const [part, { queries, grades, search, substring }] of parts) {
      const counts = [queries, grades].map((count) => count.toLocaleString('en-US'))
      expect(part).toMatch(new RegExp(`${counts[0]} queries with ${counts[1]} grades`))
      for (const { key } of SEARCH_MEASURES) {
        const { text: words, reading } = SEARCH_MEASURE_TEXTS[key.toUpperCase() as keyof typeof SEARCH_MEASURE_TEXTS]
        const figure = (value: number) => (reading === 'share' ? percentText(value) : String(Number(value.toFixed(2))))
        const row = part.slice(part.indexOf(words) + words.length)
        const figures = [substring[key], search[key]].map(figure).join(' ').replaceAll('.', '\\.')
        expect(row, words).toMatch(new RegExp(`^ Floor [^A-Z]* ${figures} (Target|Floor|Below)`))
      }
    }
    for (const entry of searchArtifact.byClass) {
      const words = QUERY_CLASS_TEXTS[entry.class.toUpperCase() as keyof typeof QUERY_CLASS_TEXTS]
      const shares = [entry.substring, entry.search].map(({ expected_in_five }) => percentText(expected_in_five))
      expect(text).toContain(`${words} ${entry.queries} ${shares.join(' ')}`)
    }
  })
})
