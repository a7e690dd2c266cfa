import { useState } from 'react'
import type { QuizAnswers } from '#core/quiz/answers.ts'
import { NO_ANSWERS, type RenderPurpose } from '../../lib/quiz-answers.ts'
import { useSignedIn } from '../../lib/stored-session.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import type { Question } from './answers.ts'
import type { SyncState } from './draft-sync.ts'
import { QuestionView } from './question-view.tsx'
import type { QuizPosition } from './quiz-address.ts'
import { storePurpose, useDraft, useIsStored } from './quiz-draft.ts'
import { QuizIntro } from './quiz-intro.tsx'
import { ReviewView } from './review-view.tsx'
import { useFinish } from './use-finish.ts'
import { useFocusOnMove, useQuizGuard } from './use-quiz-position.ts'

const load = () => import('./member-quiz.tsx')

const SYNC_NOTES: Readonly<Record<SyncState, string>> = {
  saving: 'Saving to your account…',
  saved: 'Every answer is saved to your account.',
  waiting: 'Saved in this browser. Your account will update when the server is back.',
}

const NOT_STORED =
  "Your browser isn't storing data for this site, so your answers will be lost when you close this page."

type QuizScreenProps = {
  readonly questions: readonly Question[]
  readonly position: QuizPosition
  readonly renderPurpose: RenderPurpose
}

/** A page of the quiz, with the content for members. */
export function QuizScreen({ questions, position, renderPurpose }: QuizScreenProps) {
  const signedIn = useSignedIn()
  const member = useLoaded(load, signedIn)
  const { answers } = useDraft()
  const isStored = useIsStored()
  const [sync, setSync] = useState<SyncState | null>(null)
  const finish = useFinish()
  // At hydration, the session is not known yet, and the guard would redirect members.
  const settled = useHydrated() && (!signedIn || sync === 'saved' || sync === 'waiting')
  useQuizGuard(position, questions, settled)
  useFocusOnMove(position)

  const purposeField = (given: QuizAnswers) => renderPurpose(given, answers.purpose ?? null, storePurpose)
  const question = position.view === 'question' ? questions[position.number - 1] : undefined
  const here = isStored ? 'Every answer is saved in this browser.' : NOT_STORED
  const note = sync === null || (sync === 'waiting' && !isStored) ? here : SYNC_NOTES[sync]
  return (
    <>
      {member && signedIn ? <member.DraftSync onState={setSync} /> : null}
      {position.view === 'intro' ? (
        <QuizIntro questions={questions} onRetry={undefined} purposeField={purposeField(NO_ANSWERS)} />
      ) : null}
      {position.view === 'review' ? (
        <ReviewView questions={questions} finish={finish} purposeField={purposeField(answers)} />
      ) : null}
      {position.view === 'question' && question ? (
        <QuestionView
          key={question.number}
          question={question}
          questions={questions}
          editing={position.editing}
          finish={finish}
          note={note}
        >
          {member && signedIn ? <member.ProvisionalMatches answers={answers} /> : null}
        </QuestionView>
      ) : null}
    </>
  )
}
