/** Installation-specific parts of legal texts, filled at read time. */

import type { SitePlaceholder } from '../../../core/articles/placeholders.ts'
import { CONTACT_MAIL } from '../../../core/brand.ts'
import { listText } from '../../../core/display/list-text.ts'
import type { PaymentMode } from '../../../core/plans.ts'

/** Facts provided by the operator. */
export type SiteFacts = {
  /** Location of servers and database, such as `the United States (Virginia)`. */
  readonly region?: string | undefined
  /** Data processors with their service: `Example Host (web hosting)`. */
  readonly providers?: readonly string[] | undefined
  /** The payment mode; null without payments. */
  readonly payments?: PaymentMode | null | undefined
  /** Whether a language model rewords analyses. */
  readonly languageModel?: boolean | undefined
}

const ASK = `write to ${CONTACT_MAIL} to ask`

const paymentsText = (mode: PaymentMode | null): string => {
  if (mode === null) return 'Nothing can be bought on this site at the moment, so no payment data is processed.'
  const stripe =
    'Payments are processed by Stripe. You enter your card details on pages of Stripe; we never see or store them.'
  if (mode === 'live') return stripe
  if (mode === 'test') return `${stripe} This site uses test keys at the moment, so no money moves.`
  return 'This site runs a test checkout of its own at the moment: no money moves, and no data goes to a payment provider.'
}

/** Plain texts of all configuration-dependent placeholders. */
export const siteTexts = ({
  region,
  providers = [],
  payments = null,
  languageModel = false,
}: SiteFacts): Readonly<Record<SitePlaceholder, string>> => ({
  'site:region':
    region === undefined
      ? `Whoever runs this site decides where its servers and its database are; ${ASK}.`
      : `Our servers and our database are in ${region}.`,
  'site:providers':
    providers.length === 0
      ? `Whoever runs this site chooses the companies that host its web server and its database and deliver its email; ${ASK}.`
      : `These companies process data on our behalf: ${listText(providers)}.`,
  'site:payments': paymentsText(payments),
  'site:language-model': languageModel
    ? 'A language model rewords some analyses. It receives the name of a tool and the reasons for it, which can repeat your answers, but neither your name nor your address nor anything else about your account.'
    : 'No language model receives your data.',
})
