import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { MyReview_reviewFragment } from '#client/gql/graphql.ts'
import { fromEnum } from '#client/lib/enum-values.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Stars } from '#client/ui/stars.tsx'
import { toast } from '#client/ui/toast.ts'
import { momentDayText, utcMomentText } from '#core/display/dates.ts'
import { VERDICT_LABELS } from '#core/reviews/review-labels.ts'
import { STATE_LINES } from './state-texts.ts'
import { useDeleteReview } from './use-delete-review.ts'

type ReviewStateProps = {
  readonly tool: { readonly id: string; readonly name: string }
  readonly review: MyReview_reviewFragment
  /** Whether changes were begun and not sent. */
  readonly hasDraft: boolean
  readonly onEdit: () => void
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** What became of the member's review, and what they can do with it. */
export function ReviewState({ tool, review, hasDraft, onEdit, onClose, onDeleted }: ReviewStateProps) {
  const [confirming, setConfirming] = useState(false)
  const [deleting, setDeleting] = useState(false)
  const remove = useDeleteReview(tool.id)
  const removeIt = async () => {
    setDeleting(true)
    const isDeleted = await remove()
    setDeleting(false)
    setConfirming(false)
    if (!isDeleted) return
    toast('Review deleted')
    onDeleted()
  }
  const { stars, headline, good, bad, again, editable, editableUntil } = review
  return (
    <div className="wrap-anywhere grid grid-cols-1 gap-4 text-sm">
      <Explanation review={review} />
      <div className="grid max-w-prose gap-2 border-line border-l-4 pl-4">
        <p className="font-semibold">{headline}</p>
        <p className="flex flex-wrap items-center gap-x-3">
          <Stars value={stars} />
          <span className="sr-only">{stars} out of 5.</span>
          {VERDICT_LABELS[fromEnum(again)]}
        </p>
        {good === '' ? null : <p className="whitespace-pre-line">{good}</p>}
        {bad === '' ? null : <p className="whitespace-pre-line">{bad}</p>}
      </div>
      <p className="text-soft">
        {editable
          ? `You can change it until ${momentDayText(editableUntil)}. A changed review shows again after an editor has read it.`
          : 'It can no longer be changed, but you can delete it at any time.'}
      </p>
      <div className="flex flex-wrap gap-2">
        {editable ? (
          <Button variant="secondary" onClick={onEdit}>
            {hasDraft ? 'Continue your changes' : 'Change'}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={() => setConfirming(true)}>
          Delete
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title="Delete your review?"
        actions={
          <>
            <Button variant="secondary" onClick={() => setConfirming(false)}>
              Keep it
            </Button>
            <Button variant="danger" disabled={deleting} onClick={() => void removeIt()}>
              {deleting ? 'Deleting…' : 'Delete review'}
            </Button>
          </>
        }
      >
        <p>Your text about {tool.name} is deleted for good. Your stars stay until you remove them.</p>
      </Dialog>
    </div>
  )
}

function Explanation({ review }: { readonly review: MyReview_reviewFragment }) {
  const { state, waitsUntil, editorText, worksForVendor } = review
  return (
    <>
      {state === 'PUBLISHED' ? (
        <p>{STATE_LINES.PUBLISHED}</p>
      ) : state === 'QUEUED' ? (
        <Notice>
          An editor reads your review before it shows.
          {waitsUntil
            ? ` Your account is less than a day old, so your review waits until ${utcMomentText(new Date(waitsUntil))} first.`
            : ''}
        </Notice>
      ) : (
        <Notice tone="warning" title={STATE_LINES[state]}>
          {editorText ? <p className="whitespace-pre-line">{editorText}</p> : null}
        </Notice>
      )}
      {worksForVendor ? (
        <p>
          Your email address belongs to the vendor, so your review says that you work there and your stars do not count.{' '}
          <Link to="/methodology#reviews" className="link">
            The rules
          </Link>
        </p>
      ) : null}
    </>
  )
}
