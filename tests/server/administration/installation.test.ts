import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { verifiedEmailOf } from '#server/areas/accounts/verified-email.ts'
import { dataRequestsOfMembers } from '#server/areas/administration/data-requests.service.ts'
import { createPolicyNoticesService } from '#server/areas/administration/policy-notices.service.ts'
import { defineJobKind, handleJob } from '#server/platform/jobs/job.ts'
import { createJobRunner } from '#server/platform/jobs/job-runner.ts'
import { silentLog } from '#server/platform/log.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { createOutbox, SEND_EMAIL, sendEmails } from '#server/platform/mail/outbox.ts'
import { clock } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { DAY_MS } from '../../support/members.ts'
import { PRIVILEGED_SINCE } from '../../support/privileged-since.ts'
import { registerMembers } from '../../support/registered-members.ts'
import { storedEmails } from '../../support/stored-emails.ts'

const database = registerTestDatabase()
const members = registerMembers(database)
let token: string

beforeAll(async () => {
  token = await members.join('administrator@people.example')
  await database.prisma.user.updateMany({
    data: { privilegedSince: PRIVILEGED_SINCE, emailVerified: true, role: 'admin' },
  })
})
beforeEach(async () => {
  await database.prisma.job.deleteMany()
  members.setTime(0)
})

/** The value of the only root field, or the error's code and message. */
const ask = async (text: string): Promise<Record<string, { readonly id: string }>> => {
  const { data, errors } = await members.query(text, {}, { token })
  if (errors !== undefined) return { code: errors[0].extensions.code, message: errors[0].message }
  return Object.values(data as object)[0]
}
const FAILURE = '{ __typename ... on Failure { code message } }'
const actions = async () =>
  (await database.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })).map(({ action }) => action)

describe('data requests', () => {
  const PAYLOAD = '{ ... on DataRequestPayload { dataRequest { id dueOn settledOn } } ... on Failure { code message } }'
  const record = (changes: Record<string, string> = {}) => {
    const input = { law: 'GDPR', kind: 'ACCESS', email: '"Bob@people.example"', receivedOn: '"2026-11-18"', ...changes }
    const given = Object.entries(input).map(([name, value]) => `${name}: ${value}`)
    return ask(`mutation { recordDataRequest(input: { ${given.join(', ')} }) ${PAYLOAD} }`)
  }
  const list = (settled: boolean) =>
    ask(`{ dataRequests(settled: ${settled}) { totalCount openCount nodes { email kind dueOn settledOn } } }`)
  beforeEach(() => database.prisma.dataRequest.deleteMany())

  test('are listed by due date, and settled once', async () => {
    await record({ law: 'CCPA', receivedOn: '"2026-11-01"' })
    const { dataRequest } = await record({ note: '"By letter"' })
    expect(dataRequest).toMatchObject({ dueOn: '2026-12-18', settledOn: null })
    await record({ kind: 'ERASURE', receivedOn: '"2026-10-01"' })
    expect(await list(false)).toMatchObject({
      totalCount: 3,
      nodes: [{ dueOn: '2026-10-31', kind: 'ERASURE' }, { dueOn: '2026-12-16' }, { dueOn: '2026-12-18' }],
    })
    const settle = () => ask(`mutation { settleDataRequest(input: { id: "${dataRequest?.id}" }) ${PAYLOAD} }`)
    expect(await settle()).toMatchObject({ dataRequest: { settledOn: '2026-11-20' } })
    members.setTime(DAY_MS)
    expect(await settle()).toMatchObject({ dataRequest: { settledOn: '2026-11-20' } })
    expect(await list(true)).toEqual({
      totalCount: 1,
      openCount: 2,
      nodes: [{ email: 'bob@people.example', kind: 'ACCESS', dueOn: '2026-12-18', settledOn: '2026-11-20' }],
    })
    const unknown = await ask(`mutation { settleDataRequest(input: { id: "x" }) ${FAILURE} }`)
    expect(unknown).toMatchObject({ message: 'Request not found.' })
    expect((await actions()).slice(-4)).toEqual([...Array(3).fill('data-request.record'), 'data-request.settle'])
    expect(JSON.stringify(await database.prisma.auditEntry.findMany())).not.toContain('bob@')
  })

  test.each([
    [{ email: '"nobody"' }, "Enter the requester's email address."],
    [{ receivedOn: '"2026-11-21"' }, 'This date is in the future.'],
    [{ note: `"${'x'.repeat(1_001)}"` }, 'A note must be plain text of at most 1000 characters.'],
  ])('of %j are refused', async (changes, message) => {
    expect(await record(changes as Record<string, string>)).toMatchObject({ code: 'BAD_USER_INPUT', message })
  })

  test('are removed two years after the answer, and anonymized when the account is deleted', async () => {
    const day = (text: string) => new Date(`${text}T00:00:00Z`)
    const row = { law: 'gdpr', kind: 'access', receivedOn: day('2024-01-01'), dueOn: day('2024-01-31') } as const
    const times = { createdAt: clock.now(), updatedAt: clock.now() }
    const email = 'eve@people.example'
    const { id } = await database.prisma.user.create({ data: { email, emailVerified: true, name: 'Eve', ...times } })
    await database.prisma.dataRequest.createMany({
      data: ['2024-11-19', '2024-11-20', null].map((settledOn) => ({
        ...{ ...row, email, note: 'A note', createdAt: clock.now() },
        settledOn: settledOn === null ? null : day(settledOn),
      })),
    })
    expect(await members.services.administration.dataRequests.removeOld()).toEqual({ removed: 1 })
    const data = dataRequestsOfMembers({ database, verifiedEmailOf })
    expect(await data.exportFor(id)).toHaveLength(2)
    await database.transaction((tx) => data.eraseFor(tx, id, email))
    expect(await database.prisma.dataRequest.count({ where: { email: null, note: null } })).toBe(2)
    await database.prisma.user.delete({ where: { id } })
  })
})

