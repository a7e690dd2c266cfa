/** What a report is about: a tool's page, or a page of the blog, a comparison or a category page. */
export type ReportSubject =
  | { readonly kind: 'tool'; readonly id: string; readonly name: string }
  | { readonly kind: 'page'; readonly path: string }

/** The key under which this browser finds its own reports about the subject. */
export const reportKey = (subject: ReportSubject): string =>
  subject.kind === 'tool' ? `tool:${subject.id}` : subject.path

const WRONG_PRICE = 'wrong-price'

/** The fragment of a tool's page that opens the form for a wrong price of this plan. */
export const wrongPriceHash = (plan: string): string => `#${new URLSearchParams({ [WRONG_PRICE]: plan })}`

/** The plan named by such a fragment; null for another one. */
export const planInHash = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get(WRONG_PRICE)
