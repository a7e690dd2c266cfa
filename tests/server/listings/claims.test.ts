import { describe, expect, test } from 'vitest'
import { storedEmails } from '../../support/stored-emails.ts'
import { createListingsApp } from './listings-app.ts'

const HOUR_MS = 3_600_000
const WRONG = { code: 'INVALID_CODE', message: 'This code is wrong or has expired. Check it, or request a new one.' }

const listings = createListingsApp()
const { database, members, records, files, join, start, codeTo, enter, check, run } = listings

describe('a claim by email', () => {
  test('is proved by the code sent to an address at the domain', async () => {
    const token = await join('vera@people.example')
    const { claim } = await start(token, 'abacus', 'EMAIL', 'Sales@Abacus.example')
    expect(claim).toMatchObject({ state: 'PENDING', method: 'EMAIL', contactEmail: 'sales@abacus.example' })
    const code = await codeTo('sales@abacus.example')
    const proved = await enter(token, claim.id, ` ${code.toLowerCase().replace('-', ' ')} `)
    expect(proved.claim).toMatchObject({ state: 'ACTIVE', contactEmail: null, renewBy: '2027-11-20T12:00:00.000Z' })
    expect(proved.groups.length).toBeGreaterThan(5)
    const [stored] = await database.prisma.claimedListing.findMany()
    expect(stored).toMatchObject({ codeHash: null, contactEmail: null, domain: 'abacus.example' })
    expect(await enter(token, claim.id, code)).toMatchObject(WRONG)
  })

  test('accepts a subdomain, and the own address by default', async () => {
    const token = await join('vera@eu.abacus.example')
    const { claim } = await start(token, 'abacus', 'EMAIL')
    expect(claim.contactEmail).toBe('vera@eu.abacus.example')
  })

  test.each([
    ['sales@birch.example', 'The address must be at abacus.example or a subdomain of it.'],
    ['sales@notabacus.example', 'The address must be at abacus.example or a subdomain of it.'],
    ['sales@abacus.example.evil.example', 'The address must be at abacus.example or a subdomain of it.'],
    ['abacus.example', 'Please enter a valid email address'],
  ])('refuses %s', async (email, message) => {
    const token = await join('vera@people.example')
    expect(await start(token, 'abacus', 'EMAIL', email)).toEqual(
      expect.objectContaining({ code: 'BAD_USER_INPUT', message, field: 'email' }),
    )
    expect(await database.prisma.claimedListing.count()).toBe(0)
  })

  test('stores no code, and refuses it after five wrong ones', async () => {
    const token = await join('vera@people.example')
    const { claim } = await start(token, 'abacus', 'EMAIL', 'sales@abacus.example')
    const code = await codeTo('sales@abacus.example')
    expect(JSON.stringify(await database.prisma.claimedListing.findMany())).not.toContain(code)
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(await enter(token, claim.id, 'AAAAA-AAAAA')).toMatchObject(WRONG)
    }
    expect(await enter(token, claim.id, code)).toMatchObject(WRONG)
    await start(token, 'abacus', 'EMAIL', 'sales@abacus.example')
    expect(await enter(token, claim.id, code)).toMatchObject(WRONG)
    const next = await enter(token, claim.id, await codeTo('sales@abacus.example'))
    expect(next.claim.state).toBe('ACTIVE')
  })

  test('expires after a day', async () => {
    const token = await join('vera@people.example')
    const { claim } = await start(token, 'abacus', 'EMAIL', 'sales@abacus.example')
    members.setTime(24 * HOUR_MS)
    expect(await enter(token, claim.id, await codeTo('sales@abacus.example'))).toMatchObject(WRONG)
  })

  test("does not accept the code of another claim, or on another member's claim", async () => {
    const [vera, otto] = [await join('vera@people.example'), await join('otto.two@people.example')]
    const one = await start(vera, 'abacus', 'EMAIL', 'sales@abacus.example')
    const code = await codeTo('sales@abacus.example')
    const other = await start(otto, 'abacus', 'EMAIL', 'otto@abacus.example')
    expect(await enter(otto, other.claim.id, code)).toMatchObject(WRONG)
    expect(await enter(otto, one.claim.id, code)).toMatchObject({ code: 'NOT_FOUND', message: 'Claim not found.' })
    expect(await enter(otto, 'nonsense', code)).toMatchObject({ code: 'NOT_FOUND', message: 'Claim not found.' })
    // Several members of one vendor may claim the same tool.
    expect((await enter(vera, one.claim.id, code)).claim.state).toBe('ACTIVE')
    expect((await enter(otto, other.claim.id, await codeTo('otto@abacus.example'))).claim.state).toBe('ACTIVE')
  })

  test('is renewed with another code and ends when given up', async () => {
    const token = await join('vera@people.example')
    await listings.claim(token)
    members.setTime(300 * 24 * HOUR_MS)
    const again = await members.signIn({ email: 'vera@people.example' })
    const renewing = again.session.accessToken
    const renewed = await listings.claim(renewing)
    expect(renewed).toMatchObject({ since: '2026-11-20T12:00:00.000Z', renewBy: '2028-09-16T12:00:00.000Z' })
    expect(await start(renewing, 'abacus', 'DNS')).toMatchObject({ message: 'You have already claimed this listing.' })
    const left = await run(renewing, 'withdrawClaim', { slug: 'abacus', claimId: renewed.id })
    expect(left).toMatchObject({ claim: null, groups: [] })
    expect((await listings.history()).vendorActions[0]).toBe(
      'September 16, 2027: Claim ended. The vendor gave up the claim',
    )
  })

  test('sends at most three codes an hour to one address', async () => {
    const token = await join('vera@people.example')
    for (let count = 0; count < 3; count++) await start(token, 'abacus', 'EMAIL', 'sales@abacus.example')
    expect(await start(token, 'abacus', 'EMAIL', 'sales@abacus.example')).toMatchObject({ code: 'RATE_LIMITED' })
    expect(await storedEmails(database)).toHaveLength(1 + 3)
  })
})

