import { useState } from 'react'
import { REVIEW_LIMITS } from '#core/reviews/review-texts.ts'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import type { DecisionButtons_itemFragment } from '../../gql/graphql.ts'
import { Button } from '../../ui/button.tsx'
import { Textarea } from '../../ui/field.tsx'
import { TextForm } from '../shared/text-form.tsx'
import { useAction } from '../shared/use-action.ts'
import { type Decision, useDecide } from './use-decide.ts'

const DecisionButtons_item = graphql(`
  fragment DecisionButtons_item on ReviewQueueItem {
    kind
    reviewId
    version
    headline
  }
`)

type Written = Exclude<Decision, 'publish'>
type Kind = DecisionButtons_itemFragment['kind']

type Texts = { readonly action: string; readonly label: string; readonly hint: string; readonly done: string }

const QUESTION: Texts = {
  action: 'Send question',
  label: 'What do you want to know?',
  hint: 'The author gets this text by email and can change the review.',
  done: 'Question sent',
}
const REJECTION: Texts = {
  action: 'Reject',
  label: 'Why is it rejected?',
  hint: 'The author gets this text by email.',
  done: 'Rejected; the author gets an email',
}
const REMOVAL: Texts = {
  action: 'Remove',
  label: 'Why is it removed?',
  hint: 'The author gets this text by email. Reporters are told that it was removed.',
  done: 'Removed; author and reporters get an email',
}
const textsOf = (kind: Kind, decision: Written): Texts =>
  decision === 'question' ? QUESTION : kind === 'REPORT' ? REMOVAL : REJECTION

const PUBLICATION = { action: 'Publish', done: 'Published' }
const KEPT = { action: 'Keep', done: 'Kept; the reporters get an email' }

const FAILURE = 'The decision could not be saved. Please try again.'

/** Publishes with one press; a rejection and a question need a text. */
export function DecisionButtons({ item: masked }: { readonly item: FragmentType<typeof DecisionButtons_item> }) {
  const item = readFragment(DecisionButtons_item, masked)
  const { kind, headline } = item
  const decide = useDecide(item)
  const act = useAction()
  const [writing, setWriting] = useState<Written | null>(null)
  if (writing !== null) {
    const { action, label, hint, done } = textsOf(kind, writing)
    return (
      <TextForm
        name="text"
        label={label}
        hint={hint}
        required="A text is required."
        // The form was just opened.
        control={(control) => <Textarea {...control} rows={4} maxLength={REVIEW_LIMITS.editorText} autoFocus />}
        action={action}
        busyText="Sending..."
        danger={writing === 'reject'}
        send={(text) => decide(writing, text)}
        done={done}
        failure={FAILURE}
        onClose={() => setWriting(null)}
      />
    )
  }
  const accept = kind === 'REPORT' ? KEPT : PUBLICATION
  const { action: refusal } = textsOf(kind, 'reject')
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        aria-label={`${accept.action}: ${headline}`}
        onClick={() => void act(() => decide('publish', null), { done: accept.done, failure: FAILURE })}
      >
        {accept.action}
      </Button>
      <Button variant="secondary" aria-label={`${refusal}: ${headline}`} onClick={() => setWriting('reject')}>
        {refusal}
      </Button>
      {kind === 'REVIEW' ? (
        <Button variant="quiet" aria-label={`Ask the author: ${headline}`} onClick={() => setWriting('question')}>
          Ask the author
        </Button>
      ) : null}
    </div>
  )
}
