import { readdir, readFile, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createJobQueue } from '#server/platform/jobs/job-queue.ts'
import { createJobRunner } from '#server/platform/jobs/job-runner.ts'
import { silentLog } from '#server/platform/log.ts'
import { createFileMailer } from '#server/platform/mail/file-mailer.ts'
import type { Mailer } from '#server/platform/mail/mail.ts'
import { createOutbox, sendEmails } from '#server/platform/mail/outbox.ts'
import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts'
import { runInScope } from '#server/platform/work-scope.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { storedEmails } from '../../support/stored-emails.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const START = Date.parse('2026-11-20T12:00:00Z')
const MINUTE_MS = 60_000
const REQUEST_ID = '0190b0a0-0000-7000-8000-000000000001'
const FROM = 'Toolfinch <no-reply@site.example>'
const MAIL = {
  to: 'ada@people.example',
  subject: 'Hello',
  text: 'Follow https://site.example/auth/callback?code=abc\n',
  html: '<p>Follow</p>',
}

const database = registerTestDatabase()
let now = START
const clock = { now: () => new Date(now) }
const queue = createJobQueue({ clock })
const outbox = createOutbox({ queue, publicUrl: 'https://site.example' })

/** How the server handles the next messages: rejects with a code, drops the connection halfway, or accepts. */
let script: (number | 'drop' | 'take')[] = []
let received: string[] = []
let receivers: string[][] = []
let smtp: SMTPServer
let mailer: Mailer

beforeAll(async () => {
  smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      const next = script.shift() ?? 'take'
      receivers.push(session.envelope.rcptTo.map(({ address }) => address))
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
        if (next === 'drop') for (const connection of smtp.connections) connection.close()
      })
      stream.on('end', () => {
        if (next === 'take') received.push(text)
        if (next === 'take') done()
        else if (next !== 'drop') done(Object.assign(new Error('Refused by script'), { responseCode: next }))
      })
    },
  })
  smtp.on('error', () => undefined)
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo
  mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM, patienceMs: 2_000 })
})
afterAll(async () => {
  mailer.close()
  await new Promise<void>((resolve) => smtp.close(resolve))
})
beforeEach(async () => {
  await database.reset()
  now = START
  script = []
  received = []
  receivers = []
})

const runner = (by: Mailer = mailer) =>
  createJobRunner({ database, clock, log: silentLog, queue, handlers: [sendEmails(by)] })
const enqueue = async () => {
  const at = clock.now()
  const user = { email: MAIL.to, name: 'Ada', createdAt: at, updatedAt: at }
  const { id: userId } = await database.prisma.user.create({ data: user })
  await database.transaction((tx) => outbox.enqueue(tx, MAIL, { userId }))
}
const stored = async () => {
  const [email] = await storedEmails(database)
  if (email === undefined) throw new Error('There is no email.')
  return email
}

