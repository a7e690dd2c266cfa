import { useMutation } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { graphql } from '../gql/gql.ts'
import { reportError } from './report-error.ts'
import { unwrap } from './unwrap.ts'

const RequestVerificationDocument = graphql(`
  mutation RequestVerification {
    requestVerification {
      __typename
      ...Failure_failure
    }
  }
`)

/** Requests another verification email. `send` resolves to the text to show, and never rejects. */
export function useResendVerification() {
  const [mutate, { client }] = useMutation(RequestVerificationDocument, { context: { asViewer: true } })
  const [sending, setSending] = useState(false)
  const pending = useRef<Promise<string> | null>(null)

  const request = async (): Promise<string> => {
    setSending(true)
    try {
      const { data } = await mutate()
      const { failure } = unwrap(data?.requestVerification)
      return failure ? failure.message : 'Email sent. The link works for 24 hours.'
    } catch (error) {
      void reportError(client, error)
      return 'The email could not be sent. Please try again.'
    } finally {
      pending.current = null
      setSending(false)
    }
  }

  const send = (): Promise<string> => {
    pending.current ??= request()
    return pending.current
  }
  return { sending, send }
}
