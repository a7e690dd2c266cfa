import { PRODUCT_NAME } from '#core/brand.ts'
import { longDay } from '#core/display/dates.ts'
import { composeEmail } from '../../platform/mail/email-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'

type NamedKey = { readonly name: string; readonly prefix: string; readonly expiresAt: Date | null }

const settings = (publicUrl: string) => ({
  label: 'Open your API keys',
  url: `${publicUrl}/settings?tab=developer`,
})

const reason = (to: string): string =>
  `You received this email because ${to} is the address of a ${PRODUCT_NAME} account with an API key.`

/** The name is quoted in the text only, because the member chose it. */
export const keyCreatedMail = (to: string, { name, prefix, expiresAt }: NamedKey, publicUrl: string): Mail =>
  composeEmail({
    to,
    subject: `An API key was created for your ${PRODUCT_NAME} account`,
    heading: 'An API key was created',
    paragraphs: [
      `The key "${name}" (${prefix}…) was created in your account. ${expiresAt === null ? 'It does not expire.' : `It expires on ${longDay(expiresAt)}.`}`,
      "If this wasn't you, revoke the key and change your password.",
    ],
    button: settings(publicUrl),
    reason: reason(to),
  })

export const keyExpiresMail = (to: string, { name, prefix }: NamedKey, day: Date, publicUrl: string): Mail =>
  composeEmail({
    to,
    subject: `One of your ${PRODUCT_NAME} API keys expires on ${longDay(day)}`,
    heading: 'An API key expires soon',
    paragraphs: [
      `The key "${name}" (${prefix}…) expires on ${longDay(day)}. After that, requests with it are refused.`,
      'Create a new key and replace the old one in your programs before then.',
    ],
    button: settings(publicUrl),
    reason: reason(to),
  })

export const keyRevokedMail = (to: string, { name, prefix }: NamedKey, publicUrl: string): Mail =>
  composeEmail({
    to,
    subject: `One of your ${PRODUCT_NAME} API keys was revoked`,
    heading: 'An API key was revoked',
    paragraphs: [
      `An administrator revoked the key "${name}" (${prefix}…). Requests with it are refused from now on.`,
      'You can create a new key in your settings.',
    ],
    button: settings(publicUrl),
    reason: reason(to),
  })
