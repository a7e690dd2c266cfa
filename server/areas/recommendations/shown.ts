/** A list as one member may see it. Its tools are loaded where GraphQL requests them. */
import { listFor, type ShownList } from '../../../core/recommendations/paid-fields.ts'
import type { RecommendationList } from '../../../core/recommendations/recommendation.ts'
import type { StoredQuizResult } from '../quiz/quiz.service.ts'

/** A finished quiz with what was recommended for it. */
export type ShownResult = { readonly result: StoredQuizResult; readonly paid: boolean; readonly list: ShownList }

/** A result with its list, reduced to what the member's plan shows. */
export const showResult = (result: StoredQuizResult, list: RecommendationList, paid: boolean): ShownResult => ({
  result,
  paid,
  list: listFor(list, paid),
})
