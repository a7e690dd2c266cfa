import { CONTACT_MAIL, PRODUCT_NAME } from '../../../core/brand.ts'
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
    subject: `Your suggestion of ${name}`,
    heading: isAccepted ? 'We accepted your suggestion' : 'We did not accept your suggestion',
    paragraphs: [
      `You suggested ${name} for our catalogue.`,
      isAccepted
        ? 'Thank you. We now collect the facts about it. Its page is published when they are checked.'
        : 'We looked at it and decided not to add it for now.',
      ...(outcome ?? '').split('\n').filter((line) => line.trim() !== ''),
    ],
    button: { label: 'Open the catalogue', url },
    reason: `You received this email because this address was left with a suggestion on ${PRODUCT_NAME}. We now remove it from the suggestion.`,
  })
}
