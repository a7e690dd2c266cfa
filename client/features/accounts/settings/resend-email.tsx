import { useState } from 'react'
import { useResendVerification } from '#client/lib/use-resend-verification.ts'

/** Sends the verification email again. */
export function ResendEmail() {
  const { sending, send } = useResendVerification()
  const [text, setText] = useState('')
  return (
    <>
      <button
        type="button"
        aria-busy={sending}
        onClick={() => void send().then(setText)}
        className="link min-h-8 justify-self-start"
      >
        Resend email
      </button>
      <p role="status" className="text-support empty:hidden">
        {text}
      </p>
    </>
  )
}
