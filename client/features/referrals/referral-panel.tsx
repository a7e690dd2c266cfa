import { SIGN_IN, SIGN_UP } from '../../content/site-links.ts'
import { useSignedIn } from '../../lib/stored-session.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ReferralSkeleton } from './referral-skeleton.tsx'

const load = () => import('./referral-dashboard.tsx')

/**
 * As high as a member's dashboard, because members are marked before the first paint; so nothing moves when it loads.
 */
const RESERVED = 'in-data-member:min-h-[52rem] sm:in-data-member:min-h-[32rem] lg:in-data-member:min-h-[33rem]'

/** Sign-up links for visitors; for members, their referrals, which only members load. */
export function ReferralPanel() {
  const signedIn = useSignedIn()
  const part = useLoaded(load, signedIn)
  if (!signedIn) return <Visitor />
  return (
    <section aria-labelledby="your-referrals">
      <Card className={`p-6 lg:p-8 ${RESERVED}`}>
        <h2 id="your-referrals" className="text-xl">
          Your referrals
        </h2>
        {part ? <part.ReferralDashboard /> : <ReferralSkeleton />}
      </Card>
    </section>
  )
}

function Visitor() {
  const hydrated = useHydrated()
  return (
    <section aria-labelledby="get-your-link">
      <Card className={`p-6 lg:p-8 ${RESERVED}`}>
        {/* Until a stored session is known of, a member does not see the ways to an account. */}
        <div className={hydrated ? undefined : 'in-data-member:invisible'}>
          <h2 id="get-your-link" className="text-xl">
            Get your referral link
          </h2>
          <p className="mt-2 max-w-prose text-soft">
            Every member has a code and a link to share. Signing up is free and takes a minute.
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <LinkButton to={SIGN_UP.to}>Sign up for free</LinkButton>
            <LinkButton to={SIGN_IN.to} variant="secondary">
              {SIGN_IN.label}
            </LinkButton>
          </div>
        </div>
      </Card>
    </section>
  )
}
