import { expect, test } from 'vitest'
import { clock } from '../../support/catalogue.ts'
import { DAY_MS } from '../../support/members.ts'
import { storedEmails } from '../../support/stored-emails.ts'
import { createListingsApp } from './listings-app.ts'

const listings = createListingsApp()
const { database, members, records, join, start, check, claim, history } = listings

/** Runs the job of the day that many days after the start. */
const recheckOn = async (days: number) => {
  members.setTime(days * DAY_MS)
  const job = members.services.jobHandlers.find(({ kind }) => kind === 'recheck-listings')
  await job?.run({}, { signal: new AbortController().signal } as never)
}
const removeExpired = async (days: number) => {
  members.setTime(days * DAY_MS)
  await members.services.jobHandlers.find(({ kind }) => kind === 'remove-expired-claims')?.run({}, {} as never)
}
const stored = () => database.prisma.claimedListing.findFirstOrThrow()
const endings = async () => (await storedEmails(database)).filter(({ subject }) => subject.includes('has ended'))

const claimByDns = async () => {
  const token = await join('vera@people.example')
  const { claim: pending } = await start(token, 'abacus', 'DNS')
  records.set('_toolfinch.abacus.example', [pending.recordValue])
  await check(token, pending.id)
  return token
}

test('a proof is looked up once a month, and a missing one ends the claim on the third day', async () => {
  await claimByDns()
  await recheckOn(29)
  expect((await stored()).recheckedAt).toEqual(clock.now())
  await recheckOn(30)
  expect((await stored()).recheckedAt).toEqual(new Date(clock.now().getTime() + 30 * DAY_MS))
  const [kept = []] = records.values()
  records.clear()
  await recheckOn(60)
  await recheckOn(60.2)
  expect(await stored()).toMatchObject({ state: 'active', failures: 1 })
  // Found again: the failures before do not count.
  records.set('abacus.example', kept)
  await recheckOn(61)
  expect(await stored()).toMatchObject({ state: 'active', failures: 0 })
  records.clear()
  for (const day of [91, 92]) await recheckOn(day)
  expect(await stored()).toMatchObject({ state: 'active', failures: 2 })
  await recheckOn(93)
  expect(await stored()).toMatchObject({ state: 'ended', endReason: 'proof_gone', openKey: null })
  const [mail, ...others] = await endings()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'vera@people.example' })
  expect(mail?.text).toContain('The proof of the domain is gone.')
  expect(await history()).toEqual({
    vendorSummary: null,
    vendorActions: [
      'February 21, 2027: Claim ended. The proof of the domain is gone',
      'November 20, 2026: Claimed for abacus.example, proved by a DNS record',
    ],
  })
})

test.each([
  ['website_moved', { websiteUrl: 'https://elsewhere.example/' }],
  ['website_moved', { websiteUrl: null }],
  ['tool_gone', { status: 'discontinued' as const }],
])('ends as %s after %j', async (endReason, data) => {
  await claimByDns()
  await database.prisma.tool.update({ where: { slug: 'abacus' }, data: { websiteUrl: 'https://eu.abacus.example/' } })
  await recheckOn(1)
  expect((await stored()).state).toBe('active')
  await database.prisma.tool.update({ where: { slug: 'abacus' }, data })
  await recheckOn(2)
  expect(await stored()).toMatchObject({ state: 'ended', endReason })
  expect(await endings()).toHaveLength(1)
})

test('a claim by email lasts a year without another code', async () => {
  await claim(await join('vera@people.example'))
  await recheckOn(365)
  expect((await stored()).state).toBe('active')
  await recheckOn(366)
  expect(await stored()).toMatchObject({ state: 'ended', endReason: 'not_renewed' })
})

test('expired claims and addresses are removed', async () => {
  const token = await join('vera@people.example')
  await start(token, 'birch', 'FILE')
  await claim(token)
  await start(token, 'abacus', 'EMAIL', 'other@abacus.example')
  await removeExpired(0.9)
  expect(await database.prisma.claimedListing.count()).toBe(2)
  await removeExpired(7.1)
  expect(await database.prisma.claimedListing.findMany()).toMatchObject([
    { state: 'active', contactEmail: null, codeHash: null, expiresAt: null },
  ])
})

test('a deleted account leaves the public history without the member', async () => {
  const token = await join('vera@people.example')
  await claim(token)
  await start(token, 'birch', 'DNS')
  const exported = await members.query(
    'mutation { exportMyData(input: { password: "correct horse battery" }) { __typename ... on ExportMyDataPayload { json } } }',
    {},
    { token },
  )
  expect(JSON.stringify(exported)).toContain('abacus.example')
  expect(JSON.stringify(exported)).not.toContain('codeHash')
  const { id } = await database.prisma.user.findUniqueOrThrow({ where: { email: 'vera@people.example' } })
  await members.query(
    'mutation { deleteAccount(input: { password: "correct horse battery" }) { __typename } }',
    {},
    { token },
  )
  expect(await database.prisma.user.count({ where: { id } })).toBe(0)
  expect(await database.prisma.claimedListing.findMany()).toMatchObject([
    { userId: null, state: 'ended', endReason: 'account_deleted', contactEmail: null, openKey: null },
  ])
  expect((await history()).vendorActions).toHaveLength(2)
})
