import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { QUESTIONS, type QuestionKey } from '#core/quiz/questions.ts'
import { readEngineTools } from '#lab/eval/catalogue.ts'
import { brokenLimits } from '#lab/eval/limits.ts'
import { type Profile, readProfiles } from '#lab/eval/profiles.ts'

const profiles = readProfiles(path.join(import.meta.dirname, 'profiles'))
const heldOut = readProfiles(path.join(import.meta.dirname, 'held-out'))
const everybody = [...profiles, ...heldOut]
const tools = new Map(readEngineTools().map((tool) => [tool.slug, tool]))
const categories = new Set([...tools.values()].map(({ categorySlug }) => categorySlug))

const questionOf = (key: QuestionKey) => QUESTIONS.find((question) => question.key === key)
const answerTo = (profile: Profile, key: QuestionKey) => profile.answers[questionOf(key)?.id ?? 0]?.[0]
const optionIds = (key: QuestionKey) => questionOf(key)?.options.map(({ id }) => id) ?? []

/** Questions about habits and taste, which do not affect what a tool has to do. */
const WITHOUT_TOPICS: readonly QuestionKey[] = [
  'frequency',
  'ai_experience',
  'learning',
  'device',
  'decision_style',
  'success',
]

describe('the golden profiles', () => {
  it('are at least 50, each one with and without a budget', () => {
    expect(profiles.length).toBeGreaterThanOrEqual(50)
    for (const role of optionIds('role')) {
      const budgets = profiles.filter((p) => answerTo(p, 'role') === role).map((p) => answerTo(p, 'budget'))
      expect(budgets, role).toContain('free')
      expect(budgets.filter((budget) => budget !== 'free').length, role).toBeGreaterThan(0)
    }
  })

  it('have a sentence in the user’s own words', () => {
    const sentences = everybody.map(({ sentence }) => sentence ?? '')
    expect(sentences.filter(({ length }) => length < 10)).toEqual([])
    expect(new Set(sentences).size).toBe(everybody.length)
  })

  it('differ from the held-out ones in roles and industries', () => {
    expect(heldOut.length).toBeGreaterThanOrEqual(70)
    const cells = everybody.map((profile) => `${answerTo(profile, 'role')} in ${answerTo(profile, 'industry')}`)
    const known = new Set(cells.slice(0, profiles.length))
    const shared = cells.slice(profiles.length).filter((cell) => known.has(cell))
    // Industry and sentence still distinguish two people of one role.
    expect(shared.length).toBeLessThanOrEqual(heldOut.length / 2)
    expect(new Set(everybody.map(({ id }) => id)).size).toBe(everybody.length)
  })

  it('cover every industry, team, budget and level, and all tasks', () => {
    for (const key of ['industry', 'team_size', 'budget', 'technical_level', 'tasks', 'privacy'] as const) {
      const id = questionOf(key)?.id ?? 0
      const given = new Set(profiles.flatMap((profile) => profile.answers[id] ?? []))
      expect([...given].sort(), key).toEqual([...optionIds(key)].sort())
    }
  })

  it.each(everybody.map((profile) => [profile.id, profile] as const))('%s is complete', (_, profile) => {
    const { answers, decisive, irrelevant, grades, forbidden } = profile
    const left = QUESTIONS.filter(({ id, optional }) => !optional && (answers[id] ?? []).length === 0)
    expect(left).toEqual([])
    expect(profile.decisiveAnswers).not.toEqual(answers)
    expect(profile.irrelevantAnswers).not.toEqual(answers)
    expect(profile.decisiveAnswers[decisive.question]).toEqual([...decisive.to].sort())
    expect(profile.irrelevantAnswers[irrelevant.question]).toEqual([...irrelevant.to].sort())
    expect(WITHOUT_TOPICS).toContain(QUESTIONS.find(({ id }) => id === irrelevant.question)?.key)

    const graded = [...grades.must, ...grades.good, ...grades.acceptable, ...grades.offTopic]
    expect(new Set(graded).size).toBe(graded.length)
    expect(graded.length).toBeGreaterThanOrEqual(40)
    expect(profile.gradeOf.get(grades.must[0] ?? '')).toBe(3)
    const shown = new Set([...grades.must, ...grades.good, ...grades.acceptable])
    const never = [...forbidden.offTopic, ...forbidden.outOfLimits]
    expect(never.length).toBeGreaterThanOrEqual(5)
    expect(never.filter((slug) => shown.has(slug))).toEqual([])
    expect([...graded, ...never].filter((slug) => !tools.has(slug))).toEqual([])
    expect(profile.onTopicCategories.filter((slug) => !categories.has(slug))).toEqual([])
  })

  it.each(everybody.map((profile) => [profile.id, profile] as const))(
    '%s requests nothing beyond its limits',
    (_, profile) => {
      const { grades, forbidden, answers } = profile
      const breaksLimits = (slug: string) => {
        const tool = tools.get(slug)
        return tool === undefined || brokenLimits(tool, answers).length > 0
      }
      expect([...grades.must, ...grades.good, ...grades.acceptable].filter(breaksLimits)).toEqual([])
      expect(forbidden.outOfLimits.filter((slug) => !breaksLimits(slug))).toEqual([])
    },
  )
})
