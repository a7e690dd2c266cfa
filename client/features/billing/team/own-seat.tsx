import { useState } from 'react'
import { reportError } from '#client/lib/report-error.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { shownName } from '#core/billing/seats.ts'
import { momentDayText } from '#core/display/dates.ts'
import { useLeaveTeam } from './use-leave-team.ts'

type OwnSeatProps = {
  readonly seat: { readonly ownerName: string; readonly since: string; readonly active: boolean }
  /** Called once the member has left. */
  readonly onLeft: () => void
}

/** The member's seat in another member's team, with a button to leave. */
export function OwnSeat({ seat: { ownerName, since, active }, onLeft }: OwnSeatProps) {
  const owner = shownName(ownerName)
  const { leaveTeam, client } = useLeaveTeam()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const leave = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await leaveTeam()
      setOpen(false)
      onLeft()
    } catch (error) {
      setProblem("We couldn't remove you from the team. Please try again.")
      void reportError(client, error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section
      aria-labelledby="seat"
      className="mt-8 grid w-full max-w-prose justify-items-start gap-3 border-line border-t pt-6"
    >
      <h2 id="seat" className="wrap-anywhere text-xl">
        {owner}'s team
      </h2>
      <p className="text-soft text-sm">
        {active
          ? `You've had the Business plan through this team since ${momentDayText(since)}.`
          : 'This team’s Business plan has ended. You’ll get access again if it’s renewed. You can also leave the team.'}
      </p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Leave Team
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Leave this team?"
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button disabled={busy} onClick={() => void leave()}>
              {busy ? 'Leaving…' : 'Leave Team'}
            </Button>
          </>
        }
      >
        <p>
          {active
            ? 'You lose the Business plan immediately. To rejoin, you need a new invitation.'
            : 'To rejoin, you need a new invitation.'}
        </p>
        {problem === null ? null : (
          <Notice tone="danger" className="mt-3">
            {problem}
          </Notice>
        )}
      </Dialog>
    </section>
  )
}
