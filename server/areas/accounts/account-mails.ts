import { CONTACT_MAIL, PRODUCT_NAME } from '../../../core/brand.ts'
import { momentDayText } from '../../../core/display/dates.ts'
import type { Mail } from '../../platform/mail/mail.ts'

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** An email of a few paragraphs; a paragraph that is an address becomes a link. */
const compose = (to: string, subject: string, paragraphs: readonly string[]): Mail => {
  const html = paragraphs.map((text) => {
    const escaped = escapeHtml(text)
    return `<p>${/^https?:\/\/\S+$/.test(text) ? `<a href="${escaped}">${escaped}</a>` : escaped}</p>`
  })
  return {
    to,
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>\n${html.join('\n')}\n</body></html>\n`,
  }
}

const callback = (publicUrl: string, type: string, code: string): string =>
  `${publicUrl}/auth/callback?type=${type}&code=${code}`

/** Asks for confirmation of a new account's address. */
export const verificationMail = (to: string, publicUrl: string, code: string): Mail =>
  compose(to, `Confirm your email address for ${PRODUCT_NAME}`, [
    `Someone signed up for ${PRODUCT_NAME} with this email address. If it was you, confirm it within 24 hours:`,
    callback(publicUrl, 'signup', code),
    'Open the link in the browser where you signed up. In another browser you need your password, or you can set a new one there.',
    'If it was not you, you can ignore this email.',
  ])

/** Lets a member set a new password without the old one. */
export const resetMail = (to: string, publicUrl: string, code: string): Mail =>
  compose(to, `Reset your ${PRODUCT_NAME} password`, [
    `Someone asked to reset the password of your ${PRODUCT_NAME} account. If it was you, set a new password within 30 minutes:`,
    callback(publicUrl, 'recovery', code),
    'If it was not you, you can ignore this email. Your password stays the same.',
  ])

/** Tells a member that the password has changed. */
export const passwordChangedMail = (to: string, publicUrl: string): Mail =>
  compose(to, `Your ${PRODUCT_NAME} password was changed`, [
    `The password of your ${PRODUCT_NAME} account was changed, and every other session was signed out.`,
    'If it was not you, set a new one here:',
    `${publicUrl}/auth?mode=reset`,
  ])

/** Confirms the deletion of an account. `usageKeptUntil` is the first moment of the next month. */
export const accountDeletedMail = (to: string, usageKeptUntil: Date): Mail =>
  compose(to, `Your ${PRODUCT_NAME} account was deleted`, [
    `Your ${PRODUCT_NAME} account was deleted, with your profile, sessions, saved tools, ratings, history and settings.`,
    `If you used free recommendations this month, we keep how many, together with a one-way hash of your email address, until ${momentDayText(usageKeptUntil.toISOString())}. Nothing else is kept.`,
    `If it was not you, please write to ${CONTACT_MAIL}.`,
  ])
