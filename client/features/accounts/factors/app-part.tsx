import { useState } from 'react'
import { graphql } from '#client/gql/gql.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { momentDayText } from '#core/display/dates.ts'
import { type AppKey, AppSetUp } from './app-set-up.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { useAttempt, useSendFactors } from './use-change-factors.ts'

const StartAuthenticatorAppDocument = graphql(`
  mutation StartAuthenticatorApp {
    startAuthenticatorApp {
      __typename
      ... on StartAuthenticatorAppPayload {
        token
        secret
        uri
      }
      ...Failure_failure
    }
  }
`)

const RemoveAuthenticatorAppDocument = graphql(`
  mutation RemoveAuthenticatorApp {
    removeAuthenticatorApp {
      __typename
      ...Failure_failure
    }
  }
`)

type AppPartProps = {
  /** Null without an app. */
  readonly confirmedAt: string | null
  readonly onCodes: (codes: readonly string[]) => void
}

/** The authenticator app: setting it up, replacing and removing it. */
export function AppPart({ confirmedAt, onCodes }: AppPartProps) {
  const send = useSendFactors()
  const { busy, problem, attempt } = useAttempt()
  const [key, setKey] = useState<AppKey | null>(null)
  const [removing, setRemoving] = useState(false)
  const start = () =>
    attempt(async () => {
      const started = await send(StartAuthenticatorAppDocument, {})
      if (started?.failure) return started.failure.message
      if (started) setKey(started.payload)
      return null
    })
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <h3 className="text-lg">Authenticator app</h3>
      <p className="text-soft text-sm">
        {confirmedAt === null
          ? 'An app on your phone shows a new code every 30 seconds. You enter it after your password.'
          : `Set up on ${momentDayText(confirmedAt)}. Signing in with your password takes a code from the app.`}
      </p>
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      {key === null ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" disabled={busy} onClick={() => void start()}>
            {confirmedAt === null ? 'Set up an app' : 'Set up another app'}
          </Button>
          {confirmedAt === null ? null : (
            <Button variant="secondary" onClick={() => setRemoving(true)}>
              Remove the app
            </Button>
          )}
        </div>
      ) : (
        <AppSetUp
          appKey={key}
          onCancel={() => setKey(null)}
          onDone={(codes) => {
            setKey(null)
            if (codes !== null) onCodes(codes)
          }}
        />
      )}
      {removing ? (
        <RemoveDialog
          title="Remove the authenticator app?"
          text="Its codes no longer work, and you are signed out everywhere else. Without a passkey, your recovery codes are removed too."
          send={() => send(RemoveAuthenticatorAppDocument, {})}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </div>
  )
}
