import { type BillingPeriod, type PaidPlan, planLabel, REFUND_DAYS } from '#core/billing/plans.ts'
import { CONTACT_MAIL, PRODUCT_NAME } from '#core/brand.ts'
import { momentDayText } from '#core/display/dates.ts'
import { formatCents } from '#core/display/price.ts'
import { composeEmail } from '../../platform/mail/email-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { subscriptionAddress } from './subscription-address.ts'

type Paid = {
  readonly plan: PaidPlan
  readonly period: BillingPeriod
  readonly number: string | null
  readonly totalCents: number
  readonly paidCents: number
  readonly periodEnd: Date
  readonly invoiceUrl: string | null
  /** Only the first payment is refundable. */
  readonly isFirst: boolean
}

const PERIODS: Readonly<Record<BillingPeriod, string>> = { month: 'monthly', year: 'annual' }
const day = (moment: Date): string => momentDayText(moment.toISOString())

const memberReason = (to: string): string =>
  `You received this email because ${to} is the address of a ${PRODUCT_NAME} account with a paid plan.`

const creditText = ({ totalCents, paidCents }: Paid): string =>
  paidCents < totalCents
    ? ` ${formatCents(totalCents - paidCents)} of ${formatCents(totalCents)} came from your credit.`
    : ''

/** Payment receipt with a link to the invoice. */
export const receiptMail = (to: string, publicUrl: string, payment: Paid): Mail =>
  composeEmail({
    to,
    subject: `Your ${PRODUCT_NAME} receipt`,
    heading: 'Thank you for your payment',
    paragraphs: [
      `We received ${formatCents(payment.paidCents)} for the ${planLabel(payment.plan)} (${PERIODS[payment.period]}).${creditText(payment)}`,
      `Your plan is paid through ${day(payment.periodEnd)}.${payment.number === null ? '' : ` Invoice number: ${payment.number}.`}`,
    ],
    button:
      payment.invoiceUrl === null
        ? { label: 'Open subscription settings', url: subscriptionAddress(publicUrl) }
        : { label: 'View invoice', url: payment.invoiceUrl },
    notes: payment.isFirst
      ? [`If the plan isn't for you, request a full refund in your settings within ${REFUND_DAYS} days.`]
      : [],
    reason: memberReason(to),
  })

/** Payment failed: what to do and by when. */
export const paymentFailedMail = (
  to: string,
  publicUrl: string,
  failed: { plan: PaidPlan; totalCents: number; until: Date | null },
): Mail =>
  composeEmail({
    to,
    subject: `Your ${PRODUCT_NAME} payment failed`,
    heading: 'Your payment failed',
    paragraphs: [
      `We couldn't charge ${formatCents(failed.totalCents)} for the ${planLabel(failed.plan)}.`,
      failed.until === null
        ? "Please check your card and try again. You haven't been charged."
        : `You still have full access. Update your card by ${day(failed.until)} to keep it.`,
    ],
    button: { label: 'Fix payment', url: subscriptionAddress(publicUrl) },
    notes: ["If you've already fixed this, you can ignore this email."],
    reason: memberReason(to),
  })

/** The member canceled: what ends when, and how to keep it. */
export const planCanceledMail = (
  to: string,
  publicUrl: string,
  canceled: { readonly plan: PaidPlan; readonly endsAt: Date },
): Mail =>
  composeEmail({
    to,
    subject: `You canceled your ${planLabel(canceled.plan)}`,
    heading: 'Your subscription is canceled',
    paragraphs: [
      `You canceled your subscription to the ${planLabel(canceled.plan)}. You keep the plan until ${day(canceled.endsAt)}, and you won't be charged again.`,
      'After that, you have the Basic Plan. You keep your account, saved tools, and results.',
      `To keep the plan, open your subscription settings before ${day(canceled.endsAt)}, choose "Manage payment and invoices," and renew it there.`,
    ],
    button: { label: 'Open subscription settings', url: subscriptionAddress(publicUrl) },
    notes: [`If you didn't cancel it, please email ${CONTACT_MAIL}.`],
    reason: memberReason(to),
  })

export const planEndedMail = (to: string, publicUrl: string, plan: PaidPlan): Mail =>
  composeEmail({
    to,
    subject: `Your ${planLabel(plan)} has ended`,
    heading: `Your ${planLabel(plan)} has ended`,
    paragraphs: [
      `Your subscription to the ${planLabel(plan)} has ended, and you won't be charged again.`,
      'You keep your account, saved tools and results. You can upgrade again at any time.',
    ],
    button: { label: 'See plans', url: `${publicUrl}/pricing` },
    notes: [`If you didn't expect this, please email ${CONTACT_MAIL}.`],
    reason: `You received this email because ${to} is the address of a ${PRODUCT_NAME} account that had a paid plan.`,
  })
