/** Which list a member is asked about: the latest one of the right age that has no answer, unless they want a pause. */
import { DAY_MS } from '#core/durations.ts'
import { PAUSE_DAYS, QUESTION_FROM_DAYS, QUESTION_UNTIL_DAYS } from '#core/outcomes/outcome-rules.ts'
import type { Prisma } from '#prisma/client/client.ts'
import { type Clock, lasts } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'

type Reader = TransactionClient | Database['prisma']

export const PAUSE_MS = PAUSE_DAYS * DAY_MS

/** Lists of these results are neither too new to have been tried nor forgotten. */
const ofAge = (now: number): Prisma.QuizResultWhereInput => {
  const newest = new Date(now - QUESTION_FROM_DAYS * DAY_MS)
  return {
    submittedAt: { not: null },
    recommendationSets: {
      some: { createdAt: { lte: newest, gt: new Date(now - QUESTION_UNTIL_DAYS * DAY_MS) } },
      none: { createdAt: { gt: newest } },
    },
  }
}

/** A pause that began at a time. It is over when the clock was set back to before its beginning. */
const isPause = (endsAt: Date | null, now: number): boolean =>
  endsAt !== null && lasts({ endsAt: endsAt.getTime(), lengthMs: PAUSE_MS }, now)

export const createOutcomeQuestions = ({ clock }: { clock: Clock }) => ({
  /** Members who may be asked, as a condition on `users`. */
  withOpenQuestion: (): Prisma.UserWhereInput => ({
    emailVerified: true,
    suspendedAt: null,
    quizResults: { some: { ...ofAge(clock.now().getTime()), outcome: null } },
  }),

  /** Whether a result of the member may be answered now: its list has the right age. */
  isOpen: async (reader: Reader, userId: string, resultId: string): Promise<boolean> =>
    (await reader.quizResult.count({ where: { ...ofAge(clock.now().getTime()), id: resultId, userId } })) > 0,

  /** The result to ask about, with the time of its submission; null when there is nothing to ask. */
  due: async (reader: Reader, userId: string): Promise<{ readonly id: string; readonly createdAt: Date } | null> => {
    const now = clock.now().getTime()
    const latest = await reader.quizResult.findFirst({
      where: { ...ofAge(now), userId },
      orderBy: [{ submittedAt: 'desc' }, { createdAt: 'desc' }],
      select: { id: true, createdAt: true, outcome: { select: { id: true } } },
    })
    if (latest === null || latest.outcome !== null) return null
    const settings = await reader.memberSettings.findUnique({ where: { userId }, select: { outcomeQuestions: true } })
    if (settings?.outcomeQuestions === false) return null
    const [questions, answers] = await Promise.all([
      reader.outcomeQuestion.findMany({ where: { userId }, select: { postponedUntil: true } }),
      reader.outcome.findMany({ where: { userId }, select: { createdAt: true } }),
    ])
    const pauses = [
      ...questions.map(({ postponedUntil }) => postponedUntil),
      ...answers.map(({ createdAt }) => new Date(createdAt.getTime() + PAUSE_MS)),
    ]
    return pauses.some((endsAt) => isPause(endsAt, now)) ? null : { id: latest.id, createdAt: latest.createdAt }
  },
})

export type OutcomeQuestions = ReturnType<typeof createOutcomeQuestions>
