import { deviceName } from '#core/display/device-name.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { momentText } from '../shared/dates.ts'
import { useAction } from '../shared/use-action.ts'
import { useSend } from '../shared/use-send.ts'

const MemberSessions_session = graphql(`
  fragment MemberSessions_session on MemberSession {
    id
    userAgent
    usedAt
  }
`)

const EndSessionsDocument = graphql(`
  mutation EndMemberSessions($id: ID!, $sessionId: ID) {
    endMemberSessions(input: { id: $id, sessionId: $sessionId }) {
      __typename
      ...Failure_failure
    }
  }
`)

type MemberSessionsProps = {
  readonly id: string
  readonly sessions: readonly (FragmentType<typeof MemberSessions_session> & { readonly id: string })[]
}

/** A member's sessions. Ending a session signs out that browser at its next request. */
export function MemberSessions({ id, sessions }: MemberSessionsProps) {
  const send = useSend(['Member'])
  const act = useAction()
  /** All sessions when `sessionId` is null. */
  const end = (sessionId: string | null) =>
    void act(() => send(EndSessionsDocument, { id, sessionId }), {
      done: sessionId === null ? 'All sessions ended' : 'Session ended',
      failure: 'Failed to end sessions. Please try again.',
    })
  return (
    <Card as="section" className="grid grid-cols-1 gap-3 p-4">
      <h3 className="text-lg">Sessions</h3>
      {sessions.length === 0 ? <p className="text-soft text-sm">This member is not signed in anywhere.</p> : null}
      <ul className="grid">
        {sessions.map((masked) => {
          const session = readFragment(MemberSessions_session, masked)
          const name = deviceName(session.userAgent)
          const used = momentText(session.usedAt)
          return (
            <li
              key={session.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-2 text-sm first:border-t-0"
            >
              <div className="wrap-anywhere min-w-0 flex-1 basis-48">
                <p>{name}</p>
                <p className="text-soft text-xs tabular-nums">Last used {used}</p>
              </div>
              <Button
                variant="secondary"
                aria-label={`End the session in ${name}, last used ${used}`}
                onClick={() => end(session.id)}
              >
                End session
              </Button>
            </li>
          )
        })}
      </ul>
      {sessions.length > 1 ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => end(null)}>
          End all sessions
        </Button>
      ) : null}
    </Card>
  )
}
