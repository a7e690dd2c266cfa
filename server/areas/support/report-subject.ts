/** What a report is about: a tool or a page of the content area. */
import { pagePath } from '../../../core/pages/page-address.ts'
import type { Prisma } from '../../../prisma/client/client.ts'

export const WITH_SUBJECT = {
  tool: { select: { name: true, slug: true } },
  page: { select: { title: true, titleOverride: true, type: true, slug: true } },
} satisfies Prisma.InaccuracyReportInclude

type WithSubject = Prisma.InaccuracyReportGetPayload<{ include: typeof WITH_SUBJECT }>

/** Its name as people know it, and the path of its page. */
export const subjectOf = ({ tool, page }: Pick<WithSubject, 'tool' | 'page'>): { about: string; path: string } => {
  if (tool !== null) return { about: tool.name, path: `/tool/${tool.slug}` }
  if (page === null) throw new Error('A report must be about either a tool or a page.')
  return { about: page.titleOverride ?? page.title, path: pagePath(page.type, page.slug) }
}
