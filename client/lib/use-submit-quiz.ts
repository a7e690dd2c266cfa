// @chunk quiz
import { useMutation } from '@apollo/client/react'
import { useCallback } from 'react'
import type { QuizAnswers } from '#core/quiz/answers.ts'
import { graphql } from '../gql/gql.ts'
import { isRefused } from './is-refused.ts'
import { isUnreachable } from './is-unreachable.ts'
import { pendingAnswers, settlePending } from './pending-quiz-storage.ts'
import { toInput, toPurposeInput } from './quiz-answers.ts'
import { unwrap } from './unwrap.ts'

const SubmitQuizDocument = graphql(`
  mutation SubmitQuiz($answers: [QuizAnswerInput!]!, $purpose: QuizPurposeInput) {
    submitQuiz(input: { answers: $answers, purpose: $purpose }) {
      __typename
      ... on SubmitQuizPayload {
        result {
          timestamp
        }
      }
      ...Failure_failure
    }
  }
`)

export const RECOMMENDATIONS_FAILED = 'Unable to generate personalized recommendations. Please try again.'

export const RESULTS = '/quiz/results'

/** In milliseconds. The server times out after 20 seconds, so after a longer delay it counts as unreachable. */
const TIMEOUT_MS = 25_000

/** Root fields with a member's quiz data, which are outdated once another quiz is finished. */
const MEMBER_FIELDS = ['quizResult', 'recommendationQuota', 'toolMatches', 'whyNot', 'whatWouldChange'] as const

type SubmitOutcome =
  | { readonly status: 'done'; readonly path: string }
  /** The server gave a reason, such as the month's quota or an invalid answer. */
  | { readonly status: 'refused'; readonly code: string; readonly message: string }
  | { readonly status: 'signed-out' }
  /** There is no connection, or the server failed. */
  | { readonly status: 'unreachable' | 'failed' }

/**
 * Sends a member's finished answers and removes outdated results from the cache. Sending the same answers again returns
 * the same results and does not count against the quota. Never rejects. The function stays the same between renderings.
 */
export function useSubmitQuiz(): (answers: QuizAnswers) => Promise<SubmitOutcome> {
  const [mutate, { client }] = useMutation(SubmitQuizDocument)
  return useCallback(
    async (answers) => {
      try {
        const { data } = await mutate({
          variables: { answers: toInput(answers), purpose: toPurposeInput(answers) },
          context: { asViewer: true, fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) } },
        })
        const { payload, failure } = unwrap(data?.submitQuiz)
        if (failure) return { status: 'refused', code: failure.code, message: failure.message }
        for (const fieldName of MEMBER_FIELDS) client.cache.evict({ id: 'ROOT_QUERY', fieldName })
        return { status: 'done', path: `${RESULTS}/${payload.result.timestamp}` }
      } catch (error) {
        if (isRefused(error, ['UNAUTHENTICATED'])) return { status: 'signed-out' }
        return { status: isUnreachable(error) ? 'unreachable' : 'failed' }
      }
    },
    [mutate, client],
  )
}

export type PendingOutcome =
  /** The account has the answers; `path` is the address of the results. */
  | { readonly status: 'submitted'; readonly path: string }
  /**
   * The account refuses the answers, for the given reason. They stay in this browser; they stay pending only after a
   * rate limit.
   */
  | { readonly status: 'refused'; readonly code: string; readonly message: string }
  /** The server failed or is unreachable: the answers stay pending, and the results screen sends them again. */
  | { readonly status: 'stored'; readonly path: string }
  /** No answers are pending, or the session has ended. */
  | { readonly status: 'none' }

const NONE: PendingOutcome = { status: 'none' }

/** Shared by all screens, so that the answers are not sent twice at once. */
let pending: Promise<PendingOutcome> | null = null

async function submitPending(submit: ReturnType<typeof useSubmitQuiz>, answers: QuizAnswers): Promise<PendingOutcome> {
  const outcome = await submit(answers)
  if (outcome.status === 'signed-out') return NONE
  if (outcome.status !== 'done' && outcome.status !== 'refused') return { status: 'stored', path: RESULTS }
  if (outcome.status === 'done' || outcome.code !== 'RATE_LIMITED') settlePending()
  return outcome.status === 'done'
    ? { status: 'submitted', path: outcome.path }
    : { status: 'refused', code: outcome.code, message: outcome.message }
}

/**
 * Sends a visitor's finished quiz to the account of the session, once: if interrupted, the server recognizes the same
 * answers. Never rejects. The function stays the same between renderings.
 */
export function useSubmitPendingQuiz(): () => Promise<PendingOutcome> {
  const submitQuiz = useSubmitQuiz()
  return useCallback(() => {
    const answers = pendingAnswers()
    if (answers === null) return Promise.resolve(NONE)
    pending ??= submitPending(submitQuiz, answers).finally(() => {
      pending = null
    })
    return pending
  }, [submitQuiz])
}
