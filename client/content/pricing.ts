import { GRACE_DAYS, REFUND_DAYS } from '#core/billing/plans.ts'
import { CONTACT_MAIL } from '#core/brand.ts'

/** Questions that people ask before they pay. */
export const PRICING_FAQ = [
  {
    question: 'Can I get my money back?',
    answer: `Yes. Every paid plan has a ${REFUND_DAYS}-day money-back guarantee: request a full refund of your first payment in your settings within ${REFUND_DAYS} days. Your plan ends when the refund is issued.`,
  },
  {
    question: 'Can I change or cancel my plan?',
    answer:
      'At any time, in your settings. Changes take effect at the next billing cycle, and a canceled plan runs until the end of the period you paid for.',
  },
  {
    question: 'How soon can I use Pro?',
    answer: 'Pro access is instant: it starts as soon as your payment is complete.',
  },
  {
    question: 'What happens when a payment fails?',
    answer: `Your plan continues for ${GRACE_DAYS} days after the end of the last paid period. We email you what to do, and your settings show a “Fix payment” link. Questions? Write to ${CONTACT_MAIL}.`,
  },
] as const
