import { PRODUCT_NAME } from '#core/brand.ts'
import type { PriceChange } from '#core/catalogue/price-history.ts'
import { changedPriceText } from '#core/display/price-change.ts'
import { composeEmail } from '../../platform/mail/email-layout.ts'
import type { Mail } from '../../platform/mail/mail.ts'

/** A saved tool with its price changes. */
export type ChangedTool = { readonly slug: string; readonly name: string; readonly changes: readonly PriceChange[] }

/** The maximum number of sentences in one email. */
const MAX_SENTENCES = 30

type Receiver = { readonly to: string; readonly publicUrl: string; readonly unsubscribeUrl: string }

export const priceAlertMail = ({ to, publicUrl, unsubscribeUrl }: Receiver, tools: readonly ChangedTool[]): Mail => {
  const [only, ...others] = tools
  const isOne = only !== undefined && others.length === 0
  const sentences = tools.flatMap(({ name, changes }) =>
    changes.map((change) => `${name}: ${changedPriceText(change)}`),
  )
  const more = sentences.length - MAX_SENTENCES
  const subject = isOne ? `The price of ${only.name} changed` : `Price changes for ${tools.length} tools you saved`
  return composeEmail({
    to,
    subject,
    heading: subject,
    paragraphs: [...sentences.slice(0, MAX_SENTENCES), ...(more > 0 ? [`And ${more} more.`] : [])],
    button: isOne
      ? { label: `See ${only.name}`, url: `${publicUrl}/tool/${only.slug}` }
      : { label: 'See your saved tools', url: `${publicUrl}/favorites` },
    notes: ["Prices are in US dollars before tax, as listed on the vendor's page. Check there before you buy."],
    reason: `You received this email because you turned on price alerts for the tools you saved on ${PRODUCT_NAME}.`,
    unsubscribeUrl,
  })
}
