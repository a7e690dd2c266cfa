import { useEffect, useRef } from 'react'
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom'
import { storedQuizResults } from '../../lib/pending-quiz-storage.ts'
import { missingAnswers, type Question } from './answers.ts'
import { QUIZ, type QuizPlace, questionHref } from './quiz-address.ts'
import { adoptDraft, currentDraft, noteQuestion } from './quiz-draft.ts'

/** The state of a history entry whose previous entry is the previous page of the quiz. */
export const WALKED = { walked: true } as const

export const cameByWalking = (state: unknown): boolean =>
  (state as { readonly walked?: unknown } | null)?.walked === true

/** A place as text, for comparing two of them. */
const nameOf = (place: QuizPlace): string => (place.view === 'question' ? `${place.number}` : place.view)

/**
 * Moves the focus from question to question, so that a screen reader announces the next one, and from a changed answer
 * back to its row. The first page of a visit is left to the surrounding page.
 */
export function useFocusOnMove(place: QuizPlace): void {
  const type = useNavigationType()
  const name = nameOf(place)
  const previous = useRef<QuizPlace>(place)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move to another place counts, whatever object says it
  useEffect(() => {
    const last = previous.current
    previous.current = place
    if (nameOf(last) === name) return
    const main = document.querySelector('main')
    if (place.view === 'review' && last.view === 'question' && last.editing) {
      const row = main?.querySelector<HTMLElement>(`[data-question="${last.number}"]`)
      if (row) return row.focus({ preventScroll: type === NavigationType.Pop })
    }
    main?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    if (type !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [name])
}

/** Where to redirect a visitor of a quiz page; null if the page can be shown. */
function detour(place: QuizPlace, questions: readonly Question[]): string | null {
  if (place.view === 'intro' || (place.view === 'question' && place.editing)) return null
  const { answers } = currentDraft()
  if (place.view === 'review') return Object.keys(answers).length === 0 ? QUIZ : null
  const [missing] = missingAnswers(questions, answers)
  return missing && missing.number < place.number ? questionHref(missing.number) : null
}

/**
 * Guards the order of the quiz: no question is shown while an earlier one needs an answer. Stores the position.
 * `settled` is false while answers from an account may still arrive.
 */
export function usePlaceGuard(place: QuizPlace, questions: readonly Question[], settled: boolean): void {
  const navigate = useNavigate()
  const name = nameOf(place)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move to another place counts, whatever object says it
  useEffect(() => {
    if (!settled) return
    if (place.view !== 'intro' && Object.keys(currentDraft().answers).length === 0) {
      // The answers of a finished quiz can still be changed, although its draft is gone.
      const finished =
        place.view === 'review' || (place.view === 'question' && place.editing) ? storedQuizResults() : null
      if (finished) adoptDraft(finished.answers, null, true)
    }
    const elsewhere = detour(place, questions)
    if (elsewhere !== null) return void navigate(elsewhere, { replace: true })
    if (place.view === 'question' && !place.editing) noteQuestion(place.number)
  }, [name, questions, settled, navigate])
}
