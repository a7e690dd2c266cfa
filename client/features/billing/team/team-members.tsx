import { useEffect, useRef, useState } from 'react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import type { TeamMembers_teamFragment } from '#client/gql/graphql.ts'
import { reportError } from '#client/lib/report-error.ts'
import { Badge, type BadgeTone } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { momentDayText } from '#core/display/dates.ts'
import { InviteForm } from './invite-form.tsx'
import { RemoveSeatDialog } from './remove-seat-dialog.tsx'
import { SeatMeter } from './seat-meter.tsx'
import { TeamMembers_team } from './team-query.ts'
import { useInviteToTeam } from './use-invite-to-team.ts'
import { useRemoveSeat } from './use-remove-seat.ts'

type Seat = TeamMembers_teamFragment['seats'][number]

const STATES: Readonly<Record<Seat['state'], { readonly label: string; readonly tone: BadgeTone }>> = {
  ACTIVE: { label: 'Member', tone: 'support' },
  INVITED: { label: 'Invited', tone: 'gold' },
  EXPIRED: { label: 'Expired', tone: 'plain' },
}

const sinceText = ({ state, since }: Seat): string =>
  state === 'ACTIVE' ? `Joined on ${momentDayText(since)}` : `Invited on ${momentDayText(since)}`

type TeamMembersProps = { readonly team: FragmentType<typeof TeamMembers_team> }

/** The seats of a Business plan: who has them, a form to invite people, and buttons to resend and remove. */
export function TeamMembers({ team: masked }: TeamMembersProps) {
  const team = readFragment(TeamMembers_team, masked)
  const [removing, setRemoving] = useState<Seat | null>(null)
  const [text, setText] = useState('')
  const [resending, setResending] = useState<string | null>(null)
  const [removedCount, setRemovedCount] = useState(0)
  const meter = useRef<HTMLParagraphElement>(null)
  const invite = useInviteToTeam()
  const { removeSeat, busy, client } = useRemoveSeat()

  useEffect(() => {
    // After the dialog is closed, because the button that opened it is gone.
    if (removedCount > 0) meter.current?.focus()
  }, [removedCount])

  const resend = async ({ id, email }: Seat) => {
    setText('')
    setResending(id)
    try {
      const outcome = await invite(email)
      const problem = 'problem' in outcome ? outcome.problem : 'errors' in outcome ? outcome.errors?.email : undefined
      setText(problem ?? `Invitation sent again to ${email}.`)
    } catch (error) {
      setText('The invitation could not be sent. Please try again.')
      void reportError(client, error)
    } finally {
      setResending(null)
    }
  }
  const remove = async ({ id, email, state }: Seat) => {
    setText('')
    try {
      await removeSeat(id)
      setRemovedCount((count) => count + 1)
      setText(state === 'ACTIVE' ? `${email} is no longer on your team.` : `The invitation to ${email} was removed.`)
    } catch (error) {
      setText(`${email} could not be removed. Please try again.`)
      void reportError(client, error)
    }
    setRemoving(null)
  }

  return (
    <section aria-labelledby="team" className="mt-8 grid w-full max-w-prose gap-4 border-line border-t pt-6">
      <h2 id="team" className="text-xl">
        Your team
      </h2>
      <SeatMeter ref={meter} total={team.totalSeats} used={team.usedSeats} reserved={team.reservedSeats} />
      {team.seats.length === 0 ? null : (
        <ul className="grid" aria-label="Members and invitations">
          {team.seats.map((seat) => (
            <li
              key={seat.id}
              className="wrap-anywhere flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-3 text-sm"
            >
              <div className="min-w-0 flex-1 basis-56">
                <p className="flex flex-wrap items-center gap-x-2">
                  <span className="font-semibold">{seat.memberName ?? seat.email}</span>
                  <Badge tone={STATES[seat.state].tone}>{STATES[seat.state].label}</Badge>
                </p>
                {seat.memberName ? <p className="text-soft text-xs">{seat.email}</p> : null}
                <p className="text-soft text-xs">{sinceText(seat)}</p>
              </div>
              <div className="-mx-3 flex flex-wrap">
                {seat.state === 'ACTIVE' ? null : (
                  <Button
                    variant="quiet"
                    disabled={resending !== null}
                    aria-label={`Resend the invitation to ${seat.email}`}
                    onClick={() => void resend(seat)}
                  >
                    {resending === seat.id ? 'Sending…' : 'Resend'}
                  </Button>
                )}
                <Button
                  variant="quiet"
                  aria-label={`Remove ${seat.memberName ?? seat.email}`}
                  onClick={() => setRemoving(seat)}
                >
                  Remove
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="wrap-anywhere text-sm text-support empty:hidden">
        {text}
      </p>
      <InviteForm
        isFull={team.usedSeats + team.reservedSeats >= team.totalSeats}
        nextInvoiceCents={team.nextInvoiceCents ?? null}
        invite={invite}
        onChange={() => setText('')}
      />
      <RemoveSeatDialog seat={removing} busy={busy} onClose={() => setRemoving(null)} onRemove={remove} />
    </section>
  )
}
