import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { test } from './fixtures.ts'

/** Another site, on its own origin: its only page has this code. Its host is local, because browsers keep others from framing a local product. */
const startOtherSite = async (html: string) => {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Blog</title><link rel="icon" href="data:,">${html}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

test('the code behind Share shows a tool on another site, and no other page can be framed', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.allow(/^asked a foreign address: http:\/\/127\.0\.0\.1/)
  complaints.allow(/frame-ancestors/)
  complaints.allow(/\/pricing: net::ERR_BLOCKED_BY_RESPONSE/)
  // The scripts of this test: the frame may run none. That the embed has none is tested on the server.
  complaints.allow(
    /^console: Blocked script execution in '[^']*\/embed\/tool\/chatgpt' because the document's frame is sandboxed/,
  )
  await page.goto('/tool/chatgpt')
  await page.getByRole('button', { name: 'Share' }).click()
  const code = await page.getByLabel('Embed this tool').inputValue()
  const site = await startOtherSite(`${code}<iframe src="${baseURL}/pricing" title="Page"></iframe>`)
  try {
    // Not a page of the product: it does not hydrate.
    await page.goto(site.url, { waitUntil: 'commit' })
    const embed = page.frameLocator('iframe[title="ChatGPT on Toolfinch"]')
    await expect(embed.getByRole('heading', { name: 'ChatGPT' })).toBeVisible()
    const mark = embed.locator('img').first()
    await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const opening = page.waitForEvent('popup')
    await embed.getByRole('link', { name: 'See on Toolfinch' }).click()
    const opened = await opening
    await expect(opened.getByRole('heading', { level: 1, name: 'ChatGPT' })).toBeVisible()
    await opened.close()
    await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/')
  } finally {
    await site.stop()
  }
})
