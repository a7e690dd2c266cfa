import { describe, expect, test } from 'vitest'
import { createTeamApp, type Person } from './team-app.ts'

const team = createTeamApp()
const { database, day } = team
const { owner, join, invite, accept, remove, leave, look, view, planOf, codeFor, givePlan, emailsTo } = team

/** A member of the owner's team. */
const joinTeam = async (of: Person, name = 'bob'): Promise<Person> => {
  const member = await join(name)
  await invite(of, member.email)
  await accept(member, await codeFor(member.email))
  return member
}
const seatIdOf = async (of: Person, { email }: { email: string }): Promise<string> =>
  (await view(of)).team.seats.find((seat: { email: string }) => seat.email === email)?.id ?? ''

describe('inviting', () => {
  test('reserves a seat for seven days and sends a code that is stored as a hash', async () => {
    const olive = await owner()
    expect(await invite(olive, ' Bob@People.example ')).toMatchObject({
      __typename: 'InviteToTeamPayload',
      team: {
        totalSeats: 5,
        usedSeats: 0,
        reservedSeats: 1,
        nextInvoiceCents: null,
        seats: [{ email: 'bob@people.example', state: 'INVITED', memberName: null, since: '2026-11-20T12:00:00.000Z' }],
      },
    })
    const [mail] = await emailsTo('bob@people.example')
    expect(mail?.subject).toBe("You're invited to a team on Toolfinch")
    expect(mail?.text).toContain('"Olive Finch" (olive@people.example) invited you')
    expect(mail?.text.match(/Olive/g)).toHaveLength(1)
    expect(mail?.text).toContain('expires in 7 days')
    const code = await codeFor('bob@people.example')
    expect(JSON.stringify(await database.prisma.seat.findMany())).not.toContain(code)
    expect(await look(code)).toEqual({ __typename: 'SeatInvitation', ownerName: 'Olive Finch', status: 'OPEN' })
    await day(7)
    expect((await view(olive)).team).toMatchObject({ reservedSeats: 0, seats: [{ state: 'EXPIRED' }] })
    expect(await look(code)).toMatchObject({ status: 'EXPIRED' })
  })

  test('the same email again sends a new code for the same seat, and invalidates the previous one', async () => {
    const olive = await owner()
    await invite(olive, 'bob@people.example')
    const first = await codeFor('bob@people.example')
    expect(await invite(olive, 'BOB@people.example')).toMatchObject({ team: { reservedSeats: 1 } })
    const second = await codeFor('bob@people.example')
    expect(second).not.toBe(first)
    expect(await look(first)).toMatchObject({ code: 'INVALID_CODE' })
    expect(await look(second)).toMatchObject({ status: 'OPEN' })
    await day(8)
    expect(await invite(olive, 'bob@people.example')).toMatchObject({
      team: { reservedSeats: 1, seats: [{ state: 'INVITED' }] },
    })
    expect(await database.prisma.seat.count()).toBe(1)
  })

  test('requires an own active Business plan and a verified email', async () => {
    const olive = await join('olive')
    expect(await invite(undefined, 'bob@people.example')).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await invite(olive, 'bob@people.example')).toMatchObject({ code: 'NO_BUSINESS_PLAN' })
    expect((await view(olive)).team).toBeNull()
    await givePlan(olive, 'pro')
    expect(await invite(olive, 'bob@people.example')).toMatchObject({ code: 'NO_BUSINESS_PLAN' })
    await givePlan(olive)
    await database.prisma.user.update({ where: { id: olive.id }, data: { emailVerified: false } })
    expect(await invite(olive, 'bob@people.example')).toMatchObject({ code: 'NOT_VERIFIED' })
    await database.prisma.user.update({ where: { id: olive.id }, data: { emailVerified: true } })
    expect(await invite(olive, 'bob@people.example')).toMatchObject({ __typename: 'InviteToTeamPayload' })
    await day(30)
    expect(await invite(olive, 'bob@people.example')).toMatchObject({ code: 'NO_BUSINESS_PLAN' })
  })

  test('rejects one’s own email, a team member and an invalid email', async () => {
    const olive = await owner()
    await joinTeam(olive)
    expect(await invite(olive, 'Olive@people.example')).toMatchObject({ code: 'OWN_ADDRESS' })
    expect(await invite(olive, 'bob@people.example')).toMatchObject({ code: 'ALREADY_IN_TEAM' })
    expect(await invite(olive, 'bob')).toMatchObject({ __typename: 'InvalidInputError' })
  })

  test('a sixth person finds no seat until an invitation expires or is removed', async () => {
    const olive = await owner()
    for (const name of ['a', 'b', 'c', 'd', 'e']) await invite(olive, `${name}@people.example`)
    expect(await invite(olive, 'f@people.example')).toMatchObject({
      code: 'NO_SEAT_FREE',
      message: 'All 5 seats are taken. Remove a member or an invitation first.',
    })
    expect(await invite(olive, 'a@people.example')).toMatchObject({ team: { reservedSeats: 5 } })
    await remove(olive, await seatIdOf(olive, { email: 'a@people.example' }))
    expect(await look(await codeFor('a@people.example'))).toMatchObject({ code: 'INVALID_CODE' })
    expect(await invite(olive, 'f@people.example')).toMatchObject({ team: { reservedSeats: 5 } })
    await day(8)
    for (const name of ['g', 'h', 'i', 'j', 'k']) await invite(olive, `${name}@people.example`)
    // An expired invitation reserves nothing: resending it needs a free seat.
    expect(await invite(olive, 'b@people.example')).toMatchObject({ code: 'NO_SEAT_FREE' })
  })

  test('is limited to 20 invitations a day, 5 of them to one email', async () => {
    const olive = await owner()
    const send = async (count: number, email: (index: number) => string) => {
      for (let index = 0; index < count; index += 1) await invite(olive, email(index))
    }
    await send(5, () => 'bob@people.example')
    expect(await invite(olive, 'bob@people.example')).toMatchObject({ code: 'RATE_LIMITED' })
    await send(15, (index) => `p${index}@people.example`)
    expect(await invite(olive, 'last@people.example')).toMatchObject({ code: 'RATE_LIMITED' })
    await day(1)
    expect(await invite(olive, 'bob@people.example')).toMatchObject({ __typename: 'InviteToTeamPayload' })
  })
})

