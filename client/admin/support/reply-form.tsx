import { graphql } from '../../gql/gql.ts'
import { Textarea } from '../../ui/field.tsx'
import { TextForm } from '../shared/text-form.tsx'
import { useSend } from '../shared/use-send.ts'
import { MESSAGE_QUERIES } from './message-states.ts'

const AnswerDocument = graphql(`
  mutation AnswerContactMessage($id: ID!, $text: String!) {
    answerContactMessage(input: { id: $id, text: $text }) {
      __typename
      ...Failure_failure
    }
  }
`)

type AnswerFormProps = { readonly id: string; readonly name: string; readonly onDone: () => void }

/** Replies to a message by email. */
export function AnswerForm({ id, name, onDone }: AnswerFormProps) {
  const send = useSend(MESSAGE_QUERIES)
  return (
    <TextForm
      name="text"
      label={`Your reply to ${name}`}
      hint="Plain text, sent by email."
      required="A reply is required."
      // The form was just opened.
      control={(control) => <Textarea {...control} rows={6} maxLength={5_000} autoFocus />}
      action="Send reply"
      busyText="Sending..."
      send={(text) => send(AnswerDocument, { id, text })}
      done="Reply sent"
      failure="Failed to send the reply. Please try again."
      onClose={onDone}
    />
  )
}
