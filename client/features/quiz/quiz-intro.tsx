import type { ReactNode } from 'react'
import { CLAIMS, quoted } from '#core/claims.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { isAnswered, openQuestions, type Question } from './answers.ts'
import { questionHref, REVIEW } from './quiz-address.ts'
import { useDraft } from './quiz-draft.ts'
import { StartOver } from './start-over.tsx'

const FACTS = [
  {
    title: 'Nothing is lost',
    text: 'Every answer is saved right away. Close the page and continue later where you left off.',
  },
  {
    title: 'Your limits count',
    text: 'Budget, privacy, device and team size rule tools out before anything is ranked.',
  },
  {
    title: 'You can change your mind',
    text: 'Review all answers before you submit them, and change any of them later.',
  },
] as const

/** Where an unfinished quiz continues: where it was left, but not after an unanswered question. */
function resumeAt(questions: readonly Question[], open: Question, left: number): number {
  return left >= 1 && left <= questions.length ? Math.min(left, open.number) : open.number
}

type StartProps = { readonly questions: readonly Question[] }

/** The link to the first question, or to where the quiz was left. */
function StartLink({ questions }: StartProps) {
  const { answers, question } = useDraft()
  const [open] = openQuestions(questions, answers)
  if (!questions.some((entry) => isAnswered(entry, answers))) {
    return (
      <LinkButton to={questionHref(1)} className="max-lg:grow">
        Start Quiz
      </LinkButton>
    )
  }
  return open ? (
    <LinkButton to={questionHref(resumeAt(questions, open, question))} className="max-lg:grow">
      Continue at question {resumeAt(questions, open, question)}
    </LinkButton>
  ) : (
    <LinkButton to={REVIEW} className="max-lg:grow">
      Review your answers
    </LinkButton>
  )
}

/** What was answered in earlier visits, and a button that deletes it. */
function EarlierAnswers({ questions }: StartProps) {
  const { answers } = useDraft()
  const answered = questions.filter((entry) => isAnswered(entry, answers)).length
  if (answered === 0) return null
  const [open] = openQuestions(questions, answers)
  return (
    <>
      <StartOver onDone={() => document.querySelector<HTMLElement>('main h1')?.focus()} />
      <p className="text-soft text-sm lg:order-last lg:w-full">
        {answered === questions.length
          ? `You have answered all ${answered} questions.`
          : `You have answered ${answered} of ${questions.length} questions${open ? '' : ` and skipped ${questions.length - answered}`}.`}
      </p>
    </>
  )
}

type QuizIntroProps = {
  readonly questions: readonly Question[] | undefined
  /** Set when the questions could not be fetched. */
  readonly onRetry: (() => void) | undefined
  /** The field for the visitor's own words; absent without questions. */
  readonly purposeField?: ReactNode
}

/** The intro of the quiz, with a button to start or continue it. */
export function QuizIntro({ questions, onRetry, purposeField }: QuizIntroProps) {
  // The stored words are known in the browser alone.
  const hydrated = useHydrated()
  return (
    <div className="flex flex-col">
      <p className="eyebrow">
        {questions ? `${quoted(CLAIMS.fiveMinuteQuiz)} · ${questions.length} questions` : 'The quiz'}
      </p>
      <h1 tabIndex={-1} className="mt-2 text-2xl lg:text-3xl">
        Which AI tools fit your work?
      </h1>
      <p className="mt-3 max-w-prose text-lg text-soft">
        Tell us what you do, what you can spend and how private your data needs to be. You’ll get the tools that fit,
        with reasons for each.
      </p>
      <p className="mt-3 font-semibold">No registration required • Get instant results • 100% free</p>
      <noscript>
        <Notice tone="warning" className="mt-6 max-w-prose">
          The quiz needs JavaScript, which is turned off. You can browse, search and filter the directory without it.
        </Notice>
        <p className="mt-4">
          <a href="/ai-tools" className="link inline-flex min-h-11 items-center font-semibold">
            Browse AI Tools
          </a>
        </p>
      </noscript>
      {purposeField ? (
        <div className="noscript:hidden mt-6 min-h-44 max-w-prose">
          {hydrated ? purposeField : <Skeleton className="h-44" />}
        </div>
      ) : null}
      {questions ? (
        // On a phone, the link is in a bar at the bottom of the window, and what belongs to earlier answers stays here.
        <div className="flex flex-wrap content-start items-center gap-x-3 gap-y-2 max-lg:contents lg:mt-6 lg:min-h-20">
          <div data-action-bar className="noscript:hidden action-bar flex max-lg:order-last max-lg:mt-6">
            <StartLink questions={questions} />
          </div>
          <div className="noscript:hidden mt-2 flex min-h-12 flex-wrap items-center gap-x-3 max-[23rem]:min-h-20 lg:contents">
            <EarlierAnswers questions={questions} />
          </div>
        </div>
      ) : null}
      {onRetry ? (
        <Notice tone="danger" className="mt-6">
          <p>The questions could not be loaded. Your answers are still here.</p>
          <Button variant="quiet" className="-ml-3" onClick={onRetry}>
            Try again
          </Button>
        </Notice>
      ) : null}
      <ul className="mt-8 grid gap-6 border-line border-t pt-6 sm:grid-cols-3 lg:mt-12">
        {FACTS.map(({ title, text }) => (
          <li key={title}>
            <h2 className="text-lg">{title}</h2>
            <p className="mt-1 text-sm text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
