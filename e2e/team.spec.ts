import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectFitForAll, expectNoLayoutShift, recordLayoutShifts, test } from './fixtures.ts'
import { askAs, invitationFromEmail, type Member, makeMember, signInAs, signInByForm } from './members.ts'
import { givePlan } from './owner.ts'
import { submitAnswers } from './quiz-answers.ts'

const TEAM = '/settings?tab=subscription'

async function linkFor({ email }: Member): Promise<string> {
  await expect.poll(() => invitationFromEmail(email)).not.toBeNull()
  return (await invitationFromEmail(email)) ?? ''
}

async function makeOwner(page: Page): Promise<Member> {
  const owner = await makeMember(page, { verified: true })
  await givePlan(page, owner, 'BUSINESS')
  return owner
}

test('an owner invites, the invited member has Business by the emailed link, and Basic at once after removal', async ({
  page,
  otherDevice,
}) => {
  const [owner, member] = [await makeOwner(page), await makeMember(page, { verified: true })]
  await submitAnswers(page, member)
  await signInAs(page, owner)
  await page.goto(TEAM)
  await expect(page.getByText('0 of 5 seats used')).toBeVisible()
  await expect(page.getByText('Included in Business: inviting someone is free.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Invite by email' }).fill(member.email.toUpperCase())
  await page.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(page.getByText('0 of 5 seats used, 1 open invitation')).toBeVisible()

  // The member opens the link signed out, signs in, and returns to it.
  const theirs = await otherDevice.newPage()
  await theirs.goto(await linkFor(member))
  await expect(theirs).toHaveURL(/^[^?]*\/auth\?returnTo=%2Fteam%2Fjoin/)
  await signInByForm(theirs, member)
  await expect(theirs.getByRole('heading', { name: 'Ada Finch invited you to their team' })).toBeVisible()
  await theirs.getByRole('button', { name: 'Join Team' }).click()
  await expect(theirs.getByRole('heading', { name: "You joined Ada Finch's team" })).toBeFocused()
  await expectAccessible(theirs)

  // Paid features work without another page load.
  await theirs.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(theirs.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  await theirs.getByRole('button', { name: `Account of ${member.fullName}` }).click()
  await expect(theirs.getByText('Business Plan').first()).toBeVisible()
  await theirs.goto('/quiz/results')
  await expect(theirs.getByRole('heading', { level: 1, name: 'Your AI tool recommendations' })).toBeVisible()
  type Plan = { viewer: { entitlement: { plan: string } } }
  const planOf = async () =>
    (await askAs<Plan>(page, member, '{ viewer { entitlement { plan } } }')).viewer.entitlement.plan
  expect(await planOf()).toBe('BUSINESS')

  await page.reload()
  await expect(page.getByText('1 of 5 seats used')).toBeVisible()
  await page.getByRole('button', { name: `Remove ${member.fullName}` }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('0 of 5 seats used')).toBeFocused()
  expect(await planOf()).toBe('BASIC')
  await theirs.goto(TEAM)
  await expect(theirs.getByRole('heading', { name: 'Basic Plan' })).toBeVisible()
})

test('a team is accessible in light and dark, does not shift and fits a narrow screen', { tag: '@phone' }, async ({
  page,
}) => {
  const [owner, member] = [await makeOwner(page), await makeMember(page, { verified: true })]
  const invite = 'mutation ($email: String!) { inviteToTeam(input: { email: $email }) { __typename } }'
  for (const email of [member.email, 'someone-with-a-rather-long-address@an-equally-long-domain.example']) {
    await askAs(page, owner, invite, { email })
  }
  const code = (await linkFor(member)).split('=')[1]
  await askAs(page, member, 'mutation ($code: String!) { acceptSeat(input: { code: $code }) { __typename } }', { code })
  await signInAs(page, owner)
  await recordLayoutShifts(page)
  await page.goto(TEAM, { waitUntil: 'networkidle' })
  await expect(page.getByText('1 of 5 seats used, 1 open invitation')).toBeVisible()
  await expectNoLayoutShift(page)
  await expectFitForAll(page)
})

test('a seat can be left, and its page is accessible', { tag: '@phone' }, async ({ page }) => {
  const [owner, member] = [await makeOwner(page), await makeMember(page, { verified: true })]
  await askAs(page, owner, 'mutation ($email: String!) { inviteToTeam(input: { email: $email }) { __typename } }', {
    email: member.email,
  })
  const link = await linkFor(member)
  await signInAs(page, member)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Ada Finch invited you to their team' })).toBeVisible()
  await expectFitForAll(page)
  await page.getByRole('button', { name: 'Join Team' }).click()
  await expect(page.getByRole('heading', { name: "You joined Ada Finch's team" })).toBeFocused()
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'You’re already on Ada Finch’s team' })).toBeVisible()
  await page.getByRole('link', { name: 'See Your Seat' }).click()
  await page.getByRole('button', { name: 'Leave Team' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Leave Team' }).click()
  await expect(page.getByText('You left the team.')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Basic Plan' })).toBeVisible()
  await expect(page.getByRole('heading', { name: "Ada Finch's team" })).toBeHidden()
})

test('an invitation for another email can be accepted with the right account', async ({ page }) => {
  const [owner, member, other] = [
    await makeOwner(page),
    await makeMember(page, { verified: true }),
    await makeMember(page, { verified: true }),
  ]
  await askAs(page, owner, 'mutation ($email: String!) { inviteToTeam(input: { email: $email }) { __typename } }', {
    email: member.email,
  })
  await signInAs(page, other)
  await page.goto(await linkFor(member))
  await page.getByRole('button', { name: 'Join Team' }).click()
  await expect(page.getByText('This invitation is for another email address.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in with another account' }).click()
  await signInByForm(page, member)
  await page.getByRole('button', { name: 'Join Team' }).click()
  await expect(page.getByRole('heading', { name: "You joined Ada Finch's team" })).toBeVisible()
})
