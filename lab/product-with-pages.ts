/** A private product for site-wide checks, with the real catalog and generated pages. */
import { setTimeout as wait } from 'node:timers/promises'
import { startProduct } from '#e2e/product.ts'

const POLL_MS = 3_000
const GENERATED_WITHIN_MS = 600_000
/** Generation is complete when the number of pages is stable for this many polls. */
const STILL_POLLS = 3

const countPages = async (url: string): Promise<number> => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ blogStatistics { comparisonPages categoryPages totalPages } }' }),
  })
  const { data } = (await response.json()) as { data: { blogStatistics: Record<string, number> } }
  const { comparisonPages = 0, categoryPages = 0, totalPages = 0 } = data.blogStatistics
  // Guides exist from the start.
  return comparisonPages + categoryPages > 0 ? totalPages : 0
}

/** Waits until the content pages are generated; returns their number. */
const waitForPages = async (url: string): Promise<number> => {
  const end = performance.now() + GENERATED_WITHIN_MS
  for (let last = 0, still = 0; performance.now() < end; await wait(POLL_MS)) {
    const count = await countPages(url)
    still = count > 0 && count === last ? still + 1 : 0
    if (still >= STILL_POLLS) return count
    last = count
  }
  throw new Error('No pages were generated in time.')
}

type Site = { readonly url: string; stop(): Promise<void> }

/**
 * The site at the given URL, or a product on an empty database. Without rate limits, because all requests come from one
 * address.
 */
export const openSite = async (given: string | undefined): Promise<Site> => {
  if (given !== undefined) return { url: given.replace(/\/$/, ''), stop: async () => undefined }
  const product = await startProduct({ LIMITS_FACTOR: '1000000' })
  try {
    console.log(`${await waitForPages(product.url)} pages at ${product.url}`)
    return product
  } catch (error) {
    await product.stop()
    throw error
  }
}
