import type { Outcome_outcomeFragment } from '#client/gql/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { toast } from '#client/ui/toast.ts'
import { useOutcomeActions } from './use-outcome-actions.ts'

type QuoteProps = {
  readonly outcome: Outcome_outcomeFragment
  readonly onWithdrawn?: () => void
}

/** The sentence that may be quoted, exactly as it is shown, with the button that withdraws the consent. */
export function Quote({ outcome, onWithdrawn }: QuoteProps) {
  const { withdrawQuote } = useOutcomeActions()
  const { id, sentence, quoteName, quoteRole, isShown } = outcome
  if (!quoteName || !quoteRole || !sentence) return null
  const withdraw = async () => {
    if (!(await withdrawQuote(id))) return
    toast('We no longer quote you.')
    onWithdrawn?.()
  }
  return (
    <div className="border-line border-l-4 pl-4 text-sm">
      <p className="wrap-anywhere">
        “{sentence}” {quoteName}, {quoteRole}
      </p>
      <p className="text-soft">
        {isShown ? 'This is on our pricing page.' : 'You may be quoted with these words. They are not shown now.'}
      </p>
      <Button variant="quiet" className="-ml-3" onClick={() => void withdraw()}>
        Withdraw my consent
      </Button>
    </div>
  )
}
