/** Visitors' reports of errors on a page, deduplicated. */

import type { KnownPlan } from '#core/catalogue/known-plan.ts'
import { InvalidInputError } from '#core/errors.ts'
import { pagePath } from '#core/pages/page-address.ts'
import { isSlug } from '#core/slug.ts'
import { isUuid } from '#core/uuid.ts'
import type { InaccuracyReport } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import { subjectOf, WITH_SUBJECT } from './report-subject.ts'
import { joinNotes, visitorEmail, visitorNote } from './visitor-text.ts'

export type InaccuracyKind = InaccuracyReport['kind']
/** Whether an administrator has reviewed it, and agreed. */
export type ReportState = InaccuracyReport['state']

type Inaccuracy = { readonly kind: InaccuracyKind; readonly note: string | null; readonly email: string | null }
/** `plan`: the name of the plan whose price is wrong; null if it concerns no single plan. */
type ToolInaccuracy = Inaccuracy & { readonly toolId: string; readonly plan: string | null }
type PageInaccuracy = Inaccuracy & { readonly path: string }

/** `joined`: the same problem had already been reported. */
export type KeptReport = { readonly id: string; readonly joined: boolean }

/** The status for its sender. */
export type ReportOutcome = Pick<InaccuracyReport, 'id' | 'state' | 'outcome' | 'settledAt'> & {
  readonly about: string
}

export type InaccuracyService = ReturnType<typeof createInaccuracyService>

type Subject = { readonly toolId: string; readonly plan: string | null } | { readonly pageId: string }
type FindSubject = (tx: TransactionClient) => Promise<Subject | null>

const AN_HOUR = { limit: 5, windowSeconds: 3_600 }
const A_DAY = { limit: 20, windowSeconds: 86_400 }
const JOINED_MS = 30 * 86_400_000

const findPage = async (tx: TransactionClient, path: string): Promise<Subject | null> => {
  const slug = path.split('/').at(-1) ?? ''
  if (!isSlug(slug)) return null
  const page = await tx.programmaticPage.findUnique({ where: { slug } })
  if (page === null || pagePath(page.type, page.slug) !== path) return null
  const isPublic = (page.statusOverride ?? page.status) === 'published' && page.deletedAt === null
  return isPublic && page.goneAt === null ? { pageId: page.id } : null
}

const findTool = async (tx: TransactionClient, toolId: string, plan: string | null): Promise<Subject | null> => {
  const select = { id: true, plans: true } as const
  const tool = isUuid(toolId) ? await tx.tool.findUnique({ where: { id: toolId }, select }) : null
  if (tool === null) return null
  const plans = tool.plans as unknown as readonly Pick<KnownPlan, 'name'>[]
  if (plan !== null && !plans.some(({ name }) => name === plan)) {
    throw new InvalidInputError('This tool has no plan with that name.', 'plan')
  }
  return { toolId: tool.id, plan }
}

export const createInaccuracyService = (dependencies: { database: Database; clock: Clock; limiter: RateLimiter }) => {
  const { database, clock, limiter } = dependencies

  /** Joins an open report of the same kind and subject from the last 30 days, if any. */
  const join = async (
    tx: TransactionClient,
    subject: Subject,
    { kind, note, email }: Inaccuracy,
  ): Promise<string | null> => {
    const now = clock.now()
    const since = new Date(now.getTime() - JOINED_MS)
    const open = await tx.inaccuracyReport.findFirst({
      where: { ...subject, kind, state: 'open', createdAt: { gte: since } },
    })
    if (open === null) return null
    const { count } = await tx.inaccuracyReport.updateMany({
      // An administrator may settle it concurrently; then this becomes a separate report.
      where: { id: open.id, state: 'open' },
      data: {
        reportCount: { increment: 1 },
        note: joinNotes(open.note, note),
        email: open.email ?? email,
      },
    })
    return count === 0 ? null : open.id
  }

  const keep = async (
    { kind, ...input }: Inaccuracy,
    address: string | null,
    subjectNamed: { readonly name: string; readonly find: FindSubject; readonly unknown: InvalidInputError },
  ): Promise<KeptReport> => {
    const note = visitorNote(input.note, 'note')
    const email = visitorEmail(input.email, 'email')
    if (kind === 'other' && note === null) throw new InvalidInputError('Please describe the problem in "note".', 'note')
    limiter.takeAll([
      { key: `inaccuracy-hour:${address ?? 'server'}`, limit: AN_HOUR },
      { key: `inaccuracy-day:${address ?? 'server'}`, limit: A_DAY },
    ])
    const { name, find, unknown } = subjectNamed
    return database.transaction(async (tx) => {
      // Concurrent reports of the same problem must find each other.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`inaccuracy ${name} ${kind}`}))`
      const subject = await find(tx)
      if (subject === null) throw unknown
      const joined = await join(tx, subject, { kind, note, email })
      if (joined !== null) return { id: joined, joined: true }
      const now = clock.now()
      const data = { ...subject, kind, note, email, createdAt: now }
      const { id } = await tx.inaccuracyReport.create({ data, select: { id: true } })
      return { id, joined: false }
    })
  }

  return {
    /**
     * Stores a report about a tool, or joins an open one of the same kind and plan from the last 30 days. `address` is only used
     * for limits, not stored. Throws InvalidInputError (also for an unknown tool or plan), RateLimitedError past 5 reports an
     * hour or 20 a day per address.
     */
    report: async ({ toolId, plan, ...inaccuracy }: ToolInaccuracy, address: string | null): Promise<KeptReport> => {
      if (plan !== null && inaccuracy.kind !== 'price') {
        throw new InvalidInputError('Only a wrong price is about a plan.', 'plan')
      }
      return keep(inaccuracy, address, {
        name: `${toolId} ${plan ?? ''}`,
        find: (tx) => findTool(tx, toolId, plan),
        unknown: new InvalidInputError('Tool not found.', 'toolId'),
      })
    },

    /** The same for a published content page, by path, with shared limits. */
    reportPage: ({ path, ...inaccuracy }: PageInaccuracy, address: string | null): Promise<KeptReport> =>
      keep(inaccuracy, address, {
        name: path,
        find: (tx) => findPage(tx, path),
        unknown: new InvalidInputError('Page not found.', 'path'),
      }),

    /** The status of a report by id; null for an unknown one. Contains nothing personal. */
    outcome: async (reportId: string): Promise<ReportOutcome | null> => {
      if (!isUuid(reportId)) return null
      const report = await database.prisma.inaccuracyReport.findUnique({
        where: { id: reportId },
        include: WITH_SUBJECT,
      })
      if (report === null) return null
      const { id, state, outcome, settledAt } = report
      return { id, state, outcome, settledAt, about: subjectOf(report).about }
    },
  }
}
