/** A private product for site-wide checks, with the real catalog and generated pages. */
import { pagesGenerated, startProduct } from '#e2e/product.ts'

type Site = { readonly url: string; stop(): Promise<void> }

/**
 * The site at the given URL, or a product on an empty database. Without rate limits, because all requests come from one
 * address.
 */
export const openSite = async (given: string | undefined): Promise<Site> => {
  if (given !== undefined) return { url: given.replace(/\/$/, ''), stop: async () => undefined }
  const product = await startProduct({ LIMITS_FACTOR: '1000000' })
  try {
    await pagesGenerated(product.url)
    console.log(`Pages generated at ${product.url}`)
    return product
  } catch (error) {
    await product.stop()
    throw error
  }
}
