import { useRef } from 'react'
import { type FormOutcome, textOrNull, useForm } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, Textarea } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'

const MAX_OUTCOME = 1_000

type SettleFormProps = {
  /** The subject of the decision, for button labels: "the report about X". */
  readonly about: string
  readonly hint: string
  readonly onSettle: (accepted: boolean, outcome: string | null) => Promise<FormOutcome<'outcome', true>>
}

/** Accepts or rejects a report or suggestion, with a message to the sender. */
export function SettleForm({ about, hint, onSettle }: SettleFormProps) {
  const accepted = useRef(true)
  const form = useForm({
    fields: ['outcome'],
    send: ({ outcome }) => onSettle(accepted.current, textOrNull(outcome)),
    failure: 'Failed to record the decision. Please try again.',
  })
  const button = (label: string, decision: boolean) => (
    <Button
      type="submit"
      variant="secondary"
      disabled={form.busy}
      aria-label={`${label} ${about}`}
      onClick={() => {
        accepted.current = decision
      }}
    >
      {label}
    </Button>
  )
  return (
    <form {...form.formProps} className="grid grid-cols-1 max-w-prose gap-3">
      <Field label="Outcome" error={form.errors.outcome} hint={hint}>
        {(control) => (
          <Textarea
            {...control}
            name="outcome"
            rows={2}
            maxLength={MAX_OUTCOME}
            onChange={() => form.clearError('outcome')}
          />
        )}
      </Field>
      {form.problem === null ? null : <Notice tone="danger">{form.problem}</Notice>}
      <div className="flex flex-wrap gap-2">
        {button('Accept', true)}
        {button('Reject', false)}
      </div>
    </form>
  )
}
