/** Formats the evaluation for a terminal. */
import { type MeasureGoal, reaches } from '#core/measure-goal.ts'
import { type Evaluation, MEASURES } from '#core/recommendations/evaluation.ts'
import type { RecommendationList } from '#core/recommendations/model/recommendation.ts'
import type { Person } from './evaluate.ts'
import { ndcgCondensed, overlapAt } from './measures.ts'
import type { Profile } from './profiles.ts'

const markOf = (goal: MeasureGoal, value: number): string => {
  if (!reaches(goal, value, 'floor')) return 'BELOW FLOOR'
  return reaches(goal, value, 'target') ? 'OK' : 'below target'
}

const number = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(3))

/** One line per measure: value, floor, target, mark. */
export const formatMeasures = (evaluation: Evaluation): string => {
  const { people, grades, tools, engineVersion, measures, withoutSentence, heldOut } = evaluation
  const figures = (values: Readonly<Record<string, number>>) =>
    Object.entries(values)
      .map(([key, value]) => `${key} ${number(value)}`)
      .join(', ')
  const rows = MEASURES.map((goal: MeasureGoal & { key: keyof typeof measures }) => {
    const value = measures[goal.key]
    const cells = [number(value), number(goal.floor), number(goal.target)].map((cell) => cell.padStart(8))
    return `${goal.key.padEnd(20)}${cells.join('')}  ${markOf(goal, value)}`
  })
  return [
    `Engine ${engineVersion}, ${people} people with ${grades} grades, ${tools} tools`,
    `${''.padEnd(20)}${['value', 'floor', 'target'].map((head) => head.padStart(8)).join('')}`,
    ...rows,
    `Without their sentence: ${figures(withoutSentence)}`,
    `${heldOut.people} people held out: ${figures(heldOut.measures)}`,
    `The same without their sentence: ${figures(heldOut.withoutSentence)}`,
  ].join('\n')
}

export const missesFloor = ({ measures }: Evaluation): boolean =>
  MEASURES.some((goal) => !reaches(goal, measures[goal.key], 'floor'))

const gradeText = (person: Person, slug: string): string => {
  const grade = person.judge.gradeOf(slug)
  return grade === null ? (person.judge.onTopicByCategory(slug) ? '?' : 'off') : String(grade)
}

/** A list as its reader sees it: every card with its texts. */
export const formatList = ({ id, who, sentence }: Profile, { items, inTheRunning }: RecommendationList): string =>
  [
    `${id}: ${who}`,
    `“${sentence}”, ${inTheRunning} in the running`,
    ...items.flatMap((item) => [
      `${item.rank}. ${item.name} (${item.categoryName}) ${item.matchPercent}%`,
      `   ${item.reasoning}`,
      `   Plan: ${item.optimalPlan?.text ?? 'none'}`,
      `   Benefits: ${item.keyBenefits.map(({ text }) => text).join(' | ')}`,
      `   Next: ${item.specificRecommendation ?? 'nothing'}`,
      `   Instead: ${item.alternatives.map(({ name, text }) => `${name}: ${text}`).join(' | ')}`,
    ]),
  ].join('\n')

/** Each person's list with grades, missing expected tools, and the effect of changes. */
export const formatDetails = (persons: readonly Person[]): string =>
  persons
    .map((person) => {
      const { profile, list, slugs, decisive, irrelevant, broken, judge, judged } = person
      const shown = list.items.map(({ slug, matchPercent }) => `${slug} ${matchPercent}% [${gradeText(person, slug)}]`)
      const missing = profile.grades.must.filter((slug) => !slugs.includes(slug))
      return [
        `${profile.id}  nDCG ${ndcgCondensed(slugs, judge, judged).toFixed(2)}  AUC ${person.auc.toFixed(2)}`,
        `  ${shown.join(', ')}`,
        `  missing: ${missing.join(', ') || 'nothing'}`,
        `  decisive ${profile.decisive.question}=${profile.decisive.to} shares ${overlapAt(5, slugs, decisive)}: ${decisive.slice(0, 5).join(', ')}`,
        `  irrelevant ${profile.irrelevant.question}=${profile.irrelevant.to} shares ${overlapAt(5, slugs, irrelevant)}: ${irrelevant.slice(0, 5).join(', ')}`,
        ...broken.map((line) => `  BROKEN ${line}`),
      ].join('\n')
    })
    .join('\n\n')
