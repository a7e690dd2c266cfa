import type { ApolloClient } from '@apollo/client'
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import type { QuizAnswers } from '../../core/quiz/answers.ts'
import { graphql } from '../gql/gql.ts'
import { pendingAnswers, settlePending } from './pending-quiz-storage.ts'
import { toInput } from './quiz-answers.ts'

const SubmitQuizDocument = graphql(`
  mutation SubmitQuizMutation($answers: [QuizAnswerInput!]!) {
    submitQuiz(answers: $answers) {
      __typename
      ... on SubmitQuizPayload {
        result {
          timestamp
        }
      }
      ... on Failure {
        code
        message
      }
    }
  }
`)

export const RECOMMENDATIONS_FAILED = 'Unable to generate personalized recommendations. Please try again.'

export const RESULTS = '/quiz/results'

/** The server gives up after 20 seconds; what is silent for longer is no server, and asking again costs nothing. */
const PATIENCE_MS = 25_000

/** What a member sees of a quiz, and what finishing another one makes old. */
const MEMBER_FIELDS = ['quizResult', 'recommendationQuota', 'toolMatches', 'whyNot', 'whatWouldChange'] as const

export type SubmitOutcome =
  | { readonly status: 'done'; readonly path: string }
  /** The server gave a reason, such as the month's count or an answer that it does not take. */
  | { readonly status: 'refused'; readonly code: string; readonly message: string }
  | { readonly status: 'signed-out' }
  | { readonly status: 'unreachable' }

function isSignedOut(error: unknown): boolean {
  if (ServerError.is(error)) return error.statusCode === 401
  return (
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')
  )
}

/** Sends a member's finished answers. The same answers again lead to the same results and cost nothing. Fails never. */
export async function submitQuiz(client: ApolloClient, answers: QuizAnswers): Promise<SubmitOutcome> {
  try {
    const { data } = await client.mutate({
      mutation: SubmitQuizDocument,
      variables: { answers: toInput(answers) },
      context: { asViewer: true, fetchOptions: { signal: AbortSignal.timeout(PATIENCE_MS) } },
      fetchPolicy: 'no-cache',
    })
    const sent = data?.submitQuiz
    if (!sent) return { status: 'unreachable' }
    if (sent.__typename !== 'SubmitQuizPayload') return { status: 'refused', code: sent.code, message: sent.message }
    // Whatever was looked at before showed the results of other answers.
    for (const fieldName of MEMBER_FIELDS) client.cache.evict({ id: 'ROOT_QUERY', fieldName })
    return { status: 'done', path: `${RESULTS}/${sent.result.timestamp}` }
  } catch (error) {
    return { status: isSignedOut(error) ? 'signed-out' : 'unreachable' }
  }
}

export type Carried =
  /** The account has them; `path` shows its results. */
  | { readonly status: 'carried'; readonly path: string }
  /** The account refuses them, for the reason given: they stay in this browser, and only a limit of pace lets them wait. */
  | { readonly status: 'refused'; readonly code: string; readonly message: string }
  /** There is nothing to carry, or the server cannot be asked now: then they keep waiting. */
  | { readonly status: 'none' }

const NONE: Carried = { status: 'none' }

let underWay: Promise<Carried> | null = null

async function carry(client: ApolloClient, answers: QuizAnswers): Promise<Carried> {
  const outcome = await submitQuiz(client, answers)
  if (outcome.status === 'unreachable' || outcome.status === 'signed-out') return NONE
  // Too many at the moment is no answer for good.
  if (outcome.status === 'done' || outcome.code !== 'RATE_LIMITED') settlePending()
  return outcome.status === 'done'
    ? { status: 'carried', path: outcome.path }
    : { status: 'refused', code: outcome.code, message: outcome.message }
}

/**
 * Carries a visitor's finished quiz into the account of the session, once: the server knows the same answers again,
 * should this be cut off in between. Fails never.
 */
export function carryPendingQuiz(client: ApolloClient): Promise<Carried> {
  const answers = pendingAnswers()
  if (answers === null) return Promise.resolve(NONE)
  underWay ??= carry(client, answers).finally(() => {
    underWay = null
  })
  return underWay
}
