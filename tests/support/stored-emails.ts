import type { Database } from '#server/platform/database/database.ts'
import { SEND_EMAIL } from '#server/platform/mail/outbox.ts'

/** Every email in the jobs table, oldest first, as it was enqueued or what is left of it, with its job. */
export const storedEmails = async ({ prisma }: Pick<Database, 'prisma'>) => {
  const jobs = await prisma.job.findMany({ where: { kind: SEND_EMAIL.name }, orderBy: { id: 'asc' } })
  return jobs.map(({ payload, ...job }) => ({ ...job, ...SEND_EMAIL.payload.parse(payload) }))
}
