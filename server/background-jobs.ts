/** The jobs of this process, with emails and backups as configured. */
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { backupJob } from './platform/backup/backup-job.ts'
import type { DatabaseTextOptions } from './platform/backup/database-text.ts'
import { systemClock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import type { JobHandler } from './platform/jobs/job.ts'
import type { JobQueue } from './platform/jobs/job-queue.ts'
import { createJobRunner } from './platform/jobs/job-runner.ts'
import { createFileMailer } from './platform/mail/file-mailer.ts'
import type { Mailer } from './platform/mail/mail.ts'
import { sendEmails } from './platform/mail/outbox.ts'
import { createSmtpMailer } from './platform/mail/smtp-mailer.ts'
import type { Tracer } from './platform/tracing.ts'

type JobOptions = {
  readonly config: Config
  readonly database: Database
  readonly log: FastifyBaseLogger
  readonly queue: JobQueue
  /** Those of the areas. */
  readonly handlers: readonly JobHandler[]
  readonly backups: DatabaseTextOptions
  readonly tracer: Tracer | undefined
  /** Shows the links of emails that are not sent; not through the log, which redacts one-time codes. */
  readonly say: (line: string) => void
}

/** Returns the function that stops them. */
export function startJobs({ config, backups, ...parts }: JobOptions): () => Promise<void> {
  const { database, log, queue, tracer, say } = parts
  const mailer = createMailer(config, say)
  const handlers = [...parts.handlers, ...backupJobs(config, backups, log), sendEmails(mailer)]
  const stop = createJobRunner({ database, clock: systemClock, log, queue, handlers, tracer }).start()
  return () => stop().finally(() => mailer.close())
}

function backupJobs({ backup }: Config, source: DatabaseTextOptions, log: FastifyBaseLogger): JobHandler[] {
  const { dir } = backup
  if (dir === undefined) return []
  return [backupJob({ ...source, log, schedule: { ...backup, dir } })]
}

function createMailer({ smtpUrl, mailFrom: from, dataDir }: Config, say: JobOptions['say']): Mailer {
  if (smtpUrl !== undefined) return createSmtpMailer({ url: smtpUrl, from })
  return createFileMailer({ dir: join(dataDir, 'outbox'), from, say })
}