describe('a claim by DNS', () => {
  test.each(['_toolfinch.abacus.example', 'abacus.example'])('is proved by a TXT record at %s', async (name) => {
    const token = await join('vera@people.example')
    const { claim } = await start(token, 'abacus', 'DNS')
    expect(claim).toMatchObject({ recordName: '_toolfinch.abacus.example', state: 'PENDING' })
    expect(await check(token, claim.id)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'We found no TXT record with the token at _toolfinch.abacus.example. New records can take an hour.',
    })
    records.set(name, ['v=spf1 -all', claim.recordValue])
    expect((await check(token, claim.id)).claim.state).toBe('ACTIVE')
  })

  test("does not accept another claim's token, and expires after a week", async () => {
    const [vera, otto] = [await join('vera@people.example'), await join('otto.two@people.example')]
    const one = await start(vera, 'abacus', 'DNS')
    const other = await start(otto, 'abacus', 'DNS')
    records.set('_toolfinch.abacus.example', [one.claim.recordValue])
    expect(await check(otto, other.claim.id)).toMatchObject({ code: 'BAD_USER_INPUT' })
    members.setTime(6.9 * 24 * HOUR_MS)
    const { session } = await members.signIn({ email: 'vera@people.example' })
    members.setTime(7 * 24 * HOUR_MS)
    expect(await check(session.accessToken, one.claim.id)).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a claim by a file', () => {
  const PATH = '/www.abacus.example/.well-known/toolfinch.txt'
  const URL_OF_FILE = 'https://www.abacus.example/.well-known/toolfinch.txt'

  test('is proved by the token on the host of the website', async () => {
    const token = await join('vera@people.example')
    const { claim } = await start(token, 'abacus', 'FILE')
    expect(claim.fileUrl).toBe(URL_OF_FILE)
    files.set(PATH, `${claim.token}\r\n`)
    expect((await check(token, claim.id)).claim.state).toBe('ACTIVE')
  })

  test.each([
    ['nothing', undefined, `We could not read ${URL_OF_FILE}. The server responded with status 404.`],
    [
      'a redirect',
      'https://evil.example/',
      `We could not read ${URL_OF_FILE}. The server redirects to another address.`,
    ],
    ['another text', 'not the token', `The file at ${URL_OF_FILE} does not contain the token.`],
  ])('is not proved by %s', async (_name, content, message) => {
    const token = await join('vera@people.example')
    const { claim } = await start(token, 'abacus', 'FILE')
    if (content !== undefined) files.set(PATH, content)
    expect(await check(token, claim.id)).toMatchObject({ code: 'BAD_USER_INPUT', message })
  })
})

describe('a claim cannot be started', () => {
  test('without a session or a verified address', async () => {
    expect(await start(undefined, 'abacus', 'DNS')).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } })
    const token = await join('vera@people.example', false)
    expect(await start(token, 'abacus', 'DNS')).toMatchObject({ code: 'NOT_VERIFIED' })
  })

  test('on a shared host, for a retired or unknown tool, or with an address that anybody can get', async () => {
    const token = await join('vera@people.example')
    expect(await start(token, 'hosted', 'DNS')).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('Write to us at /contact'),
    })
    expect(await start(token, 'gone', 'DNS')).toMatchObject({ message: 'Only active tools can be claimed.' })
    const unknown = await run(token, 'startClaim', { slug: 'x', toolId: 'x', method: 'DNS' })
    expect(unknown).toMatchObject({ code: 'NOT_FOUND', message: 'Tool not found.' })
    expect(await start(token, 'mailer', 'EMAIL', 'me@proton.me')).toMatchObject({
      message: 'Anyone can get an address at this domain. Use a DNS record or a file instead.',
    })
    expect((await start(token, 'mailer', 'DNS')).claim.state).toBe('PENDING')
  })
})
