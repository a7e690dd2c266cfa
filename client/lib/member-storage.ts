/** The answers of a quiz that is not finished. */
export const DRAFT_KEY = 'toolfinch.quizDraft'
/** The answers of the last finished quiz. */
export const RESULTS_KEY = 'quizResults'
/** Says that the kept results wait for an account. */
export const PENDING_KEY = 'processQuizAfterAuth'

/** Forgets what this browser keeps of a member beside the session. Whoever signs in next must not find it. */
export function forgetAnswers(): void {
  try {
    for (const key of [DRAFT_KEY, RESULTS_KEY, PENDING_KEY]) localStorage.removeItem(key)
  } catch {
    // Storage that is refused holds nothing.
  }
}
