/** Why a tool is not in a list as it is stored. The engine alone knows only the list that it would make today. */
import type { QuizAnswers } from '../../../core/quiz/answers.ts'
import { type WhyNot, whyNot } from '../../../core/recommendations/counterfactuals/why-not.ts'
import type { CatalogueSnapshot } from '../../../core/recommendations/ranking/snapshot.ts'

/** What is read of a stored list. */
type Listed = {
  readonly items: readonly {
    readonly toolId: string
    readonly name: string
    readonly rank: number
    readonly matchPercent: number | null
  }[]
}

/**
 * The engine's answer, brought in line with the list on the screen: a stored list keeps its day, and prices, limits and
 * tools change after it.
 */
export const whyNotIn = (
  { items }: Listed,
  answers: QuizAnswers,
  snapshot: CatalogueSnapshot,
  toolId: string,
): WhyNot => {
  const today = whyNot(answers, snapshot, toolId)
  if (today.status === 'NOT_LISTED') return today
  const lowest = items.at(-1)?.matchPercent ?? null
  const stored = items.find((item) => item.toolId === toolId)
  if (stored !== undefined) {
    const { name, rank, matchPercent } = stored
    return { status: 'IN_LIST', constraint: null, text: `${name} is in your list.`, rank, matchPercent, lowest }
  }
  if (today.status !== 'IN_LIST') return { ...today, lowest }
  const name = snapshot.tools[snapshot.indexById.get(toolId) ?? -1]?.name ?? 'It'
  const text = `${name} keeps all of your limits and would be in a list made today: the catalogue has changed since yours was made.`
  return { ...today, status: 'OUTRANKED', text, rank: null, lowest }
}