describe('accepting', () => {
  test('gives the Business plan at once, and tells the owner', async () => {
    const olive = await owner()
    const bob = await joinTeam(olive)
    expect(await view(bob)).toEqual({
      team: null,
      seat: { ownerName: 'Olive Finch', since: '2026-11-20T12:00:00.000Z', active: true },
      entitlement: { plan: 'BUSINESS' },
    })
    expect((await view(olive)).team).toMatchObject({
      usedSeats: 1,
      reservedSeats: 0,
      seats: [{ state: 'ACTIVE', memberName: 'Bob Finch' }],
    })
    expect((await emailsTo(olive.email)).map(({ subject }) => subject)).toEqual([
      'Someone joined your team on Toolfinch',
    ])
    const code = await codeFor(bob.email)
    expect(await look(code)).toMatchObject({ code: 'INVALID_CODE' })
    // Repeating the request changes nothing.
    expect(await accept(bob, code)).toEqual({
      __typename: 'AcceptSeatPayload',
      seat: { ownerName: 'Olive Finch', active: true },
    })
    expect(await emailsTo(olive.email)).toHaveLength(1)
  })

  test('is for the invited email only, which is not revealed', async () => {
    const olive = await owner()
    await invite(olive, 'bob@people.example')
    const code = await codeFor('bob@people.example')
    const eve = await join('eve')
    expect(await accept(undefined, code)).toMatchObject({ code: 'UNAUTHENTICATED' })
    const refused = await accept(eve, code)
    expect(refused).toEqual({
      __typename: 'SeatError',
      code: 'WRONG_ACCOUNT',
      message: 'This invitation is for another email address. Sign in with the account that was invited.',
    })
    expect(await planOf(eve)).toBe('BASIC')
    expect(await accept(await join('bob'), code)).toMatchObject({ __typename: 'AcceptSeatPayload' })
  })

  test('fails when the invitation has expired or was removed, or the team’s plan has ended', async () => {
    const olive = await owner()
    const bob = await join('bob')
    await invite(olive, bob.email)
    await day(7)
    expect(await accept(bob, await codeFor(bob.email))).toMatchObject({ code: 'INVITATION_EXPIRED' })
    await invite(olive, bob.email)
    await remove(olive, await seatIdOf(olive, bob))
    expect(await accept(bob, await codeFor(bob.email))).toMatchObject({ code: 'INVALID_CODE' })
    await day(25)
    await invite(olive, bob.email)
    await day(30)
    const code = await codeFor(bob.email)
    expect(await look(code)).toMatchObject({ status: 'PLAN_ENDED' })
    expect(await accept(bob, code)).toMatchObject({
      code: 'PLAN_ENDED',
      message: "This team's Business plan has ended, so this invitation can't be accepted.",
    })
    expect(await planOf(bob)).toBe('BASIC')
  })

  test('allows one seat per member, and none for the owner of another Business plan', async () => {
    const [olive, otto] = [await owner(), await owner('otto')]
    const bob = await joinTeam(olive)
    await invite(otto, bob.email)
    expect(await accept(bob, await codeFor(bob.email))).toMatchObject({ code: 'HAS_SEAT' })
    await invite(olive, otto.email)
    expect(await accept(otto, await codeFor(otto.email))).toMatchObject({ code: 'OWNS_BUSINESS' })
    // A seat is not a Business plan.
    expect(await invite(bob, 'carl@people.example')).toMatchObject({ code: 'NO_BUSINESS_PLAN' })
    expect(await leave(bob)).toMatchObject({ __typename: 'LeaveTeamPayload' })
    expect(await accept(bob, await codeFor(bob.email))).toMatchObject({ seat: { ownerName: 'Otto Finch' } })
  })

  test('is limited to 10 wrong codes in 15 minutes per address; valid ones do not count', async () => {
    const olive = await owner()
    const bob = await join('bob')
    await invite(olive, bob.email)
    const code = await codeFor(bob.email)
    const from = { address: '192.0.2.9' }
    for (let count = 0; count < 12; count += 1) expect(await look(code, from)).toMatchObject({ status: 'OPEN' })
    for (let count = 0; count < 9; count += 1) await look('x'.repeat(43), from)
    expect(await accept(bob, 'x'.repeat(101), from)).toMatchObject({ code: 'INVALID_CODE' })
    expect(await look(code, from)).toMatchObject({ code: 'RATE_LIMITED' })
    expect(await accept(bob, code, from)).toMatchObject({ code: 'RATE_LIMITED' })
    expect(await accept(bob, code)).toMatchObject({ __typename: 'AcceptSeatPayload' })
  })
})

