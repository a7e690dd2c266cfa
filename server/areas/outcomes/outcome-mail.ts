import { PRODUCT_NAME } from '#core/brand.ts'
import { composeEmail } from '../../platform/mail/email-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'

type Receiver = { readonly to: string; readonly publicUrl: string; readonly unsubscribeUrl: string }

/** `tools`: the names of the first tools of the list. */
export const outcomeMail = ({ to, publicUrl, unsubscribeUrl }: Receiver, tools: readonly string[]): Mail =>
  composeEmail({
    to,
    subject: 'Did you choose one of these tools?',
    heading: 'Did you choose one of these tools?',
    paragraphs: [
      `Two weeks ago or more, your quiz recommended ${tools.join(', ')}.`,
      'Tell us whether you chose one, and how satisfied you are. It takes less than a minute, and we publish how many people chose a tool from their list.',
    ],
    button: { label: 'Answer on your dashboard', url: `${publicUrl}/dashboard` },
    notes: ['Your answer never changes what we recommend to you or to others.'],
    reason: `You received this email because you turned on emails about recommendations on ${PRODUCT_NAME}. It is sent once per list.`,
    unsubscribeUrl,
  })
