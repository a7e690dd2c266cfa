import { expect, type Page, type Response } from '@playwright/test'
import {
  askGraphql,
  type Complaints,
  expectAccessible,
  expectFitForAll,
  expectNoLayoutShift,
  expectNoSidewaysScroll,
  recordLayoutShifts,
  test,
} from './fixtures.ts'
import { askAs, type Member, makeMember, signInAs } from './members.ts'
import { givePlan, owner } from './owner.ts'
import { submitAnswers } from './quiz-answers.ts'
import { ADMIN_SCREENS, MEMBER_SCREENS, PUBLIC_SCREENS, PUBLIC_STATES, type VisitorScreen } from './screens.ts'

let known: Member | undefined
/** That member's collection: its id, and the path of its link. */
let shared: { readonly id: string; readonly sharePath: string } | undefined

/** A shared collection with a tool that has a note. */
async function makeCollection(page: Page, member: Member, toolId: string | undefined): Promise<typeof shared> {
  type Made = { createCollection: { collection: { id: string } } }
  const create = `mutation { createCollection(input: { name: "For the client", note: "What we tried" }) {
    ... on CollectionPayload { collection { id } } } }`
  const { createCollection } = await askAs<Made>(page, member, create)
  const { id } = createCollection.collection
  const rest = `mutation ($id: ID!, $toolId: ID!) {
    addToCollection(input: { collectionId: $id, toolId: $toolId, note: "Good drafts" }) { __typename }
    shareCollection(input: { id: $id }) { ... on CollectionPayload { collection { id sharePath } } } }`
  type Shared = { shareCollection: { collection: NonNullable<typeof shared> } }
  return (await askAs<Shared>(page, member, rest, { id, toolId })).shareCollection.collection
}

/**
 * A paying member with a saved tool, a view and a list of recommendations; one per worker, because sign-ups are rate
 * limited.
 */
async function someMember(page: Page): Promise<Member> {
  if (known !== undefined) return known
  const member = await makeMember(page, { verified: false })
  const { tools } = await askGraphql<{ tools: { nodes: { id: string }[] } }>(
    page,
    '{ tools(first: 1) { nodes { id } } }',
  )
  const change =
    'addFavorite(input: { toolId: $id }) { __typename } trackToolView(input: { toolId: $id }) { ... on TrackToolViewPayload { kept } }'
  await askAs(page, member, `mutation ($id: ID!) { ${change} }`, { id: tools.nodes[0]?.id })
  shared = await makeCollection(page, member, tools.nodes[0]?.id)
  await givePlan(page, member)
  await submitAnswers(page, member)
  known = member
  return member
}

async function fill(page: Page, route: string): Promise<string> {
  if (!route.includes('{')) return route
  if (/\{(shared|collection)\}/.test(route)) {
    await someMember(page)
    const token = shared?.sharePath.split('/').at(-1) ?? ''
    return route.replace('{shared}', token).replace('{collection}', shared?.id ?? '')
  }
  type Slug = { slug: string }
  type Slugs = { nodes: Slug[] }
  const query = `{ tools(first: 1) { nodes { slug } } categories { slug }
    posts: blogPosts(type: GUIDE, first: 1) { nodes { slug } } comparisons: blogPosts(type: COMPARISON, first: 1) { nodes { slug } } }`
  type Answer = { tools: Slugs; categories: Slug[]; posts: Slugs; comparisons: Slugs }
  const { tools, categories, posts, comparisons } = await askGraphql<Answer>(page, query)
  return route
    .replace('{tool}', tools.nodes[0]?.slug ?? '')
    .replace('{category}', categories[0]?.slug ?? '')
    .replace('{post}', posts.nodes[0]?.slug ?? '')
    .replace('{comparison}', comparisons.nodes[0]?.slug ?? '')
}

/** Opens an address, and fails when content shifts while it loads. */
async function open(page: Page, address: string): Promise<Response | null> {
  await recordLayoutShifts(page)
  const response = await page.goto(address, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await expectNoLayoutShift(page)
  return response
}

async function openPublic(page: Page, complaints: Complaints, [route, status]: VisitorScreen) {
  const address = await fill(page, route)
  if (status === 404) complaints.allow(new RegExp(`${address}\\b.*404|404.*${address}\\b`))
  const response = await open(page, address)
  expect(response?.status()).toBe(status)
}

async function openPrivate(page: Page, address: string, heading: string | RegExp): Promise<void> {
  const response = await open(page, address)
  expect(response?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

for (const screen of PUBLIC_SCREENS) {
  test(`${screen[0]} is accessible, does not shift and fits a narrow screen`, { tag: '@widths' }, async ({
    page,
    complaints,
  }) => {
    await openPublic(page, complaints, screen)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
  })
}

// One load for both widths: there are many of the following screens, and their layout depends only on the width.
for (const screen of PUBLIC_STATES) {
  test(`${screen[0]} is accessible, does not shift and fits a narrow screen`, { tag: '@phone' }, async ({
    page,
    complaints,
  }) => {
    await openPublic(page, complaints, screen)
    await expectFitForAll(page)
  })
}

for (const [route, heading] of MEMBER_SCREENS) {
  test(`${route} is private, accessible, does not shift and fits a narrow screen`, { tag: '@phone' }, async ({
    page,
  }) => {
    await signInAs(page, await someMember(page))
    await openPrivate(page, await fill(page, route), heading)
    await expectFitForAll(page)
  })
}

for (const route of ADMIN_SCREENS) {
  test(`${route} is private, accessible, does not shift and fits a narrow screen for an administrator`, {
    tag: '@phone',
  }, async ({ page }) => {
    await signInAs(page, await owner())
    await openPrivate(page, route, 'Administration')
    await expectFitForAll(page)
  })
}
