// The process that gets killed: adds jobs and emails once, in one transaction, then runs them until it dies or all have
// ended. Prints `begun` for each started job, and its findings as JSON at the end.
// node lab/chaos/kills/job-victim.ts DATA_DIR SMTP_PORT JOBS EMAILS
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { JobState } from '#prisma/client/client.ts'
import { systemClock } from '#server/platform/clock.ts'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { defineJobKind, handleJob } from '#server/platform/jobs/job.ts'
import { createJobQueue } from '#server/platform/jobs/job-queue.ts'
import { createJobRunner } from '#server/platform/jobs/job-runner.ts'
import { silentLog } from '#server/platform/log.ts'
import { createOutbox, SEND_EMAIL, sendEmails } from '#server/platform/mail/outbox.ts'
import { createSmtpMailer } from '#server/platform/mail/smtp-mailer.ts'
import type { JobFinding } from './job-scenario.ts'

const [dataDir = '', port = '', jobs = '', emails = ''] = process.argv.slice(2)
/** Short, so that the next process soon resumes the killed one's jobs. */
const LEASE_MS = 600
const WORK_MS = 15

const EFFECT = defineJobKind({ name: 'chaos-effect', payload: z.object({ n: z.number() }) })
const clock = systemClock
const queue = createJobQueue({ clock })

async function addJobs(database: Database): Promise<void> {
  const outbox = createOutbox({ queue, publicUrl: 'https://chaos.example' })
  await database.transaction(
    async (tx) => {
      if ((await tx.job.count({ where: { kind: EFFECT.name } })) > 0) return
      for (let n = 1; n <= Number(jobs); n += 1) await queue.enqueue(tx, EFFECT, { n }, { key: `${n}` })
      const user = { email: 'ada@chaos.example', name: 'Ada', createdAt: clock.now(), updatedAt: clock.now() }
      const { id: userId } = await tx.user.create({ data: user })
      for (let n = 1; n <= Number(emails); n += 1) {
        const mail = { to: user.email, subject: `Email ${n}`, text: 'text', html: '<p>text</p>' }
        await outbox.enqueue(tx, mail, { userId })
      }
    },
    { timeoutMs: 60_000 },
  )
}

const count = ({ prisma }: Database, states: JobState[]) =>
  prisma.job.count({ where: { kind: { in: [EFFECT.name, SEND_EMAIL.name] }, state: { in: states } } })

async function look(database: Database, openMs: number): Promise<JobFinding> {
  const { prisma } = database
  const paths = (await prisma.clientErrorReport.findMany({ select: { path: true } })).map(({ path }) => path)
  const sent = await prisma.job.findMany({ where: { kind: SEND_EMAIL.name } })
  return {
    openMs: Math.round(openMs),
    done: await count(database, ['done']),
    dead: await count(database, ['dead']),
    effects: paths.length,
    repeatedEffects: paths.length - new Set(paths).size,
    messageIds: sent.map(({ payload }) => SEND_EMAIL.payload.parse(payload).messageId),
  }
}

const start = performance.now()
const database = await openDatabase({ dataDir, log: silentLog })
await addJobs(database)
const openMs = performance.now() - start
const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Chaos <chaos@chaos.example>' })
const effects = handleJob(EFFECT, {
  maxRunning: 4,
  // A kill counts as an attempt. Repeatedly killed jobs must not become dead.
  retryDelaysMs: Array<number>(500).fill(100),
  run: async ({ n }, { progress, commit }) => {
    console.log('begun')
    await progress(1, 2, 'working')
    await wait(WORK_MS)
    await commit(async (tx) => {
      await tx.clientErrorReport.create({ data: { path: `/chaos/${n}`, message: 'effect', createdAt: clock.now() } })
    })
  },
})
const handlers = [effects, { ...sendEmails(mailer), retryDelaysMs: Array<number>(500).fill(100) }]
const stop = createJobRunner({
  database,
  clock,
  log: silentLog,
  queue,
  handlers,
  leaseMs: LEASE_MS,
  pollMs: 100,
}).start()
// Only when all have ended, because each read is a statement of its own.
while ((await count(database, ['waiting', 'running'])) > 0) await wait(200)
const finding = await look(database, openMs)
await stop()
mailer.close()
await database.close()
console.log(JSON.stringify(finding))
