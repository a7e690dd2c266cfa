import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type AuthErrors, type AuthField, isAuthField, type Values } from './auth-rules.ts'

/** Why the server did not do it; null when it did. */
export type Refusal = { readonly errors?: AuthErrors; readonly problem?: string } | null

type Failure = { readonly __typename: string; readonly message: string; readonly field?: string | null }

const EXISTS = 'An account with this email already exists. Please sign in instead.'

/** What a refusal of the server means for a form that shows these fields. */
export function refusalOf({ __typename, field, message }: Failure, shown: readonly AuthField[]): Refusal {
  if (__typename === 'AccountExistsError') return { errors: { email: EXISTS }, problem: message }
  return isAuthField(field) && shown.includes(field) ? { errors: { [field]: message } } : { problem: message }
}

type Options = {
  readonly check: (values: Values) => AuthErrors
  /** Throws when the server could not be asked. */
  readonly send: (values: Values) => Promise<Refusal>
  /** Said when the server has given no reason. */
  readonly fallback: string
}

/** Checks and sends a form whose controls keep their own state. The first field that is wrong gets the focus. */
export function useAuthForm({ check, send, fallback }: Options) {
  const [errors, setErrors] = useState<AuthErrors>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])

  const settle = (refusal: Refusal) => {
    setErrors(refusal?.errors ?? {})
    setProblem(refusal?.problem ?? null)
    setTries((before) => before + 1)
  }

  const run = async (target: HTMLFormElement) => {
    if (sending.current) return
    const data = new FormData(target)
    const values: Values = (field) => String(data.get(field) ?? '')
    const found = check(values)
    if (Object.keys(found).length > 0) return settle({ errors: found })
    sending.current = true
    setBusy(true)
    setProblem(null)
    try {
      settle(await send(values))
    } catch {
      settle({ problem: fallback })
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(event.currentTarget)
  }

  /** Takes away what was said about a field, once it is being changed. */
  const edit = (field: AuthField) =>
    setErrors((before) => {
      const { [field]: known, ...rest } = before
      return known === undefined ? before : rest
    })

  return { form, errors, problem, busy, submit, edit }
}

export type AuthForm = ReturnType<typeof useAuthForm>
