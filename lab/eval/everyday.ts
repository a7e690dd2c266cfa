/**
 * npm run eval:everyday -- [--misses]
 * Measures the recommendations for people who describe their work in everyday words: how many see three of the tools that
 * an adviser expects for them, how many of these tools are shown, and in what order. --misses: what was read from each sentence, and why
 * each missing tool is missing.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { normalizeAnswers } from '#core/quiz/answers.ts'
import { MAX_SENTENCE_LENGTH } from '#core/quiz/sentence.ts'
import { rankTools } from '#core/recommendations/ranking/rank.ts'
import { sentenceReader } from '#core/recommendations/ranking/sentence-reader.ts'
import { buildSnapshot } from '#core/recommendations/ranking/snapshot.ts'
import { readPurpose } from '#core/search/read-purpose.ts'
import { slugSchema } from '#core/slug.ts'
import { readJobs } from '#server/areas/catalogue/search/read-search-words.ts'
import { readSearchIndex } from '../eval-search/catalogue.ts'
import { readEngineTools } from './catalogue.ts'
import { mean, ndcgStrict, shareOf } from './measures.ts'

const personSchema = z.strictObject({
  id: slugSchema,
  who: z.string().min(20),
  sentence: z.string().min(1).max(MAX_SENTENCE_LENGTH),
  answers: z.record(z.string().regex(/^\d+$/), z.array(z.string().min(1)).min(1)),
  /** The tools that an adviser would miss among the ten. */
  expected: z.array(slugSchema).min(3),
  alsoGood: z.array(slugSchema),
})
type Person = z.infer<typeof personSchema>

const FILE = path.join(import.meta.dirname, '../../tests/golden/everyday.json')

export const readEverydayPeople = (): readonly Person[] =>
  z.array(personSchema).parse(JSON.parse(readFileSync(FILE, 'utf8')))

/** Enough of the expected tools to start with. */
const EXPECTED_SHOWN = 3

/** Everybody's list, by slug, with the own words or with the twenty answers alone. */
export const everydayLists = (people: readonly Person[]) => {
  const jobs = readJobs()
  const index = readSearchIndex()
  const unread = buildSnapshot(readEngineTools(), 1, jobs)
  const snapshot = { ...unread, readSentence: sentenceReader(unread, index) }
  return (withSentence: boolean) =>
    people.map((person) => {
      const { sentence, answers } = person
      const purpose = { sentence, meanings: readPurpose(index, sentence) }
      const { profile, ranked } = rankTools(
        normalizeAnswers(withSentence ? { ...answers, purpose } : answers),
        snapshot,
      )
      const list = ranked.flatMap(({ index: tool }) => snapshot.tools[tool]?.slug ?? [])
      return { person, profile, list, shown: person.expected.filter((slug) => list.includes(slug)) }
    })
}

type Listed = ReturnType<ReturnType<typeof everydayLists>>

const EXPECTED_GRADE = 3
const GOOD_GRADE = 2

const ndcgOf = ({ person, list }: Listed[number]): number => {
  const grades = new Map([
    ...person.alsoGood.map((slug) => [slug, GOOD_GRADE] as const),
    ...person.expected.map((slug) => [slug, EXPECTED_GRADE] as const),
  ])
  const judge = { gradeOf: (slug: string) => grades.get(slug) ?? null, onTopicByCategory: () => false }
  return ndcgStrict(list, judge, [...grades.values()])
}

/** Shares of people with three expected tools and of the expected tools that are shown, and nDCG at 10. */
export const everydayMeasures = (listed: Listed) => ({
  threeExpected: shareOf(listed, ({ shown }) => shown.length >= EXPECTED_SHOWN),
  expectedShown: mean(listed.map(({ person, shown }) => shown.length / person.expected.length)),
  ndcg: mean(listed.map(ndcgOf)),
})

const misses = ({ person, profile, list, shown }: Listed[number]): string => {
  const read = profile.intents.flatMap(({ family, label, jobs = [] }) =>
    family === 'purpose' ? [{ label, jobs }] : [],
  )
  const gradeOf = (tool: string) =>
    Math.max(
      0,
      ...read.flatMap(({ jobs }) => jobs.flatMap((job) => job.tools.find((one) => one.tool === tool)?.grade ?? [])),
    )
  return [
    `${person.id}: ${person.sentence}`,
    ...read.map(({ label, jobs }) => `  "${label}" -> ${jobs.map(({ slug }) => slug).join(', ')}`),
    `  shown: ${list.join(' ')}`,
    ...person.expected
      .filter((slug) => !shown.includes(slug))
      .map((slug) => `  missing: ${slug}, grade ${gradeOf(slug)} in what was read`),
  ].join('\n')
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { misses: { type: 'boolean', default: false } } })
  const people = readEverydayPeople()
  const lists = everydayLists(people)
  if (values.misses) for (const one of lists(true)) console.log(`${misses(one)}\n`)
  for (const withSentence of [true, false]) {
    const { threeExpected, expectedShown, ndcg } = everydayMeasures(lists(withSentence))
    console.log(
      `${people.length} people ${withSentence ? 'in everyday words' : 'without their sentence'}: ` +
        `three expected ${threeExpected.toFixed(3)}, expected tools shown ${expectedShown.toFixed(3)}, nDCG ${ndcg.toFixed(3)}`,
    )
  }
}
