import { type ReactNode, useCallback, useRef, useState } from 'react'
import { type ConfirmPassword, ConfirmPasswordContext } from '#client/lib/password-confirmation.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { useConfirmPassword } from './use-confirm-password.ts'

/** Provides the dialog of `usePasswordConfirmation`. */
export function PasswordConfirmation({ children }: { readonly children: ReactNode }) {
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
    <ConfirmPasswordContext value={confirm}>
      {children}
      <PasswordDialog
        open={open}
        onClose={() => close(false)}
        title="Confirm your password"
        text="It's been more than 15 minutes since you entered your password. Enter it again to continue."
        action="Confirm"
        busyText="Confirming…"
        failure="Failed to confirm your password. Please try again."
        send={send}
        onDone={() => close(true)}
      />
    </ConfirmPasswordContext>
  )
}
