import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { PurposeField } from '../features/quiz/purpose-field.tsx'
import { readQuizAddress } from '../features/quiz/quiz-address.ts'
import { QuizIntro } from '../features/quiz/quiz-intro.tsx'
import { QuizScreen } from '../features/quiz/quiz-screen.tsx'
import { graphql } from '../gql/gql.ts'
import { usePageQuery } from '../lib/page-query.ts'
import type { RenderPurpose } from '../lib/quiz-answers.ts'
import { Seo } from '../lib/seo.tsx'
import { useLoaded } from '../lib/use-loaded.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { LoadingStatus, Skeleton } from '../ui/skeleton.tsx'

const QuizRouteQuery = graphql(`
  query QuizRoute {
    quiz {
      questions {
        number
        key
        text
        type
        optional
        options {
          id
          value
          text
        }
      }
    }
  }
`)

const renderPurpose: RenderPurpose = (answers, purpose, onChange) => (
  <PurposeField answers={answers} purpose={purpose} onChange={onChange} />
)

const loadQuestions = () => import('../features/quiz/saved-questions.ts')

/** Limits the question number of an address until the questions are loaded. */
const MOST_QUESTIONS = 99

export function Component() {
  const [query] = usePageQuery()
  const { data, error, refetch } = useQuery(QuizRouteQuery)
  const saved = useLoaded(loadQuestions, error !== undefined)
  const questions = data?.quiz.questions ?? saved?.SAVED_QUESTIONS
  const count = questions?.length ?? MOST_QUESTIONS
  const position = useMemo(() => readQuizAddress(query, count), [query, count])
  const onRetry = error ? () => void refetch().catch(() => undefined) : undefined
  const question = position.view === 'question' ? questions?.[position.number - 1] : undefined
  return (
    <div className="shell pt-4 pb-8 sm:pt-8 lg:py-12">
      <Seo
        title={question ? `Question ${question.number}: ${question.text}` : 'Find your AI tools: the quiz'}
        description="Answer twenty questions about your work, budget and limits, and get a list of AI tools that fit, with reasons for each."
        {...(position.view === 'intro' ? { path: '/quiz' } : {})}
        noindex={position.view !== 'intro'}
      />
      {questions ? <QuizScreen questions={questions} position={position} renderPurpose={renderPurpose} /> : null}
      {!questions && position.view === 'intro' ? <QuizIntro questions={undefined} onRetry={onRetry} /> : null}
      {!questions && position.view !== 'intro' ? <NoQuestions onRetry={onRetry} /> : null}
    </div>
  )
}

function NoQuestions({ onRetry }: { readonly onRetry: (() => void) | undefined }) {
  return (
    <div className="max-w-prose">
      <h1 tabIndex={-1} className="text-2xl">
        The quiz
      </h1>
      {onRetry ? (
        <Notice tone="danger" className="mt-5">
          <p>The questions could not be loaded. Your answers are still here.</p>
          <Button variant="quiet" className="-ml-3" onClick={onRetry}>
            Try again
          </Button>
        </Notice>
      ) : (
        <>
          <LoadingStatus label="Loading the questions" />
          <Skeleton className="mt-5 h-[26rem]" />
        </>
      )}
    </div>
  )
}
