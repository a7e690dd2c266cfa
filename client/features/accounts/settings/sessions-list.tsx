import { useState } from 'react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { reportError } from '#client/lib/report-error.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { momentDayText } from '#core/display/dates.ts'
import { deviceName } from '#core/display/device-name.ts'
import { useRevokeSession } from './use-revoke-session.ts'

const SessionsList_session = graphql(`
  fragment SessionsList_session on Session {
    id
    current
    usedAt
    userAgent
    ipAddress
  }
`)

const FAILED = "We couldn't sign out that session. Please try again."

type SessionsListProps = {
  readonly sessions: readonly (FragmentType<typeof SessionsList_session> & { readonly id: string })[]
}

/** Where the member is signed in. Every other session can be signed out, one by one or all together. */
export function SessionsList({ sessions }: SessionsListProps) {
  const [text, setText] = useState('')
  const { revoke, revokeOthers, busy, client } = useRevokeSession()
  const run = async (revoked: Promise<boolean>, success: string) => {
    setText('')
    try {
      if (await revoked) setText(success)
    } catch (error) {
      setText(FAILED)
      void reportError(client, error)
    }
  }
  const otherIds = () =>
    sessions
      .map((masked) => readFragment(SessionsList_session, masked))
      .filter(({ current }) => !current)
      .map(({ id }) => id)
  return (
    <>
      <ul className="grid">
        {sessions.map((masked) => {
          const { id, current, usedAt, userAgent, ipAddress } = readFragment(SessionsList_session, masked)
          return (
            <li
              key={id}
              className="wrap-anywhere flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-3 text-sm"
            >
              <div className="min-w-0 flex-1 basis-64">
                <p>{deviceName(userAgent)}</p>
                <p className="text-soft text-xs tabular-nums">
                  Last used on {momentDayText(usedAt)}
                  {ipAddress ? ` from ${ipAddress}` : ''}
                </p>
              </div>
              {current ? (
                <Badge tone="support">This browser</Badge>
              ) : (
                <Button
                  variant="secondary"
                  disabled={busy}
                  onClick={() => void run(revoke(id), 'Signed out of that session.')}
                >
                  Sign out this session
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {sessions.length > 1 ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          disabled={busy}
          onClick={() => void run(revokeOthers(otherIds()), 'Signed out everywhere else.')}
        >
          Sign out everywhere else
        </Button>
      ) : null}
      <p role="status" className="min-h-6 text-sm text-support">
        {text}
      </p>
    </>
  )
}
