import { CONTACT_MAIL, PRODUCT_NAME } from '#core/brand.ts'
import { momentDayText } from '#core/display/dates.ts'
import { composeEmail } from '../../platform/mail/email-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'

type Notice = {
  readonly slug: string
  readonly title: string
  readonly effectiveOn: string
  readonly summary: string
}

/** Announces a change of a legal page. Required for every account, so it has no unsubscribe link. */
export const policyNoticeMail = (to: string, publicUrl: string, { slug, title, effectiveOn, summary }: Notice): Mail =>
  composeEmail({
    to,
    subject: `Changes to our ${title}, effective ${momentDayText(effectiveOn)}`,
    heading: `Changes to our ${title}`,
    paragraphs: [
      `Starting ${momentDayText(effectiveOn)}: ${summary}`,
      "If you don't agree, you can delete your account before that date under Settings > Account.",
    ],
    button: { label: `Read the ${title}`, url: `${publicUrl}/${slug}` },
    notes: [`Questions? Email us at ${CONTACT_MAIL}.`],
    reason: `You received this email because ${to} is the address of a ${PRODUCT_NAME} account.`,
  })
