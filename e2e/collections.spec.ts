import { expect } from '@playwright/test'
import { askGraphql, test } from './fixtures.ts'
import { askAs, makeMember, signInAs } from './members.ts'

test('a member creates a list, shares it with a stranger, and revokes the link', async ({ page, otherDevice }) => {
  const member = await makeMember(page, { verified: false })
  const { tool } = await askGraphql<{ tool: { id: string } }>(page, '{ tool(by: { reference: "claude" }) { id } }')
  await askAs(page, member, 'mutation ($id: ID!) { addFavorite(input: { toolId: $id }) { __typename } }', {
    id: tool.id,
  })
  await signInAs(page, member)

  await page.goto('/tool/chatgpt')
  await page.getByRole('button', { name: 'Add to collection: ChatGPT' }).click()
  await page.getByRole('textbox', { name: 'New collection' }).fill('For the team')
  await page.getByRole('button', { name: 'Create and add' }).click()
  await expect(page.getByRole('checkbox', { name: 'For the team' })).toBeChecked()
  // The box is checked before the server has responded; the button then has its text again.
  await expect(page.getByRole('button', { name: 'Create and add' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()

  await page.goto('/favorites')
  await page.getByRole('button', { name: 'Add to collection: Claude' }).click()
  await page.getByRole('checkbox', { name: 'For the team' }).check()
  await expect(page.getByRole('checkbox', { name: 'For the team' })).toBeChecked()
  await page.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('link', { name: 'Collections' }).click()
  await page.getByRole('link', { name: 'For the team' }).click()
  await page.getByRole('button', { name: /^Add note\s*for Claude/ }).click()
  await page.getByRole('textbox', { name: 'Note for Claude' }).fill('Ours so far')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByRole('textbox', { name: 'Note for Claude', includeHidden: true })).toHaveCount(0)
  await expect(page.getByText('Ours so far')).toBeVisible()
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()

  const stranger = await otherDevice.newPage()
  const response = await stranger.goto(new URL(link).pathname)
  expect(response?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  })
  await expect(stranger.getByRole('heading', { level: 1, name: 'For the team' })).toBeVisible()
  await expect(stranger.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['ChatGPT', 'Claude'])
  await expect(stranger.getByText('Ours so far')).toBeVisible()
  expect(await stranger.content()).not.toContain(member.fullName)

  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible()
  expect((await stranger.reload())?.status()).toBe(404)
  await expect(stranger.getByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeVisible()
})
