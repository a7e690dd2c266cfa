/** The application's jobs and reports on rows that a test writes. */
import { randomUUID } from 'node:crypto'
import type { AnalyticsEvent } from '#prisma/client/client.ts'
import { createRollUpService } from '#server/areas/analytics/reports/roll-up.service.ts'
import { createJobRunner } from '#server/platform/jobs/job-runner.ts'
import { silentLog } from '#server/platform/log.ts'
import { createApi } from '../../support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { viewerWith } from '../../support/viewers.ts'
import { EMPTY } from './random-records.ts'

export const administrator = viewerWith({
  id: 'aaaaaaaa-0000-4000-8000-0000000000ff',
  role: 'admin',
  emailVerified: true,
})

type Report = {
  readonly rows: readonly {
    readonly key: string
    readonly label: string
    readonly values: readonly (number | null)[]
  }[]
  readonly columns: readonly { readonly key: string; readonly label: string }[]
  readonly totals: readonly (number | null)[] | null
  readonly notes: readonly string[]
  readonly ignoredFilters: readonly string[]
  readonly losses: string | null
  readonly updatedAt: string | null
}

const REPORT = `query ($name: AnalyticsReportName!, $from: Date, $to: Date, $filter: AnalyticsFilterInput) {
  analyticsReport(name: $name, from: $from, to: $to, filter: $filter) {
    name from to keyLabel columns { key label unit } rows { key label values } totals notes ignoredFilters losses updatedAt
  }
}`

export const createReportApp = (database: TestDatabase, { rowsAtATime = 1_000 } = {}) => {
  const { prisma } = database
  let now = new Date(0)
  const clock = { now: () => now }
  const api = createApi(database, { viewer: administrator, now: clock.now })
  const rollUp = createRollUpService({ database, clock, rowsAtATime })
  const write = (rows: readonly AnalyticsEvent[]) => prisma.analyticsEvent.createMany({ data: [...rows] })
  const catchUp = () => rollUp.catchUp(new AbortController().signal)
  return {
    api,
    REPORT,
    setNow: (moment: Date) => {
      now = moment
    },
    write,
    /** Rolls up as the recurring job does. */
    catchUp,
    /** Stores rows and rolls them up at a given time. */
    record: async (moment: string, rows: readonly AnalyticsEvent[]) => {
      now = new Date(moment)
      await write(rows)
      await catchUp()
    },
    /** The same, interrupted after this many steps. */
    catchUpPartly: async (steps: number) => {
      let left = steps
      const signal = new AbortController().signal
      Object.defineProperty(signal, 'aborted', {
        get: () => {
          left -= 1
          return left < 0
        },
      })
      await rollUp.catchUp(signal)
    },
    /** Runs the queued job that applies rules to the past. */
    runJobs: () => {
      const { jobQueue: queue, jobHandlers } = api.services
      const handlers = jobHandlers.filter(({ everyMs }) => everyMs === null)
      return createJobRunner({ database, clock, log: silentLog, queue, handlers }).runDue()
    },
    clear: async () => {
      await prisma.analyticsEvent.deleteMany()
      await prisma.analyticsVisit.deleteMany()
      await prisma.analyticsTotal.deleteMany()
      await prisma.analyticsRollUp.deleteMany()
      await prisma.analyticsActiveWeek.deleteMany()
      await prisma.analyticsSpamRule.deleteMany()
      await prisma.analyticsRecordingRun.deleteMany()
    },
    /** A report as an administrator sees it. */
    report: async (name: string, variables: object = {}): Promise<Report> => {
      const { data, errors } = await api.query<{ analyticsReport: Report }>(REPORT, { name, ...variables })
      if (errors.length > 0) throw new Error(JSON.stringify(errors))
      return data.analyticsReport
    },
  }
}

export type ReportApp = ReturnType<typeof createReportApp>

/** The values of each row by its key. */
export const valuesByKey = ({ rows }: Pick<Report, 'rows'>) => new Map(rows.map(({ key, values }) => [key, values]))

/** A row at a given time, by default the page view of a new visit. */
export const row = (at: string, changes: Partial<AnalyticsEvent> = {}): AnalyticsEvent => ({
  ...EMPTY,
  id: randomUUID(),
  kind: 'page_view',
  at: new Date(at),
  visitKey: randomUUID(),
  path: '/',
  ...changes,
})

/** An account created at that time. */
export const account = (id: string, createdAt: Date) => ({
  id,
  email: `${id}@people.example`,
  name: 'Ada',
  createdAt,
  updatedAt: createdAt,
})

/** A database with an administrator, and the reports on it. */
export const openReportApp = async () => {
  const database = await createTestDatabase()
  await database.prisma.user.create({ data: account(administrator.id, new Date('2020-01-01')) })
  return { database, app: createReportApp(database) }
}
