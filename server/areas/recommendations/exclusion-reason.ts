/** Why a tool is not in a stored list. The engine only knows today's list. */
import type { QuizAnswers } from '#core/quiz/answers.ts'
import { type ExclusionReason, exclusionReason } from '#core/recommendations/counterfactuals/exclusion-reason.ts'
import type { CatalogueSnapshot } from '#core/recommendations/ranking/snapshot.ts'

type Listed = {
  readonly items: readonly {
    readonly toolId: string
    readonly name: string
    readonly rank: number
    readonly matchPercent: number | null
  }[]
}

/** The engine's reason, adjusted for prices, limits and tools that changed since the list was made. */
export const storedExclusionReason = (
  { items }: Listed,
  answers: QuizAnswers,
  snapshot: CatalogueSnapshot,
  toolId: string,
): ExclusionReason => {
  const today = exclusionReason(answers, snapshot, toolId)
  if (today.status === 'NOT_LISTED') return today
  const lowest = items.at(-1)?.matchPercent ?? null
  const stored = items.find((item) => item.toolId === toolId)
  if (stored !== undefined) {
    const { name, rank, matchPercent } = stored
    return { status: 'IN_LIST', constraint: null, text: `${name} is in your list.`, rank, matchPercent, lowest }
  }
  if (today.status !== 'IN_LIST') return { ...today, lowest }
  const name = snapshot.tools[snapshot.indexById.get(toolId) ?? -1]?.name ?? 'It'
  const text = `${name} meets all of your limits and would be in a list made today: the catalog has changed since yours was made.`
  return { ...today, status: 'OUTRANKED', text, rank: null, lowest }
}
