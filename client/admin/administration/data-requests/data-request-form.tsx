import { graphql } from '#client/gql/gql.ts'
import type { DataRequestKind, DataRequestLaw } from '#client/gql/graphql.ts'
import { formFailureOf, textOrNull, useForm } from '#client/lib/use-form.ts'
import { DialogForm } from '#client/ui/dialog-form.tsx'
import { Input, Select, Textarea } from '#client/ui/field.tsx'
import { toast } from '#client/ui/toast.ts'
import { utcDay } from '#core/utc-day.ts'
import { FormField } from '../../shared/form-field.tsx'
import { Options } from '../../shared/options.tsx'
import { useSend } from '../../shared/use-send.ts'
import { KIND_LABELS, LAW_LABELS } from './data-request-labels.ts'

const RecordDocument = graphql(`
  mutation RecordDataRequest($input: DataRequestInput!) {
    recordDataRequest(input: $input) {
      __typename
      ...Failure_failure
    }
  }
`)

/** The queries that list or count the requests. */
export const DATA_REQUEST_QUERIES = ['DataRequests', 'OpenDataRequests', 'OpenMessages']
const FIELDS = ['law', 'kind', 'email', 'note', 'receivedOn'] as const

type DataRequestFormProps = {
  /** Prefilled values when a message is recorded as a request. */
  readonly email?: string
  readonly receivedOn?: string
  readonly onDone: () => void
}

/** Records a personal data request, so that its due date is tracked. */
export function DataRequestForm({ email = '', receivedOn, onDone }: DataRequestFormProps) {
  const send = useSend(DATA_REQUEST_QUERIES)
  const form = useForm({
    fields: FIELDS,
    check: (values) => ({
      ...(values.email.trim() === '' && { email: 'An email address is required.' }),
      ...(values.receivedOn === '' && { receivedOn: 'Enter the day it arrived.' }),
    }),
    send: async (values) => {
      const input = {
        law: values.law as DataRequestLaw,
        kind: values.kind as DataRequestKind,
        email: values.email.trim(),
        note: textOrNull(values.note),
        receivedOn: values.receivedOn,
      }
      const { failure } = await send(RecordDocument, { input })
      if (failure !== null) return formFailureOf(failure, FIELDS)
      toast('Request recorded')
      onDone()
      return { done: true }
    },
    failure: 'Failed to record the request. Please try again.',
  })
  const select = (name: 'law' | 'kind', label: string, options: Readonly<Record<string, string>>) => (
    <FormField form={form} name={name} label={label} className="min-w-36 flex-1">
      {(control) => (
        <Select {...control}>
          <Options of={Object.entries(options)} />
        </Select>
      )}
    </FormField>
  )
  const today = utcDay(new Date())
  return (
    <DialogForm form={form} action="Record request" busyText="Recording..." onCancel={onDone}>
      <FormField form={form} name="email" label="Requester's email">
        {(control) => <Input {...control} type="email" maxLength={254} autoComplete="off" defaultValue={email} />}
      </FormField>
      <div className="flex flex-wrap gap-3">
        {select('kind', 'Request', KIND_LABELS)}
        {select('law', 'Law', LAW_LABELS)}
        <FormField form={form} name="receivedOn" label="Received on" className="min-w-36 flex-1">
          {(control) => <Input {...control} type="date" defaultValue={receivedOn ?? today} />}
        </FormField>
      </div>
      <FormField form={form} name="note" label="Note" hint="Only administrators see it.">
        {(control) => <Textarea {...control} rows={2} maxLength={1_000} />}
      </FormField>
    </DialogForm>
  )
}
