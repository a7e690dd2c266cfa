/** Entries of this browser that belong to a member. Only to remove them; reading them needs more code. */
import { comparedTools, recentTools } from './compare-storage.ts'
import { dropQuizResults } from './pending-quiz-storage.ts'
import { storedDraft } from './quiz-draft-storage.ts'
import { REPORTS_KEY } from './reports-key.ts'
import { REVIEW_DRAFTS_KEY } from './review-drafts-key.ts'
import { createStoredValue } from './stored-value.ts'

const unread = (key: string) => createStoredValue({ key, parse: () => null, fallback: null })

/** Removes what the next person at this browser must not see. */
export function removeMemberEntries(): void {
  dropQuizResults()
  for (const value of [storedDraft, recentTools, comparedTools, unread(REPORTS_KEY)]) value.remove()
}

/** Removes the drafts of reviews. They outlive a session that ends on its own, and only their author sees them. */
export const removeReviewDrafts = (): void => unread(REVIEW_DRAFTS_KEY).remove()
