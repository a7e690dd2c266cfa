/** Properties of a single list. */
import type { QuizAnswers } from '#core/quiz/answers.ts'
import { QUESTIONS } from '#core/quiz/questions.ts'
import { PARAMETERS } from '#core/recommendations/model/parameters.ts'
import type { ToolMatch } from '#core/recommendations/model/recommendation.ts'
import { matchLedger } from '#core/recommendations/ranking/match-ledger.ts'
import { profileOf } from '#core/recommendations/ranking/profile.ts'
import { recommend } from '#core/recommendations/recommend.ts'
import { brokenLimits } from './limits.ts'
import type { Property } from './property.ts'
import { isGrounded, namesAnswer, wrongAmounts } from './texts.ts'

const LIST_LENGTH = 10
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const wrongLedger = ({ matchPercent, ledger }: ToolMatch): string | null => {
  if (!Number.isInteger(matchPercent) || matchPercent < 0 || matchPercent > 100) return `a match of ${matchPercent}`
  if (sum(ledger.map(({ points }) => points)) !== matchPercent) return `rows do not sum to ${matchPercent}`
  if (sum(ledger.map(({ outOf }) => outOf)) !== 100) return 'rows are not out of 100'
  const bad = ledger.find(({ points, outOf }) => !Number.isInteger(points) || points < 0 || points > outOf)
  return bad === undefined ? null : `${bad.points} of ${bad.outOf} for ${bad.label}`
}

/** The same answers in reverse order, with single choices as bare texts. */
const saidOtherwise = (answers: QuizAnswers): QuizAnswers =>
  Object.fromEntries(QUESTIONS.toReversed().map(({ id }) => [id, (answers[id] ?? []).toReversed()]))

export const LIST_PROPERTIES: readonly Property[] = [
  {
    name: 'no list holds a tool that breaks a limit',
    check: ({ answers, list }, { toolOf }) => {
      const broken = list.flatMap(({ slug }) => {
        const tool = toolOf(slug)
        return tool === undefined
          ? [`${slug} is unknown`]
          : brokenLimits(tool, answers).map((limit) => `${slug}: ${limit}`)
      })
      return broken[0] ?? null
    },
  },
  {
    name: 'a list has ten tools, or all that keep the limits, each once',
    check: ({ list, inTheRunning }) => {
      if (new Set(list.map(({ slug }) => slug)).size !== list.length) return 'a tool appears twice'
      const expected = Math.min(LIST_LENGTH, inTheRunning)
      return list.length === expected ? null : `${list.length} in place of ${expected}`
    },
  },
  {
    name: 'a list is in the order of its matches, from 0 to 100',
    check: ({ list }) => {
      const wrong = list.find(({ matchPercent }, i) => matchPercent > (list[i - 1]?.matchPercent ?? 100))
      return wrong === undefined ? null : `${wrong.slug} ranks below a lower match`
    },
  },
  {
    name: 'the ledger of every tool of the catalog adds up to its match',
    every: 10,
    check: ({ answers, list }, { snapshot }) => {
      const profile = profileOf(answers, snapshot, PARAMETERS)
      const shown = new Map(list.map(({ slug, matchPercent }) => [slug, matchPercent]))
      for (const [index, tool] of snapshot.tools.entries()) {
        const match = matchLedger(profile, snapshot, index)
        const wrong = wrongLedger(match)
        if (wrong !== null) return `${tool.slug}: ${wrong}`
        if ((shown.get(tool.slug) ?? match.matchPercent) !== match.matchPercent) return `${tool.slug} has two matches`
      }
      return null
    },
  },
  {
    name: 'the same answers, ticked in another order, give the same bytes',
    every: 5,
    check: ({ answers }, { snapshot }) =>
      JSON.stringify(recommend(answers, snapshot)) === JSON.stringify(recommend(saidOtherwise(answers), snapshot))
        ? null
        : 'the answers differ',
  },
  {
    name: 'every reason follows from an answer and the tool record, with the right prices',
    every: 5,
    check: ({ answers }, { snapshot, toolOf }) => {
      const { items, relaxations } = recommend(answers, snapshot)
      for (const item of [...items, ...relaxations.flatMap((relaxation) => relaxation.items)]) {
        const tool = toolOf(item.slug)
        const wrong = item.reasons.find(
          (reason) => tool === undefined || !isGrounded(reason, tool) || !namesAnswer(reason, answers),
        )
        if (wrong !== undefined) return `${item.slug}: ${wrong.code} "${wrong.text}"`
        const amount = wrongAmounts(item, toolOf)[0]
        if (amount !== undefined) return `${item.slug} speaks of ${amount}`
        if (item.reason === '') return `${item.slug} has no reason`
      }
      return null
    },
  },
  {
    name: 'relaxations come with two or fewer tools in the running, never silently',
    check: ({ answers, inTheRunning }, { snapshot }) => {
      if (inTheRunning > 2) return null
      const { relaxations, items } = recommend(answers, snapshot)
      const shown = new Set(items.map(({ slug }) => slug))
      const bare = relaxations.find(({ heading, why }) => heading === '' || why === '')
      if (bare !== undefined) return `a relaxation of ${bare.constraint} without words`
      const repeated = relaxations.flatMap((relaxation) => relaxation.items).find(({ slug }) => shown.has(slug))
      return repeated === undefined ? null : `${repeated.slug} is in the list and in a relaxation`
    },
  },
]
