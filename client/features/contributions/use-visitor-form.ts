import { type FormEvent, useRef, useState } from 'react'
import { type Refusal, UNREACHABLE } from './refusal.ts'
import { checkFields, type FieldErrors, type FieldName } from './visitor-fields.ts'

/** What became of a form: kept, or why not. */
export type Outcome<Kept> = { readonly kept: Kept } | Refusal

type Options<Kept> = {
  /** The checked fields, in the order in which the form shows them. */
  readonly fields: readonly FieldName[]
  readonly send: (form: FormData) => Promise<Outcome<Kept>>
}

type State<Kept> = {
  /** Counts the tries, so that each one held back leads to the summary of what is wrong. */
  readonly tries: number
  readonly errors: FieldErrors
  readonly problem: string | null
  readonly kept: Kept | null
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The text of a field, or null when there is none. */
export const textOrNull = (form: FormData, name: string): string | null => text(form, name).trim() || null

/** Checks and sends a form whose controls keep their own state, so that nothing typed is ever lost by a failure. */
export function useVisitorForm<Kept>({ fields, send }: Options<Kept>) {
  const [state, setState] = useState<State<Kept>>({ tries: 0, errors: {}, problem: null, kept: null })
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  const settle = (outcome: Outcome<Kept>) =>
    setState(({ tries }) => ({
      tries: tries + 1,
      errors: 'errors' in outcome ? outcome.errors : {},
      problem: 'problem' in outcome ? outcome.problem : null,
      kept: 'kept' in outcome ? outcome.kept : null,
    }))

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    const form = new FormData(event.currentTarget)
    const errors = checkFields(Object.fromEntries(fields.map((field) => [field, text(form, field)])))
    if (Object.keys(errors).length > 0) return settle({ errors })
    sending.current = true
    setBusy(true)
    try {
      settle(await send(form))
    } catch {
      settle(UNREACHABLE)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  /** Takes away what was said about a field, once it is being changed. */
  const edit = (field: FieldName) =>
    setState((before) => {
      const { [field]: known, ...errors } = before.errors
      return known === undefined ? before : { ...before, errors }
    })

  const again = () => setState((before) => ({ ...before, errors: {}, problem: null, kept: null }))

  return { ...state, busy, submit: (event: FormEvent<HTMLFormElement>) => void submit(event), edit, again }
}
