import { expect, it } from 'vitest'
import type { QuizAnswers } from '#core/quiz/answers.ts'
import { buildSnapshot } from '#core/recommendations/ranking/snapshot.ts'
import { recommend } from '#core/recommendations/recommend.ts'
import { readEngineTools } from '#lab/eval/catalogue.ts'
import { readJobs } from '#server/areas/catalogue/search/read-search-words.ts'

const tools = readEngineTools()
const snapshot = buildSnapshot(tools, 1, readJobs())
const madeForEducation = new Set(
  tools.flatMap(({ slug, categorySlug }) => (categorySlug === 'education' ? [slug] : [])),
)

/** A teacher who pays nothing and says nothing in own words; the optional questions are skipped. */
const TEACHER: QuizAnswers = {
  1: ['content_creator'],
  2: ['education'],
  3: ['solo'],
  4: ['free'],
  5: ['writing'],
  6: ['beginner'],
  7: ['ease'],
  11: ['documents', 'presentations', 'training'],
  13: ['execution'],
  14: ['files', 'web'],
  15: ['moderate'],
  16: ['mixed'],
  20: ['enhance'],
}

const firstFiveFor = (changed: QuizAnswers): string[] =>
  recommend({ ...TEACHER, ...changed }, snapshot)
    .items.slice(0, 5)
    .map(({ slug }) => slug)

/** No role is a teacher's: "Researcher or academic" is the nearest. */
const ACADEMIC: QuizAnswers = { 1: ['researcher'] }

it.each<[string, QuizAnswers, number]>([
  ['writing', {}, 1],
  ['writing and communication', { 5: ['communication', 'writing'] }, 2],
  ['communication', { 5: ['communication'] }, 3],
  ['courses alone', { 11: ['training'] }, 3],
  ['sensitive data', { 15: ['important'] }, 1],
  ['a school of some teachers', { 3: ['small'] }, 1],
  ['an academic', ACADEMIC, 3],
  ['an academic: writing and communication', { ...ACADEMIC, 5: ['communication', 'writing'] }, 3],
  ['an academic: communication', { ...ACADEMIC, 5: ['communication'] }, 3],
  ['an academic: courses alone', { ...ACADEMIC, 11: ['training'] }, 3],
  ['an academic: sensitive data', { ...ACADEMIC, 15: ['important'] }, 2],
  ['an academic: a school of some teachers', { ...ACADEMIC, 3: ['small'] }, 2],
  [
    'lessons in own words, as an academic',
    { ...ACADEMIC, purpose: { sentence: 'plan lessons', meanings: ['job:plan-lessons'] } },
    3,
  ],
])('a teacher without a budget finds tools made for education among the first five: %s', (_who, changed, least) => {
  const found = firstFiveFor(changed).filter((slug) => madeForEducation.has(slug))
  expect(found.length).toBeGreaterThanOrEqual(least)
})

it('shows an academic in education who makes no lessons the tools of scholars', () => {
  const found = firstFiveFor({ ...ACADEMIC, 11: ['documents'] })
  expect(found).toEqual(expect.arrayContaining(['paperpal', 'scispace']))
  expect(found.filter((slug) => madeForEducation.has(slug))).toEqual([])
})
