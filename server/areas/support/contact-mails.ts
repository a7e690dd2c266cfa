import { CONTACT_MAIL, PRODUCT_NAME } from '#core/brand.ts'
import { composeEmail } from '../../platform/mail/email-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'

type Message = { readonly name: string; readonly email: string; readonly subject: string; readonly message: string }

/** HTML renders line breaks as spaces, so each line is a paragraph. */
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** Forwards a contact message to the operator. Replies go to the visitor. */
export const contactMail = (publicUrl: string, { name, email, subject, message }: Message): Mail =>
  composeEmail({
    to: CONTACT_MAIL,
    replyTo: email,
    subject: `Contact form: ${subject}`,
    heading: subject,
    paragraphs: [`From ${name} (${email})`, ...linesOf(message)],
    button: { label: 'Open messages', url: `${publicUrl}/admin?tab=messages` },
    reason: `You received this email because someone used the ${PRODUCT_NAME} contact form.`,
  })

export const contactReplyMail = ({ name, email, subject, message }: Message, text: string): Mail =>
  composeEmail({
    to: email,
    replyTo: CONTACT_MAIL,
    subject: `Re: ${subject}`,
    heading: 'Our reply to your message',
    paragraphs: [`Hello ${name},`, ...linesOf(text)],
    notes: ['You wrote:', ...linesOf(message)],
    reason: `You received this email because someone entered this address in the ${PRODUCT_NAME} contact form.`,
  })
