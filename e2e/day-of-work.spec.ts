import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, test } from './fixtures.ts'
import { askAs, makeMember, signInAs } from './members.ts'
import { OWNER_PASSWORD, owner } from './owner.ts'

type Created = { createTool: { slug: string } }

/** Two tools of this test only, so that merging them affects no other test. */
async function createTool(page: Page, name: string): Promise<{ id: string; slug: string }> {
  const fields = [
    { field: 'name', value: name },
    { field: 'category', value: 'writing' },
    { field: 'description', value: `${name} keeps short notes of birds that were seen and prints them as a list.` },
    { field: 'website_url', value: `https://${name.toLowerCase().replaceAll(' ', '-')}.example` },
  ]
  const mutation = `mutation ($tool: NewToolInput!) { createTool(input: { tool: $tool }) { ... on SaveToolPayload { slug } } }`
  const { createTool: created } = await askAs<Created>(page, await owner(), mutation, { tool: { fields } })
  const found = await askAs<{ tool: { id: string } }>(
    page,
    await owner(),
    'query ($slug: String!) { tool(by: { slug: $slug }) { id } }',
    {
      slug: created.slug,
    },
  )
  return { id: found.tool.id, slug: created.slug }
}

type Drafts = { programmaticPages: { nodes: { id: string; title: string; slug: string }[] } }

/** Work from visitors: a message, a report on a tool, and a draft page. */
async function prepareDay(page: Page, word: string) {
  const doubled = await createTool(page, `Wren Notes ${word}`)
  const remaining = await createTool(page, `Robin Notes ${word}`)
  await askAs(
    page,
    await owner(),
    'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { __typename } }',
    {
      input: {
        name: 'Ada',
        email: 'ada@visitors.example',
        subject: `A question about ${word}`,
        message: 'How do I export my notes?',
      },
    },
  )
  await askAs(
    page,
    await owner(),
    'mutation ($input: ReportInaccuracyInput!) { reportInaccuracy(input: $input) { __typename } }',
    {
      input: { toolId: doubled.id, kind: 'OUTDATED', note: 'It is the same product as Robin Notes.' },
    },
  )
  const drafts = 'query { programmaticPages(status: DRAFT, first: 2) { nodes { id title slug } } }'
  // The first draft belongs to another test.
  const draft = (await askAs<Drafts>(page, await owner(), drafts)).programmaticPages.nodes[1]
  if (draft === undefined) throw new Error('There is no draft')
  return { doubled, remaining, draft }
}

/** An editor's revision. */
async function proposeTitle(page: Page, id: string, title: string): Promise<void> {
  const editor = await makeMember(page, { verified: true })
  const { viewer } = await askAs<{ viewer: { id: string } }>(page, editor, '{ viewer { id } }')
  const promote = `mutation ($password: String!, $id: ID!) {
    confirmPassword(input: { password: $password }) { __typename }
    setMemberRole(input: { id: $id, role: EDITOR }) { __typename }
  }`
  await askAs(page, await owner(), promote, { password: OWNER_PASSWORD, id: viewer.id })
  const propose = `mutation ($id: ID!, $title: String!) {
    updateProgrammaticPage(input: { id: $id, changes: { title: $title }, note: "Shorter." }) {
      ... on ProgrammaticPagesPayload { revisionId }
    }
  }`
  type Proposed = { updateProgrammaticPage: { revisionId: string } }
  const { updateProgrammaticPage: proposed } = await askAs<Proposed>(page, editor, propose, { id, title })
  expect(proposed.revisionId).toBeTruthy()
}

const enter = (control: Locator): Promise<void> => control.press('Enter')

test("an administrator's tasks are possible by keyboard", async ({ page }) => {
  const word = crypto.randomUUID().slice(0, 8)
  const { doubled, remaining, draft } = await prepareDay(page, word)
  await signInAs(page, await owner())

  await test.step('answer a message', async () => {
    await page.goto('/admin?tab=messages')
    await enter(page.getByRole('button', { name: `Reply to A question about ${word}` }))
    await page.getByRole('textbox', { name: 'Your reply to Ada' }).fill('Choose Export in the menu.')
    await enter(page.getByRole('button', { name: 'Send reply' }))
    await expect(page.getByText('Reply sent')).toBeVisible()
  })

  await test.step('accept a report', async () => {
    await enter(page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: /^Queue/ }))
    const report = page.getByRole('button', { name: `Wren Notes ${word}`, exact: true })
    await report.press('a')
    await expect(page.getByText('Report accepted')).toBeVisible()
    await expect(report).toBeHidden()
  })

  await test.step('verify ten prices', async () => {
    await page.goto('/admin?tab=catalogue&category=writing&state=oldest-check')
    const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
    await expect(boxes.nth(10)).toBeVisible()
    for (let row = 0; row < 10; row++) await boxes.nth(row).press('Space')
    await enter(page.getByRole('button', { name: 'Checked today' }))
    await expect(page.getByText('10 tools checked today')).toBeVisible()
  })

  await test.step('merge two tools', async () => {
    await page.goto(`/admin?tab=catalogue&tool=${doubled.slug}`)
    await enter(page.getByRole('button', { name: 'Merge…' }))
    await page.getByRole('searchbox', { name: 'Find the tool to keep' }).fill(`Robin Notes ${word}`)
    const target = page.getByRole('radio', { name: new RegExp(remaining.slug) })
    await target.press('Space')
    await target.press('Enter')
    await expect(page.getByText(`Wren Notes ${word} merged into Robin Notes ${word}`)).toBeVisible()
    const redirect = await page.request.get(`/tool/${doubled.slug}`, { maxRedirects: 0 })
    expect([redirect.status(), redirect.headers()['location']]).toEqual([301, `/tool/${remaining.slug}`])
  })

  await test.step('publish a page', async () => {
    await page.goto(`/admin?tab=seo&search=${draft.slug}`)
    await enter(page.getByRole('link', { name: `Edit ${draft.title}`, exact: true }))
    const editor = page.getByRole('dialog', { name: 'Edit page' })
    await editor.getByRole('combobox', { name: 'Status' }).selectOption('published')
    await enter(editor.getByRole('button', { name: 'Save' }))
    await expect(page.getByText('Page updated')).toBeVisible()
  })

  await test.step("publish an editor's change of the page", async () => {
    await proposeTitle(page, draft.id, `Birds ${word}`)
    await page.goto('/admin?tab=seo&view=revisions')
    const revision = page.getByRole('article', { name: draft.title })
    await expect(revision.getByText('Shorter.')).toBeVisible()
    await expectAccessible(page)
    await enter(revision.getByRole('button', { name: `Publish ${draft.title}` }))
    await expect(page.getByText(`${draft.title} published`)).toBeVisible()
    await expect(revision).toBeHidden()
  })

  await test.step('look at the funnel', async () => {
    await page.goto('/admin?tab=overview')
    await page.getByRole('combobox', { name: 'Report' }).selectOption('Funnel from home to paid plan')
    await expect(page.getByRole('heading', { name: /Funnel/ })).toBeVisible()
    await expect(page.getByRole('img', { name: /Funnel/ })).toBeVisible()
  })

  // Restores the draft for the other tests.
  await askAs(
    page,
    await owner(),
    'mutation ($ids: [ID!]!) { setProgrammaticPageStatus(input: { ids: $ids, status: DRAFT }) { __typename } }',
    {
      ids: [draft.id],
    },
  )
})
