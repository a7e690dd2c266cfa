import { CONTACT_MAIL, PRODUCT_NAME } from '#core/brand.ts'
import { momentDayText, utcMomentText } from '#core/display/dates.ts'
import { knownDeviceName } from '#core/display/device-name.ts'
import { PAYMENT_YEARS, RECOVERY_MINUTES } from '#core/retention.ts'
import { composeEmail } from '../../platform/mail/email-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'

const callback = (publicUrl: string, type: string, code: string): string =>
  `${publicUrl}/auth/callback?type=${type}&code=${code}`

const accountReason = (to: string): string =>
  `You received this email because ${to} is the address of a ${PRODUCT_NAME} account.`

export const verificationMail = (to: string, publicUrl: string, code: string): Mail =>
  composeEmail({
    to,
    subject: `Confirm your email address for ${PRODUCT_NAME}`,
    heading: 'Confirm your email address',
    paragraphs: [
      `Someone signed up for ${PRODUCT_NAME} with this email address. If this was you, confirm it within 24 hours.`,
    ],
    button: { label: 'Confirm email address', url: callback(publicUrl, 'signup', code) },
    notes: [
      'Open the link in the browser where you signed up. In another browser, you need your password, or you can set a new one.',
      "If this wasn't you, you can ignore this email.",
    ],
    reason: `You received this email because someone used ${to} to sign up for ${PRODUCT_NAME}.`,
  })

export const resetMail = (to: string, publicUrl: string, code: string): Mail =>
  composeEmail({
    to,
    subject: `Reset your ${PRODUCT_NAME} password`,
    heading: 'Reset your password',
    paragraphs: [
      `Someone asked to reset the password for your ${PRODUCT_NAME} account. If this was you, set a new password within ${RECOVERY_MINUTES} minutes.`,
    ],
    button: { label: 'Set a new password', url: callback(publicUrl, 'recovery', code) },
    notes: [
      'In another browser than the one you asked with, you also need your email address.',
      "If this wasn't you, you can ignore this email. Your password stays the same.",
    ],
    reason: accountReason(to),
  })

export const passwordChangedMail = (to: string, publicUrl: string): Mail =>
  composeEmail({
    to,
    subject: `Your ${PRODUCT_NAME} password was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      `The password for your ${PRODUCT_NAME} account was changed, and you were signed out everywhere else.`,
      "If this wasn't you, set a new password now.",
    ],
    button: { label: 'Reset password', url: `${publicUrl}/auth?mode=reset` },
    reason: accountReason(to),
  })

/** The user agent is a text of the client: only names that we know are quoted. */
export const newDeviceMail = (
  to: string,
  publicUrl: string,
  { userAgent, address, at }: { readonly userAgent: string | null; readonly address: string | null; readonly at: Date },
): Mail => {
  const device = knownDeviceName(userAgent) ?? 'a browser or program that we do not know'
  const from = address === null ? '' : ` from the IP address ${address}`
  return composeEmail({
    to,
    subject: `New sign-in to your ${PRODUCT_NAME} account`,
    heading: 'New sign-in to your account',
    paragraphs: [
      `Someone signed in to your ${PRODUCT_NAME} account with a device that had not been used for it before: ${device}${from}, ${utcMomentText(at)}.`,
      "If this was you, you don't need to do anything.",
      "If this wasn't you, change your password now. That signs out everyone else.",
    ],
    button: { label: 'See recent security events', url: `${publicUrl}/settings?tab=privacy` },
    reason: accountReason(to),
  })
}

/** `usageKeptUntil` is the start of the next month. */
export const accountDeletedMail = (to: string, usageKeptUntil: Date): Mail => ({
  ...composeEmail({
    to,
    subject: `Your ${PRODUCT_NAME} account was deleted`,
    heading: 'Your account was deleted',
    paragraphs: [
      `Your ${PRODUCT_NAME} account was deleted, with your profile, sessions, saved tools, ratings, history and settings.`,
      `If you used free recommendations this month, we keep the number, with a one-way hash of your email address, until ${momentDayText(usageKeptUntil.toISOString())}.`,
      `If you had a subscription, it is canceled and you won't be charged again. We keep payment records, and the referral rewards they earned, for ${PAYMENT_YEARS} years without your name or email address. Nothing else is kept.`,
      `If this wasn't you, please email ${CONTACT_MAIL}.`,
    ],
    reason: `You received this email because ${to} was the address of a ${PRODUCT_NAME} account.`,
  }),
  isLast: true,
})
