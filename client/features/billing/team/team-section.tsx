import { useQuery } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { OwnSeat } from './own-seat.tsx'
import { TeamMembers } from './team-members.tsx'
import { TeamSectionDocument } from './team-query.ts'

/** The team of a member with their own Business plan, and their seat in another team. Empty without either. */
export function TeamSection() {
  const { data: fresh, previousData, error, refetch } = useQuery(TeamSectionDocument, { context: { asViewer: true } })
  // A plan change clears the cache; the section stays while it reloads.
  const viewer = (fresh ?? previousData)?.viewer
  const hasSeat = Boolean(viewer?.seat)
  const [hasLeft, setHasLeft] = useState(false)
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The focused element disappeared with the seat.
    if (hasLeft && !hasSeat) message.current?.focus()
  }, [hasLeft, hasSeat])
  if (!viewer) {
    if (!error) return null
    return (
      <div className="mt-8 grid max-w-prose justify-items-start gap-3">
        <Notice tone="warning">Your team could not be loaded.</Notice>
        <Button variant="secondary" onClick={() => void refetch().catch(() => undefined)}>
          Reload team
        </Button>
      </div>
    )
  }
  return (
    <>
      {viewer.team ? <TeamMembers team={viewer.team} /> : null}
      {viewer.seat ? <OwnSeat seat={viewer.seat} onLeft={() => setHasLeft(true)} /> : null}
      {hasLeft && !viewer.seat ? (
        <p ref={message} tabIndex={-1} className="mt-6 text-sm text-support">
          You left the team.
        </p>
      ) : null}
    </>
  )
}
