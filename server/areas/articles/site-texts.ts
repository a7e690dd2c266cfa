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
  if (mode === null) return 'Purchases are currently unavailable on this site, so no payment data is processed.'
  const stripe =
    'Payments are processed by Stripe. You enter your card details on Stripe’s pages; we never see or store them.'
  if (mode === 'live') return stripe
  if (mode === 'test') return `${stripe} This site uses test keys at the moment, so nobody is charged.`
  return 'This site uses its own test checkout at the moment: nobody is charged, and no data goes to a payment provider.'
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
      ? `The operator of this site decides where its servers and database are located; ${ASK}.`
      : `Our servers and database are in ${region}.`,
  'site:providers':
    providers.length === 0
      ? `The operator of this site chooses the companies that host its web server and database and deliver its email; ${ASK}.`
      : `These companies process data on our behalf: ${listText(providers)}.`,
  'site:payments': paymentsText(payments),
  'site:language-model': languageModel
    ? 'A language model rewords some analyses. It receives the name of a tool and the reasons for it. The reasons can repeat your answers, but it never receives your name, your email address or anything else about your account.'
    : 'No language model receives your data.',
})
