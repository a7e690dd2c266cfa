import { REFERRAL_CONDITIONS, REFERRAL_STEPS } from '../../content/referrals.ts'

/** The four steps of the program. */
export function ReferralSteps() {
  return (
    <ol className="mt-6 grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
      {REFERRAL_STEPS.map(({ title, text }, index) => (
        <li key={title} className="bg-surface p-6">
          <span aria-hidden="true" className="font-serif text-2xl text-accent tabular-nums">
            {index + 1}
          </span>
          <h3 className="mt-2 text-lg">{title}</h3>
          <p className="mt-1.5 text-sm text-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** What counts and what does not, before anyone sends a link. */
export function ReferralConditions() {
  return (
    <dl className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-2">
      {REFERRAL_CONDITIONS.map(({ title, text }) => (
        <div key={title} className="max-w-prose">
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-1 text-soft text-sm">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
