import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { PasswordDialog } from './password-dialog.tsx'
import { useConfirmPassword } from './use-confirm-password.ts'

type Result = { readonly __typename: string }

/** Resolves once the password is confirmed, to whether it is; false after a cancellation. */
type ConfirmPassword = () => Promise<boolean>

const ConfirmContext = createContext<ConfirmPassword | null>(null)

/** Gives `usePasswordAgain` its dialog. */
export function PasswordAgain({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const settle = useRef<(confirmed: boolean) => void>(undefined)
  const send = useConfirmPassword()
  const confirm = useCallback<ConfirmPassword>(() => {
    settle.current?.(false)
    setOpen(true)
    return new Promise((resolve) => {
      settle.current = resolve
    })
  }, [])
  const close = (confirmed: boolean) => {
    setOpen(false)
    settle.current?.(confirmed)
    settle.current = undefined
  }
  return (
    <ConfirmContext value={confirm}>
      {children}
      <PasswordDialog
        open={open}
        onClose={() => close(false)}
        title="Confirm your password"
        text="You gave your password more than 15 minutes ago. Enter it again to continue."
        action="Confirm"
        busyText="Confirming…"
        failure="Failed to confirm your password. Please try again."
        send={send}
        onDone={() => close(true)}
      />
    </ConfirmContext>
  )
}

/**
 * Runs a mutation that may need a recent password: when it does, asks for it and runs the mutation again. Resolves to
 * null when the dialog was cancelled.
 */
export function usePasswordAgain() {
  const confirm = useContext(ConfirmContext)
  if (confirm === null) throw new Error('usePasswordAgain needs PasswordAgain around it')
  return async <R extends Result>(
    run: () => Promise<R>,
  ): Promise<Exclude<R, { readonly __typename: 'PasswordRequiredError' }> | null> => {
    type Answer = Exclude<R, { readonly __typename: 'PasswordRequiredError' }>
    let result = await run()
    while (result.__typename === 'PasswordRequiredError') {
      if (!(await confirm())) return null
      result = await run()
    }
    return result as Answer
  }
}
