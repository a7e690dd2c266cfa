/** Asks members by email what they chose: only those who turned such emails on, once per list. */
import { DAY_MS } from '#core/durations.ts'
import { EMAIL_EVERY_DAYS } from '#core/outcomes/outcome-rules.ts'
import type { Prisma } from '#prisma/client/client.ts'
import { type Clock, lasts } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { JobContext } from '../../platform/jobs/job.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { ListedToolsOf } from '../recommendations/listed-tools.ts'
import { outcomeMail } from './outcome-mail.ts'
import type { OutcomeQuestions } from './outcome-questions.ts'

const MEMBERS_AT_ONCE = 100
const NAMED_TOOLS = 3
const EVERY_MS = EMAIL_EVERY_DAYS * DAY_MS

export const createOutcomeMails = (dependencies: {
  database: Database
  clock: Clock
  outbox: Outbox
  publicUrl: string
  questions: OutcomeQuestions
  listedTools: ListedToolsOf
  unsubscribeUrl: (userId: string) => string
}) => {
  const { database, clock, outbox, publicUrl, questions, listedTools, unsubscribeUrl } = dependencies

  const wanting = (): Prisma.UserWhereInput => ({
    ...questions.withOpenQuestion(),
    settings: { emailRecommendations: true, outcomeQuestions: true },
  })

  /** Whether an email asked the member in the last thirty days. */
  const gotEmail = async (tx: TransactionClient, userId: string): Promise<boolean> => {
    const now = clock.now().getTime()
    const rows = await tx.outcomeQuestion.findMany({ where: { userId, emailedAt: { not: null } } })
    return rows.some(({ emailedAt }) =>
      lasts({ endsAt: (emailedAt?.getTime() ?? 0) + EVERY_MS, lengthMs: EVERY_MS }, now),
    )
  }

  const ask = async (tx: TransactionClient, userId: string): Promise<void> => {
    // The row lock keeps a second instance from sending the same email.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`
    const user = await tx.user.findFirst({ where: { ...wanting(), id: userId }, select: { email: true } })
    if (user === null || (await gotEmail(tx, userId))) return
    const due = await questions.due(tx, userId)
    if (due === null) return
    const known = await tx.outcomeQuestion.findUnique({ where: { resultId: due.id } })
    if (known !== null && known.emailedAt !== null) return
    // The first tools are visible on every plan.
    const list = await listedTools(tx, { resultId: due.id, paid: false })
    if (list === null || list.tools.length === 0) return
    const emailedAt = clock.now()
    await tx.outcomeQuestion.upsert({
      where: { resultId: due.id },
      create: { resultId: due.id, userId, emailedAt },
      update: { emailedAt },
    })
    const names = list.tools.slice(0, NAMED_TOOLS).map(({ name }) => name)
    const mail = outcomeMail({ to: user.email, publicUrl, unsubscribeUrl: unsubscribeUrl(userId) }, names)
    await outbox.enqueue(tx, mail, { userId })
  }

  return {
    /** The job. */
    run: async ({ signal }: Pick<JobContext, 'signal'>): Promise<void> => {
      let after: string | null = null
      for (;;) {
        const members: readonly { id: string }[] = await database.prisma.user.findMany({
          where: { ...wanting(), ...(after !== null && { id: { gt: after } }) },
          orderBy: { id: 'asc' },
          take: MEMBERS_AT_ONCE,
          select: { id: true },
        })
        for (const { id } of members) {
          signal.throwIfAborted()
          await database.transaction((tx) => ask(tx, id))
        }
        if (members.length < MEMBERS_AT_ONCE) return
        after = members.at(-1)?.id ?? null
      }
    },
  }
}
