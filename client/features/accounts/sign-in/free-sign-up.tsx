import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '#client/lib/session.ts'
import { DEFAULT_DESTINATION } from '#core/safe-path.ts'
import { SignUpForm } from './sign-up-form.tsx'

/**
 * The sign-up form on a page for visitors, without members, who already have an account. After signing up, the sign-in
 * page completes what the visitor had started.
 */
export function FreeSignUp() {
  const [email, setEmail] = useState('')
  const { status } = useSession()
  const [isVisitor, setVisitor] = useState(status === 'anonymous')
  if (status === 'anonymous' && !isVisitor) setVisitor(true)
  const navigate = useNavigate()
  const isDone = isVisitor && status === 'authenticated'
  useEffect(() => {
    if (isDone) void navigate('/auth?mode=signup', { replace: true })
  }, [isDone, navigate])
  if (!isVisitor) return null
  return (
    <section
      aria-labelledby="create-account"
      className="noscript:hidden mt-12 grid gap-x-6 border-line border-t pt-8 in-data-member:hidden md:grid-cols-2"
    >
      <div>
        <h2 id="create-account" className="text-2xl">
          Create your free account
        </h2>
        <p className="mt-2 max-w-prose text-soft">
          Your list opens as soon as the account exists. You can change to Premium at any time.
        </p>
      </div>
      <div>
        <SignUpForm
          email={email}
          onEmail={setEmail}
          referralCode={null}
          signInHref="/auth?mode=signin"
          destination={DEFAULT_DESTINATION}
        />
      </div>
    </section>
  )
}
