import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { useSubmitPendingQuiz } from '#client/lib/use-submit-quiz.ts'
import { type CallbackOutcome, followCallback } from './callback.ts'
import { useVerifyEmail } from './use-verify-email.ts'

/**
 * Follows an email link, whose parameters are the query. Rejects when the server is unreachable. The function is stable
 * between renders.
 */
export function useFollowCallback(): (query: URLSearchParams) => Promise<CallbackOutcome> {
  const client = useApolloClient()
  const verifyEmail = useVerifyEmail()
  const submitPendingQuiz = useSubmitPendingQuiz()
  return useCallback(
    (query) => followCallback({ client, verifyEmail, submitPendingQuiz }, query),
    [client, verifyEmail, submitPendingQuiz],
  )
}
