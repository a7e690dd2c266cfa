import { expect, test } from '@playwright/test'
import { crawlSite } from '#lab/crawl/crawl-site.ts'
import { fetchFrom } from '#lab/crawl/fetched.ts'

/** `npm run crawl` reads every page; here a few per route show problems shared by all pages of the route. */
const PAGES_PER_ROUTE = 5

test('a crawl from the home page, the sitemap and the feeds finds no problems', async ({ baseURL }) => {
  const origin = baseURL ?? ''
  const { pages, problems } = await crawlSite({
    fetchPath: fetchFrom(origin),
    origin,
    pagesPerRoute: PAGES_PER_ROUTE,
    queriesPerPath: 5,
    copiesEvery: 5,
  })
  expect(problems).toEqual([])
  expect(pages).toBeGreaterThan(20)
})
