import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { latePart } from '#client/lib/later.tsx'
import { ScriptsNeeded } from '#client/ui/scripts-needed.tsx'
import { LoadingStatus } from '#client/ui/skeleton.tsx'
import { CONTACT_MAIL } from '#core/brand.ts'
import { type AuthMode, authHref, destinationOf } from './auth-address.ts'
import { SignInForm } from './sign-in-form.tsx'

/** The height of a form with this many fields: each has a label, and a button follows. */
function FormLoading({ fields }: { readonly fields: number }) {
  return (
    <div style={{ height: `${fields * 5.5 + 3.25}rem` }}>
      <LoadingStatus label="Loading the form" />
    </div>
  )
}

const SignUpForm = latePart(
  'client/features/accounts/sign-in/sign-up-form.tsx',
  () => import('./sign-up-form.tsx').then((module) => module.SignUpForm),
  () => <FormLoading fields={5} />,
)
const ResetForm = latePart(
  'client/features/accounts/sign-in/reset-form.tsx',
  () => import('./reset-form.tsx').then((module) => module.ResetForm),
  () => <FormLoading fields={1} />,
)
const NewPasswordForm = latePart(
  'client/features/accounts/sign-in/new-password-form.tsx',
  () => import('./new-password-form.tsx').then((module) => module.NewPasswordForm),
  () => <FormLoading fields={2} />,
)

export const AUTH_TITLES: Readonly<Record<AuthMode, string>> = {
  signin: 'Sign In',
  signup: 'Create Your Account',
  reset: 'Reset Your Password',
  'reset-password': 'Set a New Password',
}

const LEADS: Readonly<Record<AuthMode, string>> = {
  signin: 'Sign in to see your saved tools.',
  // Of its form.
  signup: '',
  reset: 'Enter the email address of your account, and we will send you a link.',
  'reset-password': 'Your old password stops working and you are signed out everywhere.',
}

type AuthViewProps = { readonly mode: AuthMode; readonly query: URLSearchParams }

/** The form of a mode. Only the email address is kept when the mode changes. */
export function AuthView({ mode, query }: AuthViewProps) {
  const [email, setEmail] = useState('')
  const navigate = useNavigate()
  // The accepted password reset request, until the mode changes.
  const [isSent, setIsSent] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const view = mode === 'reset' && isSent ? 'sent' : mode
  const shown = useRef<AuthMode | 'sent'>(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    heading.current?.focus()
    if (view !== 'sent') setIsSent(false)
  }, [view])

  const fields = { email, onEmail: setEmail }
  const forms: Readonly<Record<AuthMode, ReactNode>> = {
    signin: <SignInForm key="signin" {...fields} />,
    signup: (
      <SignUpForm
        key="signup"
        {...fields}
        referralCode={query.get('ref')}
        signInHref={authHref('signin', query)}
        destination={destinationOf(query)}
      />
    ),
    reset: (
      <ResetForm
        key="reset"
        {...fields}
        isSent={isSent}
        onSent={(address) => {
          // The browser may have filled it in without an event.
          if (address !== null) setEmail(address)
          setIsSent(address !== null)
        }}
      />
    ),
    'reset-password': (
      <NewPasswordForm key="new" onDone={() => void navigate('/auth?mode=signin', { replace: true })} />
    ),
  }
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-2xl lg:text-3xl">
        {view === 'sent' ? 'Check Your Email' : AUTH_TITLES[mode]}
      </h1>
      {view === 'sent' || mode === 'signup' ? null : <p className="mt-2 mb-6 text-soft">{LEADS[mode]}</p>}
      <ScriptsNeeded mail={CONTACT_MAIL} />
      {forms[mode]}
      <OtherModes mode={mode} query={query} />
    </>
  )
}

function OtherModes({ mode, query }: AuthViewProps) {
  return (
    <div className="noscript:hidden mt-6 grid justify-items-start border-line border-t pt-3 text-sm">
      {mode === 'signin' ? (
        <>
          <ModeLink to="reset" query={query}>
            Forgot your password?
          </ModeLink>
          <ModeLink to="signup" query={query}>
            New here? Create an account
          </ModeLink>
        </>
      ) : null}
      {mode === 'signup' ? (
        <ModeLink to="signin" query={query}>
          Already a member? Sign in
        </ModeLink>
      ) : null}
      {mode === 'reset-password' ? (
        <ModeLink to="reset" query={query}>
          Request a new link
        </ModeLink>
      ) : null}
      {mode === 'reset' || mode === 'reset-password' ? (
        <ModeLink to="signin" query={query}>
          Back to Sign In
        </ModeLink>
      ) : null}
    </div>
  )
}

type ModeLinkProps = { readonly to: AuthMode; readonly query: URLSearchParams; readonly children: ReactNode }

function ModeLink({ to, query, children }: ModeLinkProps) {
  // Keeps the pending action in the navigation state.
  const { state } = useLocation()
  return (
    <Link to={authHref(to, query)} state={state} className="link inline-flex min-h-11 items-center">
      {children}
    </Link>
  )
}