describe('an email', () => {
  test('is sent once, with both texts, which are then removed, and the id of its request', async () => {
    await runInScope({ requestId: REQUEST_ID }, enqueue)
    const { messageId } = await stored()
    expect(await runner().runDue()).toBe(1)
    expect(await runner().runDue()).toBe(0)
    expect(received).toHaveLength(1)
    for (const part of [
      `Message-ID: ${messageId}`,
      `From: ${FROM}`,
      'To: ada@people.example',
      'text/html',
      'code=abc',
      `X-Request-ID: ${REQUEST_ID}`,
    ]) {
      expect(received[0]).toContain(part)
    }
    expect(await stored()).toMatchObject({ text: '', html: '', state: 'done', finishedAt: clock.now() })
  })

  test('is retried after 1, 5 and 30 minutes, 2, 8 and 24 hours with one Message-ID, then dead', async () => {
    await enqueue()
    script = Array<number>(7).fill(451)
    for (const minutes of [1, 5, 30, 120, 480, 1440]) {
      expect(await runner().runDue()).toBe(0)
      now += minutes * MINUTE_MS - 1
      expect(await runner().runDue()).toBe(0)
      now += 1
    }
    expect(await stored()).toMatchObject({ attempts: 6, state: 'waiting' })
    await runner().runDue()
    expect(script).toEqual([])
    expect(await stored()).toMatchObject({ attempts: 7, state: 'dead', finishedAt: clock.now(), text: MAIL.text })
    expect((await stored()).lastError).toContain('Refused by script')
  })

  test('that is permanently rejected is dead at once', async () => {
    await enqueue()
    script = [550]
    await runner().runDue()
    now += 2000 * MINUTE_MS
    expect(await runner().runDue()).toBe(0)
    expect(await stored()).toMatchObject({ attempts: 1, state: 'dead', finishedAt: new Date(START) })
  })

  test('waits while the mail server rejects our password', async () => {
    await enqueue()
    const locked = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('Expired'), { responseCode: 535 })),
    })
    await new Promise<void>((resolve) => locked.listen(0, '127.0.0.1', resolve))
    const { port } = locked.server.address() as AddressInfo
    const refused = createSmtpMailer({ url: `smtp://us:old@127.0.0.1:${port}`, from: FROM, patienceMs: 2_000 })
    expect(await runner(refused).runDue()).toBe(0)
    await new Promise<void>((resolve) => locked.close(resolve))
    expect(await stored()).toMatchObject({ state: 'waiting', lastError: expect.stringContaining('535') })
    now += MINUTE_MS
    expect(await runner().runDue()).toBe(1)
  })

  test('survives a broken connection', async () => {
    await enqueue()
    script = ['drop']
    expect(await runner().runDue()).toBe(0)
    now += MINUTE_MS
    expect(await runner().runDue()).toBe(1)
    expect(received).toHaveLength(1)
  })

  test('waits while no server responds', async () => {
    await enqueue()
    const closed = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: FROM, patienceMs: 500 })
    expect(await runner(closed).runDue()).toBe(0)
    expect(await stored()).toMatchObject({ attempts: 1, state: 'waiting', availableAt: new Date(START + MINUTE_MS) })
  })

  test('is sent by one of two runners', async () => {
    await enqueue()
    const sent = await Promise.all([runner().runDue(), runner().runDue()])
    expect(sent.sort()).toEqual([0, 1])
    expect(received).toHaveLength(1)
  })

  test('of a crashed process is sent after two minutes, with the same Message-ID', async () => {
    await enqueue()
    const seen: string[] = []
    const dying: Mailer = {
      send: ({ messageId }) => {
        seen.push(messageId)
        return new Promise(() => undefined)
      },
      close: () => undefined,
    }
    // It continues after its time limit, when the database is closed.
    runner(dying)
      .runDue()
      .catch(() => undefined)
    await expect.poll(() => seen.length).toBe(1)
    expect(await runner().runDue()).toBe(0)
    now += 2 * MINUTE_MS
    expect(await runner().runDue()).toBe(1)
    expect(received[0]).toContain(seen[0])
  })

  test.each([
    ['sent', 'take', 1],
    ['refused for good', 550, 0],
  ] as const)('about a deleted account leaves nothing behind once it is %s', async (_end, answer, sent) => {
    script = [answer]
    await database.transaction((tx) => outbox.enqueue(tx, MAIL, { userId: null }))
    expect(await runner().runDue()).toBe(sent)
    expect(await database.prisma.job.count()).toBe(0)
  })

  test('of a member deleted while it is sent does not block the next one', async () => {
    await enqueue()
    await database.transaction((tx) => outbox.enqueue(tx, { ...MAIL, subject: 'Goodbye' }, { userId: null }))
    const leaving: Mailer = {
      ...mailer,
      send: async (mail) => {
        await database.prisma.user.deleteMany()
        await mailer.send(mail)
      },
    }
    // The first email's job is gone, so only the second counts as done.
    expect(await runner(leaving).runDue()).toBe(1)
    expect(received.map((text) => /^Subject: (.*)$/m.exec(text)?.[1]).sort()).toEqual(['Goodbye', 'Hello'])
  })

  test('of a rolled-back transaction does not exist', async () => {
    const undone = database.transaction(async (tx) => {
      const at = clock.now()
      const { id } = await tx.user.create({ data: { email: MAIL.to, name: 'A', createdAt: at, updatedAt: at } })
      await outbox.enqueue(tx, MAIL, { userId: id })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await runner().runDue()).toBe(0)
  })
})

