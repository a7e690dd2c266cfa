/** Answers that a visitor has finished, kept in this browser until an account takes them over. */
import type { QuizAnswers } from '../../core/quiz/answers.ts'
import { PENDING_KEY, RESULTS_KEY } from './member-storage.ts'
import { readAnswers } from './quiz-answers.ts'

export type StoredQuizResults = {
  readonly id: string
  readonly answers: QuizAnswers
  /** ISO moment. */
  readonly completedAt: string
}

// An address without TLS, such as one of a local network, has no randomUUID.
const newId = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`

/**
 * Keeps finished answers in this browser; `pending` when no account has them yet. Says whether the browser keeps them.
 */
export function storeQuizResults(answers: QuizAnswers, pending: boolean): boolean {
  const results: StoredQuizResults = { id: newId(), answers, completedAt: new Date().toISOString() }
  try {
    localStorage.setItem(RESULTS_KEY, JSON.stringify(results))
    if (pending) localStorage.setItem(PENDING_KEY, 'true')
    else localStorage.removeItem(PENDING_KEY)
    return true
  } catch {
    return false
  }
}

/** The finished answers of this browser; null without any. */
export function storedQuizResults(): StoredQuizResults | null {
  try {
    const { id, answers, completedAt } = JSON.parse(
      localStorage.getItem(RESULTS_KEY) ?? '',
    ) as Partial<StoredQuizResults>
    const read = readAnswers(answers)
    if (Object.keys(read).length === 0) return null
    return { id: String(id ?? ''), answers: read, completedAt: String(completedAt ?? '') }
  } catch {
    return null
  }
}

/** The answers that wait for an account; null when none do. */
export function pendingAnswers(): QuizAnswers | null {
  try {
    return localStorage.getItem(PENDING_KEY) === null ? null : (storedQuizResults()?.answers ?? null)
  } catch {
    return null
  }
}

/** Notes that an account has taken the kept answers over, or never will. They stay in this browser. */
export function settlePending(): void {
  try {
    localStorage.removeItem(PENDING_KEY)
  } catch {
    // Storage that is refused holds nothing.
  }
}
