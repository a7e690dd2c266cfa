import { CONTACT_MAIL, PRODUCT_NAME } from '#core/brand.ts'
import { composeEmail } from '../../platform/mail/email-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'

/** Tells the sender the result. `outcome`: the administrator's text. */
export const suggestionSettledMail = (
  to: string,
  settled: {
    readonly name: string
    readonly isAccepted: boolean
    readonly outcome: string | null
    readonly url: string
  },
): Mail => {
  const { name, isAccepted, outcome, url } = settled
  return composeEmail({
    to,
    replyTo: CONTACT_MAIL,
    subject: `Your suggestion: ${name}`,
    heading: isAccepted ? 'We accepted your suggestion' : "We didn't accept your suggestion",
    paragraphs: [
      `You suggested ${name} for our directory.`,
      isAccepted
        ? "Thank you! We're now gathering the facts about it. We'll publish its page once they're checked."
        : 'We reviewed it and decided not to add it for now.',
      ...(outcome ?? '').split('\n').filter((line) => line.trim() !== ''),
    ],
    button: { label: 'Browse AI tools', url },
    reason: `You received this email because someone entered this address in a suggestion on ${PRODUCT_NAME}. We're now removing it from the suggestion.`,
  })
}
