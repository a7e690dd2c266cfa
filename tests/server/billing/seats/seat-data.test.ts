import { expect, test } from 'vitest'
import { PASSWORD } from '#tests/support/members.ts'
import { createTeamApp, type Person } from './team-app.ts'

const { database, members, owner, join, invite, accept, view, planOf, codeFor, emailsTo, look } = createTeamApp()

const confirmed = async (name: 'exportMyData' | 'deleteAccount', { token }: Person) => {
  const text = `mutation ($password: String!) { ${name}(input: { password: $password }) {
    __typename ${name === 'exportMyData' ? '... on ExportMyDataPayload { json }' : ''}
  } }`
  return (await members.query(text, { password: PASSWORD }, { token })).data[name]
}

/** A team of two with an open invitation. */
const makeTeam = async () => {
  const [olive, bob] = [await owner(), await join('bob')]
  await invite(olive, bob.email)
  await accept(bob, await codeFor(bob.email))
  await invite(olive, 'carl@people.example')
  return { olive, bob }
}

test('the data export lists owned and held seats, without codes and without the owner', async () => {
  const { olive, bob } = await makeTeam()
  const ofOwner = await confirmed('exportMyData', olive)
  expect(JSON.parse(ofOwner.json).seats).toMatchObject({
    team: [
      { email: 'bob@people.example', acceptedAt: '2026-11-20T12:00:00.000Z', removedAt: null },
      { email: 'carl@people.example', acceptedAt: null },
    ],
    held: [],
  })
  expect(ofOwner.json).not.toContain('codeHash')
  const { json } = await confirmed('exportMyData', bob)
  expect(JSON.parse(json).seats).toMatchObject({ team: [], held: [{ acceptedAt: '2026-11-20T12:00:00.000Z' }] })
  expect(json).not.toContain(olive.email)
})

test('deleting the owner’s account ends every seat immediately, and notifies the members', async () => {
  const { olive, bob } = await makeTeam()
  const code = await codeFor('carl@people.example')
  expect(await confirmed('deleteAccount', olive)).toMatchObject({ __typename: 'DeleteAccountPayload' })
  expect(await view(bob)).toMatchObject({ seat: null, entitlement: { plan: 'BASIC' } })
  expect(await database.prisma.seat.count()).toBe(0)
  expect((await emailsTo(bob.email)).at(-1)?.subject).toBe("You're no longer on a team on Toolfinch")
  expect(await look(code)).toMatchObject({ code: 'INVALID_CODE' })
  // The ledger row remains, revoked.
  const rows = await database.prisma.planGrant.findMany({ where: { userId: bob.id } })
  expect(rows).toMatchObject([{ source: 'seat', revokedAt: expect.any(Date) }])
})

test('deleting a member’s account frees the seat, and removes open invitations to the email', async () => {
  const { olive, bob } = await makeTeam()
  const otto = await owner('otto')
  await invite(otto, bob.email)
  await confirmed('deleteAccount', bob)
  expect((await view(olive)).team).toMatchObject({ usedSeats: 0, reservedSeats: 1 })
  expect((await view(otto)).team).toMatchObject({ reservedSeats: 0, seats: [] })
  expect(await planOf(olive)).toBe('BUSINESS')
  expect(JSON.stringify(await database.prisma.seat.findMany())).not.toContain(bob.email)
})
