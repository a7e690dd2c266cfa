import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { createPlanGrants } from '#server/areas/accounts/plan-grants.ts'
import { createSeatGrants } from '#server/areas/billing/seats/seat-grants.ts'
import { registerTestDatabase } from '#tests/support/database.ts'

/** Longer than any grant. Times are whole hours of a short period, so that they often coincide. */
const HOURS = 16
const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 20, hour))

const OWNER = '00000000-0000-7000-8000-00000000000a'
const MEMBER = '00000000-0000-7000-8000-00000000000b'

const database = registerTestDatabase()
let now = at(0)
const clock = { now: () => now }
const planGrants = createPlanGrants({ clock, mode: 'test' })
const { project } = createSeatGrants({ clock, planGrants })

beforeEach(() => clear())

const clear = async (): Promise<void> => {
  const { prisma } = database
  await prisma.user.deleteMany()
  now = at(0)
  for (const [id, name] of [
    [OWNER, 'owner'],
    [MEMBER, 'member'],
  ] as const) {
    await prisma.user.create({ data: { id, name, email: `${name}@people.example`, createdAt: now, updatedAt: now } })
  }
}

type Act =
  | { readonly kind: 'grant'; readonly from: number; readonly hours: number; readonly plan: 'pro' | 'business' }
  | { readonly kind: 'revoke'; readonly which: number; readonly later: number }
  | { readonly kind: 'accept' }
  | { readonly kind: 'remove' }

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant('grant' as const),
    from: fc.integer({ min: -2, max: 6 }),
    hours: fc.integer({ min: 1, max: 8 }),
    plan: fc.constantFrom('business' as const, 'business' as const, 'pro' as const),
  }),
  fc.record({ kind: fc.constant('revoke' as const), which: fc.nat(5), later: fc.nat(3) }),
  fc.record({ kind: fc.constant('accept' as const) }),
  fc.record({ kind: fc.constant('remove' as const) }),
)
/** An event, and how many hours pass before it. */
const history = fc.array(fc.tuple(fc.nat(3), act), { maxLength: 12 })

const perform = async (step: Act, index: number): Promise<void> => {
  const held = { ownerId: OWNER, memberId: MEMBER, removedAt: null }
  await database.transaction(async (tx) => {
    if (step.kind === 'grant') {
      const startsAt = new Date(now.getTime() + step.from * 3_600_000)
      const endsAt = new Date(startsAt.getTime() + step.hours * 3_600_000)
      const data = { userId: OWNER, plan: step.plan, source: 'subscription', paymentMode: 'test' } as const
      await tx.planGrant.create({ data: { ...data, origin: `invoice:${index}`, startsAt, endsAt, createdAt: now } })
    } else if (step.kind === 'revoke') {
      const rows = await planGrants.of(tx, OWNER)
      const id = rows[step.which % Math.max(1, rows.length)]?.id
      if (id === undefined) return
      const revokedAt = new Date(now.getTime() + step.later * 3_600_000)
      await tx.planGrant.updateMany({ where: { id, revokedAt: null }, data: { revokedAt } })
    } else if (step.kind === 'accept') {
      if ((await tx.seat.count({ where: held })) > 0) return
      const times = { invitedAt: now, expiresAt: at(100), acceptedAt: now }
      await tx.seat.create({ data: { ...held, email: 'member@people.example', codeHash: `${index}`, ...times } })
    } else await tx.seat.updateMany({ where: held, data: { removedAt: now } })
    await project(tx, OWNER)
  })
}

/** Whether the member has the seat, and the plan grants of both. */
const readState = async () => ({
  isHeld: (await database.prisma.seat.count({ where: { memberId: MEMBER, removedAt: null } })) > 0,
  owner: await planGrants.of(database.prisma, OWNER),
  member: await planGrants.of(database.prisma, MEMBER),
})

const expectInLine = (state: Awaited<ReturnType<typeof readState>>): void => {
  const owner = planGrants.entitlementOf(state.owner)
  const member = planGrants.entitlementOf(state.member)
  expect(member.plan, now.toISOString()).toBe(state.isHeld && owner.plan === 'business' ? 'business' : 'basic')
  if (member.plan === 'business') expect(member.until).toEqual(owner.until)
  expect(member.period).toBeNull()
}

test('a member has Business exactly while the owner has it and the seat is held, at every hour', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      await clear()
      let hour = 0
      let state = await readState()
      const waitUntil = (end: number) => {
        for (; hour < end; hour += 1) {
          now = at(hour)
          expectInLine(state)
        }
        now = at(hour)
      }
      for (const [index, [pause, step]] of steps.entries()) {
        waitUntil(hour + pause)
        await perform(step, index)
        state = await readState()
      }
      waitUntil(hour + HOURS)
    }),
    { numRuns: 60, seed: 20_261_122 },
  )
})

test('repeating the projection changes nothing, and adds no empty rows', async () => {
  const rows = () => database.prisma.planGrant.findMany({ where: { source: 'seat' }, orderBy: { id: 'asc' } })
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      await clear()
      for (const [index, [pause, step]] of steps.entries()) {
        now = new Date(now.getTime() + pause * 3_600_000)
        await perform(step, index)
      }
      const before = await rows()
      await database.transaction((tx) => project(tx, OWNER))
      expect(await rows()).toEqual(before)
      expect(before.every(({ startsAt, endsAt }) => startsAt < endsAt)).toBe(true)
    }),
    { numRuns: 20, seed: 20_261_122 },
  )
})

test('seats of a test payment only count where test payments count', async () => {
  await perform({ kind: 'grant', from: 0, hours: 8, plan: 'business' }, 0)
  await perform({ kind: 'accept' }, 1)
  const ledger = await planGrants.of(database.prisma, MEMBER)
  expect(planGrants.entitlementOf(ledger).plan).toBe('business')
  expect(createPlanGrants({ clock, mode: 'live' }).entitlementOf(ledger).plan).toBe('basic')
})
