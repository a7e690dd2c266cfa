import { Flag, Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { useLoaded } from '#client/lib/use-loaded.ts'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { countText } from '#core/display/numbers.ts'
import { useOwnReview } from './own-review-query.ts'
import { useMarkHelpful } from './use-mark-helpful.ts'

const loadDialog = () => import('./report-review-dialog.tsx')

type MemberActionsProps = {
  readonly toolId: string
  readonly review: { readonly id: string; readonly headline: string; readonly helpfulCount: number }
}

/** What a member can do with somebody else's review. */
export function MemberActions({ toolId, review }: MemberActionsProps) {
  const { own } = useOwnReview(toolId)
  const markHelpful = useMarkHelpful(toolId)
  const [reporting, setReporting] = useState(false)
  const [wanted, setWanted] = useState(false)
  const dialog = useLoaded(loadDialog, wanted)
  const { id, headline, helpfulCount } = review
  if (own?.myReview?.id === id) return <p className="flex min-h-11 items-center text-soft text-sm">Your review</p>
  const helpful = own?.myHelpfulReviews.includes(id) ?? false
  const open = () => {
    setWanted(true)
    setReporting(true)
  }
  return (
    <div className="-ml-3 flex flex-wrap gap-x-2 print:hidden">
      <Button
        variant="quiet"
        disabled={own === null}
        aria-pressed={helpful}
        onClick={() => void markHelpful(review, !helpful)}
      >
        <Lightbulb aria-hidden="true" className={classNames('size-4', helpful && 'fill-gold')} />
        Helpful{helpfulCount > 0 ? ` (${countText(helpfulCount)})` : ''}
        <span className="sr-only">: “{headline}”</span>
      </Button>
      <Button variant="quiet" onClick={open}>
        <Flag aria-hidden="true" className="size-4" />
        Report<span className="sr-only">: “{headline}”</span>
      </Button>
      {dialog ? (
        <dialog.ReportReviewDialog review={review} open={reporting} onClose={() => setReporting(false)} />
      ) : null}
    </div>
  )
}
