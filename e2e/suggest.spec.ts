import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

/** Unique per run of this test. */
const newName = (project: string) => `Sparrowscope ${project} ${crypto.randomUUID().slice(0, 8)}`

async function suggest(page: Page, name: string, address: string): Promise<void> {
  await page.getByLabel('Tool name').fill(name)
  await page.getByLabel('Website').fill(address)
  await page.getByRole('button', { name: 'Suggest this tool' }).click()
}

test('a missing tool is suggested once, and again by another visitor', async ({ page }, { project }) => {
  const name = newName(project.name)
  const address = `${name.toLowerCase().replaceAll(' ', '-')}.example.com`
  await page.goto('/suggest')

  await suggest(page, name, address)

  const thanks = page.getByRole('heading', { name: `Thank you: ${name} is in the queue` })
  await expect(thanks).toBeFocused()
  await expect(page.getByText('An editor will look at it.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Suggest another' }).click()
  await suggest(page, name, address)
  await expect(thanks).toBeVisible()
  await expect(page.getByText('Someone suggested it before you')).toBeVisible()
})

test('a listed tool is found instead of suggested', async ({ page }) => {
  await page.goto('/suggest')
  await suggest(page, 'ChatGPT', 'https://chatgpt.com/')
  await page.getByRole('status').getByRole('link', { name: 'ChatGPT' }).click()
  await expect(page).toHaveURL('/tool/chatgpt')
})

test('errors are next to their field and reachable by keyboard', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/suggest')
  await page.getByLabel('Website').fill('nowhere')
  await page.getByLabel('Tool name').press('Enter')

  const summary = page.getByRole('region', { name: 'Not sent yet. Please check:' })
  await expect(summary).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Tool name')).toBeFocused()
  await expect(page.getByLabel('Website')).toHaveAccessibleDescription(/Please enter a web address/)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})

test('an error on a tool’s page is reported from there', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/tool/chatgpt')
  const opener = page.getByRole('button', { name: 'Report an inaccuracy' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Report an inaccuracy: ChatGPT' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.press('Enter')
  await dialog.getByRole('radio', { name: 'A price is wrong' }).check()
  await dialog.getByLabel('What is wrong?').fill('The yearly price has changed.')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  const thanks = page.getByRole('dialog', { name: 'Thank you' })
  await expect(thanks).toContainText('An editor will check your report')
  await thanks.getByRole('button', { name: 'Close' }).click()
  await expect(opener).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form says that it needs them and where to write instead', async ({ page }) => {
    await page.goto('/suggest')
    await expect(page.getByRole('link', { name: 'hello@toolfinch.com' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Suggest this tool' })).toBeHidden()
    await page.goto('/methodology')
    await expect(page.getByRole('table', { name: 'Tools by prominence' })).toBeVisible()
  })
})
