// @chunk quiz
/** A visitor's finished answers, stored in this browser until they are saved to an account. */
import type { QuizAnswers } from '#core/quiz/answers.ts'
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

// Neither is kept in memory only: visitors are told when this browser cannot store their results.
const results = createStoredValue<StoredQuizResults | null>({
  key: RESULTS_KEY,
  parse: parseResults,
  fallback: null,
  inMemory: false,
})
const pending = createStoredValue({
  key: PENDING_KEY,
  // Any text counts: earlier versions always wrote "true".
  parse: () => true,
  format: (isPending) => (isPending ? 'true' : null),
  fallback: false,
  inMemory: false,
})

// Without TLS, such as in a local network, there is no randomUUID.
const newId = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`

/** Stores finished answers; `isPending` when no account has them yet. Returns whether the browser stored them. */
export function storeQuizResults(answers: QuizAnswers, isPending: boolean): boolean {
  const stored = results.set({ id: newId(), answers, completedAt: new Date().toISOString() })
  return stored && pending.set(isPending)
}

/** The finished answers of this browser; null without any. */
export const storedQuizResults = (): StoredQuizResults | null => results.get()

/** The answers that are waiting for an account; null if there are none. */
export const pendingAnswers = (): QuizAnswers | null => (pending.get() ? (results.get()?.answers ?? null) : null)

/** Records that the stored answers were saved to an account, or never will be. They stay in this browser. */
export const settlePending = (): void => pending.remove()

/** Removes finished answers from this browser. */
export function dropQuizResults(): void {
  results.remove()
  pending.remove()
}
