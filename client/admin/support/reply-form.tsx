import { useForm } from '../../lib/use-form.ts'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { Field, Textarea } from '../../ui/field.tsx'
import { useAnswerMessage } from './use-message-mutations.ts'

const MAX_ANSWER = 5_000

type AnswerFormProps = { readonly id: string; readonly name: string; readonly onDone: () => void }

/** Replies to a message by email. */
export function AnswerForm({ id, name, onDone }: AnswerFormProps) {
  const answer = useAnswerMessage()
  const form = useForm({
    fields: ['text'],
    check: ({ text }) => (text.trim() === '' ? { text: 'A reply is required.' } : {}),
    send: async ({ text }) => {
      const outcome = await answer(id, text.trim())
      if ('done' in outcome) onDone()
      return outcome
    },
    failure: 'Failed to send the reply. Please try again.',
  })
  return (
    <DialogForm form={form} action="Send reply" busyText="Sending..." onCancel={onDone}>
      <Field label={`Your reply to ${name}`} error={form.errors.text} hint="Plain text, sent by email.">
        {(control) => (
          <Textarea
            {...control}
            name="text"
            rows={6}
            maxLength={MAX_ANSWER}
            // The form was just opened.
            autoFocus
            onChange={() => form.clearError('text')}
          />
        )}
      </Field>
    </DialogForm>
  )
}
