import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { endSession, useSession } from '#client/lib/session.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { type RecoveryCode, setRecoveryCode } from './recovery-code.ts'
import { SignInForm } from './sign-in-form.tsx'

type ConfirmAccountProps = {
  readonly code: RecoveryCode
  /** Called once the account's session has started in this browser. */
  readonly onSignedIn: () => void
}

/**
 * Asks for the account's password, or for a new one, after a verification link: someone else may have signed up with
 * this address.
 */
export function ConfirmAccount({ code, onSignedIn }: ConfirmAccountProps) {
  const client = useApolloClient()
  const { user } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="shell py-12 lg:py-16">
      <div className="mx-auto grid max-w-lg gap-5">
        <h1 ref={heading} tabIndex={-1} className="text-2xl lg:text-3xl">
          Confirm Your Email
        </h1>
        {user !== null && user.email !== code.email ? (
          <>
            <Notice tone="warning" className="wrap-anywhere">
              You are signed in as {user.email}. This link belongs to {code.email}.
            </Notice>
            <Button className="justify-self-start" onClick={() => void endSession(client)}>
              Sign Out and Continue
            </Button>
          </>
        ) : (
          <>
            <p className="text-soft">Enter your password to confirm this address.</p>
            <SignInForm email={code.email} fixed onSignedIn={onSignedIn} />
            <div className="grid justify-items-start gap-1 border-line border-t pt-4 text-sm">
              <p className="text-soft">
                Forgot the password, or did someone else sign up with your address? A new password signs everyone else
                out and clears the profile.
              </p>
              <Link
                to="/auth?mode=reset-password"
                onClick={() => setRecoveryCode(code)}
                className="link inline-flex min-h-8 items-center"
              >
                Set a new password
              </Link>
            </div>
          </>
        )}
      </div>
    </div>
  )
}
