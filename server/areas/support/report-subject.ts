/** The subject of a report: a tool or a content page. */
import { pagePath } from '#core/pages/page-address.ts'
import type { Prisma } from '#prisma/client/client.ts'

export const WITH_SUBJECT = {
  tool: { select: { name: true, slug: true } },
  page: { select: { title: true, titleOverride: true, type: true, slug: true } },
} satisfies Prisma.InaccuracyReportInclude

type WithSubject = Prisma.InaccuracyReportGetPayload<{ include: typeof WITH_SUBJECT }>

/** Display name and page path. */
export const subjectOf = ({ tool, page }: Pick<WithSubject, 'tool' | 'page'>): { about: string; path: string } => {
  if (tool !== null) return { about: tool.name, path: `/tool/${tool.slug}` }
  if (page === null) throw new Error('A report must be about either a tool or a page.')
  return { about: page.titleOverride ?? page.title, path: pagePath(page.type, page.slug) }
}
