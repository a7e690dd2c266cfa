/** Emails about second factors. */

import { FACTOR_RESET_HOURS } from '#core/accounts/second-factors.ts'
import { CONTACT_MAIL, PRODUCT_NAME } from '#core/brand.ts'
import { composeEmail } from '#server/platform/mail/email-layout.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

export type FactorMail = (to: string, publicUrl: string) => Mail

const reasonOf = (to: string): string =>
  `You received this email because ${to} is the address of a ${PRODUCT_NAME} account.`

const settingsButton = (publicUrl: string) => ({ label: 'Open settings', url: `${publicUrl}/settings?tab=privacy` })

const NOT_YOU = `If this wasn't you, change your password now and check your second factors. Need help? Email us at ${CONTACT_MAIL}.`

const changeMail =
  (what: string, paragraph: string): FactorMail =>
  (to, publicUrl) =>
    composeEmail({
      to,
      subject: `${what} for your ${PRODUCT_NAME} account`,
      heading: what,
      paragraphs: [paragraph, 'You were signed out everywhere else.', NOT_YOU],
      button: settingsButton(publicUrl),
      reason: reasonOf(to),
    })

export const passkeyAddedMail = (name: string): FactorMail =>
  changeMail('A passkey was added', `The passkey "${name}" can now sign in to your account without the password.`)

export const passkeyRemovedMail = (name: string): FactorMail =>
  changeMail('A passkey was removed', `The passkey "${name}" can no longer sign in to your account.`)

export const appAddedMail = changeMail(
  'An authenticator app was set up',
  'Signing in with your password now also takes a code from your authenticator app.',
)

export const appRemovedMail = changeMail(
  'The authenticator app was removed',
  'Codes from your authenticator app no longer work for your account.',
)

export const codesRenewedMail = changeMail(
  'New recovery codes were created',
  'Your old recovery codes no longer work. Keep the new ones in a safe place.',
)

export const codeUsedMail = (to: string, publicUrl: string, left: number): Mail =>
  composeEmail({
    to,
    subject: `A recovery code was used for your ${PRODUCT_NAME} account`,
    heading: 'A recovery code was used',
    paragraphs: [
      `Someone signed in to your account with your password and a recovery code. ${left === 1 ? '1 code is' : `${left} codes are`} left.`,
      NOT_YOU,
    ],
    button: settingsButton(publicUrl),
    reason: reasonOf(to),
  })

export const resetRequestedMail = (to: string, publicUrl: string, code: string): Mail =>
  composeEmail({
    to,
    subject: `The second factor of your ${PRODUCT_NAME} account will be removed`,
    heading: 'Your second factor will be removed',
    paragraphs: [
      `An administrator requested to remove the passkeys, the authenticator app and the recovery codes of your account. This happens in ${FACTOR_RESET_HOURS} hours. After that, your password alone signs you in.`,
      "If you didn't ask for this, cancel it now. Signing in with your second factor cancels it too.",
    ],
    button: { label: 'Cancel the removal', url: `${publicUrl}/auth/callback?type=keep-factors&code=${code}` },
    notes: [`Questions? Email us at ${CONTACT_MAIL}.`],
    reason: reasonOf(to),
  })

export const resetCanceledMail: FactorMail = (to, publicUrl) =>
  composeEmail({
    to,
    subject: `The second factor of your ${PRODUCT_NAME} account stays`,
    heading: 'Your second factor stays',
    paragraphs: ['The requested removal of your second factor was canceled. Nothing changed.'],
    button: settingsButton(publicUrl),
    reason: reasonOf(to),
  })

export const resetDoneMail: FactorMail = (to, publicUrl) =>
  composeEmail({
    to,
    subject: `The second factor of your ${PRODUCT_NAME} account was removed`,
    heading: 'Your second factor was removed',
    paragraphs: [
      'The passkeys, the authenticator app and the recovery codes of your account were removed, and you were signed out everywhere. Sign in with your password, then set up a new second factor.',
    ],
    button: { label: 'Sign in', url: `${publicUrl}/auth?mode=signin&returnTo=/settings?tab=privacy` },
    notes: [`If you didn't ask for this, set a new password and email us at ${CONTACT_MAIL}.`],
    reason: reasonOf(to),
  })
