import { useQuery } from '@apollo/client/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { graphql } from '../../gql/gql.ts'
import { useSetPageQuery } from '../../lib/go-to.ts'
import { usePageQuery } from '../../lib/page-query.ts'
import { pendingAnswers, storedQuizResults } from '../../lib/pending-quiz-storage.ts'
import type { RenderPurpose } from '../../lib/quiz-answers.ts'
import { RESULTS, useSubmitPendingQuiz, useSubmitQuiz } from '../../lib/use-submit-quiz.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { critiqueOf } from './critique-chips.tsx'
import { type DueGeneration, dueGeneration } from './due-generation.ts'
import { AnswersAreCurrent } from './edit-answer.tsx'
import { QuotaLeft } from './quota-left.tsx'
import type { ListSlots } from './result-list.tsx'
import { QuotaUsedUp, ResultsFailure } from './results-problems.tsx'
import { NoResults, ResultsLoading } from './results-states.tsx'
import { ResultsView } from './results-view.tsx'
import { useGeneration } from './use-generation.ts'
import { type Made, useRegenerate } from './use-regenerate.ts'

const MemberResultsQuery = graphql(`
  query MemberResults($timestamp: String, $permanent: Boolean!) {
    quizResult(timestamp: $timestamp) {
      id
      timestamp
      createdAt
      paid
      ...ResultsView_result
    }
    latest: quizResult @include(if: $permanent) {
      id
    }
    recommendationQuota {
      ...QuotaLeft_quota
    }
  }
`)

/** Saves the answers of this browser to the account. */
function useSubmitStored(): () => Promise<Made> {
  const submitQuiz = useSubmitQuiz()
  const submitPendingQuiz = useSubmitPendingQuiz()
  return async () => {
    const answers = storedQuizResults()?.answers
    if (!answers) return { status: 'failed' }
    const outcome = pendingAnswers() === null ? await submitQuiz(answers) : await submitPendingQuiz()
    if (outcome.status === 'done' || outcome.status === 'submitted')
      return { status: 'made', timestamp: outcome.path.slice(RESULTS.length + 1) }
    return outcome.status === 'refused' ? outcome : { status: 'failed' }
  }
}

/** Generates a due list. */
function useGenerateDue(): (due: DueGeneration) => Promise<Made> {
  const submitStored = useSubmitStored()
  const regenerate = useRegenerate()
  return (due) => (due.kind === 'submit' ? submitStored() : regenerate(due.timestamp))
}

/** `paid`: whether the member has a paid plan now. */
type MemberResultsProps = ListSlots & {
  readonly renderPurpose: RenderPurpose
}

/** The results at an address, generated first if there are none yet. Loaded for members only. */
export function MemberResults({ paid, renderPurpose, ...slots }: MemberResultsProps) {
  const { timestamp } = useParams()
  const [query] = usePageQuery()
  const setQuery = useSetPageQuery()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(MemberResultsQuery, {
    variables: { timestamp: timestamp ?? null, permanent: timestamp !== undefined },
    context: { asViewer: true },
    // The latest result may have changed since; one with its own address changes only with the plan.
    fetchPolicy: timestamp === undefined ? 'network-only' : 'cache-and-network',
    // A part that fails, such as the comparison with the previous quiz, does not affect the rest.
    errorPolicy: 'all',
  })
  const change = (name: string, value: string | null) => {
    const next = new URLSearchParams(query)
    if (value === null) next.delete(name)
    else next.set(name, value)
    setQuery(next, { replace: name === 'upgraded', preventScrollReset: true })
  }
  const make = useGenerateDue()
  const { state, generate } = useGeneration(async (made) => {
    if (timestamp !== undefined && made !== timestamp) await navigate(`${RESULTS}/${made}`, { replace: true })
    else await refetch()
    if (query.has('upgraded')) change('upgraded', null)
  })
  const [attempted, setAttempted] = useState<readonly string[]>([])
  const result = data?.quizResult ?? null
  const due = data
    ? dueGeneration({
        result,
        stored: pendingAnswers() !== null ? 'waiting' : storedQuizResults() !== null ? 'settled' : 'none',
        permanent: timestamp !== undefined,
        paid,
        upgraded: query.get('upgraded') === 'true',
      })
    : null
  // Each is tried once automatically; after a failure, the member has to retry.
  const dueKey = due === null ? null : JSON.stringify(due)
  const isDue = dueKey !== null && !attempted.includes(dueKey)
  const generateDue = useEffectEvent(() => {
    if (due === null || dueKey === null) return
    setAttempted([...attempted, dueKey])
    void generate(() => make(due))
  })
  useEffect(() => {
    if (isDue) generateDue()
  }, [isDue])
  const retry = () => void (due ? generate(() => make(due)) : refetch().catch(() => undefined))

  const isWorking = isDue || state.status === 'busy'
  if (isWorking) return <ResultsLoading label="Finding your matches" />
  if (error && !data?.quizResult)
    return <ResultsFailure onRetry={retry} fallback answersStored={pendingAnswers() !== null} />
  if (!data) return <ResultsLoading />
  const critique = critiqueOf(query.get('critique'))
  const isEarlier = Boolean(result && data.latest && data.latest.id !== result.id)
  return (
    <>
      {state.status === 'refused' ? <Refused code={state.code} message={state.message} /> : null}
      {state.status === 'failed' && due !== null ? (
        <ResultsFailure onRetry={retry} fallback={result === null} answersStored={due.kind === 'submit'} />
      ) : null}
      {isEarlier ? (
        <Notice className="mt-5">
          <p>
            This is an earlier result.{' '}
            <Link to={RESULTS} className="link">
              See your latest results
            </Link>
          </p>
        </Notice>
      ) : null}
      {result ? (
        <AnswersAreCurrent value={!isEarlier}>
          <ResultsView
            result={result}
            critique={critique}
            onCritique={(next) => change('critique', next?.toLowerCase() ?? null)}
            renderPurpose={renderPurpose}
            {...slots}
            quota={data.recommendationQuota ? <QuotaLeft quota={data.recommendationQuota} /> : null}
          />
        </AnswersAreCurrent>
      ) : state.status === 'failed' || state.status === 'refused' ? null : (
        <Missing timestamp={timestamp} />
      )}
    </>
  )
}

function Refused({ code, message }: { readonly code: string | null; readonly message: string }) {
  if (code === 'QUOTA_EXCEEDED') return <QuotaUsedUp message={message} />
  return (
    <Notice tone="warning" className="mt-6">
      <p>{message}</p>
      <LinkButton to="/quiz" variant="quiet" className="-ml-3">
        Go back to the quiz
      </LinkButton>
    </Notice>
  )
}

function Missing({ timestamp }: { readonly timestamp: string | undefined }) {
  if (timestamp === undefined) return <NoResults />
  return (
    <NoResults
      action={
        <LinkButton to={RESULTS} variant="secondary">
          See your latest results
        </LinkButton>
      }
    >
      <p>Your account has no result at this address.</p>
    </NoResults>
  )
}
