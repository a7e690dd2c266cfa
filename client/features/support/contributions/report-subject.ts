/** What a report is about: a tool's page, or a page of the blog, a comparison or a category page. */
export type ReportSubject =
  | { readonly kind: 'tool'; readonly id: string; readonly name: string }
  | { readonly kind: 'page'; readonly path: string }

/** The key under which this browser finds its own reports about the subject. */
export const reportKey = (subject: ReportSubject): string =>
  subject.kind === 'tool' ? `tool:${subject.id}` : subject.path

const WRONG_PRICE = '#wrong-price:'

/** The fragment of a tool's page that opens the form for a wrong price of this plan. */
export const wrongPriceHash = (plan: string): string => WRONG_PRICE + encodeURIComponent(plan)

/** The plan named by such a fragment; null for another one. */
export function planInHash(hash: string): string | null {
  if (!hash.startsWith(WRONG_PRICE)) return null
  try {
    return decodeURIComponent(hash.slice(WRONG_PRICE.length))
  } catch {
    return null
  }
}
