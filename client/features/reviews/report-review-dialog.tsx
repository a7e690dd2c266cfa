import { useMutation } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { graphql } from '#client/gql/gql.ts'
import type { ReviewReportReason } from '#client/gql/graphql.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { formFailureOf, textOrNull, useForm } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { DialogForm } from '#client/ui/dialog-form.tsx'
import { Field, Textarea } from '#client/ui/field.tsx'
import { REPORT_DAYS } from '#core/reviews/review-rules.ts'
import { REVIEW_LIMITS } from '#core/reviews/review-texts.ts'

const ReportReviewDocument = graphql(`
  mutation ReportReview($input: ReportReviewInput!) {
    reportReview(input: $input) {
      __typename
      ... on ReportReviewPayload {
        reviewId
      }
      ...Failure_failure
    }
  }
`)

const REASONS: readonly (readonly [ReviewReportReason, string])[] = [
  ['FAKE', 'It looks invented or paid for'],
  ['OFFENSIVE', 'It is offensive'],
  ['PRIVATE_DATA', 'It names a person or private data'],
  ['OFF_TOPIC', 'It is not about this tool'],
  ['OTHER', 'Something else'],
]
const FIELDS = ['reason', 'note'] as const
const REASON_NEEDED = { problem: 'Please choose a reason.' }
const NOTE_NEEDED = { errors: { note: 'Please describe what is wrong.' } }

type ReportReviewDialogProps = {
  readonly review: { readonly id: string; readonly headline: string }
  readonly open: boolean
  readonly onClose: () => void
}

/** Reports a review to the editors. Closing the dialog keeps what was entered until it is sent. */
export function ReportReviewDialog({ review, open, onClose }: ReportReviewDialogProps) {
  const [report] = useMutation(ReportReviewDocument, { context: { asViewer: true } })
  const form = useForm({
    fields: FIELDS,
    send: async (values) => {
      const reason = REASONS.find(([value]) => value === values.reason)?.[0]
      if (reason === undefined) return REASON_NEEDED
      const note = textOrNull(values.note)
      if (reason === 'OTHER' && note === null) return NOTE_NEEDED
      const { data } = await report({ variables: { input: { reviewId: review.id, reason, note } } })
      const { failure } = unwrap(data?.reportReview)
      return failure === null ? { done: true } : formFailureOf(failure, FIELDS)
    },
    failure: 'Your report could not be sent. Please try again.',
  })
  const { done, errors, clearError, dismissProblem, reset } = form
  const close = () => {
    if (done !== null) reset()
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={done === null ? 'Report a review' : 'Thank you'} form>
      {done === null ? (
        <DialogForm form={form} action="Send report" busyText="Sending…" onCancel={close}>
          <p className="wrap-anywhere text-soft text-sm">“{review.headline}”</p>
          <fieldset>
            <legend className="font-semibold text-sm">What is wrong with it?</legend>
            {REASONS.map(([reason, label]) => (
              <label key={reason} className="flex min-h-touch items-center gap-2.5 text-sm hover:text-accent">
                <input type="radio" name="reason" value={reason} className="size-4" onChange={dismissProblem} />
                {label}
              </label>
            ))}
          </fieldset>
          <Field label="Note" hint="Required for “Something else.” Only the editors see it." error={errors.note}>
            {(control) => (
              <Textarea
                {...control}
                name="note"
                rows={3}
                maxLength={REVIEW_LIMITS.reportNote}
                onChange={() => clearError('note')}
              />
            )}
          </Field>
        </DialogForm>
      ) : (
        <Thanks onClose={close} />
      )}
    </Dialog>
  )
}

function Thanks({ onClose }: { readonly onClose: () => void }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <>
      <p ref={text} tabIndex={-1} className="text-soft outline-none">
        An editor reads your report within {REPORT_DAYS} days. We email you what came of it.
      </p>
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose}>Close</Button>
      </div>
    </>
  )
}
