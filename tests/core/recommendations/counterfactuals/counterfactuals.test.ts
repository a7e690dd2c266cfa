import { describe, expect, test } from 'vitest'
import { normalizeAnswers, type QuizAnswers } from '#core/quiz/answers.ts'
import { QUESTIONS } from '#core/quiz/questions.ts'
import { singleChanges } from '#core/recommendations/counterfactuals/answer-changes.ts'
import {
  findCounterfactual,
  searchCounterfactual,
} from '#core/recommendations/counterfactuals/counterfactual-search.ts'
import { applyCritique } from '#core/recommendations/counterfactuals/critiques.ts'
import { exclusionReason } from '#core/recommendations/counterfactuals/exclusion-reason.ts'
import { rankTools } from '#core/recommendations/ranking/rank.ts'
import { buildSnapshot } from '#core/recommendations/ranking/snapshot.ts'
import { matchOf, recommend } from '#core/recommendations/recommend.ts'
import { readEngineTools } from '#lab/eval/catalogue.ts'
import { randomAnswers, randomFrom } from '#lab/eval/random-answers.ts'
import { engineTool } from '../engine-tools.ts'

const tools = readEngineTools()
const snapshot = buildSnapshot(tools, 1)
// Small enough that every change can be tried in a test.
const few = buildSnapshot(
  tools.filter((_, i) => i % 40 === 0),
  1,
)

const rankIn = (answers: QuizAnswers, catalogue: typeof snapshot, toolId: string): number =>
  rankTools(answers, catalogue).ranked.findIndex(({ index }) => catalogue.tools[index]?.id === toolId) + 1

/** Frequency, experience, learning, deciding and measuring: they only affect texts. */
const SILENT: readonly number[] = [8, 9, 12, 18, 19]

const isTop = (rank: number) => rank >= 1 && rank <= 5

/** Every set of answers that differs in one option, computed independently. */
const neighbors = (answers: QuizAnswers): { readonly question: number; readonly answers: QuizAnswers }[] =>
  QUESTIONS.filter(({ key }) => key !== 'role' && key !== 'industry').flatMap(({ id, type, options }) => {
    const now = answers[id] ?? []
    const next =
      type === 'single_choice'
        ? options.filter((option) => !now.includes(option.id)).map((option) => [option.id])
        : options.map(({ id: option }) =>
            now.includes(option) ? now.filter((other) => other !== option) : [...now, option],
          )
    return next
      .filter((to) => to.length > 0)
      .map((to) => ({ question: id, answers: normalizeAnswers({ ...answers, [id]: to }) }))
  })

const random = randomFrom(99)
// Searching all of them takes most of this file's time.
const cases = Array.from({ length: 40 }, () => {
  const answers = randomAnswers(random)
  return { answers, tool: few.tools[Math.floor(random() * few.tools.length)]?.id ?? '' }
}).filter(({ answers, tool }) => !isTop(rankIn(answers, few, tool)))

describe('counterfactuals', () => {
  const found = cases.map((one) => ({ ...one, change: findCounterfactual(one.answers, few, one.tool) }))
  const changed = found.flatMap(({ change, ...one }) => (change === null ? [] : [{ ...one, change }]))
  const none = found.filter(({ change }) => change === null).slice(0, 5)

  test('lift the tool into the top five, at the stated rank', () => {
    expect(changed.length).toBeGreaterThan(5)
    for (const { answers, tool, change } of changed) {
      const after = Object.fromEntries(change.changes.map(({ question, to }) => [question, to]))
      const rank = rankIn(normalizeAnswers({ ...answers, ...after }), few, tool)
      expect(rank).toBe(change.rank)
      expect(isTop(rank)).toBe(true)
    }
  })

  test('change one option each of at most two answers, never role or industry', () => {
    for (const { answers, change } of changed) {
      expect(change.changes.length).toBeGreaterThan(0)
      expect(change.changes.length).toBeLessThanOrEqual(2)
      expect(new Set(change.changes.map(({ question }) => question)).size).toBe(change.changes.length)
      for (const { question, from, to, text } of change.changes) {
        expect([1, 2]).not.toContain(question)
        expect(from).toEqual(answers[question] ?? [])
        const options = neighbors(answers).filter((one) => one.question === question)
        expect(options.map((one) => one.answers[question])).toContainEqual(to)
        expect(text).toContain(QUESTIONS[question - 1]?.text)
      }
    }
  })

  test('change two answers only when one is not enough', () => {
    for (const { answers, tool } of changed.filter((one) => one.change.changes.length === 2)) {
      const enough = neighbors(answers).filter((one) => isTop(rankIn(one.answers, few, tool)))
      expect(enough).toEqual([])
    }
  })

  test('do not exist where no change of one or two answers helps', () => {
    expect(none.length).toBe(5)
    for (const { answers, tool } of none) {
      const helps = (one: { readonly answers: QuizAnswers }) => isTop(rankIn(one.answers, few, tool))
      const first = neighbors(answers).filter(({ question }) => !SILENT.includes(question))
      expect(first.filter(helps)).toEqual([])
      for (const one of first) {
        const second = neighbors(one.answers).filter(
          ({ question }) => question > one.question && !SILENT.includes(question),
        )
        expect(second.filter(helps)).toEqual([])
      }
    }
  })

  test('skip questions that do not affect the ranking', () => {
    for (const { answers } of cases.slice(0, 10)) {
      const ranked = JSON.stringify(rankTools(answers, few).ranked)
      for (const one of neighbors(answers).filter(({ question }) => SILENT.includes(question))) {
        expect(JSON.stringify(rankTools(one.answers, few).ranked)).toBe(ranked)
      }
    }
  })

  test('are empty for a tool already there, and null for an unknown one', () => {
    const answers = randomAnswers(randomFrom(5))
    const [first] = recommend(answers, snapshot).items
    expect(findCounterfactual(answers, snapshot, first?.toolId ?? '')).toEqual({ changes: [], rank: 1 })
    expect(findCounterfactual(answers, snapshot, 'no-such-tool')).toBeNull()
  })

  test('are the same when searched in steps, with progress after each change', () => {
    const one = changed.find(({ change }) => change.changes.length === 1)
    if (one === undefined) throw new Error('no case')
    const reports: { tried: number; best: unknown }[] = []
    const search = searchCounterfactual(one.answers, few, one.tool, (progress) => reports.push(progress))
    let steps = 0
    for (;;) {
      const step = search.next()
      expect(reports.at(-1)?.tried ?? 0).toBe(steps)
      steps++
      if (step.done !== true) continue
      expect(step.value).toEqual(one.change)
      break
    }
    expect(steps).toBeGreaterThan(10)
    expect(reports.at(-1)?.best).toEqual(one.change)
  })
})

