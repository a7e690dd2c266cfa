import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { LoadingStatus, Skeleton } from '#client/ui/skeleton.tsx'
import { securityEventText } from '#core/accounts/security-events.ts'
import { utcMomentText } from '#core/display/dates.ts'
import { deviceName } from '#core/display/device-name.ts'

const RecentEvents_event = graphql(`
  fragment RecentEvents_event on SecurityEvent {
    id
    kind
    at
    address
    network
    userAgent
    byAdministrator
  }
`)

const RecentEventsQuery = graphql(`
  query RecentEvents {
    viewer {
      id
      securityEvents {
        id
        ...RecentEvents_event
      }
    }
  }
`)

/** As many as fit beside the rest of the tab. */
const FIRST = 8

/** What happened to the security of the account lately. */
export function RecentEvents() {
  const [isWhole, setIsWhole] = useState(false)
  const { data, error, refetch } = useQuery(RecentEventsQuery, {
    context: { asViewer: true },
    fetchPolicy: 'cache-and-network',
  })
  const events = data?.viewer?.securityEvents
  if (events === undefined) {
    return error === undefined ? (
      <>
        <LoadingStatus label="Loading recent security events" />
        <Skeleton className="h-64" />
      </>
    ) : (
      <Notice tone="danger">
        <p>Your recent security events could not be loaded.</p>
        <Button variant="secondary" className="mt-3" onClick={() => void refetch().catch(() => undefined)}>
          Try again
        </Button>
      </Notice>
    )
  }
  return (
    <>
      <ul className="grid">
        {events.slice(0, isWhole ? undefined : FIRST).map((event) => (
          <RecentEvent key={event.id} event={event} />
        ))}
      </ul>
      {isWhole || events.length <= FIRST ? null : (
        <Button variant="secondary" className="mt-3" onClick={() => setIsWhole(true)}>
          Show all {events.length}
        </Button>
      )}
    </>
  )
}

function RecentEvent({ event: masked }: { readonly event: FragmentType<typeof RecentEvents_event> }) {
  const { kind, at, address, network, userAgent, byAdministrator } = readFragment(RecentEvents_event, masked)
  const place = address ?? network
  return (
    <li className="wrap-anywhere border-line border-t py-3 text-sm">
      <p>
        {securityEventText(kind)}
        {byAdministrator ? ' (by an administrator)' : ''}
      </p>
      <p className="text-soft text-xs tabular-nums">
        <time dateTime={at}>{utcMomentText(new Date(at))}</time>
        {userAgent === null || userAgent === undefined ? '' : `, ${deviceName(userAgent)}`}
        {place ? ` from ${place}` : ''}
      </p>
    </li>
  )
}
