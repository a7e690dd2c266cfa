/**
 * Puts payloads into every text that can reach a page and opens the pages in Chromium: npm run xss [-- --count 200].
 * Fails when one becomes more than text, even if the security policy would have stopped it.
 */
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, ensureChromium } from '#scripts/find-chromium.ts'
import { startHostileSite } from './hostile-site.ts'
import { PAYLOAD_COUNT, payloads } from './payloads.ts'
import { checkTexts } from './texts.ts'
import { seesPayloads, visitAll } from './watch-page.ts'

const { values } = parseArgs({ options: { count: { type: 'string' } } })
const texts = payloads(Number(values.count ?? PAYLOAD_COUNT))
const SESSION_KEY = 'toolfinch.session'

/** URL texts that pages show or redirect to. */
const searches = (text: string): readonly string[] => {
  const encoded = encodeURIComponent(text)
  return [
    `/ai-tools?search=${encoded}`,
    `/blog?search=${encoded}`,
    `/help?search=${encoded}`,
    `/auth?returnTo=${encoded}&mode=${encoded}`,
    `/auth/callback?type=${encoded}&error_description=${encoded}`,
  ]
}

const LISTS = [
  '/',
  '/ai-tools',
  '/ai-tools/writing',
  '/blog',
  '/blog?view=list',
  '/compare?tools=tool-0,tool-1',
  '/methodology',
  '/evaluation',
]

/** What other sites show of tools. */
const embeds = (toolPaths: readonly string[]): readonly string[] => [
  '/embed/compare/tool-0-vs-tool-1',
  ...toolPaths.flatMap((path) => [`/embed${path}`, `${path.replace('/tool/', '/badge/')}.svg`]),
]

const site = await startHostileSite(texts)
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGUMENTS })
try {
  // One search per page: each payload is in one parameter, alternating over the pages.
  const searched = texts.map((text, index) => searches(text)[index % searches(text).length] ?? '')
  const paths = [...LISTS, ...site.toolPaths, ...site.pagePaths, ...embeds(site.toolPaths), ...searched]
  if (!(await seesPayloads(await browser.newContext(), site.url))) throw new Error('The watch sees no payload.')
  const problems = await checkTexts(site.url, [...site.toolPaths, ...site.pagePaths])
  const visitors = await browser.newContext()
  problems.push(...(await visitAll(visitors, site.url, paths)))
  const administrators = await browser.newContext()
  await administrators.addInitScript(([key, session]) => localStorage.setItem(key, session), [
    SESSION_KEY,
    site.session,
  ] as const)
  problems.push(...(await visitAll(administrators, site.url, site.administrationPaths)))
  for (const problem of problems) console.log(problem)
  const pageCount = paths.length + site.administrationPaths.length
  console.log(`${texts.length} payloads, ${pageCount} pages, ${problems.length} problems`)
  if (problems.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await site.stop()
}
