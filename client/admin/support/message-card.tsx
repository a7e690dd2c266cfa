import { useState } from 'react'
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts'
import { graphql } from '../../gql/gql.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { DataRequestForm } from '../administration/data-requests/data-request-form.tsx'
import { momentText } from '../shared/dates.ts'
import { useSend } from '../shared/use-send.ts'
import { MESSAGE_QUERIES, MESSAGE_STATES } from './message-states.ts'
import { AnswerForm } from './reply-form.tsx'

const MessageCard_message = graphql(`
  fragment MessageCard_message on ContactMessage {
    id
    name
    email
    subject
    message
    state
    createdAt
    replies {
      id
      text
      sentAt
    }
  }
`)

const CloseDocument = graphql(`
  mutation CloseContactMessage($id: ID!) {
    closeContactMessage(input: { id: $id }) {
      __typename
      ...Failure_failure
    }
  }
`)

const CLOSE_FAILURE = { message: 'Failed to close message. Please try again.' }

type MessageCardProps = { readonly message: FragmentType<typeof MessageCard_message> }

/** A message with its replies and actions. */
export function MessageCard({ message: masked }: MessageCardProps) {
  const { id, name, email, subject, message, state, createdAt, replies } = readFragment(MessageCard_message, masked)
  const [form, setForm] = useState<'answer' | 'request' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const send = useSend(MESSAGE_QUERIES)
  const close = async () => {
    const failure = await send(CloseDocument, { id }).then(
      (result) => result.failure,
      () => CLOSE_FAILURE,
    )
    setProblem(failure?.message ?? null)
    if (failure === null) toast('Message closed')
  }
  return (
    <Card as="li" className="grid gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="wrap-anywhere text-lg">{subject}</h3>
        <Badge tone={state === 'OPEN' ? 'gold' : 'plain'}>{MESSAGE_STATES[state]}</Badge>
      </div>
      <p className="wrap-anywhere text-soft text-sm">
        {name} ·{' '}
        <a href={`mailto:${email}`} className="link">
          {email}
        </a>{' '}
        · <time dateTime={createdAt}>{momentText(createdAt)}</time>
      </p>
      <p className="wrap-anywhere max-w-prose whitespace-pre-wrap">{message}</p>
      {replies.map((reply) => (
        <div key={reply.id} className="max-w-prose border-support border-l-4 bg-sunk px-4 py-3 text-sm">
          <p className="text-soft">
            Replied on <time dateTime={reply.sentAt}>{momentText(reply.sentAt)}</time>
          </p>
          <p className="wrap-anywhere mt-1 whitespace-pre-wrap">{reply.text}</p>
        </div>
      ))}
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      {form === 'answer' ? <AnswerForm id={id} name={name} onDone={() => setForm(null)} /> : null}
      {form === 'request' ? (
        <DataRequestForm email={email} receivedOn={createdAt.slice(0, 10)} onDone={() => setForm(null)} />
      ) : null}
      {form === null ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" aria-label={`Reply to ${subject}`} onClick={() => setForm('answer')}>
            {replies.length === 0 ? 'Reply' : 'Reply again'}
          </Button>
          {state === 'CLOSED' ? null : (
            <Button variant="quiet" aria-label={`Close ${subject}`} onClick={() => void close()}>
              Close message
            </Button>
          )}
          <Button variant="quiet" aria-label={`Record ${subject} as a data request`} onClick={() => setForm('request')}>
            Record as data request
          </Button>
        </div>
      ) : null}
    </Card>
  )
}
