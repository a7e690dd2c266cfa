import { PRODUCT_NAME } from '#core/brand.ts'
import { monthsText, REWARD_TIERS } from '#core/referrals/reward-tiers.ts'
import { ReferralPanel } from '../features/referrals/referral-panel.tsx'
import { ReferralConditions, ReferralSteps } from '../features/referrals/referral-steps.tsx'
import { RewardTiers } from '../features/referrals/reward-tiers.tsx'
import { usePageFacts } from '../lib/page.tsx'
import { Seo } from '../lib/seo.tsx'

const MOST_FREE_TIME = monthsText(Math.max(...REWARD_TIERS.map(({ totalMonths }) => totalMonths)))

const DESCRIPTION = `Refer friends to ${PRODUCT_NAME} and get up to ${MOST_FREE_TIME} of Pro for free: how the referral program works, and when a referral counts.`

export function Component() {
  const { origin } = usePageFacts()
  return (
    <>
      <Seo
        title="Referral program"
        description={DESCRIPTION}
        path="/referrals"
        jsonLd={{
          '@context': 'https://schema.org',
          '@type': 'WebPage',
          name: `${PRODUCT_NAME} referral program`,
          url: `${origin}/referrals`,
          description: DESCRIPTION,
          publisher: { '@type': 'Organization', name: PRODUCT_NAME, url: `${origin}/` },
        }}
      />
      <section className="shell grid gap-5 pt-12 pb-10 lg:pt-16">
        <p className="eyebrow">Referral program</p>
        <h1 className="max-w-[22ch] text-3xl">Share {PRODUCT_NAME}, get Pro for free</h1>
        <p className="max-w-prose text-lg text-soft">
          When friends you refer choose a paid plan, you get free months of Pro: up to {MOST_FREE_TIME}.
        </p>
      </section>
      <div className="shell">
        <ReferralPanel />
      </div>
      <section className="shell mt-16">
        <h2 className="text-2xl">What you can earn</h2>
        <RewardTiers />
      </section>
      <section className="shell mt-16">
        <h2 className="text-2xl">How it works</h2>
        <ReferralSteps />
      </section>
      <section className="shell mt-16">
        <h2 className="text-2xl">Good to know</h2>
        <ReferralConditions />
      </section>
    </>
  )
}
