import { useState } from 'react'
import { graphql } from '#client/gql/gql.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { MAX_PASSKEYS } from '#core/accounts/second-factors.ts'
import { momentDayText } from '#core/display/dates.ts'
import { deviceName } from '#core/display/device-name.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'
import { useAttempt, useSendFactors } from './use-change-factors.ts'

const StartAddingPasskeyDocument = graphql(`
  mutation StartAddingPasskey {
    startAddingPasskey {
      __typename
      ... on StartAddingPasskeyPayload {
        token
        options
      }
      ...Failure_failure
    }
  }
`)

const AddPasskeyDocument = graphql(`
  mutation AddPasskey($input: AddPasskeyInput!) {
    addPasskey(input: $input) {
      __typename
      ... on AddPasskeyPayload {
        recoveryCodes
      }
      ...Failure_failure
    }
  }
`)

const RemovePasskeyDocument = graphql(`
  mutation RemovePasskey($id: ID!) {
    removePasskey(input: { id: $id }) {
      __typename
      ...Failure_failure
    }
  }
`)

type Passkey = {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  readonly lastUsedAt: string | null
}

type PasskeysPartProps = {
  readonly passkeys: readonly Passkey[]
  /** Whether the address of the website can have passkeys. */
  readonly available: boolean
  readonly onCodes: (codes: readonly string[]) => void
}

const UNSUPPORTED = 'This browser can’t use passkeys on this page. Use another browser, or an authenticator app.'

/** Passkeys: the list, and adding one for this device. */
export function PasskeysPart({ passkeys, available, onCodes }: PasskeysPartProps) {
  const send = useSendFactors()
  const { busy, problem, attempt } = useAttempt()
  const [renamed, setRenamed] = useState<Passkey | null>(null)
  const [removed, setRemoved] = useState<Passkey | null>(null)
  const add = () =>
    attempt(async () => {
      const { createPasskey } = await import('./create-passkey.ts')
      const started = await send(StartAddingPasskeyDocument, {})
      if (started === null) return null
      if (started.failure) return started.failure.message
      const created = await createPasskey(started.payload.options)
      if (!('response' in created)) return created.problem === 'unsupported' ? UNSUPPORTED : created.problem
      const input = {
        token: started.payload.token,
        response: created.response,
        name: deviceName(navigator.userAgent),
      }
      const added = await send(AddPasskeyDocument, { input })
      if (added?.failure) return added.failure.message
      if (added?.payload.recoveryCodes) onCodes(added.payload.recoveryCodes)
      return null
    })
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <h3 className="text-lg">Passkeys</h3>
      <p className="text-soft text-sm">
        Sign in with your fingerprint, face or screen lock, or with a security key. A passkey works without the
        password, and only on our website.
      </p>
      {passkeys.length === 0 ? null : (
        <ul className="grid w-full">
          {passkeys.map((passkey) => (
            <li
              key={passkey.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-3 text-sm"
            >
              <div className="wrap-anywhere min-w-0 flex-1 basis-48">
                <p>{passkey.name}</p>
                <p className="text-soft text-xs tabular-nums">
                  Added on {momentDayText(passkey.createdAt)}.{' '}
                  {passkey.lastUsedAt === null ? 'Not used yet.' : `Last used on ${momentDayText(passkey.lastUsedAt)}.`}
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button variant="secondary" aria-label={`Rename ${passkey.name}`} onClick={() => setRenamed(passkey)}>
                  Rename
                </Button>
                <Button variant="secondary" aria-label={`Remove ${passkey.name}`} onClick={() => setRemoved(passkey)}>
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      {!available ? (
        <Notice>Passkeys need a website with a host name and HTTPS. This address has none of them or only one.</Notice>
      ) : passkeys.length >= MAX_PASSKEYS ? (
        <p className="text-soft text-sm">You can have at most {MAX_PASSKEYS} passkeys. Remove one to add another.</p>
      ) : (
        <Button variant="secondary" disabled={busy} onClick={() => void add()}>
          {busy ? 'Waiting for your device…' : 'Add a passkey'}
        </Button>
      )}
      {renamed === null ? null : (
        <RenamePasskeyDialog id={renamed.id} name={renamed.name} onClose={() => setRenamed(null)} />
      )}
      {removed === null ? null : (
        <RemoveDialog
          title="Remove this passkey?"
          text={`“${removed.name}” can no longer sign in, and you are signed out everywhere else. Delete it on your device too.`}
          send={() => send(RemovePasskeyDocument, { id: removed.id })}
          onClose={() => setRemoved(null)}
        />
      )}
    </div>
  )
}
