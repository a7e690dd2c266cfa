/** Rows of the content area, as the generator stores them, for tests that read them. */
import { createHash } from 'node:crypto'
import type { Prisma, ProgrammaticPage } from '#prisma/client/client.ts'
import type { Database } from '#server/platform/database/database.ts'
import { clock } from './catalogue.ts'

type Changes = Partial<Prisma.ProgrammaticPageUncheckedCreateInput> & { readonly slug: string }

/** The columns of a published page, with changes. */
const pageRow = (changes: Changes) => {
  const now = clock.now()
  const title = changes.title ?? `About ${changes.slug}`
  const contentHash = createHash('sha256').update(`${title} ${changes.slug}`).digest('hex')
  return {
    key: `test:${changes.slug}`,
    type: 'comparison',
    status: 'published',
    title,
    metaDescription: `What ${changes.slug} says, in a sentence or two.`,
    keyword: changes.slug,
    author: 'Toolfinch Editors',
    content: `<h2>${changes.slug}</h2><p>Text with <a href="/pricing">a link</a>.</p>`,
    markdown: `## ${changes.slug}`,
    schemaData: {},
    contentHash,
    contentChangedAt: now,
    publishedAt: now,
    createdAt: now,
    updatedAt: now,
    ...changes,
  } as const satisfies Prisma.ProgrammaticPageUncheckedCreateInput
}

/** Stores a published page. */
export const storePage = (database: Database, changes: Changes): Promise<ProgrammaticPage> =>
  database.prisma.programmaticPage.create({ data: pageRow(changes) })
