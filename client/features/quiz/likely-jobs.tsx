import { useQuery } from '@apollo/client/react'
import { X } from 'lucide-react'
import type { QuizAnswers } from '#core/quiz/answers.ts'
import { MAX_SENTENCE_LENGTH } from '#core/quiz/sentence.ts'
import { graphql } from '../../gql/gql.ts'
import { type StoredPurpose, toInput } from '../../lib/quiz-answers.ts'

const LikelyJobsQuery = graphql(`
  query LikelyJobs($answers: [QuizAnswerInput!]!) {
    likelyJobs(answers: $answers) {
      slug
      name
    }
  }
`)

/** Less likely jobs count, but are guesses. */
const MOST_SHOWN = 4

type LikelyJobsProps = {
  readonly answers: QuizAnswers
  readonly onChange: (purpose: StoredPurpose) => void
}

/** The jobs that count while no own words name any. Removing one makes the others the person's own words. */
export function LikelyJobs({ answers, onChange }: LikelyJobsProps) {
  const input = toInput(answers)
  const { data } = useQuery(LikelyJobsQuery, { variables: { answers: input }, skip: input.length === 0, ssr: false })
  const jobs = (data?.likelyJobs ?? []).slice(0, MOST_SHOWN)
  if (input.length === 0 || jobs.length === 0) return null
  const without = (removed: string) => {
    const kept = jobs.filter(({ slug }) => slug !== removed)
    const sentence = kept.reduce((text, { name }) => {
      const longer = text === '' ? name : `${text}, ${name}`
      return longer.length <= MAX_SENTENCE_LENGTH ? longer : text
    }, '')
    onChange({ sentence, meanings: kept.map(({ slug }) => `job:${slug}`).sort() })
  }
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <p className="text-soft">Your jobs, going by your answers:</p>
      <ul className="contents">
        {jobs.map(({ slug, name }) => (
          <li key={slug}>
            <button
              type="button"
              aria-label={`Remove ${name}`}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-surface px-3 font-semibold"
              onClick={() => without(slug)}
            >
              {name}
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
