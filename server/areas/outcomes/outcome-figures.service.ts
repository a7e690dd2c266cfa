/** What members' answers add up to: the public figure, and the administrators' report. */
import { DAY_MS } from '#core/durations.ts'
import type { OutcomeFigure } from '#core/outcomes/outcome-figure.ts'
import { type CountedOutcome, type OutcomeReport, outcomeReport } from '#core/outcomes/outcome-report.ts'
import { FIGURE_DAYS, FIGURE_FROM } from '#core/outcomes/outcome-rules.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import { Prisma } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { createRevisionCache } from '../../platform/revision-cache.ts'

export type OutcomeFiguresService = ReturnType<typeof createOutcomeFiguresService>

/** Each member's latest answer of a time, without suspended accounts. */
const latestAnswers = (from: Date, until: Date): Prisma.Sql => Prisma.sql`
  SELECT DISTINCT ON (o.user_id) o.* FROM outcomes o JOIN users u ON u.id = o.user_id
  WHERE o.created_at >= ${from} AND o.created_at < ${until} AND u.suspended_at IS NULL
  ORDER BY o.user_id, o.created_at DESC`

export const createOutcomeFiguresService = ({ database, clock }: { database: Database; clock: Clock }) => {
  const today = (): number => Math.floor(clock.now().getTime() / DAY_MS)

  /** The answers up to the beginning of the day, so that every instance has the same figure all day. */
  const figureOf = async (day: number): Promise<OutcomeFigure | null> => {
    const until = day * DAY_MS
    const [counted] = await database.read<OutcomeFigure>(Prisma.sql`
      SELECT count(*)::int AS people, (count(*) FILTER (WHERE choice = 'listed'))::int AS chose
      FROM (${latestAnswers(new Date(until - FIGURE_DAYS * DAY_MS), new Date(until))}) latest`)
    return counted === undefined || counted.people < FIGURE_FROM ? null : counted
  }

  const figures = createRevisionCache({
    source: { current: today, check: async () => undefined },
    compute: (_key, day) => figureOf(day),
  })

  return {
    /** How many people chose a tool from their list; null while too few have answered. */
    figure: (): Promise<OutcomeFigure | null> => figures.get(),

    /** The answers of a year by rank, job and version of the engine; null below five people. For administrators. */
    report: async (viewer: Viewer | null): Promise<OutcomeReport | null> => {
      authorize(viewer, 'outcome:report', null)
      const now = clock.now().getTime()
      const answers = latestAnswers(new Date(now - FIGURE_DAYS * DAY_MS), new Date(now + 1))
      return outcomeReport(
        await database.read<CountedOutcome>(Prisma.sql`
          SELECT choice::text, rank, jobs, engine_version AS "engineVersion", satisfaction FROM (${answers}) latest`),
      )
    },
  }
}
