import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { momentDayText } from '../../../core/display/dates.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { reportError } from '../../lib/report-error.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { deviceName } from './device-name.ts'

export const SessionsList_session = graphql(`
  fragment SessionsList_session on Session {
    id
    current
    usedAt
    userAgent
    ipAddress
  }
`)

const RevokeSessionDocument = graphql(`
  mutation RevokeSessionMutation($id: ID!) {
    revokeSession(id: $id) {
      __typename
    }
  }
`)

const RevokeOtherSessionsDocument = graphql(`
  mutation RevokeOtherSessionsMutation {
    revokeOtherSessions {
      revokedCount
    }
  }
`)

const FAILED = 'It could not be signed out. Please try again.'

type SessionsListProps = {
  readonly sessions: readonly (FragmentType<typeof SessionsList_session> & { readonly id: string })[]
}

/** Where the member is signed in. Each place but this one can be signed out, and all of them at once. */
export function SessionsList({ sessions }: SessionsListProps) {
  const [text, setText] = useState('')
  const [send, { loading, client }] = useMutation(RevokeSessionDocument, { context: { asViewer: true } })
  const [sendAll, { loading: endingOthers }] = useMutation(RevokeOtherSessionsDocument, { context: { asViewer: true } })
  const end = async (id: string) => {
    setText('')
    try {
      // An answer that there is no such session means that it has ended already.
      await send({ variables: { id }, update: (cache) => cache.evict({ id: `Session:${id}` }) })
      setText('Signed out there.')
    } catch (error) {
      setText(FAILED)
      void reportError(client, error)
    }
  }
  const endOthers = async () => {
    setText('')
    try {
      await sendAll({
        update: (cache) => {
          for (const masked of sessions) {
            const { id, current } = readFragment(SessionsList_session, masked)
            if (!current) cache.evict({ id: `Session:${id}` })
          }
        },
      })
      setText('Signed out everywhere else.')
    } catch (error) {
      setText(FAILED)
      void reportError(client, error)
    }
  }
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
                <Button variant="secondary" disabled={loading || endingOthers} onClick={() => void end(id)}>
                  Sign out there
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
          disabled={loading || endingOthers}
          onClick={() => void endOthers()}
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
