import { expect, test } from 'vitest'
import { createTeamApp, type Person } from './team-app.ts'

const { database, owner, join, invite, look, accept, remove, leave, view, planOf, codeFor, emailsTo, givePlan } =
  createTeamApp()

const count = (results: readonly { readonly __typename?: string }[], name: string): number =>
  results.filter(({ __typename }) => __typename === name).length

const heldSeats = (memberId: string) => database.prisma.seat.count({ where: { memberId, removedAt: null } })

test('ten parallel invitations with one free seat reserve one', async () => {
  const olive = await owner()
  for (const name of ['a', 'b', 'c', 'd']) await invite(olive, `${name}@people.example`)
  const results = await Promise.all(Array.from({ length: 10 }, (_, index) => invite(olive, `p${index}@people.example`)))
  expect(count(results, 'InviteToTeamPayload')).toBe(1)
  expect(results.filter(({ code }) => code === 'NO_SEAT_FREE')).toHaveLength(9)
  expect((await view(olive)).team).toMatchObject({ usedSeats: 0, reservedSeats: 5 })
  expect(await database.prisma.seat.count()).toBe(5)
})

test('parallel invitations of one email are one seat with one valid code', async () => {
  const olive = await owner()
  await Promise.all(Array.from({ length: 5 }, () => invite(olive, 'bob@people.example')))
  expect(await database.prisma.seat.count()).toBe(1)
  const sent = await emailsTo('bob@people.example')
  const codes = sent.map(({ text }) => /code=([\w-]{43})/.exec(text)?.[1] ?? '')
  const found = await Promise.all(codes.map((code) => look(code)))
  expect(found.map(({ status, code }) => status ?? code).sort()).toEqual([
    ...Array.from({ length: 4 }, () => 'INVALID_CODE'),
    'OPEN',
  ])
})

test('ten parallel acceptances of one seat admit one', async () => {
  const olive = await owner()
  await invite(olive, 'bob@people.example')
  const code = await codeFor('bob@people.example')
  const bob = await join('bob')
  const others: Person[] = []
  for (let index = 0; index < 5; index += 1) others.push(await join(`other${index}`))
  const tries = [...others, bob, bob, bob, bob, bob]
  const results = await Promise.all(tries.map((person) => accept(person, code)))
  expect(results.filter(({ code: refusal }) => refusal === 'WRONG_ACCOUNT')).toHaveLength(5)
  // Bob's own requests result in one seat, one ledger row and one email.
  expect(count(results, 'AcceptSeatPayload')).toBe(5)
  expect(await heldSeats(bob.id)).toBe(1)
  expect(await database.prisma.planGrant.count({ where: { source: 'seat' } })).toBe(1)
  expect(await emailsTo(olive.email)).toHaveLength(1)
  for (const other of others) expect(await planOf(other)).toBe('BASIC')
})

test('a member who accepts ten invitations at once gets one seat', async () => {
  const bob = await join('bob')
  const codes: string[] = []
  for (let index = 0; index < 10; index += 1) {
    await invite(await owner(`owner${index}`), bob.email)
    codes.push(await codeFor(bob.email))
  }
  const results = await Promise.all(codes.map((code) => accept(bob, code)))
  expect(count(results, 'AcceptSeatPayload')).toBe(1)
  expect(results.filter(({ code }) => code === 'HAS_SEAT')).toHaveLength(9)
  expect(await heldSeats(bob.id)).toBe(1)
})

test('concurrent removing, leaving, renewing and accepting leave no access without a seat', async () => {
  const olive = await owner()
  const bob = await join('bob')
  for (let round = 0; round < 4; round += 1) {
    await invite(olive, bob.email)
    const code = await codeFor(bob.email)
    const [seat] = (await view(olive)).team.seats
    await Promise.all([accept(bob, code), remove(olive, seat.id), givePlan(olive), leave(bob)])
    expect(await planOf(bob)).toBe((await heldSeats(bob.id)) === 1 ? 'BUSINESS' : 'BASIC')
    await leave(bob)
    expect(await planOf(bob)).toBe('BASIC')
  }
})
