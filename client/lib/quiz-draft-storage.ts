// @chunk quiz
/** The answers of an unfinished quiz, as stored in this browser. `features/quiz/quiz-draft.ts` changes them. */
import type { QuizAnswers } from '#core/quiz/answers.ts'
import { NO_ANSWERS, readAnswers } from './quiz-answers.ts'
import { createStoredValue } from './stored-value.ts'

export type QuizDraft = {
  readonly answers: QuizAnswers
  /** The current question; 0 before the first. */
  readonly question: number
  /** When an answer changed last, in epoch milliseconds; 0 for a draft that was never started. */
  readonly updatedAt: number
  /** The member whose account holds these answers too; null while no account does. */
  readonly owner: string | null
  /** Whether the account lacks the last changes. */
  readonly unsaved: boolean
  /** Whether the quiz was started over, so that older answers of the account must not fill the gaps. */
  readonly anew: boolean
}

export const DRAFT_KEY = 'toolfinch.quizDraft'

export const EMPTY_DRAFT: QuizDraft = Object.freeze({
  answers: NO_ANSWERS,
  question: 0,
  updatedAt: 0,
  owner: null,
  unsaved: false,
  anew: false,
})

function parseDraft(text: string): QuizDraft {
  const stored = JSON.parse(text) as Partial<Record<keyof QuizDraft, unknown>> | null
  if (stored === null || typeof stored !== 'object') return EMPTY_DRAFT
  const { question, updatedAt, owner } = stored
  return {
    answers: readAnswers(stored.answers),
    question: Number.isInteger(question) ? (question as number) : 0,
    updatedAt: typeof updatedAt === 'number' ? updatedAt : 0,
    owner: typeof owner === 'string' ? owner : null,
    unsaved: stored.unsaved === true,
    anew: stored.anew === true,
  }
}

/** The draft of this browser. If storage is blocked or full, it is kept until the page is closed. */
export const storedDraft = createStoredValue({ key: DRAFT_KEY, parse: parseDraft, fallback: EMPTY_DRAFT })