describe('a seat ends immediately', () => {
  test('when the owner removes it, and the member is notified', async () => {
    const olive = await owner()
    const bob = await joinTeam(olive)
    const id = await seatIdOf(olive, bob)
    expect(await remove(olive, id)).toMatchObject({ team: { usedSeats: 0, seats: [] } })
    expect(await view(bob)).toMatchObject({ seat: null, entitlement: { plan: 'BASIC' } })
    expect((await emailsTo(bob.email)).at(-1)?.subject).toBe("You're no longer on a team on Toolfinch")
    expect(await remove(olive, id)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('when the member leaves, and can be given again', async () => {
    const olive = await owner()
    const bob = await joinTeam(olive)
    await leave(bob)
    expect(await planOf(bob)).toBe('BASIC')
    expect(await leave(bob)).toMatchObject({ code: 'NOT_FOUND' })
    await invite(olive, bob.email)
    await accept(bob, await codeFor(bob.email))
    expect(await planOf(bob)).toBe('BUSINESS')
  })

  test('but is ended by nobody except its owner', async () => {
    const [olive, otto] = [await owner(), await owner('otto')]
    const bob = await joinTeam(olive)
    const id = await seatIdOf(olive, bob)
    for (const who of [otto, bob]) expect(await remove(who, id)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await remove(olive, 'not an id')).toMatchObject({ code: 'NOT_FOUND' })
    expect(await planOf(bob)).toBe('BUSINESS')
  })

  test('with the owner’s plan, and continues when it is renewed', async () => {
    const olive = await owner()
    const bob = await joinTeam(olive)
    await day(30)
    expect(await view(bob)).toMatchObject({ seat: { active: false }, entitlement: { plan: 'BASIC' } })
    await day(29)
    await givePlan(olive)
    await day(40)
    expect(await view(bob)).toMatchObject({ seat: { active: true }, entitlement: { plan: 'BUSINESS' } })
    await day(90)
    await givePlan(olive)
    expect(await view(bob)).toMatchObject({ seat: { active: true }, entitlement: { plan: 'BUSINESS' } })
  })
})