describe('the system state', () => {
  test('contains versions, sizes and caches', async () => {
    expect(
      await ask(
        '{ system { version nodeVersion databaseKind databaseVersion databaseBytes freeBytes startedAt caches { name } } }',
      ),
    ).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      nodeVersion: process.versions.node,
      databaseVersion: expect.stringMatching(/^\d+/),
      freeBytes: null,
      startedAt: '2026-11-20T12:00:00.000Z',
      caches: expect.arrayContaining([{ name: 'API responses' }, { name: 'Pages' }]),
    })
  })

  test('groups browser errors of 30 days by message, with their paths', async () => {
    const report = (message: string, path: string, days: number) => ({
      ...{ message, path, stack: `stack of day ${days}` },
      createdAt: new Date(clock.now().getTime() - days * DAY_MS),
    })
    await database.prisma.clientErrorReport.createMany({
      data: [
        report('x is undefined', '/', 3),
        report('x is undefined', '/tool/a', 2),
        report('x is undefined', '/tool/a', 1),
        report('network', '/quiz', 30),
        report('network', '/quiz', 31),
      ],
    })
    expect(await ask('{ clientErrors { message count paths firstAt lastAt stack } }')).toEqual([
      {
        message: 'x is undefined',
        count: 3,
        paths: ['/tool/a', '/'],
        firstAt: '2026-11-17T12:00:00.000Z',
        lastAt: '2026-11-19T12:00:00.000Z',
        stack: 'stack of day 1',
      },
      expect.objectContaining({ message: 'network', count: 1, paths: ['/quiz'], firstAt: '2026-10-21T12:00:00.000Z' }),
    ])
  })

  const runner = (handlers: Parameters<typeof createJobRunner>[0]['handlers']) =>
    createJobRunner({ database, clock, log: silentLog, queue: members.services.jobQueue, handlers })
  const dead = (kind: string, payload: object, changes: object = {}) =>
    database.prisma.job.create({
      data: {
        ...{ kind, key: 'k', payload, state: 'dead', attempts: 7, lastError: 'It failed.' },
        ...{ availableAt: clock.now(), createdAt: clock.now(), finishedAt: clock.now() },
        ...changes,
      },
    })

  test('resends a dead email once, to the same address, however often requested', async () => {
    const email = { to: 'ada@people.example', subject: 'Receipt', text: 'Paid.', html: '<p>', messageId: '<1@x>' }
    const { id } = await dead(SEND_EMAIL.name, email, { key: '<1@x>' })
    expect(await ask('{ deadEmails { to subject attempts lastError resendable } }')).toEqual([
      { to: 'ada@people.example', subject: 'Receipt', attempts: 7, lastError: 'It failed.', resendable: true },
    ])
    const resend = () => ask(`mutation { resendEmail(input: { id: "${id}" }) ${FAILURE} }`)
    expect(await resend()).toEqual({ __typename: 'SystemPayload' })
    const refused = { code: 'NOT_FOUND', message: "Email not found, or it can't be resent." }
    expect(await resend()).toMatchObject(refused)
    const sent: Mail[] = []
    await runner([sendEmails({ send: async (mail) => void sent.push(mail), close: () => undefined })]).runDue()
    expect(sent.map(({ to, text }) => [to, text])).toEqual([['ada@people.example', 'Paid.']])
    expect(await resend()).toMatchObject(refused)
    expect(await ask('{ deadEmails { to } }')).toEqual([])
    expect((await actions()).filter((action) => action === 'email.resend')).toHaveLength(1)
  })

  test('cannot resend an email without its text, nor anything else as an email', async () => {
    const visitor = { to: 'bob@people.example', subject: '', text: '', html: '', messageId: '<2@x>' }
    const jobs = [await dead(SEND_EMAIL.name, visitor), await dead('some-work', {})]
    expect(await ask('{ deadEmails { subject resendable } }')).toEqual([{ subject: null, resendable: false }])
    for (const id of [...jobs.map((job) => job.id), 'x']) {
      expect(await ask(`mutation { resendEmail(input: { id: "${id}" }) ${FAILURE} }`)).toMatchObject({
        code: 'NOT_FOUND',
      })
    }
    expect(await ask(`mutation { repeatJob(input: { id: "${jobs[0]?.id}" }) ${FAILURE} }`)).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('restarts a dead job once, unless another one does its work', async () => {
    const WORK = defineJobKind({ name: 'some-work', payload: z.object({}) })
    const { id } = await dead(WORK.name, {})
    expect(await ask('{ deadJobs { kind attempts lastError } }')).toEqual([
      { kind: 'some-work', attempts: 7, lastError: 'It failed.' },
    ])
    const repeat = () => ask(`mutation { repeatJob(input: { id: "${id}" }) ${FAILURE} }`)
    const other = await database.transaction((tx) => members.services.jobQueue.enqueue(tx, WORK, {}, { key: 'k' }))
    expect(await repeat()).toMatchObject({ message: 'Failed job not found, or it is already running again.' })
    await database.prisma.job.delete({ where: { id: other.id } })
    expect(await repeat()).toEqual({ __typename: 'SystemPayload' })
    expect(await repeat()).toMatchObject({ code: 'NOT_FOUND' })
    const runs: unknown[] = []
    await runner([handleJob(WORK, { run: async (payload) => void runs.push(payload) })]).runDue()
    expect(runs).toEqual([{}])
    expect(await ask('{ jobKinds { kind waiting running done dead recurring } }')).toContainEqual({
      ...{ kind: 'some-work', waiting: 0, running: 0, done: 1, dead: 0, recurring: false },
    })
  })

  test('starts recurring jobs now, and nothing else', async () => {
    const availableAt = new Date(clock.now().getTime() + DAY_MS)
    const job = { kind: 'sweep', activeKey: 'sweep:recurring', key: 'recurring', payload: {}, createdAt: clock.now() }
    await database.prisma.job.create({ data: { ...job, availableAt } })
    const start = (kind: string) => ask(`mutation { startJob(input: { kind: "${kind}" }) ${FAILURE} }`)
    expect(await ask('{ jobKinds { kind nextAt recurring } }')).toEqual([
      { kind: 'sweep', nextAt: availableAt.toISOString(), recurring: true },
    ])
    expect(await start('sweep')).toEqual({ __typename: 'SystemPayload' })
    expect((await database.prisma.job.findFirstOrThrow()).availableAt).toEqual(clock.now())
    expect(await start('send-email')).toMatchObject({
      message: 'Recurring job not found, or it is already running.',
    })
  })
})

