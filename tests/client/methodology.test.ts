import { describe, expect, it } from 'vitest'
import {
  HELD_OUT,
  HELD_OUT_WITHOUT_SENTENCE,
  MEASURE_GROUPS,
  MEASURE_TEXTS,
  WITHOUT_SENTENCE,
} from '#client/content/evaluation.ts'
import { AVERAGES, REVIEW_RULES } from '#client/content/methodology.ts'
import { QUERY_CLASS_TEXTS, SEARCH_HELD_OUT, SEARCH_MEASURE_TEXTS } from '#client/content/search-evaluation.ts'
import { render } from '#client/entry-server.tsx'
import { percentText } from '#client/features/methodology/percent-text.ts'
import { FULL_RATINGS, PRIOR_RATINGS, PRIOR_STARS } from '#core/catalogue/rating.ts'
import { CLAIMS } from '#core/claims.ts'
import { countText } from '#core/display/numbers.ts'
import { GRADING_AGREEMENT } from '#core/jobs/agreement.ts'
import { FIGURE_DAYS, FIGURE_FROM, QUESTION_FROM_DAYS } from '#core/outcomes/outcome-rules.ts'
import { MEASURES } from '#core/recommendations/evaluation.ts'
import * as reviewRules from '#core/reviews/review-rules.ts'
import { REVIEW_LIMITS } from '#core/reviews/review-texts.ts'
import { SEARCH_MEASURES } from '#core/search/search-evaluation.ts'
import { artifact, EVALUATION, SEARCH_EVALUATION, STATISTICS, searchArtifact } from './methodology-data.ts'

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

async function textOfPage(url = '/methodology', outcomeFigure: object | null = null): Promise<string> {
  const answer = await render({
    url,
    origin: 'https://toolfinch.test',
    now: new Date('2031-05-04T00:00:00Z'),
    execute: async () => ({
      data: {
        catalogueStatistics: STATISTICS,
        recommendationEvaluation: EVALUATION,
        searchEvaluation: SEARCH_EVALUATION,
        outcomeFigure,
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
  it.each(['/methodology', '/evaluation'])(
    'only shows figures that are counted or registered as claims: %s',
    async (url) => {
      const claims = Object.values(CLAIMS).filter(({ where }) => where.some((path) => path === '/methodology'))
      const text = await textOfPage(url)
      const figures = text.match(/\$?\d[\d.,]*(?:K|M)?[+%]?/g) ?? []
      // The formula of the rating order, from the code that uses it.
      const { pairs, kappa, lowest } = GRADING_AGREEMENT
      const rules = [
        ...[PRIOR_RATINGS, PRIOR_STARS, kappa, lowest, QUESTION_FROM_DAYS, FIGURE_DAYS, FIGURE_FROM].map(String),
        countText(pairs),
      ]
      const { BURST, SIMILAR_SHARE, ...reviews } = reviewRules
      const { least, most } = REVIEW_LIMITS.total
      const ofReviews = [
        ...[...Object.values(reviews), ...Object.values(BURST), FULL_RATINGS, least].map(String),
        countText(most),
        String(SIMILAR_SHARE * 10),
      ]
      const known = [...COUNTED, ...ofReviews, ...MEASURED, ...rules, ...claims.map(({ figure }) => figure)]
      expect(figures.filter((figure) => !known.includes(figure.replace(/[.,]$/, '')))).toEqual([])
      expect(figures.length).toBeGreaterThan(10)
    },
  )

  it('shows the formula that tools are ordered by', async () => {
    expect(await textOfPage()).toContain('(sum of the stars + 25 × 3.5) ÷ (number of ratings + 25)')
  })

  it('states which reviews show and which stars count', async () => {
    const text = await textOfPage()
    for (const rule of [...REVIEW_RULES, ...AVERAGES]) expect(text).toContain(rule)
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
    const chosen = await textOfPage('/methodology', { __typename: 'OutcomeFigure', people: 180, chose: 113 })
    expect(chosen).toContain('; 62% of 180 people who answered chose a tool from their list')
  })

  it('says that answers of members change no list, and links to the evaluation', async () => {
    const text = await textOfPage()
    expect(text).toContain('They never change a list, a match percentage or the order of the directory')
    expect(text).toContain('See all figures, good and bad')
  })
})

describe('the evaluation', () => {
  it('shows what people chose, or that too few have answered, without a number', async () => {
    const none = await textOfPage('/evaluation')
    expect(none).toContain('Fewer than 20 people have answered so far. That is too few for a figure.')
    expect(none).not.toContain('chose a tool from their list')
    const figure = { __typename: 'OutcomeFigure', people: 1180, chose: 735 }
    expect(await textOfPage('/evaluation', figure)).toContain(
      '62% of 1,180 people who answered chose a tool from their list.',
    )
  })

  it('shows every figure of the engine evaluation once, as in its file', async () => {
    const text = await textOfPage('/evaluation')
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
    const text = await textOfPage('/evaluation')
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
