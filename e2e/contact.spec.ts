import { expect } from '@playwright/test'
import { test } from './fixtures.ts'

test('a message is sent by keyboard alone, after its errors were shown', async ({ page }) => {
  await page.goto('/contact')
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.focus()
  await page.keyboard.type('Ada Byron')
  await page.keyboard.press('Enter')
  const errors = page.getByRole('region', { name: 'Message not sent' })
  await expect(errors).toBeFocused()
  await expect(errors.getByRole('listitem')).toHaveText([
    'Email is required',
    'Subject is required',
    'Message is required',
  ])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  for (const text of ['ada@people.example', 'A question', 'How do I compare tools?']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText("Thank you for your message! We'll get back to you soon.")).toBeFocused()
  await expect(name).toHaveValue('')
})
