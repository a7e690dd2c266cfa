import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { askAs } from './members.ts'
import { owner } from './owner.ts'

type Input = Readonly<Record<string, unknown>>
type Figures = { readonly views: number; readonly visits: number }

/** Test browsers identify as automated and count as bots; this user agent counts as a person. */
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

async function live(page: Page): Promise<Figures> {
  const query = '{ liveAnalytics { views visits } }'
  return (await askAs<{ liveAnalytics: Figures }>(page, await owner(), query)).liveAnalytics
}

test('the figures of a visit match a manual count', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.setUserAgentOverride', { userAgent: PERSON })
  const sent: { readonly operation: string; readonly input: Input }[] = []
  page.on('request', (request) => {
    const [, operation] = /"operationName":"Track(\w+)"/.exec(request.postData() ?? '') ?? []
    const { variables = {} } = operation === undefined ? {} : request.postDataJSON()
    if (operation !== undefined) sent.push({ operation, input: variables.input ?? variables })
  })
  const recorded = (operation: string) => sent.filter((one) => one.operation === operation).map(({ input }) => input)
  const before = await live(page)

  await page.goto('/?utm_source=spring&code=secret')
  await expect.poll(() => recorded('PageView')).toHaveLength(1)
  await page.getByRole('link', { name: 'View All Tools' }).click()
  await expect.poll(() => recorded('PageView')).toHaveLength(2)
  await page.getByPlaceholder('Search AI tools...').fill('xyzzyqqq')
  await expect.poll(() => recorded('Event').some(({ category }) => category === 'search')).toBe(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect.poll(() => recorded('PageView')).toHaveLength(3)
  await page.goto('/tool/chatgpt')
  await expect.poll(() => recorded('ToolView')).toHaveLength(1)
  await expect.poll(() => recorded('PageView')).toHaveLength(4)
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  await expect.poll(() => recorded('Session').at(-1)).toMatchObject({ totalPages: 4, bounced: false })

  expect(recorded('PageView').map((view) => view['page'])).toEqual([
    '/?utm_source=spring',
    '/ai-tools',
    '/about',
    '/tool/chatgpt',
  ])
  const events = recorded('Event').filter(({ category }) => category !== 'scroll')
  expect(events.map(({ category, label, value }) => [category, label, value])).toEqual([
    ['ai-tools', 'View All Tools', null],
    ['search', 'xyzzyqqq', 0],
    ['link', 'About Us', null],
  ])
  const numbers = sent.map(({ input }) => input['sequence'])
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(new Set(sent.map(({ input }) => input['visitId'])).size).toBe(1)
  expect(await context.cookies()).toEqual([])
  // The server writes what it has recorded twice a second.
  await expect.poll(() => live(page)).toEqual({ views: before.views + 4, visits: before.visits + 1 })
})

test('a browser with a privacy signal sends nothing, and loads no tracker', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }))
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/about', { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  expect(sent.filter((line) => /Track|analytics/.test(line))).toEqual([])
})
