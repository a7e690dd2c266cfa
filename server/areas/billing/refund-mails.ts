import { type PaidPlan, planLabel } from '#core/billing/plans.ts'
import { CONTACT_MAIL, PRODUCT_NAME } from '#core/brand.ts'
import { formatCents } from '#core/display/price.ts'
import { composeEmail } from '../../platform/mail/email-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { subscriptionAddress } from './subscription-address.ts'

type Refund = { readonly plan: PaidPlan; readonly paidCents: number }

/** HTML renders line breaks as spaces, so each line is a paragraph. */
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

const amount = ({ paidCents }: Refund): string => formatCents(paidCents)

const settings = (publicUrl: string) => ({
  label: 'Open subscription settings',
  url: subscriptionAddress(publicUrl),
})

const requestReason = (to: string): string =>
  `You received this email because the ${PRODUCT_NAME} account of ${to} requested a refund.`

export const refundRequestedMail = (to: string, publicUrl: string, refund: Refund): Mail =>
  composeEmail({
    to,
    subject: 'We received your refund request',
    heading: 'We received your refund request',
    paragraphs: [
      `You requested a refund of ${amount(refund)} for the ${planLabel(refund.plan)}.`,
      "We'll review your request and email you our decision. Until then, your plan and subscription continue as usual.",
      'If we approve it, you get a full refund and your plan ends immediately.',
    ],
    button: settings(publicUrl),
    notes: [`If this wasn't you, please email ${CONTACT_MAIL}.`],
    reason: requestReason(to),
  })

/** For an administrator. The member's address and words are on the screen only. */
export const refundToDecideMail = (to: string, publicUrl: string, refund: Refund): Mail =>
  composeEmail({
    to,
    subject: `A member requests a refund of ${amount(refund)}`,
    heading: 'A refund request is waiting for a decision',
    paragraphs: [
      `A member requested a refund of ${amount(refund)} for the ${planLabel(refund.plan)}.`,
      'The queue shows the reason and the payments. The member was told that we will email our decision.',
    ],
    button: { label: 'Open refund requests', url: `${publicUrl}/admin?tab=refunds` },
    reason: `You received this email because this address receives notices for administrators of ${PRODUCT_NAME}.`,
  })

export const refundApprovedMail = (to: string, publicUrl: string, refund: Refund, message: string | null): Mail =>
  composeEmail({
    to,
    subject: 'Your refund was approved',
    heading: 'Your refund was approved',
    paragraphs: [
      `We refunded ${amount(refund)} to the card you paid with. It usually takes 5 to 10 days to appear on your statement.`,
      `Your ${planLabel(refund.plan)} and its subscription have ended. You keep your account and everything you saved.`,
      ...linesOf(message ?? ''),
    ],
    button: settings(publicUrl),
    reason: requestReason(to),
  })

export const refundRefusedMail = (to: string, publicUrl: string, refund: Refund, message: string): Mail =>
  composeEmail({
    to,
    subject: 'About your refund request',
    heading: "We couldn't approve your refund",
    paragraphs: [
      `You requested a refund of ${amount(refund)} for the ${planLabel(refund.plan)}. We didn't approve it for this reason:`,
      ...linesOf(message),
      'Your plan and subscription continue. You can cancel your subscription in your settings at any time.',
    ],
    button: settings(publicUrl),
    notes: [`If you think this is a mistake, email us at ${CONTACT_MAIL}.`],
    reason: requestReason(to),
  })
