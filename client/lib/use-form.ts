import { useApolloClient } from '@apollo/client/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { reportError } from './report-error.ts'

/** The errors of single fields, in the order of the form. */
export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string>>>

/** The text of each field as typed; empty for an unchecked checkbox or radio group. */
export type FormValues<Name extends string> = Readonly<Record<Name, string>>

/** Why a form was not accepted: errors of fields, a problem of the whole form, or both. */
export type FormFailure<Name extends string> = { readonly errors?: FieldErrors<Name>; readonly problem?: string }

/** The outcome of an attempt. `done` is what the screen shows or needs after a success. */
export type FormOutcome<Name extends string, Done> = { readonly done: Done } | FormFailure<Name>

type FormOptions<Name extends string, Done> = {
  /** The names of the controls whose values are sent. */
  readonly fields: readonly Name[]
  /** The errors to show instead of sending; undefined or an empty object to continue. */
  readonly check?: (values: FormValues<Name>) => FieldErrors<Name>
  /** Sends the values, normally through a mutation hook. May reject: the error is reported and `failure` is shown. */
  readonly send: (values: FormValues<Name>) => Promise<FormOutcome<Name, Done>>
  /** The problem to show when `send` rejects, such as with an unreachable server. */
  readonly failure: string | ((error: unknown) => string)
}

export type Form<Name extends string, Done = unknown> = {
  /** Spread into `<form>`. POST, so that typed text never ends up in an address without JavaScript. */
  readonly formProps: {
    readonly ref: React.RefObject<HTMLFormElement | null>
    readonly method: 'post'
    readonly noValidate: true
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  readonly errors: FieldErrors<Name>
  readonly problem: string | null
  /** The result of the last attempt when it succeeded, else null. */
  readonly done: Done | null
  /** Whether the values are being sent. A second submission meanwhile does nothing. */
  readonly busy: boolean
  /** Removes the error of a field and the success of the last attempt; for the field's `onChange`. */
  readonly clearError: (name: Name) => void
  readonly dismissProblem: () => void
  /** Resets the last attempt, to show an empty form again. */
  readonly reset: () => void
}

type State<Name extends string, Done> = {
  readonly errors: FieldErrors<Name>
  readonly problem: string | null
  readonly done: Done | null
}

/** Where the focus goes after a failed attempt: the error summary if the form has one, or the first invalid field. */
const FIRST_ERROR = '[data-error-summary], [aria-invalid=true]'

/** The value to send for an optional field: trimmed, null when it is blank. */
export const textOrNull = (text: string): string | null => text.trim() || null

/** Translates an error from the server for a form: the error of one of its fields, or a problem of the whole form. */
export function formFailureOf<Name extends string>(
  { field, message }: { readonly field?: string | null; readonly message: string },
  fields: readonly Name[],
): FormFailure<Name> {
  const name = fields.find((shown) => shown === field)
  return name === undefined ? { problem: message } : { errors: { [name]: message } as FieldErrors<Name> }
}

/**
 * A form whose controls keep their own state, so that a failure loses nothing that was typed. It checks the values,
 * sends them once at a time, shows errors beside their fields and leads the focus to the first one.
 *
 *     const form = useForm({ fields: ['email'], check, send: useSubscribe(), failure: 'Please try again.' })
 *     <form {...form.formProps}>
 *       <Field label="Email" error={form.errors.email}>
 *         {(control) => <Input {...control} name="email" onChange={() => form.clearError('email')} />}
 *       </Field>
 *       {form.problem === null ? null : <Notice tone="danger">{form.problem}</Notice>}
 *       <Button type="submit" disabled={form.busy}>Subscribe</Button>
 *     </form>
 */
export function useForm<Name extends string, Done>({
  fields,
  check,
  send,
  failure,
}: FormOptions<Name, Done>): Form<Name, Done> {
  const client = useApolloClient()
  const blank: State<Name, Done> = { errors: {} as FieldErrors<Name>, problem: null, done: null }
  const [state, setState] = useState(blank)
  const [busy, setBusy] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const ref = useRef<HTMLFormElement>(null)
  const sending = useRef(false)

  useEffect(() => {
    if (attempts > 0) ref.current?.querySelector<HTMLElement>(FIRST_ERROR)?.focus()
  }, [attempts])

  const settle = (outcome: FormOutcome<Name, Done>) => {
    setState({ ...blank, ...outcome })
    setAttempts((before) => before + 1)
  }

  const attempt = async (target: HTMLFormElement) => {
    if (sending.current) return
    const data = new FormData(target)
    const text = (name: Name) => {
      const value = data.get(name)
      return typeof value === 'string' ? value : ''
    }
    const values = Object.fromEntries(fields.map((name) => [name, text(name)])) as Record<Name, string>
    const errors = check?.(values)
    if (errors && Object.keys(errors).length > 0) return settle({ errors })
    sending.current = true
    setBusy(true)
    // Removed and shown again even if it is the same, because screen readers announce only changes.
    setState(blank)
    try {
      settle(await send(values))
    } catch (error) {
      settle({ problem: typeof failure === 'string' ? failure : failure(error) })
      void reportError(client, error)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void attempt(event.currentTarget)
  }

  const clearError = (name: Name) =>
    setState((before) => {
      if (before.errors[name] === undefined && before.done === null) return before
      const { [name]: _, ...errors } = before.errors
      return { ...before, errors: errors as FieldErrors<Name>, done: null }
    })

  return {
    ...state,
    formProps: { ref, method: 'post', noValidate: true, onSubmit },
    busy,
    clearError,
    dismissProblem: () => setState((before) => ({ ...before, problem: null })),
    reset: () => setState(blank),
  }
}
