import { useRef } from 'react'
import type { QueueState } from '#client/gql/graphql.ts'
import { formFailureOf, textOrNull, useForm } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Textarea } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { momentText } from '../../shared/dates.ts'
import { FormField } from '../../shared/form-field.tsx'
import { STATE_LABELS } from './queue-labels.ts'
import type { Refusal } from './use-queue-actions.ts'

type SettleFormProps = {
  /** The subject of the decision, for button labels: "the report about X". */
  readonly about: string
  readonly hint: string
  readonly onSettle: (accepted: boolean, outcome: string | null) => Promise<Refusal>
}

type SettlementProps = SettleFormProps & {
  readonly item: {
    readonly state: QueueState
    readonly note: string | null
    readonly outcome: string | null
    readonly settledAt?: string | null
  }
}

/** The sender's words, and the decision or the form for it. */
export function Settlement({ item: { state, note, outcome, settledAt = null }, ...form }: SettlementProps) {
  return (
    <>
      {note === null ? null : <p className="wrap-anywhere max-w-prose whitespace-pre-wrap">{note}</p>}
      {state === 'OPEN' ? (
        <SettleForm {...form} />
      ) : (
        <p className="wrap-anywhere max-w-prose text-sm">
          <span className="font-semibold">
            {STATE_LABELS[state]}
            {settledAt === null ? '' : ` on ${momentText(settledAt)}`}
          </span>
          {outcome === null ? null : `: ${outcome}`}
        </p>
      )}
    </>
  )
}

/** Accepts or rejects a report or suggestion, with a message to the sender. */
function SettleForm({ about, hint, onSettle }: SettleFormProps) {
  const accepted = useRef(true)
  const form = useForm({
    fields: ['outcome'],
    send: async ({ outcome }) => {
      const refusal = await onSettle(accepted.current, textOrNull(outcome))
      return refusal === null ? { done: true } : formFailureOf(refusal, ['outcome'])
    },
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
      <FormField form={form} name="outcome" label="Outcome" hint={hint}>
        {(control) => <Textarea {...control} rows={2} maxLength={1_000} />}
      </FormField>
      {form.problem === null ? null : <Notice tone="danger">{form.problem}</Notice>}
      <div className="flex flex-wrap gap-2">
        {button('Accept', true)}
        {button('Reject', false)}
      </div>
    </form>
  )
}
