import type { ReactNode } from 'react'
import { Notice } from '#client/ui/notice.tsx'
import { ResendEmail } from './resend-email.tsx'

type VerifyEmailNoticeProps = {
  readonly email: string
  /** What needs a verified address here. */
  readonly children: ReactNode
  readonly className?: string
}

/** Says that an email with a link is on its way, and sends it again. */
export function VerifyEmailNotice({ email, children, className }: VerifyEmailNoticeProps) {
  return (
    <Notice title="Verify your email address" className={className}>
      <p className="wrap-anywhere max-w-prose">
        We sent a link to {email}. Open it to verify this address. {children}
      </p>
      <ResendEmail />
    </Notice>
  )
}
