/** A list as one member may see it. Its tools are loaded where GraphQL requests them. */

import type { RecommendationList } from '../../../core/recommendations/model/recommendation.ts'
import { type VisibleList, visibleList } from '../../../core/recommendations/paid-fields.ts'
import type { StoredQuizResult } from '../quiz/quiz.service.ts'

/** A finished quiz with what was recommended for it. */
export type VisibleResult = { readonly result: StoredQuizResult; readonly paid: boolean; readonly list: VisibleList }

/** A result with its list, reduced to what the member's plan shows. */
export const visibleResult = (result: StoredQuizResult, list: RecommendationList, paid: boolean): VisibleResult => ({
  result,
  paid,
  list: visibleList(list, paid),
})
