import { startFeed } from './feed.ts'
import { makeOwner, OWNER_EMAIL } from './owner.ts'
import { pagesGenerated, startProduct } from './product.ts'

/** Playwright's global setup: one product for the whole run; the returned function stops it. */
export default async function startOnce() {
  // Uses a running product instead; E2E_DATA_DIR is then its folder, and its owner was made by `makeOwner`.
  if (process.env.E2E_URL) return undefined
  // All tests use one address, which would soon exceed its limits.
  const feed = await startFeed()
  const product = await startProduct({ LIMITS_FACTOR: '20', OWNER_EMAIL, ...feed.settings })
  process.env.E2E_URL = product.url
  process.env.E2E_DATA_DIR = product.dataDir
  try {
    await makeOwner(product.url)
    await pagesGenerated(product.url)
  } catch (error) {
    await product.stop()
    await feed.stop()
    throw error
  }
  return async () => {
    await product.stop()
    await feed.stop()
  }
}