describe('exclusion reasons', () => {
  test('agree with list and limits, and contain no numbers', () => {
    const answersOf = randomFrom(77)
    for (let i = 0; i < 60; i++) {
      const answers = randomAnswers(answersOf)
      const list = recommend(answers, snapshot).items
      const tool = snapshot.tools[Math.floor(answersOf() * snapshot.tools.length)]
      if (tool === undefined) throw new Error('no tool')
      const why = exclusionReason(answers, snapshot, tool.id)
      const match = matchOf(answers, snapshot, tool.id)
      const listed = list.find(({ toolId }) => toolId === tool.id)
      expect(why.matchPercent).toBe(match?.matchPercent)
      expect(why.lowest).toBe(list.at(-1)?.matchPercent ?? null)
      expect(why.rank).toBe(listed?.rank ?? null)
      if (listed) expect(why.status).toBe('IN_LIST')
      else expect(why.status).toBe(match?.blockedBy.length === 0 ? 'OUTRANKED' : 'BLOCKED')
      expect(why.constraint).toBe(listed ? null : (match?.blockedBy[0]?.name ?? null))
      expect(why.text).not.toMatch(/\d+ ?%/)
      expect(why.text).toContain(tool.name)
    }
  })

  test('name the limit, or what the list covers better', () => {
    const answers = normalizeAnswers({ 1: 'developer', 4: 'free', 5: ['coding'] })
    expect(exclusionReason(answers, snapshot, 'midjourney').text).toBe(
      'Midjourney is ruled out by your answer about your budget. It has no free plan.',
    )
    expect(exclusionReason(answers, snapshot, 'suno').text).toMatch(
      /^Suno meets all of your limits, but the tools in your list are a better fit for this: (coding|software developer)\.$/,
    )
    expect(exclusionReason(answers, snapshot, 'gone').status).toBe('NOT_LISTED')
  })
})

describe('a critique', () => {
  test.each([
    ['cheaper', { 4: 'medium' }, 4, 'low'],
    ['cheaper', {}, 4, 'high'],
    ['easier', { 6: 'expert' }, 6, 'advanced'],
    ['easier', { 6: 'beginner', 7: 'power' }, 7, 'ease'],
    ['more_private', { 15: 'flexible' }, 15, 'important'],
    ['more_private', { 15: 'important' }, 15, 'critical'],
  ] as const)('moves one answer a step: %s from %j', (critique, answers, question, to) => {
    const before = normalizeAnswers({ 5: ['writing'], ...answers })
    const result = applyCritique(before, critique, snapshot)
    expect(result?.change).toMatchObject({ question, to: [to] })
    expect(result?.answers).toEqual(normalizeAnswers({ ...before, [question]: to }))
  })

  test.each([
    ['cheaper', { 4: 'free' }],
    ['easier', { 6: 'beginner', 7: 'ease' }],
    ['more_private', { 15: 'critical' }],
  ] as const)('has nowhere to go at the end: %s from %j', (critique, answers) => {
    expect(applyCritique(normalizeAnswers(answers), critique, snapshot)).toBeNull()
  })

  test('takes another step, or none, when the first leaves no tools', () => {
    const expertsOnly = buildSnapshot([engineTool({ slug: 'shell', skill: 4, privacy: [] })], 1)
    const expert = normalizeAnswers({ 6: 'expert', 15: 'moderate' })
    expect(applyCritique(expert, 'more_private', expertsOnly)).toMatchObject({ change: { to: ['important'] } })
    const careful = normalizeAnswers({ 15: 'important' })
    expect(applyCritique(careful, 'more_private', expertsOnly)).toBeNull()
  })

  test('describes its change', () => {
    expect(applyCritique(normalizeAnswers({ 15: 'moderate' }), 'more_private', snapshot)?.change.text).toBe(
      'Answer “How important is data privacy?” with “Important” instead of “Somewhat important.”',
    )
  })

  test('describes every change in one whole sentence', () => {
    const texts = singleChanges(randomAnswers(randomFrom(3))).map(({ text }) => text)
    expect(texts.length).toBeGreaterThan(50)
    for (const text of texts) expect(text).toMatch(/^(Answer|Add|Remove) “[^.]*[^.?](\.”|\?”)$/)
  })
})
