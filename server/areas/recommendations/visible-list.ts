/** A list as visible to one member. GraphQL loads its tools on request. */

import type { RecommendationList } from '#core/recommendations/model/recommendation.ts'
import { type VisibleList, visibleList } from '#core/recommendations/paid-fields.ts'
import type { StoredQuizResult } from '../quiz/quiz.service.ts'

export type VisibleResult = { readonly result: StoredQuizResult; readonly paid: boolean; readonly list: VisibleList }

/** A result with its list, reduced to the member's plan. */
export const visibleResult = (result: StoredQuizResult, list: RecommendationList, paid: boolean): VisibleResult => ({
  result,
  paid,
  list: visibleList(list, paid),
})
