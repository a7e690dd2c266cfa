import { useEffect, useRef } from 'react'
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom'
import { storedQuizResults } from '../../lib/pending-quiz-storage.ts'
import { missingAnswers, type Question } from './answers.ts'
import { QUIZ, type QuizPosition, questionHref } from './quiz-address.ts'
import { adoptDraft, currentDraft, noteQuestion } from './quiz-draft.ts'

/** The state of a history entry whose previous entry is the previous page of the quiz. */
export const FROM_QUIZ = { fromQuiz: true } as const

export const cameFromQuiz = (state: unknown): boolean =>
  (state as { readonly fromQuiz?: unknown } | null)?.fromQuiz === true

/** A position as text, for comparing two of them. */
const nameOf = (position: QuizPosition): string => (position.view === 'question' ? `${position.number}` : position.view)

/**
 * Moves the focus from question to question, so that a screen reader announces the next one, and from a changed answer
 * back to its row. The first page of a visit is left to the surrounding page.
 */
export function useFocusOnMove(position: QuizPosition): void {
  const type = useNavigationType()
  const name = nameOf(position)
  const previous = useRef<QuizPosition>(position)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of position counts, not a new object for the same one
  useEffect(() => {
    const last = previous.current
    previous.current = position
    if (nameOf(last) === name) return
    const main = document.querySelector('main')
    if (position.view === 'review' && last.view === 'question' && last.editing) {
      const row = main?.querySelector<HTMLElement>(`[data-question="${last.number}"]`)
      if (row) return row.focus({ preventScroll: type === NavigationType.Pop })
    }
    main?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    if (type !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [name])
}

/** Where to redirect a visitor of a quiz page; null if the page can be shown. */
function detour(position: QuizPosition, questions: readonly Question[]): string | null {
  if (position.view === 'intro' || (position.view === 'question' && position.editing)) return null
  const { answers } = currentDraft()
  if (position.view === 'review') return Object.keys(answers).length === 0 ? QUIZ : null
  const [missing] = missingAnswers(questions, answers)
  return missing && missing.number < position.number ? questionHref(missing.number) : null
}

/**
 * Guards the order of the quiz: no question is shown while an earlier one needs an answer. Stores the position.
 * `settled` is false while answers from an account may still arrive.
 */
export function useQuizGuard(position: QuizPosition, questions: readonly Question[], settled: boolean): void {
  const navigate = useNavigate()
  const name = nameOf(position)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of position counts, not a new object for the same one
  useEffect(() => {
    if (!settled) return
    if (position.view !== 'intro' && Object.keys(currentDraft().answers).length === 0) {
      // The answers of a finished quiz can still be changed, although its draft is gone.
      const finished =
        position.view === 'review' || (position.view === 'question' && position.editing) ? storedQuizResults() : null
      if (finished) adoptDraft(finished.answers, null, true)
    }
    const elsewhere = detour(position, questions)
    if (elsewhere !== null) return void navigate(elsewhere, { replace: true })
    if (position.view === 'question' && !position.editing) noteQuestion(position.number)
  }, [name, questions, settled, navigate])
}
