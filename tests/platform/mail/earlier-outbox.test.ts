import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createJobQueue } from '../../../server/platform/jobs/job-queue.ts'
import { createJobRunner } from '../../../server/platform/jobs/job-runner.ts'
import { silentLog } from '../../../server/platform/log.ts'
import { moveEarlierEmails } from '../../../server/platform/mail/earlier-outbox.ts'
import type { OutgoingMail } from '../../../server/platform/mail/mail.ts'
import { exportEmails, sendEmails } from '../../../server/platform/mail/outbox.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'

const START = Date.parse('2026-11-20T12:00:00Z')
const MINUTE_MS = 60_000

let database: TestDatabase
let now = START
let sent: OutgoingMail[] = []
let userId = ''
const clock = { now: () => new Date(now) }
const queue = createJobQueue({ clock })

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.reset()
  now = START
  sent = []
  const at = clock.now()
  const user = await database.prisma.user.create({
    data: { email: 'ada@people.example', name: 'Ada', createdAt: at, updatedAt: at },
  })
  userId = user.id
})

const runner = () => {
  const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close: () => undefined }
  const handlers = [moveEarlierEmails({ clock, queue }), sendEmails(mailer)]
  return createJobRunner({ database, clock, log: silentLog, queue, handlers })
}
/** Starts the product's background work and advances the clock a minute, until recurring jobs are due. */
const startAndRun = async () => {
  const stop = runner().start()
  const { prisma } = database
  await expect.poll(() => prisma.job.count({ where: { kind: 'move-earlier-emails', state: 'waiting' } })).toBe(1)
  await stop()
  now += MINUTE_MS
  await runner().runDue()
}
const earlier = (name: string, changes: object = {}) =>
  database.prisma.outboxMail.create({
    data: {
      userId,
      recipient: 'ada@people.example',
      subject: name,
      text: 'text',
      html: '<p>text</p>',
      messageId: `<${name}@site.example>`,
      nextAttemptAt: new Date(START),
      createdAt: new Date(START),
      ...changes,
    },
  })
/** Claims a row as an instance of the earlier version does, and returns whether it may send it. */
const claimAsEarlierVersion = async ({ id, nextAttemptAt }: { id: string; nextAttemptAt: Date }) => {
  const { count } = await database.prisma.outboxMail.updateMany({
    where: { id, nextAttemptAt, sentAt: null, deadAt: null },
    data: { nextAttemptAt: new Date(now + 2 * MINUTE_MS), attempts: { increment: 1 } },
  })
  return count === 1
}

test('sends unsent emails of the earlier version once, with their Message-IDs', async () => {
  const waiting = await earlier('waiting')
  await earlier('sent', { sentAt: new Date(START), text: '', html: '' })
  await earlier('dead', { deadAt: new Date(START) })
  await startAndRun()
  expect(sent).toMatchObject([{ messageId: '<waiting@site.example>', to: 'ada@people.example', subject: 'waiting' }])
  expect(await claimAsEarlierVersion(waiting)).toBe(false)
  now += MINUTE_MS
  await runner().runDue()
  expect(sent).toHaveLength(1)
})

test('leaves an email to an earlier instance that is sending it until its lease ends', async () => {
  const row = await earlier('in-flight')
  now += 30_000
  expect(await claimAsEarlierVersion(row)).toBe(true)
  await startAndRun()
  expect(sent).toEqual([])
  now += MINUTE_MS
  await runner().runDue()
  expect(sent).toMatchObject([{ messageId: '<in-flight@site.example>' }])
})

test('exports a member’s emails of both versions, without their texts', async () => {
  await earlier('sent', { sentAt: new Date(START), text: '', html: '' })
  await earlier('waiting')
  await startAndRun()
  const copy = await exportEmails(database.prisma, userId)
  expect(copy).toMatchObject([
    { recipient: 'ada@people.example', subject: 'sent', sentAt: new Date(START) },
    { recipient: 'ada@people.example', subject: 'waiting', sentAt: new Date(now).toISOString(), deadAt: null },
  ])
  expect(JSON.stringify(copy)).not.toContain('text')
})
