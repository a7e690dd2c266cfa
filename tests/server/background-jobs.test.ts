import { expect, test } from 'vitest'
import { createJobRunner } from '#server/platform/jobs/job-runner.ts'
import { silentLog } from '#server/platform/log.ts'
import type { OutgoingMail } from '#server/platform/mail/mail.ts'
import { sendEmails } from '#server/platform/mail/outbox.ts'
import { createAccountsApp } from '../support/accounts-app.ts'
import { clock } from '../support/catalogue.ts'
import { DAY_MS, MINUTE_MS } from '../support/members.ts'
import { createEmailCodes } from './accounts/email-codes.ts'

const { database, members } = createAccountsApp()
const { requestReset, reset } = createEmailCodes({ database, members })
const EMAIL = 'ada@people.example'

/** The product's background work, with its clock this many milliseconds after the start. */
const createWork = () => {
  const sent: OutgoingMail[] = []
  const mailer = { send: async (mail: OutgoingMail) => void sent.push(mail), close: () => undefined }
  const { jobQueue: queue, jobHandlers } = members.services
  const create = (milliseconds: number) => {
    members.setTime(milliseconds)
    const now = new Date(clock.now().getTime() + milliseconds)
    const handlers = [...jobHandlers, sendEmails(mailer)]
    return createJobRunner({ database, clock: { now: () => now }, log: silentLog, queue, handlers })
  }
  return { sent, runDueAt: (milliseconds: number) => create(milliseconds).runDue(), start: () => create(0).start() }
}

test('a requested reset becomes an email a second later, separate from its request', async () => {
  await members.join()
  const { sent, runDueAt } = createWork()
  await runDueAt(0)
  for (const email of [EMAIL, 'unknown@people.example']) await requestReset(email)
  sent.length = 0
  await runDueAt(999)
  expect(sent).toEqual([])
  await runDueAt(1_000)
  expect(sent).toMatchObject([{ to: EMAIL, subject: 'Reset your Toolfinch password' }])
  const [, code = ''] = /code=([\w-]{43})\n/.exec(sent[0]?.text ?? '') ?? []
  expect(await reset(code)).toMatchObject({ done: true })
  // Jobs keep no email address, and no code once the email is sent.
  const jobs = await database.prisma.job.findMany()
  expect(JSON.stringify(jobs)).not.toContain('unknown@people.example')
  expect(JSON.stringify(jobs)).not.toContain(code)
})

test('maintenance removes expired data a minute after the start and every six hours', async () => {
  await members.join()
  const { prisma } = database
  const expiresAt = new Date(clock.now().getTime() + 2 * MINUTE_MS)
  await prisma.session.updateMany({ data: { expiresAt } })
  await prisma.rateLimitWindow.create({ data: { key: 'ended', count: 1, endsAt: clock.now() } })
  const { runDueAt, start } = createWork()
  const stop = start()
  await expect.poll(() => prisma.job.count({ where: { kind: 'remove-expired-account-data' } })).toBe(1)
  await stop()
  await runDueAt(MINUTE_MS)
  expect(await prisma.rateLimitWindow.count({ where: { key: 'ended' } })).toBe(0)
  expect(await prisma.session.count()).toBe(1)
  await runDueAt(MINUTE_MS + DAY_MS / 4)
  expect(await prisma.session.count()).toBe(0)
  expect(await prisma.job.findMany({ where: { lastError: { not: null } } })).toEqual([])
})

test('every maintenance task and kind of job has its own handler', () => {
  expect(members.services.jobHandlers.map(({ kind }) => kind).sort()).toEqual(
    [
      'announce-policy-changes',
      'answer-password-reset-requests',
      'apply-analytics-spam-rules',
      'ask-for-outcomes',
      'compare-pages-with-catalogue',
      'compute-directory-ranks',
      'empty-deleted-pages',
      'generate-pages',
      'import-catalogue-upload',
      'recheck-listings',
      'referral-credit',
      'remove-ended-keys',
      'remove-expired-account-data',
      'remove-expired-analytics',
      'remove-old-catalogue-uploads',
      'remove-old-payments',
      'remove-hourly-analytics-totals',
      'remove-settled-data-requests',
      'remove-settled-review-reports',
      'reset-second-factors',
      'roll-up-analytics',
      'remove-expired-article-ratings',
      'remove-unpublished-reviews',
      'refresh-rating-priors',
      'remove-expired-audit-entries',
      'remove-expired-claims',
      'remove-expired-contact-messages',
      'remove-expired-recommendation-usage',
      'remove-expired-view-sessions',
      'remove-expired-visitor-addresses',
      'remove-old-webhook-deliveries',
      'remove-requested-quiz-results',
      'remove-unused-logos',
      'send-price-alerts',
      'send-webhooks',
      'undo-catalogue-import',
      'warn-of-expiring-keys',
      ...(database.kind === 'pglite' ? ['vacuum-embedded-database'] : []),
    ].sort(),
  )
})
