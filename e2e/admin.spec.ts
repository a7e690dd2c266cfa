import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { askAs, makeMember, signInAs } from './members.ts'
import { OWNER_PASSWORD, owner } from './owner.ts'

type Drafts = { programmaticPages: { nodes: { id: string; title: string; slug: string }[] } }

/** A draft, used by no other test. Pages are generated soon after the product's start. */
async function someDraft(page: Page): Promise<Drafts['programmaticPages']['nodes'][number]> {
  const query = '{ programmaticPages(status: DRAFT, first: 1) { nodes { id title slug } } }'
  const find = async () => (await askAs<Drafts>(page, await owner(), query)).programmaticPages.nodes[0]
  await expect.poll(find, { timeout: 120_000 }).toBeDefined()
  const draft = await find()
  if (draft === undefined) throw new Error('There is no draft')
  return draft
}

/** Makes the server require the password once, as it does 15 minutes after the last entry. */
async function expirePassword(page: Page): Promise<void> {
  let hasExpired = false
  await page.route('**/graphql', async (route) => {
    if (hasExpired || !route.request().postData()?.includes('SuspendMember')) return route.fallback()
    hasExpired = true
    const result = { __typename: 'PasswordRequiredError', message: 'Please confirm your password.' }
    await route.fulfill({ json: { data: { suspendMember: result } } })
  })
}

test('the administration is denied to visitors and members', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    /returnTo=%2Fadmin$/,
  )

  await signInAs(page, await makeMember(page, { verified: true }))
  await page.goto('/admin?tab=seo')
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Administration' })).toBeHidden()
})

test('an administrator edits a page, deletes it without a password, and undoes that', async ({ page }) => {
  const draft = await someDraft(page)
  await signInAs(page, await owner())
  await page.goto('/')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('link', { name: 'Administration' }).click()
  await page.getByRole('link', { name: 'SEO Management' }).click()
  await page.getByRole('searchbox', { name: 'Search pages' }).fill(draft.slug)
  await page.keyboard.press('Enter')

  await page.getByRole('link', { name: `Edit ${draft.title}`, exact: true }).click()
  const editor = page.getByRole('dialog', { name: 'Edit page' })
  const title = `${draft.title.slice(0, 100)} edited`
  await editor.getByRole('textbox', { name: 'Title' }).fill(title)
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Page updated')).toBeVisible()
  const remove = page.getByRole('button', { name: `Delete ${title}`, exact: true })

  await remove.click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this page?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Page deleted successfully')).toBeVisible()
  await expect(remove).toBeHidden()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Page restored')).toBeVisible()
  await expect(remove).toBeVisible()
  await page.getByRole('link', { name: 'Audit log' }).click()
  const latest = page.getByRole('row').nth(1)
  await expect(latest.getByText('page.restore')).toBeVisible()
  await expect(latest.getByText('owner@example.com')).toBeVisible()
})

test('the bar of the administration fits a phone, and its menu has every tab', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signInAs(page, await owner())
  await page.goto('/admin')
  const bar = page.getByRole('navigation', { name: 'Administration' })
  await expect(bar.getByRole('link')).toHaveCount(4)
  for (const link of await bar.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('link', { name: 'To do' })).toHaveAttribute('aria-current', 'page')

  await bar.getByRole('button', { name: 'More' }).click()
  await expect(bar.getByRole('link')).toHaveCount(15)
  await bar.getByRole('link', { name: 'System' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'System' })).toBeVisible()
  await expect(bar.getByRole('link')).toHaveCount(4)
})

test('an administrator suspends a member with the password', async ({ page }) => {
  const { email } = await makeMember(page, { verified: false })
  await signInAs(page, await owner())
  await page.goto(`/admin?tab=members&search=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: email }).click()
  await page.getByRole('button', { name: 'Suspend account' }).click()
  const suspension = page.getByRole('dialog', { name: `Suspend the account of ${email}` })
  await suspension.getByRole('textbox', { name: 'Reason' }).fill('Spam')

  await expirePassword(page)
  await suspension.getByRole('button', { name: 'Suspend account' }).click()
  const password = page.getByRole('dialog', { name: 'Confirm your password' })
  await password.getByLabel('Your password').fill('three owls')
  await page.keyboard.press('Enter')
  await expect(password.getByText('Current password is incorrect')).toBeVisible()
  await password.getByLabel('Your password').fill(OWNER_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Account suspended')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Lift suspension' })).toBeVisible()
})
