/** Emails to members about changes made by administrators. */
import { CONTACT_MAIL, PRODUCT_NAME } from '#core/brand.ts'
import { VERIFICATION_HOURS } from '#core/retention.ts'
import { composeEmail } from '../../platform/mail/email-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'

const reasonOf = (to: string): string =>
  `You received this email because ${to} is the address of a ${PRODUCT_NAME} account.`

const QUESTIONS = `Questions? Email us at ${CONTACT_MAIL}.`

/** Sent to the new address for verification. */
export const newAddressMail = (to: string, publicUrl: string, code: string): Mail =>
  composeEmail({
    to,
    subject: `Confirm your new email address for ${PRODUCT_NAME}`,
    heading: 'Confirm your new email address',
    paragraphs: [
      `As requested, we changed the email address of your ${PRODUCT_NAME} account to this one. You were signed out everywhere.`,
      `Sign in with this address and your password, then confirm it within ${VERIFICATION_HOURS} hours.`,
    ],
    button: { label: 'Confirm email address', url: `${publicUrl}/auth/callback?type=signup&code=${code}` },
    notes: [`If you don't have an account with us, please email ${CONTACT_MAIL}.`],
    reason: reasonOf(to),
  })

/** Sent to the former address; does not reveal the new one. */
export const formerAddressMail = (to: string): Mail =>
  composeEmail({
    to,
    subject: `The email address of your ${PRODUCT_NAME} account was changed`,
    heading: 'Your email address was changed',
    paragraphs: [
      `As requested, we changed the email address of your ${PRODUCT_NAME} account. You were signed out everywhere, and you can no longer sign in with ${to}.`,
    ],
    notes: [`If you didn't request this, email ${CONTACT_MAIL} right away.`],
    reason: `You received this email because ${to} was the address of a ${PRODUCT_NAME} account.`,
  })

export const suspendedMail = (to: string, reason: string): Mail =>
  composeEmail({
    to,
    subject: `Your ${PRODUCT_NAME} account was suspended`,
    heading: 'Your account was suspended',
    paragraphs: [
      `We suspended your ${PRODUCT_NAME} account. You were signed out everywhere and can't sign in until we lift the suspension.`,
      `Reason: ${reason}`,
    ],
    notes: [QUESTIONS],
    reason: reasonOf(to),
  })

export const reinstatedMail = (to: string, publicUrl: string): Mail =>
  composeEmail({
    to,
    subject: `Your ${PRODUCT_NAME} account is no longer suspended`,
    heading: 'Your account is no longer suspended',
    paragraphs: [`You can sign in to your ${PRODUCT_NAME} account again.`],
    button: { label: 'Sign in', url: `${publicUrl}/auth?mode=signin` },
    notes: [QUESTIONS],
    reason: reasonOf(to),
  })
