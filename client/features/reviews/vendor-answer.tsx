import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { graphql } from '#client/gql/gql.ts'
import type { VendorReviewsQuery } from '#client/gql/graphql.ts'
import { reportError } from '#client/lib/report-error.ts'
import { unwrap } from '#client/lib/unwrap.ts'
import { formFailureOf, useForm } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { DialogForm } from '#client/ui/dialog-form.tsx'
import { Field, Textarea } from '#client/ui/field.tsx'
import { toast } from '#client/ui/toast.ts'
import { answerProblem, REVIEW_LIMITS } from '#core/reviews/review-texts.ts'

const AnswerReviewDocument = graphql(`
  mutation AnswerReview($input: AnswerReviewInput!) {
    answerReview(input: $input) {
      __typename
      ...Failure_failure
    }
  }
`)

const DeleteReviewAnswerDocument = graphql(`
  mutation DeleteReviewAnswer($input: DeleteReviewAnswerInput!) {
    deleteReviewAnswer(input: $input) {
      __typename
      ...Failure_failure
    }
  }
`)

export type VendorAnswerState = VendorReviewsQuery['myReviewAnswers'][number]

const STATES: Readonly<Record<VendorAnswerState['state'], string>> = {
  QUEUED: 'An editor reads your answer before it shows.',
  QUESTIONED: 'An editor reads your answer before it shows.',
  PUBLISHED: 'Your answer is published.',
  REJECTED: 'Your answer was not published:',
}
const OPTIONS = { context: { asViewer: true }, refetchQueries: ['VendorReviews'], awaitRefetchQueries: true }

type VendorAnswerProps = {
  readonly reviewId: string
  readonly headline: string
  /** Null before the first one. */
  readonly answer: VendorAnswerState | null
}

/** The vendor's answer to a review, with how far it is; or the button to write one. */
export function VendorAnswer({ reviewId, headline, answer }: VendorAnswerProps) {
  const [isWriting, setWriting] = useState(false)
  const [remove, { client }] = useMutation(DeleteReviewAnswerDocument, OPTIONS)
  const onDelete = async () => {
    try {
      const { data } = await remove({ variables: { input: { reviewId } } })
      toast(unwrap(data?.deleteReviewAnswer).failure?.message ?? 'Answer deleted')
    } catch (error) {
      toast('Your answer could not be deleted. Please try again.')
      void reportError(client, error)
    }
  }
  if (isWriting) {
    return <AnswerForm reviewId={reviewId} text={answer?.text ?? ''} onClose={() => setWriting(false)} />
  }
  if (answer === null) {
    return (
      <div>
        <Button variant="secondary" aria-label={`Answer “${headline}”`} onClick={() => setWriting(true)}>
          Answer
        </Button>
      </div>
    )
  }
  return (
    <div className="border-line border-l-4 pl-4">
      <p className="whitespace-pre-line">{answer.text}</p>
      <p className="mt-1 text-soft text-xs">
        {STATES[answer.state]} {answer.editorText}
      </p>
      <div className="-ml-3 flex flex-wrap">
        <Button variant="quiet" aria-label={`Change your answer to “${headline}”`} onClick={() => setWriting(true)}>
          Change
        </Button>
        <Button variant="quiet" aria-label={`Delete your answer to “${headline}”`} onClick={() => void onDelete()}>
          Delete
        </Button>
      </div>
    </div>
  )
}

type AnswerFormProps = { readonly reviewId: string; readonly text: string; readonly onClose: () => void }

function AnswerForm({ reviewId, text, onClose }: AnswerFormProps) {
  const [send] = useMutation(AnswerReviewDocument, OPTIONS)
  const form = useForm({
    fields: ['text'],
    check: (values) => {
      const problem = answerProblem(values.text.trim())
      return problem === null ? {} : { text: problem }
    },
    send: async (values) => {
      const { data } = await send({ variables: { input: { reviewId, text: values.text.trim() } } })
      const { failure } = unwrap(data?.answerReview)
      if (failure !== null) return formFailureOf(failure, ['text'] as const)
      onClose()
      return { done: true }
    },
    failure: 'Your answer could not be sent. Please try again.',
  })
  return (
    <DialogForm form={form} action="Send answer" busyText="Sending…" onCancel={onClose}>
      <Field
        label="Your answer"
        hint="Everybody can read it under the review. Without links and contact data."
        error={form.errors.text}
      >
        {(control) => (
          <Textarea
            {...control}
            name="text"
            rows={4}
            defaultValue={text}
            maxLength={REVIEW_LIMITS.answer}
            // The form was just opened.
            autoFocus
            onChange={() => form.clearError('text')}
          />
        )}
      </Field>
    </DialogForm>
  )
}
