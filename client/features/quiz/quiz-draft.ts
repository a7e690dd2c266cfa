/** The answers of a quiz under way, stored in this browser and, for members, on the server too. */

import { useSyncExternalStore } from 'react'
import type { QuizAnswers } from '../../../core/quiz/answers.ts'
import { type StoredPurpose, sameAnswers, withAnswer } from '../../lib/quiz-answers.ts'
import { EMPTY_DRAFT, type QuizDraft, storedDraft } from '../../lib/quiz-draft-storage.ts'
import { useStoredValue } from '../../lib/stored-value.ts'

/** The draft as this browser has it now. */
export const currentDraft = (): QuizDraft => storedDraft.get()

/** Changes what is stored at this moment, which another tab may have written: neither loses an answer of the other. */
function change(next: (draft: QuizDraft) => QuizDraft): void {
  storedDraft.set(next(currentDraft()))
}

/** Stores an answer at once. An empty one removes the answer. */
export function storeAnswer(question: number, options: readonly string[]): void {
  change((draft) => ({
    ...draft,
    answers: withAnswer(draft.answers, question, options),
    question,
    updatedAt: Date.now(),
    unsaved: true,
  }))
}

/** Stores what the visitor says in their own words; null removes it. */
export function storePurpose(purpose: StoredPurpose | null): void {
  change((draft) => {
    const { purpose: _before, ...answers } = draft.answers
    return { ...draft, answers: purpose ? { ...answers, purpose } : answers, updatedAt: Date.now(), unsaved: true }
  })
}

/** Notes where the visitor is. */
export function noteQuestion(question: number): void {
  if (currentDraft().question !== question) change((draft) => ({ ...draft, question }))
}

/** Removes all answers; those of an account with the next saving. */
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

/** Removes the draft from this browser. */
export const dropDraft = (): void => storedDraft.remove()

/** Calls the listener after changes in this tab and in the others. Returns a function that stops it. */
export const onDraft = (listener: () => void): (() => void) => storedDraft.subscribe(listener)

/** The draft as it is now; empty on the server and at hydration. */
export const useDraft = (): QuizDraft => useStoredValue(storedDraft)

/** Whether the browser took the last change; false where its storage is refused or full. */
export const useIsStored = (): boolean => useSyncExternalStore(storedDraft.subscribe, storedDraft.isStored, () => true)
