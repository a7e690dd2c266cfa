/** Required effects on a list when one thing changes: an answer, or the catalog. */

import { type QuizAnswers, questionId } from '#core/quiz/answers.ts'
import type { Task } from '#core/quiz/profile-options.ts'
import { QUESTIONS, type QuestionKey } from '#core/quiz/questions.ts'
import { TASK_TOPICS, TASKS } from '#core/quiz/topics.ts'
import type { EngineTool } from '#core/recommendations/model/engine-tool.ts'
import { PARAMETERS } from '#core/recommendations/model/parameters.ts'
import { matchLedger, matchPercentOf } from '#core/recommendations/ranking/match-ledger.ts'
import { type Profile, profileOf } from '#core/recommendations/ranking/profile.ts'
import { coverage } from '#core/recommendations/ranking/score.ts'
import type { CatalogueSnapshot } from '#core/recommendations/ranking/snapshot.ts'
import { brokenLimits } from './limits.ts'
import { overlapAt } from './measures.ts'
import type { Property, Shown } from './property.ts'
import { otherOption, pick, withAnswer } from './random-answers.ts'

const same = (a: readonly Shown[], b: readonly Shown[]): boolean => JSON.stringify(a) === JSON.stringify(b)
const slugsOf = (list: readonly Shown[]): readonly string[] => list.map(({ slug }) => slug)

const ROLE = questionId('role')
const TASK = questionId('tasks')
const BUDGET = questionId('budget')
const PRIVACY = questionId('privacy')
const BUDGETS = ['free', 'low', 'medium', 'high', 'unlimited']

/** Habits and preferences, which may only decide near ties. */
const HABITS: readonly QuestionKey[] = ['frequency', 'ai_experience', 'learning', 'device', 'decision_style', 'success']

/** Questions that add intents without affecting limits or fit. */
const WISHES: readonly QuestionKey[] = ['content', 'data_sources', 'challenges', 'bottleneck', 'goal']

/** A task's main topic. */
const mainTopic = (task: Task) =>
  Object.entries(TASK_TOPICS[task]).sort((a, b) => b[1] - a[1])[0]?.[0] as keyof EngineTool['topics'] | undefined

const isAbout = (tool: EngineTool | undefined, task: Task): boolean => {
  const topic = mainTopic(task)
  return topic !== undefined && (tool?.topics[topic] ?? 0) >= 0.7
}

const presentCoverage = (profile: Profile, snapshot: CatalogueSnapshot, index: number): number =>
  profile.intents.reduce((sum, { share }, i) => sum + share * coverage(profile, snapshot, index, i), 0)

const habitProperty = (key: QuestionKey): Property => ({
  name: `another answer about ${key.replaceAll('_', ' ')} keeps the first three`,
  share: 0.95,
  check: ({ answers, list }, { rank }, random) => {
    const question = questionId(key)
    // A phone is a limit and changes the list.
    if (key === 'device' && answers[question]?.[0] === 'mobile') return null
    const other = otherOption(answers, question, random, (id) => id !== 'mobile')
    const changed = rank(withAnswer(answers, question, [other]))
    return overlapAt(3, slugsOf(list), slugsOf(changed)) === Math.min(3, list.length) ? null : `${other} changes them`
  },
})

/** Whether a tool covers the added intent at least as well as all previous ones. */
const addsWhatIsCovered = (before: Profile, after: Profile, snapshot: CatalogueSnapshot, index: number): boolean => {
  const known = new Set(before.intents.map(({ key }) => key))
  const present = presentCoverage(before, snapshot, index)
  return after.intents.every(({ key }, intent) => known.has(key) || coverage(after, snapshot, index, intent) >= present)
}

const without = (answers: QuizAnswers, question: number): QuizAnswers => {
  const { [question]: _removed, ...others } = answers
  return others
}

