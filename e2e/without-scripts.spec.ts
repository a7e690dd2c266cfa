import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { VISITOR_SCREENS } from './screens.ts'

const EXAMPLES: Readonly<Record<string, string>> = { tool: 'chatgpt', category: 'presentations' }
const addresses = VISITOR_SCREENS.map(([address]) =>
  address.replace(/\{(\w+)\}/g, (whole, name: string) => EXAMPLES[name] ?? whole),
).filter((address) => !/[{:]/.test(address))

test('no page nests one noscript element in another, which browsers cannot parse', async ({ request }) => {
  expect(addresses.length).toBeGreaterThan(30)
  const nested: string[] = []
  for (const address of addresses) {
    const html = await (await request.get(address)).text()
    const parts = html.split(/<noscript[^>]*>/).slice(1, -1)
    if (parts.some((part) => !part.includes('</noscript>'))) nested.push(address)
  }
  expect(nested).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages show no button that does nothing', async ({ page }) => {
    for (const address of ['/ai-tools', '/ai-tools?search=slides', '/tool/chatgpt', '/pricing', '/blog', '/help']) {
      await page.goto(address)
      const dead = page.locator('button:not(form button, [popovertarget], [type=submit])').filter({ visible: true })
      await expect(dead, address).toHaveCount(0)
    }
  })
})
