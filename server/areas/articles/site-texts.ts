/** Installation-specific parts of articles, filled at read time. */

import type { SitePlaceholder } from '#core/articles/placeholders.ts'
import type { PaymentMode } from '#core/billing/plans.ts'
import { CONTACT_MAIL } from '#core/brand.ts'
import { listText } from '#core/display/list-text.ts'

/** Facts provided by the operator. */
export type SiteFacts = {
  /** The public origin, without a trailing slash. */
  readonly address?: string | undefined
  /** Location of servers and database, such as `the United States (Virginia)`. */
  readonly region?: string | undefined
  /** Data processors with their service: `Example Host (web hosting)`. */
  readonly providers?: readonly string[] | undefined
  /** The payment mode; null without payments. */
  readonly payments?: PaymentMode | null | undefined
  /** Whether a language model rewords analyses. */
  readonly languageModel?: boolean | undefined
  /** Origins of an external analytics tag, its script's first; undefined without one. */
  readonly analyticsOrigins?: readonly string[] | undefined
}

/** Of an installation whose address is not configured. */
const DEFAULT_ADDRESS = 'http://localhost:4000'

const ASK = `write to ${CONTACT_MAIL} to ask`

const paymentsText = (mode: PaymentMode | null): string => {
  if (mode === null) return 'Purchases are currently unavailable on this site, so no payment data is processed.'
  const stripe =
    'Payments are processed by Stripe. You enter your card details on Stripe’s pages; we never see or store them.'
  if (mode === 'live') return stripe
  if (mode === 'test') return `${stripe} This site uses test keys at the moment, so nobody is charged.`
  return 'This site uses its own test checkout at the moment: nobody is charged, and no data goes to a payment provider.'
}

const hostOf = (origin: string): string => new URL(origin).host

const UNLESS_REFUSED = 'unless your browser sends Global Privacy Control or Do Not Track'

/** What pages load from others: nothing, or an analytics tag. */
const loadedTexts = (origins: readonly string[] | undefined) => {
  const [script, ...others] = (origins ?? []).map(hostOf)
  if (script === undefined) {
    return {
      'site:loaded':
        'We set no cookies, show no advertising, load nothing from other companies into our pages, and don’t sell personal data.',
      'site:analytics-tag': 'No analytics of another company runs on our pages.',
      'site:cookies':
        'None of our pages loads anything from another company, so no one else sets cookies here either. That’s why you don’t see a cookie banner.',
    }
  }
  const contacts = others.length === 0 ? '' : ` The script can also contact ${listText(others)}.`
  return {
    'site:loaded': `We set no cookies ourselves, show no advertising, and don’t sell personal data. Our pages load an analytics script of another company, ${UNLESS_REFUSED}.`,
    'site:analytics-tag': `For analytics, our pages load a script from ${script}, ${UNLESS_REFUSED}.${contacts} It receives the usage described above, masked in the same way, and, like every server that a browser contacts, your IP address and the kind of browser. Its provider decides what it stores, in your browser and on its servers, and for how long; ${ASK}.`,
    'site:cookies': `Our pages load an analytics script from ${script}, ${UNLESS_REFUSED}. Its provider can set cookies and store other entries, which this page can’t list; ${ASK}.`,
  }
}

/** Plain texts of all configuration-dependent placeholders. */
export const siteTexts = ({
  address = DEFAULT_ADDRESS,
  region,
  providers = [],
  payments = null,
  languageModel = false,
  analyticsOrigins,
}: SiteFacts): Readonly<Record<SitePlaceholder, string>> => ({
  'site:address': address,
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
  ...loadedTexts(analyticsOrigins),
})
