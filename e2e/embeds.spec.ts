import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'

const OTHER_SITE = 'http://blog.example/'

/** A page of another site with this code. */
const openOtherSite = async (page: Page, html: string) => {
  await page.route(OTHER_SITE, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Blog</title><link rel="icon" href="data:,">${html}`,
    }),
  )
  await page.goto(OTHER_SITE)
}

test('the code behind Share shows a tool on another site, and no other page can be framed', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.allow(/^asked a foreign address: http:\/\/blog\.example\//)
  await page.goto('/tool/chatgpt')
  await page.getByRole('button', { name: 'Share' }).click()
  const code = await page.getByLabel('Embed this tool').inputValue()

  await openOtherSite(page, code)
  const embed = page.frameLocator('iframe[title="ChatGPT on Toolfinch"]')
  await expect(embed.getByRole('heading', { name: 'ChatGPT' })).toBeVisible()
  const mark = embed.locator('img').first()
  await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    embed.getByRole('link', { name: 'See on Toolfinch' }).click(),
  ])
  await expect(opened.getByRole('heading', { level: 1, name: 'ChatGPT' })).toBeVisible()
  await opened.close()

  complaints.allow(/frame-ancestors/)
  complaints.allow(/\/tool\/chatgpt: net::ERR_BLOCKED_BY_RESPONSE/)
  await page.unroute(OTHER_SITE)
  await openOtherSite(page, `<iframe src="${baseURL}/tool/chatgpt" title="page"></iframe>`)
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'ChatGPT' })).toHaveCount(0)
})
