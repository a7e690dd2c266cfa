import { momentDayText } from '../../../core/display/dates.ts'
import { isOpen } from '../../lib/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { TeamSection } from './team-section.tsx'

type SubscriptionTabProps = {
  readonly entitlement: {
    readonly plan: 'BASIC' | 'PRO' | 'BUSINESS'
    readonly label: string
    readonly until?: string | null
  }
}

/** What a plan includes, as the plans say it; nothing of it is built before it stands here without its mark. */
const INCLUDED = {
  BASIC: [
    { text: 'The whole directory, comparisons and saved tools', planned: false },
    { text: '5 recommendations per month', planned: false },
  ],
  PRO: [
    { text: 'Everything in Basic', planned: false },
    { text: 'Unlimited recommendations', planned: false },
  ],
  BUSINESS: [
    { text: 'Everything in Pro', planned: false },
    { text: 'Up to 5 team members', planned: true },
    { text: 'Account manager', planned: true },
    { text: 'Analytics', planned: true },
  ],
} as const

/** The plan that counts, until when, and what it holds. */
export function SubscriptionTab({ entitlement: { plan, label, until } }: SubscriptionTabProps) {
  return (
    <section aria-labelledby="plan" className="grid max-w-prose justify-items-start gap-3">
      <h2 id="plan" className="text-xl">
        {label}
      </h2>
      <p className="text-soft text-sm">
        {until ? `It runs until ${momentDayText(until)}.` : 'It is free and does not end.'}
      </p>
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {INCLUDED[plan].map(({ text, planned }) => (
          <li key={text}>
            {text}
            {planned ? <span className="text-soft"> (planned)</span> : null}
          </li>
        ))}
      </ul>
      {isOpen('/pricing') ? (
        <LinkButton to="/pricing" variant="secondary">
          See all plans
        </LinkButton>
      ) : null}
      <TeamSection />
    </section>
  )
}