export const METAMORPHIC_PROPERTIES: readonly Property[] = [
  {
    name: 'taking away a tool that is not shown changes nothing',
    // Where caps exclude the best candidates, their number decides which others are considered.
    share: 0.999,
    check: ({ answers, list }, { rank, smaller }, random) => {
      const { without: gone, snapshot } = pick(random, smaller)
      if (list.some(({ slug }) => slug === gone)) return null
      return same(rank(answers, snapshot), list) ? null : `without ${gone} the list differs`
    },
  },
  {
    name: 'adding a tool that nobody asked for changes nothing above it',
    check: ({ answers, list }, { rank, larger }, random) => {
      const { added, snapshot } = pick(random, larger)
      const changed = rank(answers, snapshot)
      const place = changed.findIndex(({ slug }) => slug === added)
      const above = place === -1 ? changed.length : place
      return same(changed.slice(0, above), list.slice(0, above)) ? null : `${added} changes the tools above it`
    },
  },
  {
    name: 'with more money every tool of the list stays eligible',
    check: ({ answers, list, inTheRunning }, { snapshot }) => {
      const step = BUDGETS.indexOf(answers[BUDGET]?.[0] ?? 'unlimited')
      const more = BUDGETS[step + 1]
      if (more === undefined) return null
      const richer = profileOf(withAnswer(answers, BUDGET, [more]), snapshot, PARAMETERS)
      const lost = list.find(
        ({ slug }) => matchLedger(richer, snapshot, snapshot.indexById.get(slug) ?? -1).blockedBy.length > 0,
      )
      return lost === undefined || inTheRunning === 0 ? null : `${lost.slug} is lost with ${more}`
    },
  },
  {
    name: 'where privacy is critical no tool without a commitment is shown',
    check: ({ answers }, { rank, toolOf }) => {
      const critical = withAnswer(answers, PRIVACY, ['critical'])
      const bad = rank(critical).find(({ slug }) => {
        const tool = toolOf(slug)
        return tool === undefined || brokenLimits(tool, critical).includes('privacy')
      })
      return bad === undefined ? null : `${bad.slug} is shown`
    },
  },
  {
    name: 'ticking a task does not push the first tool for it down',
    share: 0.95,
    check: ({ answers, list }, { rank, toolOf }, random) => {
      const ticked = answers[TASK] ?? []
      const open = TASKS.filter((task) => !ticked.includes(task))
      if (open.length === 0) return null
      const task = pick(random, open)
      const best = (shown: readonly Shown[]) => {
        const place = shown.findIndex(({ slug }) => isAbout(toolOf(slug), task))
        return place === -1 ? shown.length : place
      }
      const changed = rank(withAnswer(answers, TASK, [...ticked, task]))
      return best(changed) <= best(list) ? null : `${task}: from ${best(list) + 1} to ${best(changed) + 1}`
    },
  },
  {
    name: 'another role changes the first five',
    share: 0.9,
    check: ({ answers, list }, { rank }, random) => {
      if (list.length < 10) return null
      const role = otherOption(answers, ROLE, random)
      const overlap = overlapAt(5, slugsOf(list), slugsOf(rank(withAnswer(answers, ROLE, [role]))))
      return overlap <= 3 ? null : `${role} keeps ${overlap}`
    },
  },
  {
    name: 'an answer that a tool covers at least as well as all before never lowers it',
    check: ({ answers }, { snapshot }, random) => {
      const question = questionId(pick(random, WISHES))
      const before = without(answers, question)
      const options = QUESTIONS.find(({ id }) => id === question)?.options ?? []
      const after = withAnswer(before, question, [pick(random, options).id])
      const [less, more] = [profileOf(before, snapshot, PARAMETERS), profileOf(after, snapshot, PARAMETERS)]
      if (more.intents.length === less.intents.length || less.intents.length === 0) return null
      for (let index = 0; index < snapshot.tools.length; index++) {
        if (!addsWhatIsCovered(less, more, snapshot, index)) continue
        const [was, is] = [matchPercentOf(less, snapshot, index), matchPercentOf(more, snapshot, index)]
        if (is < was) return `${snapshot.tools[index]?.slug} falls from ${was} to ${is}`
      }
      return null
    },
  },
  ...HABITS.map(habitProperty),
]
