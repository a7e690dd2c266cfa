/** Answers that a visitor has finished, stored in this browser until an account takes them over. */
import type { QuizAnswers } from '../../core/quiz/answers.ts'
import { readAnswers } from './quiz-answers.ts'
import { createStoredValue } from './stored-value.ts'

type StoredQuizResults = {
  readonly id: string
  readonly answers: QuizAnswers
  /** ISO moment. */
  readonly completedAt: string
}

/** The answers of the last finished quiz. */
export const RESULTS_KEY = 'quizResults'
/** Set while the stored answers wait for an account. */
export const PENDING_KEY = 'processQuizAfterAuth'

function parseResults(text: string): StoredQuizResults | null {
  const { id, answers, completedAt } = JSON.parse(text) as Partial<StoredQuizResults>
  const read = readAnswers(answers)
  if (Object.keys(read).length === 0) return null
  return { id: String(id ?? ''), answers: read, completedAt: String(completedAt ?? '') }
}

// Neither lives in memory alone: visitors are told when their results have no place in this browser.
const results = createStoredValue<StoredQuizResults | null>({
  key: RESULTS_KEY,
  parse: parseResults,
  fallback: null,
  inMemory: false,
})
const pending = createStoredValue({
  key: PENDING_KEY,
  // Any text: earlier versions wrote no other than "true".
  parse: () => true,
  format: (isPending) => (isPending ? 'true' : null),
  fallback: false,
  inMemory: false,
})

// An address without TLS, such as one of a local network, has no randomUUID.
const newId = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`

/** Stores finished answers; `isPending` when no account has them yet. Returns whether the browser took them. */
export function storeQuizResults(answers: QuizAnswers, isPending: boolean): boolean {
  const stored = results.set({ id: newId(), answers, completedAt: new Date().toISOString() })
  return stored && pending.set(isPending)
}

/** The finished answers of this browser; null without any. */
export const storedQuizResults = (): StoredQuizResults | null => results.get()

/** The answers that wait for an account; null when none do. */
export const pendingAnswers = (): QuizAnswers | null => (pending.get() ? (results.get()?.answers ?? null) : null)

/** Notes that an account has taken the stored answers over, or never will. They stay in this browser. */
export const settlePending = (): void => pending.remove()

/** Removes finished answers from this browser. */
export function dropQuizResults(): void {
  results.remove()
  pending.remove()
}
