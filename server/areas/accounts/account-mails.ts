import { CONTACT_MAIL, PRODUCT_NAME } from '../../../core/brand.ts'
import type { Mail } from '../../platform/mail/mail.ts'

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** A letter of a few paragraphs; a paragraph that is an address becomes a link. */
const letter = (to: string, subject: string, paragraphs: readonly string[]): Mail => {
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

/** Asks a new member to show that the address is theirs. */
export const verificationMail = (to: string, publicUrl: string, code: string): Mail =>
  letter(to, `Confirm your email address for ${PRODUCT_NAME}`, [
    `Somebody signed up for ${PRODUCT_NAME} with this address. If it was you, please confirm it within 24 hours:`,
    callback(publicUrl, 'signup', code),
    'If it was not you, there is nothing to do.',
  ])

/** Lets a member who lost the password set a new one. */
export const resetMail = (to: string, publicUrl: string, code: string): Mail =>
  letter(to, `Reset your ${PRODUCT_NAME} password`, [
    `Somebody asked to reset the password of your ${PRODUCT_NAME} account. If it was you, follow this link within 30 minutes:`,
    callback(publicUrl, 'recovery', code),
    'If it was not you, there is nothing to do: your password stays as it is.',
  ])

/** Tells a member that the password is another one now. */
export const passwordChangedMail = (to: string, publicUrl: string): Mail =>
  letter(to, `Your ${PRODUCT_NAME} password was changed`, [
    `The password of your ${PRODUCT_NAME} account was changed, and every other session was signed out.`,
    'If it was not you, set a new one here:',
    `${publicUrl}/auth?mode=reset`,
  ])

/** Tells somebody who has left that nothing is kept. */
export const accountDeletedMail = (to: string): Mail =>
  letter(to, `Your ${PRODUCT_NAME} account was deleted`, [
    `Your ${PRODUCT_NAME} account was deleted, with your profile, sessions, saved tools, ratings, history and settings.`,
    `Nothing of it is kept. If it was not you, please write to ${CONTACT_MAIL}.`,
  ])
