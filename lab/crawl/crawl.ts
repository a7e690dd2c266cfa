/**
 * Crawls the whole site and fails for problems of visitors or search engines: npm run crawl [-- --url
 * http://localhost:4000] [--per-route 60]. Without a URL it starts its own product.
 */
import { parseArgs } from 'node:util'
import { openSite } from '../product-with-pages.ts'
import { crawlSite } from './crawl-site.ts'
import { fetchFrom } from './fetched.ts'

const { values } = parseArgs({ options: { url: { type: 'string' }, 'per-route': { type: 'string' } } })
const site = await openSite(values.url)
try {
  const started = performance.now()
  const { pages, checked, problems } = await crawlSite({
    fetchPath: fetchFrom(site.url),
    origin: site.url,
    pagesPerRoute: Number(values['per-route'] ?? Infinity),
    onProgress: (done, waiting) => console.log(`${done} addresses, ${waiting} waiting`),
  })
  for (const problem of problems) console.log(problem)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${pages} pages of ${checked} addresses read in ${seconds} s, ${problems.length} problems`)
  if (problems.length > 0) process.exitCode = 1
} finally {
  await site.stop()
}
