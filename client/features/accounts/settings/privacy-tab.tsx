import { useQuery } from '@apollo/client/react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { FactorsPart } from '../factors/factors-part.tsx'
import { SecondFactorsDocument } from '../factors/factors-query.ts'
import { PasswordConfirmation } from '../password/password-confirmation.tsx'
import { PasswordPart } from '../password/security-card.tsx'
import { RecentEvents } from './recent-events.tsx'
import { SessionsList } from './sessions-list.tsx'
import { type Setting, SettingSwitches } from './setting-switches.tsx'
import { SPLIT } from './split.ts'

const HISTORY: readonly Setting[] = [
  {
    name: 'keepHistory',
    label: 'Save the tools I view',
    hint: 'Only for your own dashboard. Turning this off also deletes the saved history.',
  },
]

const QUESTIONS: readonly Setting[] = [
  {
    name: 'outcomeQuestions',
    label: 'Ask me what I chose',
    hint: 'On your dashboard, two weeks after a list, and by email only with “Recommendations” on under Notifications.',
  },
]

type PrivacyTabProps = {
  /** The member's answers about lists. */
  readonly outcomes: ReactNode
  /** The member's reviews of tools. */
  readonly reviews: ReactNode
  readonly email: string
  readonly sessions: ComponentProps<typeof SessionsList>['sessions']
  readonly settings: ComponentProps<typeof SettingSwitches>['settings']
}

/** View history, answers about lists, reviews, the password, sessions, second factors, and what happened to the account. */
export function PrivacyTab({ email, sessions, settings, outcomes, reviews }: PrivacyTabProps) {
  const { data, error } = useQuery(SecondFactorsDocument, { context: { asViewer: true } })
  /** Their height depends on it, so what is below would move. */
  const hasFactors = data !== undefined || error !== undefined
  return (
    <div className="grid gap-8">
      <section aria-labelledby="history" className={SPLIT}>
        <h2 id="history" className="mb-4 text-xl">
          History
        </h2>
        <SettingSwitches legend="History" items={HISTORY} settings={settings} />
      </section>
      <section aria-labelledby="outcomes" className={SPLIT}>
        <h2 id="outcomes" className="mb-4 text-xl">
          What you chose
        </h2>
        <div className="grid grid-cols-1 gap-4">
          <SettingSwitches legend="What you chose" items={QUESTIONS} settings={settings} />
          {outcomes}
        </div>
      </section>
      <section aria-labelledby="own-reviews" className={SPLIT}>
        <h2 id="own-reviews" className="mb-4 text-xl">
          Your reviews
        </h2>
        {reviews}
      </section>
      <section aria-labelledby="password" className={SPLIT}>
        <h2 id="password" className="mb-2 text-xl">
          Password
        </h2>
        <PasswordPart email={email} />
      </section>
      <section aria-labelledby="sessions" className={SPLIT}>
        <h2 id="sessions" className="mb-4 text-xl">
          Where you are signed in
        </h2>
        <div>
          <PasswordConfirmation>
            <SessionsList sessions={sessions} />
          </PasswordConfirmation>
        </div>
      </section>
      <section aria-labelledby="factors" className={SPLIT}>
        <div>
          <h2 id="factors" className="text-xl">
            Second factor
          </h2>
          <p className="mt-1 mb-5 max-w-prose text-soft text-sm">
            With a passkey or an authenticator app, your password alone is no longer enough to sign in.{' '}
            <Link to="/help/secure-your-account" className="link">
              How it works
            </Link>
          </p>
        </div>
        <PasswordConfirmation>
          <FactorsPart />
        </PasswordConfirmation>
      </section>
      {hasFactors ? (
        <section aria-labelledby="events" className={SPLIT}>
          <div>
            <h2 id="events" className="text-xl">
              Recent security events
            </h2>
            <p className="mt-1 mb-5 max-w-prose text-soft text-sm">
              If you see something that wasn’t you, change your password.
            </p>
          </div>
          <div>
            <RecentEvents />
          </div>
        </section>
      ) : null}
    </div>
  )
}
