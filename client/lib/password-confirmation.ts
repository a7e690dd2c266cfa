import { createContext, useContext } from 'react'

/** Of a mutation, as `unwrap` gives it. */
type Result = { readonly failure: { readonly __typename: string } | null }

/** Asks for the password. Resolves to true once it is confirmed, and to false if canceled. */
export type ConfirmPassword = () => Promise<boolean>

/** How the current screen asks for the password; `PasswordConfirmation` provides it. */
export const ConfirmPasswordContext = createContext<ConfirmPassword | null>(null)

/**
 * Runs a mutation that may need a recent password: when it does, asks for it and runs the mutation again. Resolves to
 * null when the dialog was cancelled.
 */
export function usePasswordConfirmation() {
  const confirm = useContext(ConfirmPasswordContext)
  if (confirm === null) throw new Error('usePasswordConfirmation needs PasswordConfirmation around it')
  return async <R extends Result>(run: () => Promise<R>): Promise<R | null> => {
    let result = await run()
    while (result.failure?.__typename === 'PasswordRequiredError') {
      if (!(await confirm())) return null
      result = await run()
    }
    return result
  }
}
