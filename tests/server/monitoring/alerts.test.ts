import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createMonitoringService } from '#server/areas/administration/monitoring.service.ts'
import { createReceiveEvent } from '#server/areas/billing/sync/payment-events.ts'
import { BACKUP_KIND, backupJob } from '#server/platform/backup/backup-job.ts'
import { fromPostgresql } from '#server/platform/database/database.ts'
import { defineJobKind, handleJob, type JobHandler, PermanentJobError } from '#server/platform/jobs/job.ts'
import { createJobRunner } from '#server/platform/jobs/job-runner.ts'
import { silentLog } from '#server/platform/log.ts'
import type { Mailer } from '#server/platform/mail/mail.ts'
import { createOutbox, sendEmails } from '#server/platform/mail/outbox.ts'
import { PaymentsUnavailableError } from '#server/platform/payments/payment-errors.ts'
import type { PaymentProvider } from '#server/platform/payments/payments.ts'
import { clock } from '../../support/catalogue.ts'
import { isMet, type Rule, readRules, type Scrape } from '../../support/prometheus.ts'
import { buildTestApp } from '../http/app-support.ts'
import { registerMonitoredApp } from './monitored-app.ts'

const BACKUP = defineJobKind({ name: BACKUP_KIND, payload: z.object({}) })
const KIND = defineJobKind({ name: 'test-work', payload: z.object({}) })

const monitored = registerMonitoredApp({
  render: () => Promise.reject(new Error('broken')),
  analyticsSink: { origin: 'http://127.0.0.1:1', database: 'site', user: undefined, password: undefined },
})
let rules: readonly Rule[] = []
let calm: Scrape

beforeAll(async () => {
  rules = await readRules()
  calm = await monitored.scrape()
})

const ruleOf = (alert: string): Rule => {
  const rule = rules.find((candidate) => candidate.alert === alert)
  if (rule === undefined) throw new Error(`There is no alert ${alert}.`)
  return rule
}

/** On a loaded machine, the event loop can be late at any time. */
const isMeasured = (expr: string): boolean => expr.startsWith('nodejs_')

const addJob = (key: string, dueAt = clock.now()) =>
  monitored.database.transaction((tx) => monitored.services().jobQueue.enqueue(tx, KIND, {}, { key, dueAt }))

const runnerOf = (handlers: readonly JobHandler[]) =>
  createJobRunner({
    ...{ database: monitored.database, clock, log: silentLog, queue: monitored.services().jobQueue },
    handlers,
  })

const runner = (work: () => Promise<void>, mailer: Mailer) =>
  runnerOf([handleJob(KIND, { run: work }), sendEmails(mailer)])

const noMailer: Mailer = { send: () => Promise.reject(new Error('connection refused')), close: () => undefined }

/** Makes the condition of each alert true. The last one ends the server. */
const CAUSES: Readonly<Record<string, () => Promise<unknown>>> = {
  ToolfinchDatabaseDown: async () => {
    const gone = fromPostgresql('postgresql://nobody@127.0.0.1:1/none', silentLog)
    monitored.replaced.readStored = createMonitoringService({ database: gone, clock }).readStored
  },
  ToolfinchErrors: async () => {
    expect((await monitored.app().inject('/about')).statusCode).toBe(500)
  },
  ToolfinchShedding: async () => {
    const { app } = await buildTestApp(monitored.database, { httpLimits: { maxInFlight: 0 } })
    // A rate over five minutes: one in ten seconds is the limit.
    for (let count = 0; count < 31; count += 1) expect((await app.inject('/tools.json')).statusCode).toBe(503)
    await app.close()
  },
  ToolfinchEventLoopSlow: async () => {
    // The measurement begins with its first turn after a scrape, and notices a delay with its next one.
    await delay(50)
    const until = performance.now() + 400
    while (performance.now() < until);
    await delay(50)
  },
  ToolfinchJobsDead: async () => {
    await addJob('dead')
    await runner(() => Promise.reject(new PermanentJobError(new Error('impossible'))), noMailer).runDue()
  },
  ToolfinchJobsLate: () => addJob('late', new Date(clock.now().getTime() - 16 * 60_000)),
  ToolfinchMailFailing: async () => {
    const outbox = createOutbox({ queue: monitored.services().jobQueue, publicUrl: 'https://site.example' })
    const mail = { to: 'ada@people.example', subject: 'Hello', text: 'Hello', html: 'Hello' }
    for (let count = 0; count < 4; count += 1) {
      await monitored.database.transaction((tx) => outbox.enqueue(tx, mail, { userId: null }))
    }
    await runner(async () => undefined, noMailer).runDue()
  },
  ToolfinchPaymentEventsFailing: async () => {
    const payments = { verifyEvent: async () => ({}) } as unknown as PaymentProvider
    const sync = { receive: () => Promise.reject(new PaymentsUnavailableError()) }
    await expect(createReceiveEvent({ payments, sync })(Buffer.from('{}'), 'signature')).rejects.toThrow()
  },
  ToolfinchBackupFailing: async () => {
    const { database } = monitored
    await database.transaction((tx) => monitored.services().jobQueue.enqueue(tx, BACKUP, {}, { key: 'now' }))
    const schedule = { dir: '/dev/null/backups', everyHours: 24, keepDays: 14, passphrase: undefined }
    const { openSnapshot } = database
    const job = backupJob({ openSnapshot, clock, authSecret: null, log: silentLog, schedule })
    await runnerOf([job]).runDue()
  },
  ToolfinchDiskLow: async () => {
    monitored.replaced.freeBytes = async () => 900_000_000
  },
  ToolfinchAnalyticsSinkBehind: async () => {
    const createdAt = new Date(clock.now().getTime() - 2 * 3_600_000)
    await monitored.database.prisma.analyticsSink.create({ data: { target: 'http://127.0.0.1:1/site', createdAt } })
  },
  ToolfinchDown: () => monitored.closeServer(),
}

test('there are twelve alerts, each with its reason and what to do, and none fires on a calm server', () => {
  expect(rules.map(({ alert }) => alert).sort()).toEqual(Object.keys(CAUSES).sort())
  for (const { alert, annotations } of rules) {
    expect(Object.keys(annotations), alert).toEqual(['summary', 'reason', 'action'])
  }
  expect(rules.filter(({ expr }) => !isMeasured(expr) && isMet(expr, calm, calm))).toEqual([])
})

test('the dashboard and the alerts show figures that exist', async () => {
  const dashboard = await readFile('ops/grafana/toolfinch.json', 'utf8')
  const expressions = [...dashboard.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(([, expr = '']) => expr)
  expect(expressions.length).toBeGreaterThan(30)
  const used = [...expressions, ...rules.map(({ expr }) => expr)]
    .join(' ')
    .match(/\b(toolfinch|nodejs|process)_\w+|\bup\b/g)
  // Shown only with a PostgreSQL server.
  const missing = [...new Set(used)].filter((name) => !calm.names.has(name))
  const allowed = monitored.database.kind === 'pglite' ? /^toolfinch_database_(connections|pool_)/ : /^$/
  expect(missing.filter((name) => !allowed.test(name))).toEqual([])
})

test.each(Object.keys(CAUSES))('%s fires', async (alert) => {
  const before = await monitored.scrape()
  const { expr } = ruleOf(alert)
  if (!isMeasured(expr)) expect(isMet(expr, before, before)).toBe(false)
  await CAUSES[alert]?.()
  expect(isMet(expr, before, await monitored.scrape())).toBe(true)
  monitored.replaced.readStored = undefined
  monitored.replaced.freeBytes = undefined
})
