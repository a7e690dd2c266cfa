/** The answers of a quiz under way, kept in this browser and, for members, on the server too. */

import { useSyncExternalStore } from 'react'
import type { QuizAnswers } from '../../../core/quiz/answers.ts'
import { DRAFT_KEY } from '../../lib/member-storage.ts'
import { NO_ANSWERS, readAnswers, sameAnswers, withAnswer } from '../../lib/quiz-answers.ts'

export type QuizDraft = {
  readonly answers: QuizAnswers
  /** The question where the visitor is; 0 before the first. */
  readonly question: number
  /** When an answer changed last, in epoch milliseconds; 0 for a draft that was never begun. */
  readonly updatedAt: number
  /** The member whose account holds these answers too; null while they are nobody's. */
  readonly owner: string | null
  /** Whether the account lacks the last changes. */
  readonly unsaved: boolean
  /** Whether the quiz was begun anew, so that older answers of the account must not fill the gaps. */
  readonly anew: boolean
}

export const EMPTY_DRAFT: QuizDraft = Object.freeze({
  answers: NO_ANSWERS,
  question: 0,
  updatedAt: 0,
  owner: null,
  unsaved: false,
  anew: false,
})

function readDraft(text: string | null): QuizDraft {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Record<keyof QuizDraft, unknown>> | null
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
  } catch {
    return EMPTY_DRAFT
  }
}

// The text tells whether another tab has written since: what is parsed stays the same object until then.
let text: string | null = null
let current = EMPTY_DRAFT
let isStored = true
const listeners = new Set<() => void>()

function refused(): boolean {
  try {
    localStorage.getItem(DRAFT_KEY)
    return false
  } catch {
    return true
  }
}

/** The draft as this browser holds it now. Where storage is refused, it lives as long as the page. */
export function currentDraft(): QuizDraft {
  if (refused()) return current
  const stored = localStorage.getItem(DRAFT_KEY)
  if (stored !== text) {
    text = stored
    current = readDraft(stored)
  }
  return current
}

/** Changes what is stored at this moment, which another tab may have written: neither loses an answer of the other. */
function change(next: (draft: QuizDraft) => QuizDraft): void {
  current = next(currentDraft())
  try {
    text = JSON.stringify(current)
    localStorage.setItem(DRAFT_KEY, text)
    isStored = true
  } catch {
    isStored = false
    // Storage is refused or full: what was written before is not the draft any more.
    text = refused() ? null : localStorage.getItem(DRAFT_KEY)
  }
  for (const listener of listeners) listener()
}

/** Keeps an answer at once. An empty one takes the answer away. */
export function keepAnswer(question: number, options: readonly string[]): void {
  change((draft) => ({
    ...draft,
    answers: withAnswer(draft.answers, question, options),
    question,
    updatedAt: Date.now(),
    unsaved: true,
  }))
}

/** Notes where the visitor is. */
export function noteQuestion(question: number): void {
  if (currentDraft().question !== question) change((draft) => ({ ...draft, question }))
}

/** Forgets all answers; those of an account with the next saving. */
export function startOver(): void {
  change(({ owner }) => ({ ...EMPTY_DRAFT, updatedAt: Date.now(), owner, unsaved: true, anew: true }))
}

/** Takes over answers that were saved elsewhere. */
export function adoptDraft(answers: QuizAnswers, owner: string | null, unsaved: boolean): void {
  change((draft) => ({ ...draft, answers, owner, unsaved, anew: false, updatedAt: Date.now() }))
}

/** Notes that an account holds these answers. What changed while they were sent is still to be saved. */
export function noteSaved(answers: QuizAnswers, owner: string): void {
  change((draft) => {
    const unsaved = !sameAnswers(draft.answers, answers)
    return { ...draft, owner, unsaved, anew: unsaved && draft.anew }
  })
}

/** Takes the draft out of this browser. */
export function dropDraft(): void {
  change(() => EMPTY_DRAFT)
  try {
    localStorage.removeItem(DRAFT_KEY)
    text = null
  } catch {
    // Storage that is refused holds nothing.
  }
}

/** Hears of changes in this tab and in the others. */
export function onDraft(listener: () => void): () => void {
  // Null stands for a storage that was emptied as a whole.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === DRAFT_KEY || key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The draft as it is now; empty on the server and at hydration. */
export const useDraft = (): QuizDraft => useSyncExternalStore(onDraft, currentDraft, () => EMPTY_DRAFT)

/** Whether the browser took the last change; false where its storage is refused or full. */
export const useIsStored = (): boolean =>
  useSyncExternalStore(
    onDraft,
    () => isStored,
    () => true,
  )
