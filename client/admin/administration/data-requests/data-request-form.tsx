import type { DataRequestKind, DataRequestLaw } from '#client/gql/graphql.ts'
import { textOrNull, useForm } from '#client/lib/use-form.ts'
import { DialogForm } from '#client/ui/dialog-form.tsx'
import { Field, Input, Select, Textarea } from '#client/ui/field.tsx'
import { KIND_LABELS, LAW_LABELS } from './data-request-labels.ts'
import { DATA_REQUEST_FIELDS, useRecordDataRequest } from './use-data-request-mutations.ts'

type DataRequestFormProps = {
  /** Prefilled values when a message is recorded as a request. */
  readonly email?: string
  readonly receivedOn?: string
  readonly onDone: () => void
}

/** Records a personal data request, so that its due date is tracked. */
export function DataRequestForm({ email = '', receivedOn, onDone }: DataRequestFormProps) {
  const record = useRecordDataRequest()
  const form = useForm({
    fields: DATA_REQUEST_FIELDS,
    check: (values) => ({
      ...(values.email.trim() === '' && { email: 'An email address is required.' }),
      ...(values.receivedOn === '' && { receivedOn: 'Enter the day it arrived.' }),
    }),
    send: async (values) => {
      const outcome = await record({
        law: values.law as DataRequestLaw,
        kind: values.kind as DataRequestKind,
        email: values.email.trim(),
        note: textOrNull(values.note),
        receivedOn: values.receivedOn,
      })
      if ('done' in outcome) onDone()
      return outcome
    },
    failure: 'Failed to record the request. Please try again.',
  })
  const select = (name: 'law' | 'kind', label: string, options: Readonly<Record<string, string>>) => (
    <Field label={label} className="min-w-36 flex-1">
      {(control) => (
        <Select {...control} name={name}>
          {Object.entries(options).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
  return (
    <DialogForm form={form} action="Record request" busyText="Recording..." onCancel={onDone}>
      <Field label="Requester's email" error={form.errors.email}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            maxLength={254}
            autoComplete="off"
            defaultValue={email}
            onChange={() => form.clearError('email')}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        {select('kind', 'Request', KIND_LABELS)}
        {select('law', 'Law', LAW_LABELS)}
        <Field label="Received on" className="min-w-36 flex-1" error={form.errors.receivedOn}>
          {(control) => (
            <Input
              {...control}
              name="receivedOn"
              type="date"
              defaultValue={receivedOn ?? new Date().toISOString().slice(0, 10)}
              onChange={() => form.clearError('receivedOn')}
            />
          )}
        </Field>
      </div>
      <Field label="Note" error={form.errors.note} hint="Only administrators see it.">
        {(control) => (
          <Textarea {...control} name="note" rows={2} maxLength={1_000} onChange={() => form.clearError('note')} />
        )}
      </Field>
    </DialogForm>
  )
}
