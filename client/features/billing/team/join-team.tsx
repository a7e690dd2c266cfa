import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { reportError } from '#client/lib/report-error.ts'
import { endSession } from '#client/lib/session.ts'
import { Button, LinkButton } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { INVITATION_DAYS, SeatError, shownName } from '#core/billing/seats.ts'
import { useAcceptSeat } from './use-accept-seat.ts'

const JoinTeam_invitation = graphql(`
  fragment JoinTeam_invitation on SeatInvitation {
    ownerName
    status
  }
`)

const JoinTeam_viewer = graphql(`
  fragment JoinTeam_viewer on Viewer {
    team {
      totalSeats
    }
    seat {
      ownerName
    }
  }
`)

type JoinTeamProps = {
  readonly code: string
  readonly invitation: FragmentType<typeof JoinTeam_invitation>
  readonly viewer: FragmentType<typeof JoinTeam_viewer>
}

type SeatFailure = { readonly code: string; readonly message: string }

const UNREACHABLE = 'The invitation could not be accepted. Please try again.'

/**
 * A team invitation, for the member who followed its link: a button to accept it, or the reason it can't be accepted.
 */
export function JoinTeam({ code, invitation: maskedInvitation, viewer: maskedViewer }: JoinTeamProps) {
  const { ownerName, status } = readFragment(JoinTeam_invitation, maskedInvitation)
  const { team, seat } = readFragment(JoinTeam_viewer, maskedViewer)
  const owner = shownName(ownerName)
  const client = useApolloClient()
  const acceptSeat = useAcceptSeat()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SeatFailure | null>(null)
  const [accepted, setAccepted] = useState(false)

  const accept = async () => {
    setBusy(true)
    setProblem(null)
    try {
      const failure = await acceptSeat(code)
      setProblem(failure)
      setAccepted(failure === null)
    } catch (error) {
      setProblem({ code: '', message: UNREACHABLE })
      void reportError(client, error)
    } finally {
      setBusy(false)
    }
  }

  if (accepted) {
    return (
      <Outcome title={`You joined ${owner}'s team`} text="You now have the full Business plan." focus>
        <LinkButton to="/dashboard">Go to Dashboard</LinkButton>
      </Outcome>
    )
  }
  if (seat) return <AlreadyInTeam ownerName={seat.ownerName} />
  if (team) {
    return (
      <Outcome title="You already have a Business plan" text={new SeatError('OWNS_BUSINESS').message}>
        <LinkButton to="/settings?tab=subscription">Your Team</LinkButton>
      </Outcome>
    )
  }
  if (status === 'PLAN_ENDED') {
    return <Outcome title="This team’s plan has ended" text={new SeatError('PLAN_ENDED').message} />
  }
  if (status === 'EXPIRED') {
    const text = `Invitations are valid for ${INVITATION_DAYS} days. Ask ${owner} to send it again.`
    return <Outcome title="This invitation has expired" text={text} />
  }
  return (
    <Outcome
      title={`${owner} invited you to their team`}
      text="You get the full Business plan for free. You can leave the team at any time."
    >
      {problem === null ? null : (
        <Notice tone="danger" className="w-full">
          {problem.message}
        </Notice>
      )}
      {problem?.code === 'WRONG_ACCOUNT' ? (
        <Button onClick={() => void endSession(client)}>Sign in with another account</Button>
      ) : (
        <Button disabled={busy} onClick={() => void accept()}>
          {busy ? 'Joining…' : 'Join Team'}
        </Button>
      )}
    </Outcome>
  )
}

/** The member already has a seat, in this team or another. */
export function AlreadyInTeam({ ownerName }: { readonly ownerName: string }) {
  return (
    <Outcome
      title={`You’re already on ${shownName(ownerName)}’s team`}
      text="You can be on only one team at a time. You can leave your team in your settings."
    >
      <LinkButton to="/dashboard">Go to Dashboard</LinkButton>
      <LinkButton to="/settings?tab=subscription" variant="secondary">
        See Your Seat
      </LinkButton>
    </Outcome>
  )
}

type OutcomeProps = {
  readonly title: string
  readonly text: string
  /** Moves the focus to the title, because the focused element is gone. */
  readonly focus?: boolean
  readonly children?: ReactNode
}

/** One state of an invitation. Without actions of its own it links to the dashboard. */
export function Outcome({ title, text, focus = false, children }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <section className="mt-6 grid max-w-prose gap-3">
      <h2 ref={heading} tabIndex={-1} className="wrap-anywhere text-xl">
        {title}
      </h2>
      <p className="wrap-anywhere text-soft">{text}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {children ?? (
          <LinkButton to="/dashboard" variant="secondary">
            Go to Dashboard
          </LinkButton>
        )}
      </div>
    </section>
  )
}
