import { useMutation } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { storedDeviceToken } from '#client/lib/device-token.ts'
import { SessionUser_viewer, startSession } from '#client/lib/session.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { type FormOutcome, formFailureOf, useForm } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast.ts'
import { FormFrame, Line } from './auth-controls.tsx'
import { authFailure } from './auth-failure.ts'
import { PasskeyButton } from './passkey-button.tsx'
import type { PendingSignIn } from './use-sign-in.ts'

const CompleteSignInDocument = graphql(`
  mutation CompleteSignIn($input: CompleteSignInInput!) {
    completeSignIn(input: $input) {
      __typename
      ... on CompleteSignInPayload {
        recoveryCodesLeft
        session {
          accessToken
          expiresAt
        }
        viewer {
          id
          ...SessionUser_viewer
        }
        deviceToken
      }
      ...Failure_failure
    }
  }
`)

/** The member is welcomed; who used a recovery code learns how many are left. */
const welcome = (left: number | null): string =>
  left === null
    ? 'Welcome back!'
    : `Welcome back! You have ${left === 1 ? '1 recovery code' : `${left} recovery codes`} left.`

function useCompleteSignIn(challenge: string) {
  const [mutate, { client }] = useMutation(CompleteSignInDocument, { fetchPolicy: 'no-cache' })
  return async (code: string): Promise<FormOutcome<'code', true>> => {
    const { data } = await mutate({ variables: { input: { challenge, code, deviceToken: storedDeviceToken.get() } } })
    const { payload, failure } = unwrap(data?.completeSignIn)
    if (failure?.__typename === 'InvalidCodeError') return { errors: { code: failure.message } }
    if (failure) return formFailureOf(failure, ['code'])
    startSession(client, payload, readFragment(SessionUser_viewer, payload.viewer))
    toast(welcome(payload.recoveryCodesLeft))
    return { done: true }
  }
}

type SecondStepProps = {
  readonly pending: PendingSignIn
  readonly onSignedIn?: (() => void) | undefined
  readonly onBack: () => void
}

const TEXTS = {
  AUTHENTICATOR: {
    lead: 'Enter the code that your authenticator app shows now.',
    label: 'Code from the app',
    other: 'Use a code from the app',
    missing: 'Enter the code from the app.',
  },
  RECOVERY_CODE: {
    lead: 'Enter one of the recovery codes that you saved. Each works once.',
    label: 'Recovery code',
    other: 'Use a recovery code',
    missing: 'Enter a recovery code.',
  },
} as const
type CodeMethod = keyof typeof TEXTS

/** The second step after the password: a code, or a passkey instead. */
export function SecondStep({ pending: { challenge, methods }, onSignedIn, onBack }: SecondStepProps) {
  const codes = (['AUTHENTICATOR', 'RECOVERY_CODE'] as const).filter((method) => methods.includes(method))
  const canUsePasskey = methods.includes('PASSKEY')
  // With a passkey and no app, the code is the exception.
  const [method, setMethod] = useState<CodeMethod | null>(
    canUsePasskey && codes[0] === 'RECOVERY_CODE' ? null : (codes[0] ?? null),
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Otherwise the field has the focus.
    if (method === null) heading.current?.focus()
  }, [method])
  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        Confirm it’s you
      </h2>
      {method === null ? (
        <p className="text-soft">Your account has a second factor. Use your passkey to continue.</p>
      ) : (
        <CodeForm key={method} method={method} challenge={challenge} onSignedIn={onSignedIn} />
      )}
      {canUsePasskey ? <PasskeyButton onSignedIn={onSignedIn} /> : null}
      <div className="-ml-3 grid justify-items-start">
        {codes
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} variant="quiet" onClick={() => setMethod(other)}>
              {TEXTS[other].other}
            </Button>
          ))}
        <Button variant="quiet" onClick={onBack}>
          Back to email and password
        </Button>
      </div>
      <p className="text-soft text-sm">
        Lost all of them?{' '}
        <a href="/contact" className="link">
          Write to us
        </a>{' '}
        from the email address of your account.
      </p>
    </div>
  )
}

type CodeFormProps = Pick<SecondStepProps, 'onSignedIn'> & { readonly method: CodeMethod; readonly challenge: string }

function CodeForm({ method, challenge, onSignedIn }: CodeFormProps) {
  const { lead, label, missing } = TEXTS[method]
  const complete = useCompleteSignIn(challenge)
  const form = useForm({
    fields: ['code'],
    check: ({ code }) => (code.trim() === '' ? { code: missing } : {}),
    send: async ({ code }) => {
      const outcome = await complete(code)
      if ('done' in outcome) onSignedIn?.()
      return outcome
    },
    failure: authFailure({ empty: 'Failed to sign in', failed: 'An error occurred during sign in' }),
  })
  return (
    <>
      <p className="text-soft">{lead}</p>
      <FormFrame form={form} submit="Continue" busy="Signing in…">
        <Line
          form={form}
          name="code"
          label={label}
          required
          autoFocus
          autoComplete={method === 'AUTHENTICATOR' ? 'one-time-code' : 'off'}
          inputMode={method === 'AUTHENTICATOR' ? 'numeric' : 'text'}
          autoCapitalize={method === 'AUTHENTICATOR' ? 'none' : 'characters'}
          spellCheck={false}
          maxLength={50}
        />
      </FormFrame>
    </>
  )
}