describe('a change of the privacy policy', () => {
  const NOTICE = {
    slug: 'privacy-policy',
    title: 'Privacy Policy',
    effectiveOn: '2026-12-21',
    summary: 'We add a host.',
  }
  const create = (announced: readonly (typeof NOTICE)[], { at = clock, onEmail = () => {} } = {}) => {
    const outbox = createOutbox({ queue: members.services.jobQueue, publicUrl: 'https://toolfinch.example' })
    const enqueue: typeof outbox.enqueue = (...email) => {
      onEmail()
      return outbox.enqueue(...email)
    }
    return createPolicyNoticesService({
      ...{ database, clock: at, outbox: { enqueue }, publicUrl: 'https://toolfinch.example' },
      announced: () => announced,
    })
  }
  const person = (email: string, emailVerified: boolean) =>
    database.prisma.user.create({
      data: { email, emailVerified, name: email, createdAt: clock.now(), updatedAt: clock.now() },
    })
  const receivers = async () => (await storedEmails(database)).map(({ to }) => to).sort()

  test('is announced to every verified email once, including later verified ones', async () => {
    const { id } = await person('late@people.example', false)
    await person('early@people.example', true)
    const { announce, progress } = create([NOTICE])
    expect(await announce()).toEqual({ emails: 2 })
    expect(await announce()).toEqual({ emails: 0 })
    expect(await receivers()).toEqual(['administrator@people.example', 'early@people.example'])
    await database.prisma.user.update({ where: { id }, data: { emailVerified: true } })
    const administrator = { role: 'admin', emailVerified: true } as never
    expect(await progress(administrator)).toEqual([{ ...NOTICE, sent: 2, remaining: 1 }])
    await announce()
    expect(await receivers()).toContain('late@people.example')
    const [first] = await storedEmails(database)
    expect(first?.subject).toBe('Changes to our Privacy Policy, effective December 21, 2026')
    expect(first?.text).toContain('Starting December 21, 2026: We add a host.')
  })

  test('resumes after a killed run without repeats', async () => {
    await database.prisma.policyNoticeDelivery.deleteMany()
    await database.prisma.user.createMany({
      data: Array.from({ length: 60 }, (_, index) => ({
        ...{ email: `m${index}@people.example`, name: '', emailVerified: true },
        ...{ createdAt: clock.now(), updatedAt: clock.now() },
      })),
    })
    const all = await database.prisma.user.count()
    const stop = new AbortController()
    // Told to stop while it writes the first batch.
    await expect(create([NOTICE], { onEmail: () => stop.abort() }).announce(stop.signal)).rejects.toThrow()
    expect(await database.prisma.policyNoticeDelivery.count()).toBe(50)
    expect(await receivers()).toHaveLength(50)
    await create([NOTICE]).announce()
    expect(new Set(await receivers()).size).toBe(all)
    expect(await receivers()).toHaveLength(all)
  })

  test('is not announced on or after its day, and nothing is without one', async () => {
    await database.prisma.policyNoticeDelivery.deleteMany()
    const at = { now: () => new Date('2026-12-21T00:00:00Z') }
    expect(await create([NOTICE], { at }).announce()).toEqual({ emails: 0 })
    expect(await create([]).announce()).toEqual({ emails: 0 })
    expect(await receivers()).toEqual([])
  })
})
