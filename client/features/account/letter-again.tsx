import { useState } from 'react'
import { useVerificationLetter } from '../../lib/verification-letter.ts'

/** The way to another letter, for a member whose first one got lost or came too late. */
export function LetterAgain() {
  const { sending, send } = useVerificationLetter()
  const [text, setText] = useState('')
  return (
    <>
      <button
        type="button"
        aria-busy={sending}
        onClick={() => void send().then(setText)}
        className="link min-h-8 justify-self-start"
      >
        Send the letter again
      </button>
      <p role="status" className="text-support empty:hidden">
        {text}
      </p>
    </>
  )
}
