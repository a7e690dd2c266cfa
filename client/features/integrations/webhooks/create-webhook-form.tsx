import { useState } from 'react'
import { type FormValues, useForm } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, Input, Select } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { useCreateWebhook, WEBHOOK_FIELDS, type WebhookField } from './use-create-webhook.ts'
import { EVENT_LABELS, EVENT_NAMES, FILTER_LABELS, type FilterName } from './webhook-texts.ts'
import type { WebhookChoices } from './webhooks-query.ts'

const problems = (values: FormValues<WebhookField>) => ({
  ...(values.url.trim() === '' && { url: 'Enter an address.' }),
  ...(EVENT_NAMES.every((name) => values[name] === '') && { events: 'Choose at least one.' }),
})

/** Adds a webhook. */
export function CreateWebhookForm({ choices }: { readonly choices: WebhookChoices }) {
  const [filter, setFilter] = useState<FilterName>('ALL')
  const form = useForm({
    fields: WEBHOOK_FIELDS,
    check: problems,
    send: useCreateWebhook(),
    failure: 'The webhook could not be created. Please try again.',
  })
  const { events: eventsError } = form.errors
  return (
    <form {...form.formProps} className="grid max-w-prose grid-cols-1 gap-4">
      <Field label="Address" error={form.errors.url} hint="An https address of your server.">
        {(control) => (
          <Input
            {...control}
            name="url"
            type="url"
            autoComplete="off"
            aria-required
            onChange={() => form.clearError('url')}
          />
        )}
      </Field>
      <fieldset className="grid gap-2" aria-describedby={eventsError ? 'webhook-events-error' : undefined}>
        <legend className="mb-1 font-semibold text-sm">What it is told</legend>
        {EVENT_NAMES.map((name) => (
          <label key={name} className="flex items-center gap-3 text-sm">
            <input
              type="checkbox"
              name={name}
              defaultChecked
              aria-invalid={eventsError ? true : undefined}
              className="size-4"
              onChange={() => form.clearError('events')}
            />
            {EVENT_LABELS[name]}
          </label>
        ))}
        {eventsError ? (
          <p id="webhook-events-error" className="text-danger text-sm" role="alert">
            {eventsError}
          </p>
        ) : null}
      </fieldset>
      <Field label="About which tools" error={form.errors.filter}>
        {(control) => (
          <Select
            {...control}
            name="filter"
            value={filter}
            onChange={(event) => setFilter(event.target.value as FilterName)}
          >
            {Object.entries(FILTER_LABELS).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {filter === 'COLLECTION' ? (
        <Choice
          label="Collection"
          name="collectionId"
          error={form.errors.collectionId}
          options={choices.collections.map(({ id, name }) => [id, name])}
        />
      ) : null}
      {filter === 'CATEGORY' ? (
        <Choice
          label="Category"
          name="categorySlug"
          error={form.errors.categorySlug}
          options={choices.categories.map(({ slug, name }) => [slug, name])}
        />
      ) : null}
      {form.problem === null ? null : <Notice tone="danger">{form.problem}</Notice>}
      <Button type="submit" className="justify-self-start" disabled={form.busy}>
        {form.busy ? 'Creating…' : 'Create webhook'}
      </Button>
    </form>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly name: WebhookField
  readonly error: string | undefined
  readonly options: readonly (readonly [string, string])[]
}

function Choice({ label, name, error, options }: ChoiceProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select {...control} name={name}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
