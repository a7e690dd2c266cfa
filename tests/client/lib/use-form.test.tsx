import { ApolloProvider } from '@apollo/client/react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  type FieldErrors,
  type FormOutcome,
  type FormValues,
  formFailureOf,
  textOrNull,
  useForm,
} from '#client/lib/use-form.ts'
import { Field, Input } from '#client/ui/field.tsx'
import { answeringClient } from '../../support/client/render-at.tsx'

const FIELDS = ['name', 'email', 'plan'] as const
type Name = (typeof FIELDS)[number]
type Outcome = FormOutcome<Name, string>

const LABELS = { name: 'Name', email: 'Email' } as const

type Props = {
  readonly send: (values: FormValues<Name>) => Promise<Outcome>
  readonly check?: (values: FormValues<Name>) => FieldErrors<Name>
  readonly failure?: string | ((error: unknown) => string)
  readonly summary?: boolean
}

function TestForm({ summary = false, failure = 'The server is unreachable.', ...options }: Props) {
  const form = useForm<Name, string>({ fields: FIELDS, failure, ...options })
  const { errors, clearError } = form
  const line = (name: 'name' | 'email') => (
    <Field label={LABELS[name]} error={errors[name]}>
      {(control) => <Input {...control} name={name} onChange={() => clearError(name)} />}
    </Field>
  )
  return (
    <form {...form.formProps} aria-label="Test">
      {summary && Object.keys(errors).length > 0 ? (
        <p data-error-summary tabIndex={-1}>
          Summary
        </p>
      ) : null}
      {line('name')}
      {line('email')}
      <input type="radio" name="plan" value="yearly" aria-label="Yearly" />
      <p data-testid="problem">{form.problem}</p>
      <p data-testid="done">{form.done}</p>
      <button type="submit">{form.busy ? 'Sending' : 'Send'}</button>
      <button type="button" onClick={form.dismissProblem}>
        Dismiss
      </button>
      <button type="button" onClick={form.reset}>
        Reset
      </button>
    </form>
  )
}

function show(props: Partial<Props> = {}) {
  const reported: unknown[] = []
  const client = answeringClient((_operation, { input }) => {
    reported.push((input as { message: string }).message)
    return { reportClientError: { __typename: 'ReportClientErrorPayload' } }
  })
  const send = vi.fn<Props['send']>(props.send ?? (async () => ({ done: 'Saved.' })))
  render(
    <ApolloProvider client={client}>
      <TestForm {...props} send={send} />
    </ApolloProvider>,
  )
  return { send, reported, user: userEvent.setup() }
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const text = (id: string) => screen.getByTestId(id).textContent

const needsEmail = ({ email }: FormValues<Name>): FieldErrors<Name> =>
  email === '' ? { email: 'Email is required' } : {}

describe('submitting a form', () => {
  it('passes each field as typed, and shows the result', async () => {
    const { send, user } = show()
    await user.type(box('Name'), ' Ada ')
    await press('Send')
    expect(send).toHaveBeenLastCalledWith({ name: ' Ada ', email: '', plan: '' })
    expect(text('done')).toBe('Saved.')
    await user.click(screen.getByRole('radio'))
    await press('Send')
    expect(send).toHaveBeenLastCalledWith({ name: ' Ada ', email: '', plan: 'yearly' })
  })

  it('happens only once at a time', async () => {
    let finish: (outcome: Outcome) => void = () => undefined
    const { send } = show({ send: () => new Promise((resolve) => (finish = resolve)) })
    await press('Send')
    await press('Sending')
    expect(send).toHaveBeenCalledOnce()
    await act(async () => finish({ done: 'Saved.' }))
    expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
    await press('Send')
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('never puts the input into a URL', () => {
    show()
    expect(screen.getByRole('form').getAttribute('method')).toBe('post')
  })
})

describe('a failed submission', () => {
  it('is prevented by validation, with the focus on the first invalid field', async () => {
    const { send, user } = show({ check: needsEmail })
    await user.type(box('Name'), 'Ada')
    await press('Send')
    expect(send).not.toHaveBeenCalled()
    expect(box('Email').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(box('Email'))
    expect(box('Name').value).toBe('Ada')
  })

  it('focuses the error summary if the form has one, each time', async () => {
    const { user } = show({ check: needsEmail, summary: true })
    await press('Send')
    expect(document.activeElement?.textContent).toBe('Summary')
    await user.click(box('Name'))
    await press('Send')
    expect(document.activeElement?.textContent).toBe('Summary')
  })

  it('shows field errors and a general error from the server', async () => {
    show({ send: async () => ({ errors: { name: 'This name is taken.' }, problem: 'The name is in use.' }) })
    await press('Send')
    expect(document.activeElement).toBe(box('Name'))
    expect(screen.getByText('This name is taken.')).toBeTruthy()
    expect(text('problem')).toBe('The name is in use.')
  })

  it('clears the error of the edited field only', async () => {
    const { user } = show({ check: () => ({ name: 'Name is required', email: 'Email is required' }) })
    await press('Send')
    await user.type(box('Name'), 'A')
    expect(screen.queryByText('Name is required')).toBeNull()
    expect(screen.getByText('Email is required')).toBeTruthy()
  })

  it('is reported and shown when sending rejects, and can be repeated', async () => {
    let isOffline = true
    const { reported } = show({
      send: async () => {
        if (isOffline) throw new Error('use-form is offline')
        return { done: 'Saved.' }
      },
    })
    await press('Send')
    expect(text('problem')).toBe('The server is unreachable.')
    expect(reported).toEqual(['use-form is offline'])
    isOffline = false
    await press('Send')
    expect([text('problem'), text('done')]).toEqual(['', 'Saved.'])
  })

  it('can include the reason in its text', async () => {
    show({
      send: async () => {
        throw new Error('use-form is empty')
      },
      failure: (error) => `No: ${(error as Error).message}`,
    })
    await press('Send')
    expect(text('problem')).toBe('No: use-form is empty')
    await press('Dismiss')
    expect(text('problem')).toBe('')
  })
})

describe('a success', () => {
  it('is hidden once a field is edited, or after a reset', async () => {
    const { user } = show()
    await press('Send')
    await user.type(box('Name'), 'A')
    expect(text('done')).toBe('')
    await press('Send')
    await press('Reset')
    expect(text('done')).toBe('')
  })
})

describe('a server error', () => {
  it('is shown at its field if the form has it, else as a general error', () => {
    const failure = { field: 'email', message: 'Not an email address.' }
    expect(formFailureOf(failure, FIELDS)).toEqual({ errors: { email: 'Not an email address.' } })
    expect(formFailureOf(failure, ['name'])).toEqual({ problem: 'Not an email address.' })
    expect(formFailureOf({ message: 'Too many.' }, FIELDS)).toEqual({ problem: 'Too many.' })
  })
})

describe('an optional text', () => {
  it('is trimmed, and null when blank', () => {
    expect([textOrNull(' Ada '), textOrNull('  ')]).toEqual(['Ada', null])
  })
})
