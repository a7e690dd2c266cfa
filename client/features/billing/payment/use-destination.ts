import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { graphql } from '#client/gql/gql.ts'
import { storedQuizResults } from '#client/lib/pending-quiz-storage.ts'
import { RESULTS, useSubmitPendingQuiz } from '#client/lib/use-submit-quiz.ts'

const LatestResultQuery = graphql(`
  query LatestResult {
    quizResult {
      id
    }
  }
`)

export const DASHBOARD = '/dashboard'

/**
 * Where a new customer continues: to the results of their quiz, regenerated for the plan, or else to the dashboard. A
 * pending quiz is first saved to the account. Null until known.
 */
export function useDestination(): string | null {
  const client = useApolloClient()
  const submitPendingQuiz = useSubmitPendingQuiz()
  const [destination, setDestination] = useState<string | null>(null)
  useEffect(() => {
    let shown = true
    const find = async () => {
      const outcome = await submitPendingQuiz()
      if (outcome.status === 'submitted' || storedQuizResults() !== null) return true
      const { data } = await client.query({ query: LatestResultQuery, context: { asViewer: true } })
      return data?.quizResult != null
    }
    void find()
      .catch(() => false)
      .then((hasResults) => shown && setDestination(hasResults ? `${RESULTS}?upgraded=true` : DASHBOARD))
    return () => {
      shown = false
    }
  }, [client, submitPendingQuiz])
  return destination
}
