import { describe, expect, test } from 'vitest'
import { recordAudit } from '#server/platform/database/audit-log.ts'
import { createAccountsApp } from '../../support/accounts-app.ts'
import { clock } from '../../support/catalogue.ts'
import { PRIVILEGED_SINCE } from '../../support/privileged-since.ts'

const { database, members } = createAccountsApp()

const ADA = 'ada@people.example'
const ENTRIES = `query ($page: Int! = 1, $first: Int! = 50) { auditEntries(page: $page, first: $first) {
  totalCount
  nodes { at actor action subjectType subjectId before { name value } after { name value } }
} }`
const GRANT = `mutation ($input: GrantPlanInput!) { grantPlan(input: $input) { __typename } }`

const joinAdministrator = async () => {
  const email = 'administrator@people.example'
  const token = await members.join(email)
  const data = { privilegedSince: PRIVILEGED_SINCE, emailVerified: true, role: 'admin' } as const
  const { id } = await database.prisma.user.update({ where: { email }, data })
  return { token, id, email }
}
const read = async (token: string, variables: object = {}) => {
  const { data, errors } = await members.query(ENTRIES, variables, { token })
  return errors === undefined ? data.auditEntries : errors[0].extensions
}
const clear = () => database.prisma.auditEntry.deleteMany()

describe('the audit log', () => {
  test('records who granted what to whom, with the new values', async () => {
    await clear()
    const administrator = await joinAdministrator()
    await members.join(ADA)
    const { id: memberId } = await database.prisma.user.findUniqueOrThrow({ where: { email: ADA } })
    await members.query(GRANT, { input: { email: ADA, plan: 'PRO', days: 30 } }, { token: administrator.token })
    const grant = await database.prisma.planGrant.findFirstOrThrow()
    expect(await read(administrator.token)).toEqual({
      totalCount: 1,
      nodes: [
        {
          at: '2026-11-20T12:00:00.000Z',
          actor: administrator.email,
          action: 'plan.grant',
          subjectType: 'member',
          subjectId: memberId,
          before: [],
          after: expect.arrayContaining([
            { name: 'plan', value: 'pro' },
            { name: 'endsAt', value: '2026-12-20T12:00:00.000Z' },
            { name: 'grant', value: grant.id },
          ]),
        },
      ],
    })
  })

  test('is part of the change: without the entry there is no grant', async () => {
    await clear()
    const { token } = await joinAdministrator()
    await members.join(ADA)
    const input = { email: ADA, plan: 'PRO', days: 30 }
    await database.prisma.$executeRaw`ALTER TABLE audit_entries ADD CONSTRAINT closed CHECK (action = '')`
    try {
      expect((await members.query(GRANT, { input }, { token })).errors).toHaveLength(1)
      expect(await database.prisma.planGrant.count()).toBe(0)
      await database.prisma.user.updateMany({ where: { email: ADA }, data: { emailVerified: true } })
      await expect(members.services.accounts.administration.grantRole(ADA, 'admin')).rejects.toThrow()
      expect(await database.prisma.user.findUnique({ where: { email: ADA } })).toMatchObject({ role: 'member' })
    } finally {
      await database.prisma.$executeRaw`ALTER TABLE audit_entries DROP CONSTRAINT closed`
    }
  })

  test('has no actor for a command on the server, and records the former role', async () => {
    await clear()
    const { token } = await joinAdministrator()
    await members.join(ADA)
    await database.prisma.user.updateMany({ data: { emailVerified: true } })
    const { administration } = members.services.accounts
    await administration.grantRole(ADA, 'admin')
    // Nothing changes, so nothing is recorded.
    await administration.grantRole(ADA, 'admin')
    await administration.revokeRole(ADA)
    await administration.makeOwner(ADA)
    const role = (value: string) => [{ name: 'role', value }]
    const { nodes } = await read(token)
    expect(nodes).toHaveLength(3)
    expect(nodes[1]).toMatchObject({ actor: null, action: 'member.role', before: role('admin'), after: role('member') })
    expect(nodes[0]).toMatchObject({ actor: null, before: role('member'), after: role('admin') })
  })

  test('records a personal field by name only, and joins list values', async () => {
    await clear()
    const { token } = await joinAdministrator()
    const change = { actorId: null, action: 'message.answer', subjectType: 'message', subjectId: null }
    await database.transaction((tx) =>
      recordAudit(tx, clock, [
        { ...change, before: { state: 'open', email: null }, after: { lines: ['a', 'b'], n: 2 } },
      ]),
    )
    const [entry] = (await read(token)).nodes
    expect(entry.before).toEqual(
      expect.arrayContaining([
        { name: 'state', value: 'open' },
        { name: 'email', value: null },
      ]),
    )
    expect(entry.after).toEqual(
      expect.arrayContaining([
        { name: 'lines', value: 'a, b' },
        { name: 'n', value: '2' },
      ]),
    )
  })

  test('is read in pages, newest first, and keeps entries of deleted accounts', async () => {
    await clear()
    const { token } = await joinAdministrator()
    await members.join(ADA)
    const { id: actorId } = await database.prisma.user.findUniqueOrThrow({ where: { email: ADA } })
    for (const [index, action] of ['a.first', 'a.second', 'a.third'].entries()) {
      const at = { now: () => new Date(clock.now().getTime() + index) }
      await database.transaction((tx) => recordAudit(tx, at, [{ actorId, action, subjectType: 'a', subjectId: null }]))
    }
    await database.prisma.user.delete({ where: { email: ADA } })
    const page = async (number: number) => {
      const { nodes, totalCount } = await read(token, { page: number, first: 2 })
      return [totalCount, nodes.map(({ actor, action }: Record<string, unknown>) => [actor, action])]
    }
    expect(await page(1)).toEqual([
      3,
      [
        [null, 'a.third'],
        [null, 'a.second'],
      ],
    ])
    expect(await page(2)).toEqual([3, [[null, 'a.first']]])
    expect(await page(3)).toEqual([3, []])
  })

  test.each([
    [{ first: 101 }, '"first" must be a number from 1 to 100.'],
    [{ page: 0 }, '"page" must be a number from 1 to 1000000.'],
  ])('rejects %j', async (variables, message) => {
    const { token } = await joinAdministrator()
    const text =
      'query ($page: Int! = 1, $first: Int! = 50) { auditEntries(page: $page, first: $first) { totalCount } }'
    const { errors } = await members.query(text, variables, { token })
    expect(errors[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } })
  })
})

test('the live figures count accounts and tools, and show the uptime', async () => {
  const { token } = await joinAdministrator()
  await members.join(ADA)
  const { data } = await members.query('{ administration { memberCount toolCount startedAt } }', {}, { token })
  expect(data.administration).toEqual({ memberCount: 2, toolCount: 0, startedAt: '2026-11-20T12:00:00.000Z' })
})
