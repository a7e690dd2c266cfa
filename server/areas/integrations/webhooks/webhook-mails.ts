import { PRODUCT_NAME } from '#core/brand.ts'
import type { WebhookEnd } from '#prisma/client/client.ts'
import { composeEmail } from '#server/platform/mail/email-layout.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

/** The address is quoted in the text only, because the member chose it. */
export const webhookEndedMail = (
  to: string,
  { url, end }: { readonly url: string; readonly end: WebhookEnd },
  publicUrl: string,
): Mail =>
  composeEmail({
    to,
    subject: `A webhook of your ${PRODUCT_NAME} account was switched off`,
    heading: 'A webhook was switched off',
    paragraphs: [
      end === 'gone'
        ? `The server of ${url} responded with 410 (Gone), which means that it wants no more messages.`
        : `Every message to ${url} has failed for five days.`,
      'Nothing is sent to it now. When it works again, switch it on in your settings. The change feed has everything that you missed.',
    ],
    button: { label: 'Open your webhooks', url: `${publicUrl}/settings?tab=developer` },
    reason: `You received this email because ${to} is the address of a ${PRODUCT_NAME} account with a webhook.`,
  })
