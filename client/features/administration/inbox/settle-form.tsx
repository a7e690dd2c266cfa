import { useRef } from 'react'
import type { ReportState } from '../../../gql/graphql.ts'
import { textOrNull, useForm } from '../../../lib/use-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, Textarea } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useSettleReport } from './use-inbox-mutations.ts'

const MAX_OUTCOME = 1_000

type SettleFormProps = { readonly id: string; readonly about: string; readonly hasSender: boolean }

/** Accepts or rejects a report. */
export function SettleForm({ id, about, hasSender }: SettleFormProps) {
  const settle = useSettleReport()
  const state = useRef<Exclude<ReportState, 'OPEN'>>('ACCEPTED')
  const form = useForm({
    fields: ['outcome'],
    send: ({ outcome }) => settle(id, state.current, textOrNull(outcome)),
    failure: 'Failed to settle the report. Please try again.',
  })
  const button = (label: string, decision: Exclude<ReportState, 'OPEN'>) => (
    <Button
      type="submit"
      variant="secondary"
      disabled={form.busy}
      aria-label={`${label} the report about ${about}`}
      onClick={() => {
        state.current = decision
      }}
    >
      {label}
    </Button>
  )
  return (
    <form {...form.formProps} className="grid max-w-prose gap-3">
      <Field
        label="Outcome"
        error={form.errors.outcome}
        hint={
          hasSender
            ? 'The sender reads it, in an email and at the address of the report.'
            : 'The sender reads it at the address of the report.'
        }
      >
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
        {button('Accept', 'ACCEPTED')}
        {button('Reject', 'REJECTED')}
      </div>
    </form>
  )
}