test('every email says that a program sent it, so that no out-of-office message answers', async () => {
  await database.transaction((tx) => outbox.enqueue(tx, MAIL, { userId: null }))
  expect(await runner().runDue()).toBe(1)
  const [headers = ''] = (received[0] ?? '').split(/\r?\n\r?\n/, 1)
  expect(headers).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
  expect(headers).not.toMatch(/^List-Unsubscribe/m)
})

test('an optional email has unsubscribe headers', async () => {
  const unsubscribeUrl = 'https://site.example/unsubscribe/ada'
  await database.transaction((tx) => outbox.enqueue(tx, { ...MAIL, unsubscribeUrl }, { userId: null }))
  expect(await runner().runDue()).toBe(1)
  const [headers = ''] = (received[0] ?? '').split(/\r?\n\r?\n/, 1)
  expect(headers).toMatch(/^List-Unsubscribe: <https:\/\/site\.example\/unsubscribe\/ada>\r?$/m)
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
})

describe('an email from a visitor', () => {
  const VISITOR = { ...MAIL, to: 'hello@site.example', replyTo: 'ada@people.example' }
  const enqueueVisitor = (changes: object = {}) =>
    database.transaction((tx) => outbox.enqueue(tx, { ...VISITOR, ...changes }, { userId: null, keepIfDead: true }))
  const headers = () => (received[0] ?? '').split(/\r?\n\r?\n/, 1)[0] ?? ''

  test('is sent by us with the visitor as Reply-To', async () => {
    await enqueueVisitor()
    expect(await runner().runDue()).toBe(1)
    expect(headers()).toMatch(/^Reply-To: ada@people\.example\r?$/m)
    expect(headers()).toContain(`From: ${FROM}`)
    expect(await database.prisma.job.count()).toBe(0)
  })

  // Such values are rejected on input; this tests what happens if one gets through.
  test.each([
    { subject: 'A question\r\nBcc: all@people.example' },
    { replyTo: 'ada@people.example\r\nBcc: all@people.example' },
    { replyTo: 'ada@people.example, all@people.example' },
  ])('adds no header and no recipient: %j', async (changes) => {
    await enqueueVisitor(changes)
    expect(await runner().runDue()).toBe(1)
    expect(headers()).not.toMatch(/^(Bcc|Cc):/im)
    expect(headers().match(/^(To|From|Subject|Reply-To):/gim)).toHaveLength(4)
    expect(receivers).toEqual([['hello@site.example']])
  })

  test('that is permanently rejected is listed with recipient and error, without its text', async () => {
    await enqueueVisitor()
    script = [550]
    await runner().runDue()
    const { replyTo, ...email } = await stored()
    expect(replyTo).toBeUndefined()
    expect(email).toMatchObject({ state: 'dead', to: 'hello@site.example', subject: '', text: '', html: '' })
    expect(email.lastError).toContain('Refused by script')
  })
})

test('without a mail server, writes an email to a file readable only by its owner, and prints its link', async () => {
  const dir = join(await temporaryFolder(), 'outbox')
  await enqueue()
  const said: string[] = []
  expect(await runner(createFileMailer({ dir, from: FROM, say: (line) => said.push(line) })).runDue()).toBe(1)
  const [name = ''] = await readdir(dir)
  expect(name).toMatch(/^[0-9a-f-]{36}\.eml$/)
  expect(await readFile(join(dir, name), 'utf8')).toContain('Subject: Hello')
  expect((await stat(join(dir, name))).mode & 0o777).toBe(0o600)
  expect(said).toEqual([expect.stringContaining(name), '  https://site.example/auth/callback?code=abc'])
})
