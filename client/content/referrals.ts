import { priceCents } from '#core/billing/plans.ts'
import { formatUsd } from '#core/display/price.ts'

type Step = { readonly title: string; readonly text: string }

/** How the referral program works, in order. */
export const REFERRAL_STEPS: readonly Step[] = [
  { title: 'Get your link', text: 'Sign up for free. Your referral code and link are on this page.' },
  { title: 'Share it', text: 'Send the link to friends and colleagues who are looking for AI tools.' },
  { title: 'They sign up and subscribe', text: 'Your friends sign up with your link and choose a paid plan.' },
  { title: 'You get free Pro', text: 'As soon as a first payment succeeds, it counts toward your next reward.' },
]

const PRO_MONTH = formatUsd(priceCents('pro', 'month') / 100)

/** When a referral counts, and what a reward is. The server enforces all of it. */
export const REFERRAL_CONDITIONS: readonly Step[] = [
  {
    title: 'When a friend counts',
    text: 'A referral succeeds with the first successful payment. Both of you need a verified email address.',
  },
  {
    title: 'Refunds and disputes',
    text: 'If all of a friend’s payments are refunded or disputed, the referral no longer counts, and a reward that depends on it is taken back.',
  },
  {
    title: 'Your own accounts',
    text: 'You can’t refer yourself: accounts with the same email address or the same card don’t count, and neither do members who referred each other.',
  },
  {
    title: 'One card counts once',
    text: 'If several friends pay with the same card, only the first one to pay counts.',
  },
  {
    title: 'How you get the time',
    text: `Free months of Pro start when your current paid time ends. If your subscription renews, you get ${PRO_MONTH} of credit for each month instead.`,
  },
  {
    title: 'One code per friend',
    text: 'A friend’s referral code can’t be added or changed after sign-up.',
  },
  {
    title: 'What you see',
    text: 'We show you the month a friend signed up and whether the referral counts, never who it is.',
  },
]
