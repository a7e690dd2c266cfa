import { lazy, Suspense, useEffect, useRef } from 'react'
import { graphql } from '#client/gql/gql.ts'
import { formFailureOf, useForm } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, Input } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useSendFactors } from './use-change-factors.ts'

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }))

const ConfirmAuthenticatorAppDocument = graphql(`
  mutation ConfirmAuthenticatorApp($token: String!, $code: String!) {
    confirmAuthenticatorApp(input: { token: $token, code: $code }) {
      __typename
      ... on ConfirmAuthenticatorAppPayload {
        recoveryCodes
      }
      ...Failure_failure
    }
  }
`)

/** A started set-up. */
export type AppKey = { readonly token: string; readonly secret: string; readonly uri: string }

type AppSetUpProps = {
  readonly appKey: AppKey
  /** Receives the recovery codes of a first factor. */
  readonly onDone: (codes: readonly string[] | null) => void
  readonly onCancel: () => void
}

/** The key in groups of four, as authenticator apps accept it. */
const grouped = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ')

/** Shows the key as a QR code and as text, and asks for the first code. */
export function AppSetUp({ appKey: { token, secret, uri }, onDone, onCancel }: AppSetUpProps) {
  const send = useSendFactors()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const form = useForm({
    fields: ['code'],
    check: ({ code }) => (code.trim() === '' ? { code: 'Enter the code from the app.' } : {}),
    send: async ({ code }) => {
      const result = await send(ConfirmAuthenticatorAppDocument, { token, code })
      if (result === null) return { problem: 'Confirm your password to set up the app.' }
      if (result.failure?.__typename === 'InvalidCodeError') return { errors: { code: result.failure.message } }
      if (result.failure) return formFailureOf(result.failure, ['code'])
      onDone(result.payload.recoveryCodes)
      return { done: true }
    },
    failure: 'The app could not be set up. Please try again.',
  })
  return (
    <form {...form.formProps} className="grid w-full max-w-prose grid-cols-1 gap-4">
      <h4 ref={heading} tabIndex={-1} className="font-semibold">
        Scan this code with your authenticator app
      </h4>
      <Suspense fallback={<div style={{ height: 208 }} />}>
        <QrCode text={uri} label="QR code with the key for your authenticator app" />
      </Suspense>
      <div className="grid gap-1 text-sm">
        <p>Can’t scan it? Enter this key in the app:</p>
        <p data-private="" className="wrap-anywhere rounded-md bg-sunk px-3 py-2 font-mono">
          {grouped(secret)}
        </p>
      </div>
      <Field label="Code from the app" error={form.errors.code} hint="Six digits.">
        {(control) => (
          <Input
            {...control}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={50}
            aria-required
            onChange={() => form.clearError('code')}
          />
        )}
      </Field>
      {form.problem === null ? null : <Notice tone="danger">{form.problem}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={form.busy}>
          {form.busy ? 'Checking…' : 'Confirm'}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
