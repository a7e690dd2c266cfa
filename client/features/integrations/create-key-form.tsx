import { type FormValues, useForm } from '#client/lib/use-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Field, Input, Select } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { keyNameProblem, MAX_KEY_NAME } from '#core/integrations/key-rules.ts'
import { KEY_FIELDS, type KeyField, useCreateApiKey } from './use-create-api-key.ts'

const SCOPES = [
  { name: 'catalogue', label: 'Read the catalog', hint: 'All public data, with a larger budget than without a key.' },
  {
    name: 'recommend',
    label: 'Get recommendations',
    hint: 'Ranked tools for a sentence, jobs or answers that a program sends.',
  },
] as const

const LIFETIMES = [
  ['30', '30 days'],
  ['90', '90 days'],
  ['365', '1 year'],
  ['0', 'Never'],
] as const
const DEFAULT_DAYS = '365'

const problems = ({ name, catalogue, recommend }: FormValues<KeyField>) => {
  const nameProblem = keyNameProblem(name)
  return {
    ...(nameProblem && { name: nameProblem }),
    ...(catalogue === '' && recommend === '' && { scopes: 'Choose at least one.' }),
  }
}

/** Creates a key. `onCreated` gets its text. */
export function CreateKeyForm({ onCreated }: { readonly onCreated: (key: string) => void }) {
  const create = useCreateApiKey()
  const form = useForm({
    fields: KEY_FIELDS,
    check: problems,
    send: async (values) => {
      const outcome = await create(values)
      if ('done' in outcome) onCreated(outcome.done)
      return outcome
    },
    failure: 'The key could not be created. Please try again.',
  })
  const { scopes: scopesError } = form.errors
  return (
    <form {...form.formProps} className="grid max-w-prose grid-cols-1 gap-4">
      <Field label="Name" error={form.errors.name} hint="Where the key is used, such as “Build server”.">
        {(control) => (
          <Input
            {...control}
            name="name"
            maxLength={MAX_KEY_NAME}
            autoComplete="off"
            aria-required
            onChange={() => form.clearError('name')}
          />
        )}
      </Field>
      <fieldset className="grid gap-2" aria-describedby={scopesError ? 'key-scopes-error' : undefined}>
        <legend className="mb-1 font-semibold text-sm">What it may do</legend>
        {SCOPES.map(({ name, label, hint }) => (
          <label key={name} className="flex items-start gap-3">
            <input
              type="checkbox"
              name={name}
              defaultChecked={name === 'catalogue'}
              aria-invalid={scopesError ? true : undefined}
              className="mt-1 size-4"
              onChange={() => form.clearError('scopes')}
            />
            <span className="text-sm">
              {label}
              <span className="block text-soft text-xs">{hint}</span>
            </span>
          </label>
        ))}
        {scopesError ? (
          <p id="key-scopes-error" className="text-danger text-sm" role="alert">
            {scopesError}
          </p>
        ) : null}
      </fieldset>
      <Field label="Expires" error={form.errors.days}>
        {(control) => (
          <Select {...control} name="days" defaultValue={DEFAULT_DAYS}>
            {LIFETIMES.map(([days, label]) => (
              <option key={days} value={days}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {form.problem === null ? null : <Notice tone="danger">{form.problem}</Notice>}
      <Button type="submit" className="justify-self-start" disabled={form.busy}>
        {form.busy ? 'Creating…' : 'Create key'}
      </Button>
    </form>
  )
}
