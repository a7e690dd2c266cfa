import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { CONTACT_MAIL } from '#core/brand.ts'
import { MemberSuccess } from '../features/billing/payment/member-success.tsx'
import { CheckingPayment, NoPayment, NotChecked } from '../features/billing/payment/not-confirmed.tsx'
import { usePageQuery } from '../lib/page-query.ts'
import { Seo } from '../lib/seo.tsx'
import { useSession, verifySession } from '../lib/session.ts'
import { useLoaded } from '../lib/use-loaded.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { ScriptsNeeded } from '../ui/scripts-needed.tsx'
import { LoadingStatus, Skeleton } from '../ui/skeleton.tsx'

type Step = 'success' | 'login' | 'signup'

/** The heading of a step, which gets the focus when the step replaces another one. */
function StepHeading({ title, focused }: { readonly title: string; readonly focused: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return (
    <h1 ref={heading} tabIndex={-1} className="text-2xl lg:text-3xl">
      {title}
    </h1>
  )
}

export function Component() {
  const [query] = usePageQuery()
  const session = useSession()
  const client = useApolloClient()
  const [step, setStep] = useState<Step>('success')
  const heading = useCallback((title: string) => <StepHeading title={title} focused={false} />, [])
  const sessionId = query.get('session_id') || null
  let content: ReactNode
  if (session.status === 'loading') {
    content = <CheckingPayment heading={heading} label="Loading your account" />
  } else if (sessionId === null) {
    content = <NoPayment heading={heading} signedIn={session.status === 'authenticated'} />
  } else if (session.status === 'anonymous') {
    content = <VisitorSteps step={step} onStep={setStep} />
  } else if (session.verified) {
    content = <MemberSuccess sessionId={sessionId} heading={heading} />
  } else {
    content = <NotChecked heading={heading} onRetry={() => void verifySession(client)} />
  }
  return (
    // At least as high as the window, so that the footer stays below it when one step replaces another.
    <div className="shell min-h-[calc(100svh-var(--header-height))] py-12 lg:py-16">
      <Seo title="Payment" description="Payment confirmation." />
      <div className="mx-auto grid max-w-lg gap-5">
        <ScriptsNeeded mail={CONTACT_MAIL} />
        {content}
      </div>
    </div>
  )
}

// Members, who are most of the customers, do not need them.
const loadForms = () =>
  Promise.all([
    import('../features/accounts/sign-in/payment-login-form.tsx'),
    import('../features/accounts/sign-in/payment-signup-form.tsx'),
  ])

type VisitorStepsProps = { readonly step: Step; readonly onStep: (step: Step) => void }

/** For a customer without a session: sign in to the account that the plan belongs to, or create one. */
function VisitorSteps({ step, onStep }: VisitorStepsProps) {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [login, signup] = useLoaded(loadForms, true) ?? []
  const switchTo = (next: Step) => {
    setProblem(null)
    onStep(next)
  }
  const fields = { email, onEmail: setEmail }
  if (step === 'login') {
    return (
      <>
        <StepHeading key={step} title="Login to Existing Account" focused />
        <p className="text-soft">Use the account you paid with.</p>
        {login ? (
          <login.PaymentLoginForm
            {...fields}
            onRefused={(reason) => {
              setProblem(reason)
              onStep('signup')
            }}
          />
        ) : (
          <FormLoading />
        )}
        <Button variant="quiet" className="-ml-3 justify-self-start" onClick={() => switchTo('signup')}>
          Create New Account
        </Button>
      </>
    )
  }
  if (step === 'signup') {
    return (
      <>
        <StepHeading key={step} title="Create New Account" focused />
        {problem === null ? null : (
          <Notice tone="warning" title="Login failed">
            {problem} If you don’t have an account, create one here.
          </Notice>
        )}
        {signup ? <signup.PaymentSignupForm {...fields} /> : <FormLoading />}
        <Button variant="quiet" className="-ml-3 justify-self-start" onClick={() => switchTo('login')}>
          Login to Existing Account
        </Button>
      </>
    )
  }
  return (
    <>
      <StepHeading key={step} title="Log In to See Your Payment" focused={false} />
      <p className="text-lg text-soft">If you just paid, log in with the account you paid with to use your plan.</p>
      <div className="noscript:hidden flex flex-wrap gap-3">
        <Button onClick={() => switchTo('login')}>Login to Existing Account</Button>
        <Button variant="secondary" onClick={() => switchTo('signup')}>
          Create New Account
        </Button>
        <LinkButton to="/" variant="quiet">
          Return
        </LinkButton>
      </div>
    </>
  )
}

function FormLoading() {
  return (
    <>
      <LoadingStatus label="Loading the form" />
      <Skeleton className="h-56" />
    </>
  )
}
