/** Sentences that members agreed to see quoted, and those of them that an administrator chose for the pricing page. */
import { NotFoundError } from '#core/errors.ts'
import { TESTIMONIALS_FROM } from '#core/outcomes/outcome-rules.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { CacheInvalidations } from '../../platform/cache/cache-invalidations.ts'
import { TESTIMONIALS } from '../../platform/cache/cache-tags.ts'
import type { Clock } from '../../platform/clock.ts'
import { recordAudit } from '../../platform/database/audit-log.ts'
import type { Database } from '../../platform/database/database.ts'
import { invalidateTags } from '../../platform/database/invalidation-log.ts'

export type TestimonialsService = ReturnType<typeof createTestimonialsService>

export type Testimonial = { readonly quote: string; readonly name: string; readonly role: string }

export type QuotableSentence = Testimonial & {
  readonly id: string
  readonly agreedAt: Date
  readonly shownAt: Date | null
}

export const MAX_TESTIMONIALS = 12
export const MAX_QUOTABLE = 100

/** Consented, and not of a suspended account. */
const QUOTABLE = { quoteName: { not: null }, user: { suspendedAt: null } } as const

type Row = {
  id: string
  sentence: string | null
  quoteName: string | null
  quoteRole: string | null
  quotedAt: Date | null
  shownAt: Date | null
}

const testimonialOf = ({ sentence, quoteName, quoteRole }: Row): Testimonial => ({
  quote: sentence ?? '',
  name: quoteName ?? '',
  role: quoteRole ?? '',
})

const quotable = (row: Row): QuotableSentence => ({
  id: row.id,
  ...testimonialOf(row),
  agreedAt: row.quotedAt ?? new Date(0),
  shownAt: row.shownAt,
})

export const createTestimonialsService = (dependencies: {
  database: Database
  clock: Clock
  cacheInvalidations: Pick<CacheInvalidations, 'committed'>
}) => {
  const { database, clock, cacheInvalidations } = dependencies

  return {
    /** Those of the pricing page, in the order in which they were chosen. Empty while there are fewer than three. */
    shown: async (): Promise<readonly Testimonial[]> => {
      const rows = await database.prisma.outcome.findMany({
        where: { ...QUOTABLE, shownAt: { not: null } },
        orderBy: [{ shownAt: 'asc' }, { id: 'asc' }],
        take: MAX_TESTIMONIALS,
      })
      return rows.length < TESTIMONIALS_FROM ? [] : rows.map(testimonialOf)
    },

    /** All quotable sentences, the shown ones first. For administrators. */
    quotable: async (viewer: Viewer | null): Promise<readonly QuotableSentence[]> => {
      authorize(viewer, 'testimonial:manage', null)
      const rows = await database.prisma.outcome.findMany({
        where: QUOTABLE,
        orderBy: [{ shownAt: { sort: 'asc', nulls: 'last' } }, { quotedAt: 'desc' }],
        take: MAX_QUOTABLE,
      })
      return rows.map(quotable)
    },

    /**
     * Shows a quotable sentence on the pricing page, or removes it. Idempotent.
     * @throws ForbiddenError, NotFoundError without the member's consent
     */
    show: async (viewer: Viewer | null, id: string, shown: boolean): Promise<QuotableSentence> => {
      const { id: actorId } = authorize(viewer, 'testimonial:manage', null)
      const { row, invalidation } = await database.transaction(async (tx) => {
        // Waits for a withdrawal of the member, and it for this.
        if (isUuid(id)) await tx.$queryRaw`SELECT 1 FROM outcomes WHERE id = ${id}::uuid FOR UPDATE`
        const before = isUuid(id) ? await tx.outcome.findFirst({ where: { ...QUOTABLE, id } }) : null
        if (before === null) throw new NotFoundError('The member no longer agrees to be quoted.')
        if ((before.shownAt !== null) === shown) return { row: before, invalidation: null }
        const after = await tx.outcome.update({ where: { id }, data: { shownAt: shown ? clock.now() : null } })
        const change = { before: { shown: !shown }, after: { shown } }
        const action = shown ? 'testimonial.show' : 'testimonial.remove'
        await recordAudit(tx, clock, [{ actorId, action, subjectType: 'testimonial', subjectId: id, ...change }])
        return { row: after, invalidation: await invalidateTags(tx, [TESTIMONIALS]) }
      })
      if (invalidation !== null) cacheInvalidations.committed(invalidation)
      return quotable(row)
    },
  }
}
