import { CONTACT_MAIL, PRODUCT_NAME } from '#core/brand.ts'
import { composeEmail } from '../../platform/mail/email-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'

type Settled = {
  readonly about: string
  /** The page's URL. */
  readonly url: string
  readonly isAccepted: boolean
  /** The administrator's text, if any. */
  readonly outcome: string | null
}

export const reportSettledMail = (to: string, { about, url, isAccepted, outcome }: Settled): Mail =>
  composeEmail({
    to,
    replyTo: CONTACT_MAIL,
    subject: `Your report about ${about}`,
    heading: isAccepted ? 'We accepted your report' : "We didn't accept your report",
    paragraphs: [
      `You reported a problem on our page about ${about}.`,
      isAccepted ? "We checked it, and you're right. Thank you!" : 'We checked it and left the page as it is.',
      ...(outcome ?? '').split('\n').filter((line) => line.trim() !== ''),
    ],
    button: { label: 'Open the page', url },
    reason: `You received this email because someone entered this address in a report on ${PRODUCT_NAME}. We're now removing it from the report.`,
  })
