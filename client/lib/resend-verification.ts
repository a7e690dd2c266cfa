import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { graphql } from '../gql/gql.ts'
import { reportError } from './report-error.ts'

const RequestVerificationDocument = graphql(`
  mutation RequestVerificationMutation {
    requestVerification {
      __typename
      ... on Failure {
        message
      }
    }
  }
`)

/** Requests another verification email. `send` resolves to the text to show, and never rejects. */
export function useResendVerification() {
  const client = useApolloClient()
  const [sending, setSending] = useState(false)
  const underWay = useRef<Promise<string> | null>(null)

  const ask = async (): Promise<string> => {
    setSending(true)
    try {
      const { data } = await client.mutate({
        mutation: RequestVerificationDocument,
        context: { asViewer: true },
        fetchPolicy: 'no-cache',
      })
      const result = data?.requestVerification
      if (!result) throw new Error('The answer is empty')
      const isSent = result.__typename === 'RequestVerificationPayload'
      return isSent ? 'Email sent. The link works for 24 hours.' : result.message
    } catch (error) {
      void reportError(client, error)
      return 'The email could not be sent. Please try again.'
    } finally {
      underWay.current = null
      setSending(false)
    }
  }

  const send = (): Promise<string> => {
    underWay.current ??= ask()
    return underWay.current
  }
  return { sending, send }
}
