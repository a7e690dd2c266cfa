import { useApolloClient } from '@apollo/client/react'
import { type FormEvent, useRef, useState } from 'react'
import { reportError } from '../../lib/report-error.ts'

export type Errors<Name extends string> = Readonly<Partial<Record<Name, string>>>

/** What became of a form: done, fields to mend, or a text about the whole of it. */
export type Outcome<Name extends string> =
  | { readonly done: string }
  | { readonly errors: Errors<Name> }
  | { readonly problem: string }

type Options<Name extends string> = {
  /** What is wrong before anything is sent; empty when nothing is. */
  readonly check: (form: FormData) => Errors<Name>
  readonly send: (form: FormData) => Promise<Outcome<Name>>
  /** What is said when the server cannot be reached. */
  readonly failure: string
  /** The id of a field's control, to lead to the first one that has to be mended. */
  readonly idOf: (name: Name) => string
}

type State<Name extends string> = {
  readonly errors: Errors<Name>
  readonly problem: string | null
  readonly done: string | null
}

const nothing = <Name extends string>() => ({}) as Errors<Name>

/** The text of a field as it was typed. */
export const fieldText = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Checks and sends a form whose controls keep their own state, so that a failure loses nothing that was typed. */
export function useAccountForm<Name extends string>({ check, send, failure, idOf }: Options<Name>) {
  const client = useApolloClient()
  const [state, setState] = useState<State<Name>>({ errors: nothing<Name>(), problem: null, done: null })
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  const settle = (outcome: Outcome<Name>) => {
    const errors = 'errors' in outcome ? outcome.errors : nothing<Name>()
    setState({
      errors,
      problem: 'problem' in outcome ? outcome.problem : null,
      done: 'done' in outcome ? outcome.done : null,
    })
    const first = Object.keys(errors)[0] as Name | undefined
    if (first !== undefined) document.getElementById(idOf(first))?.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current) return
    const form = new FormData(event.currentTarget)
    const errors = check(form)
    if (Object.keys(errors).length > 0) return settle({ errors })
    sending.current = true
    setBusy(true)
    try {
      settle(await send(form))
    } catch (error) {
      settle({ problem: failure })
      void reportError(client, error)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  /** Takes away what was said about a field once it is being changed, and about the try before. */
  const edit = (name: Name) =>
    setState(({ errors: { [name]: _, ...errors } }) => ({ errors: errors as Errors<Name>, problem: null, done: null }))

  const dismiss = () => setState((before) => ({ ...before, problem: null }))

  return { ...state, busy, submit: (event: FormEvent<HTMLFormElement>) => void submit(event), edit, dismiss }
}
