import { setTimeout as pause } from 'node:timers/promises'
import { makeOwner, OWNER_EMAIL } from './owner.ts'
import { startProduct } from './product.ts'

const PAGES_TIMEOUT_MS = 120_000

/** Waits until the product has generated its first pages, which it does while it already responds. */
async function pagesOf(url: string): Promise<void> {
  const body = JSON.stringify({ query: '{ blogStatistics { comparisonPages categoryPages industryPages } }' })
  const headers = { 'content-type': 'application/json' }
  const end = Date.now() + PAGES_TIMEOUT_MS
  for (let before = ''; Date.now() < end; await pause(500)) {
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body })
    const { data } = (await response.json()) as { data: { blogStatistics: Record<string, number> } }
    const now = JSON.stringify(data.blogStatistics)
    if (now === before && Object.values(data.blogStatistics).every((count) => count > 0)) return
    before = now
  }
  throw new Error(`The product has generated no pages within ${PAGES_TIMEOUT_MS / 1000} s`)
}

/** Playwright's global set-up: one product for the whole run; what it returns is called at the end. */
export default async function startOnce() {
  // Lets a developer point the suite at a product that runs already; E2E_DATA_DIR is then its folder, and
  // E2E_OWNER_TOKEN the access token of an administrator, who gives out plans.
  if (process.env.E2E_URL) return undefined
  // All tests come from one address, which would soon have had its share of forms.
  const product = await startProduct({ LIMITS_FACTOR: '20', OWNER_EMAIL })
  process.env.E2E_URL = product.url
  process.env.E2E_DATA_DIR = product.dataDir
  try {
    process.env.E2E_OWNER_TOKEN = await makeOwner(product.url)
    await pagesOf(product.url)
  } catch (error) {
    await product.stop()
    throw error
  }
  return () => product.stop()
}
