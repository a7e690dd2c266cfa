import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button, LinkButton } from '../../ui/button.tsx'
import { missingAnswers, openQuestions, type Question } from './answers.ts'
import { FinishProblem } from './finish-problem.tsx'
import { QuestionForm } from './question-form.tsx'
import { QUIZ, questionHref, REVIEW } from './quiz-address.ts'
import { useDraft } from './quiz-draft.ts'
import { QuizProgress } from './quiz-progress.tsx'
import { RunningCount } from './running-count.tsx'
import { StartOver } from './start-over.tsx'
import type { Finish } from './use-finish.ts'
import { useMoveOn } from './use-move-on.ts'
import { cameFromQuiz, FROM_QUIZ } from './use-quiz-position.ts'

type QuestionViewProps = {
  readonly question: Question
  readonly questions: readonly Question[]
  /** Whether only this answer is being changed, with the review next. */
  readonly editing: boolean
  readonly finish: Finish
  /** Says where the answers are stored. */
  readonly note: string
  /** Content for members next to the question. */
  readonly children?: ReactNode
}

/** A question of the quiz, with its navigation. */
export function QuestionView({ question, questions, editing, finish, note, children }: QuestionViewProps) {
  const { answers } = useDraft()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { number } = question
  const isLast = number === questions.length
  const moveOn = useMoveOn()
  // The last question submits the answers, and nobody does that by accident.
  const movesOn = question.type === 'SINGLE_CHOICE' && (editing || !isLast)
  const isWhole = missingAnswers(questions, answers).length === 0

  /**
   * Goes back in the history if the quiz created the previous entry, so that Back and these buttons take the same path.
   */
  const stepBack = (to: string) => {
    moveOn.cancel()
    return cameFromQuiz(state) ? void navigate(-1) : void navigate(to, { replace: true })
  }
  const goOn = () => {
    moveOn.cancel()
    if (editing) return stepBack(REVIEW)
    if (!isLast) return void navigate(questionHref(number + 1), { state: FROM_QUIZ })
    // Another tab may have started over: the review says what is missing.
    if (!isWhole) return void navigate(REVIEW, { state: FROM_QUIZ })
    finish.finish()
  }
  return (
    <div className="grid gap-x-16 gap-y-3 sm:gap-y-5 lg:gap-y-8 lg:grid-cols-[minmax(0,44rem)_minmax(16rem,20rem)] lg:justify-between">
      <QuizProgress
        number={number}
        count={questions.length}
        done={questions.length - openQuestions(questions, answers).length}
      />
      <RunningCount questions={questions} answers={answers} />
      <div>
        <noscript>
          <p className="mb-5 border-gold border-l-4 bg-gold-wash px-4 py-3 text-sm">
            The quiz needs JavaScript, which is turned off.
          </p>
        </noscript>
        <QuestionForm
          question={question}
          onDone={goOn}
          moveOn={movesOn ? moveOn : null}
          following={editing ? 'you return to your answers' : 'the next question follows'}
        >
          {(answered) => (
            <>
              <FinishProblem finish={finish} />
              <div data-action-bar className="action-bar mt-6 flex flex-wrap items-center justify-between gap-3">
                {editing ? null : (
                  <Button
                    variant="secondary"
                    disabled={number === 1}
                    onClick={() => stepBack(questionHref(number - 1))}
                  >
                    <ArrowLeft aria-hidden="true" className="size-4" />
                    Previous
                  </Button>
                )}
                {question.optional && !answered ? (
                  <Button variant="secondary" onClick={goOn} className="ml-auto min-w-32">
                    Skip
                  </Button>
                ) : (
                  <Button type="submit" disabled={!answered || finish.busy} className="ml-auto min-w-32">
                    <NextLabel editing={editing} isLast={isLast} busy={finish.busy} />
                  </Button>
                )}
              </div>
            </>
          )}
        </QuestionForm>
        <div className="mt-6 flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-line border-t pt-3">
          <p className="text-soft text-xs">{note}</p>
          <div className="-mx-3 flex flex-wrap">
            {isWhole && !editing ? (
              <LinkButton to={REVIEW} variant="quiet" state={FROM_QUIZ}>
                Review your answers
              </LinkButton>
            ) : null}
            {editing ? null : <StartOver onDone={() => void navigate(QUIZ)} />}
          </div>
        </div>
      </div>
      <div className="grid content-start gap-5 text-sm text-soft">
        <p>Team size, budget, privacy and device rule out tools. All other answers affect the order.</p>
        {children}
      </div>
    </div>
  )
}

type NextLabelProps = { readonly editing: boolean; readonly isLast: boolean; readonly busy: boolean }

function NextLabel({ editing, isLast, busy }: NextLabelProps) {
  if (editing) return 'Done'
  if (!isLast) return 'Next'
  return busy ? 'Getting your results…' : 'Get Results'
}
