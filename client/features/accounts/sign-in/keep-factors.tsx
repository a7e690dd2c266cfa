import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#client/gql/gql.ts'
import { reportError } from '#client/lib/report-error.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { Button, LinkButton } from '#client/ui/button.tsx'
import { AuthOutcome } from './auth-outcome.tsx'

const KeepFactorsDocument = graphql(`
  mutation KeepFactors($code: String!) {
    keepFactors(input: { code: $code }) {
      __typename
      ...Failure_failure
    }
  }
`)

const FAILED = 'The removal could not be canceled. Please try again.'

/** Cancels the requested removal of second factors, with the code of an email. */
export function KeepFactors({ code }: { readonly code: string }) {
  const [mutate, { loading, client }] = useMutation(KeepFactorsDocument)
  const [state, setState] = useState<{ readonly done: boolean; readonly problem: string | null }>({
    done: false,
    problem: null,
  })
  const cancel = async () => {
    try {
      const { failure } = unwrap((await mutate({ variables: { code } })).data?.keepFactors)
      setState({ done: failure === null, problem: failure?.message ?? null })
    } catch (error) {
      setState({ done: false, problem: FAILED })
      void reportError(client, error)
    }
  }
  if (state.done) {
    return (
      <AuthOutcome
        title="Canceled"
        message="Your second factor stays. If you didn’t ask for its removal, change your password now."
        tone="info"
      >
        <LinkButton to="/settings?tab=privacy">Open settings</LinkButton>
      </AuthOutcome>
    )
  }
  return (
    <AuthOutcome
      title="Keep Your Second Factor"
      message={
        state.problem ??
        'An administrator requested to remove the passkeys, the authenticator app and the recovery codes of your account.'
      }
      tone={state.problem === null ? 'info' : 'danger'}
    >
      <Button disabled={loading} onClick={() => void cancel()}>
        {loading ? 'Canceling…' : 'Cancel the removal'}
      </Button>
    </AuthOutcome>
  )
}
