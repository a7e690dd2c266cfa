import { useState } from 'react'
import { useForm } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useWithdrawClaim } from './use-withdraw-claim.ts'
import { UNREACHABLE } from './vendor-listing.ts'

/** Gives the claim up, after a second click. */
export function WithdrawButton({ slug, claimId }: { readonly slug: string; readonly claimId: string }) {
  const [confirming, setConfirming] = useState(false)
  const withdraw = useWithdrawClaim()
  const { formProps, problem, busy } = useForm({
    fields: [],
    send: () => withdraw({ slug, claimId }, []),
    failure: UNREACHABLE,
  })
  if (!confirming) {
    return (
      <div>
        <Button variant="quiet" className="-ml-3" onClick={() => setConfirming(true)}>
          Give up the claim
        </Button>
      </div>
    )
  }
  return (
    <form {...formProps} className="grid gap-3" aria-label="Give up the claim">
      <p className="text-sm">Facts that you confirmed keep their dates. You can claim the listing again.</p>
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" disabled={busy}>
          Give up
        </Button>
        <Button variant="secondary" onClick={() => setConfirming(false)}>
          Keep it
        </Button>
      </div>
    </form>
  )
}
