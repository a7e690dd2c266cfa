import type { ReactNode } from 'react'
import type { ButtonVariant } from '#client/ui/button.tsx'
import { AsyncButton } from './async-button.tsx'
import { useOpenPortal } from './use-open-portal.ts'

type PortalButtonProps = { readonly variant?: ButtonVariant; readonly children: ReactNode }

/** Opens the payment provider's portal for cards, invoices and cancellation. */
export function PortalButton({ variant = 'secondary', children }: PortalButtonProps) {
  const { openPortal, busy, client } = useOpenPortal()
  return (
    <AsyncButton variant={variant} busy={busy} busyText="Opening…" client={client} run={openPortal}>
      {children}
    </AsyncButton>
  )
}
