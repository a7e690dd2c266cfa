/** The answers of an unfinished quiz, stored in this browser and, for members, on the server too. */

import { useSyncExternalStore } from 'react'
import type { QuizAnswers } from '#core/quiz/answers.ts'
import { type StoredPurpose, sameAnswers, withAnswer } from '../../lib/quiz-answers.ts'
import { EMPTY_DRAFT, type QuizDraft, storedDraft } from '../../lib/quiz-draft-storage.ts'
import { useStoredValue } from '../../lib/stored-value.ts'

/** The current draft of this browser. */
export const currentDraft = (): QuizDraft => storedDraft.get()

/** Changes the latest stored draft, which another tab may have written, so that no tab overwrites another's answers. */
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

/** Stores the visitor's own words; null removes them. */
export function storePurpose(purpose: StoredPurpose | null): void {
  change((draft) => {
    const { purpose: _before, ...answers } = draft.answers
    return { ...draft, answers: purpose ? { ...answers, purpose } : answers, updatedAt: Date.now(), unsaved: true }
  })
}

/** Stores the visitor's current question. */
export function noteQuestion(question: number): void {
  if (currentDraft().question !== question) change((draft) => ({ ...draft, question }))
}

/** Removes all answers; those in the account with the next save. */
export function startOver(): void {
  change(({ owner }) => ({ ...EMPTY_DRAFT, updatedAt: Date.now(), owner, unsaved: true, anew: true }))
}

/** Adopts answers that were saved elsewhere. */
export function adoptDraft(answers: QuizAnswers, owner: string | null, unsaved: boolean): void {
  change((draft) => ({ ...draft, answers, owner, unsaved, anew: false, updatedAt: Date.now() }))
}

/** Records that an account has these answers. Changes made while they were sent still need saving. */
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

/** The current draft; empty on the server and at hydration. */
export const useDraft = (): QuizDraft => useStoredValue(storedDraft)

/** Whether the browser stored the last change; false if its storage is blocked or full. */
export const useIsStored = (): boolean => useSyncExternalStore(storedDraft.subscribe, storedDraft.isStored, () => true)
