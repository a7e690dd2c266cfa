/** `BlogPost`: the public view of a stored page. */
import { pagePath } from '#core/pages/page-address.ts'
import type { PageType } from '#core/pages/page-model.ts'
import type { Prisma, ProgrammaticPage } from '#prisma/client/client.ts'
import { createBatchLoader } from '../../graphql/batch-loader.ts'
import { builder } from '../../graphql/builder.ts'
import type { RequestContext } from '../../graphql/context.ts'
import { loadTool } from '../../graphql/load-tool.ts'
import { Node } from '../../graphql/node.ts'
import { plannedQuery } from '../../graphql/planned-query.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { BATCHED, IN_MEMORY } from '../../graphql/work.ts'
import { pageTag, recordTag } from '../../platform/cache/cache-tags.ts'
import { sanitizeContent } from '../../platform/html/sanitize-content.ts'
import type { ToolRow } from '../catalogue/tool-row.ts'
import { JSON_LD_COLUMNS, jsonLdText } from './page-json-ld.ts'
import { descriptionOf, publishedAtOf, titleOf, updatedAtOf } from './page-visibility.ts'
import { GENERATED_PAGE_TYPES } from './programmatic-page-types.graphql.ts'

/** Related pages that are looked up, and tools, per page. */
const MAX_RELATED = 9
/** As on the pages; the others replace unpublished ones. */
const SHOWN_RELATED = 3
const MAX_TOOLS = 12
/** Reading speed in words a minute. */
const WORDS_A_MINUTE = 220

type PostSelect = { readonly select: Prisma.ProgrammaticPageSelect }

export const BlogPostTypeEnum = builder.enumType('BlogPostType', {
  description: 'The type of a content page.',
  values: { ...GENERATED_PAGE_TYPES, GUIDE: { value: 'guide', description: 'Written by the editors.' } } as const,
})

const SMALL = { id: true, slug: true } as const

export const loadPost = createBatchLoader<ProgrammaticPage, PostSelect>(({ services }, slugs, query) =>
  services.content.blog.bySlug(slugs, query),
)

/** The active ones of these tools, in the given order, at most 12. */
export const activeTools = async (
  ids: readonly string[],
  context: RequestContext,
  fields: ReadonlySet<string>,
): Promise<ToolRow[]> => {
  const wanted = new Set([...fields, 'status'])
  const shown = ids.slice(0, MAX_TOOLS)
  // Including inactive ones, which may become active.
  for (const id of shown) context.cacheTags?.add(recordTag(id))
  const tools = await Promise.all(shown.map((id) => loadTool(context, id, wanted)))
  return tools.filter((tool): tool is ToolRow => tool?.status === 'active')
}

export const BlogPost = builder.prismaObject('ProgrammaticPage', {
  variant: 'BlogPost',
  description: 'A published content page.',
  interfaces: [Node],
  select: SMALL,
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID that never changes, even when the slug does.' }),
    type: t.field({
      type: BlogPostTypeEnum,
      select: { type: true },
      description: 'The type of page.',
      resolve: ({ type }) => type as PageType,
    }),
    slug: t.exposeString('slug', { description: 'The last part of its URL.' }),
    path: t.string({
      select: { type: true, slug: true },
      description: 'Its canonical path: `/compare/x`, `/ai-tools/x` or `/blog/x`.',
      resolve: ({ type, slug }) => pagePath(type, slug),
    }),
    title: t.string({
      select: { title: true, titleOverride: true },
      description: 'The title, unique among all pages.',
      resolve: titleOf,
    }),
    description: t.string({
      select: { metaDescription: true, descriptionOverride: true },
      description: 'One or two sentences for lists and search engines.',
      resolve: descriptionOf,
    }),
    keyword: t.exposeString('keyword', { description: 'The search phrase that the page targets.' }),
    category: t.field({
      type: 'Category',
      nullable: true,
      select: { categorySlug: true },
      extensions: { reads: 'records', work: IN_MEMORY },
      description: 'Its category; null for a page that covers several categories.',
      resolve: ({ categorySlug }, _args, { services }) =>
        categorySlug === null ? null : services.catalogue.catalogue.categoryBySlug(categorySlug),
    }),
    tags: t.exposeStringList('tags', { description: 'Its tags.' }),
    author: t.exposeString('author', { description: 'Who wrote it.' }),
    preview: t.exposeStringList('contentPreview', { description: 'Its opening sentences as plain text.' }),
    readingMinutes: t.int({
      select: { wordCount: true },
      description: 'The reading time in minutes, at least 1.',
      resolve: ({ wordCount }) => Math.max(1, Math.round(wordCount / WORDS_A_MINUTE)),
    }),
    content: t.string({
      select: { content: true },
      extensions: { reads: 'program', work: 10 },
      description: 'The content as sanitized HTML.',
      // Sanitized again, so that old or manually edited rows are safe.
      resolve: ({ content }) => sanitizeContent(content),
    }),
    markdown: t.exposeString('markdown', { description: 'The same content as Markdown.' }),
    jsonLd: t.string({
      select: JSON_LD_COLUMNS,
      description: 'Structured data (schema.org) as JSON. It contains no `<`, so it can be embedded in a page.',
      resolve: jsonLdText,
    }),
    factsAsOf: t.expose('factsAsOf', {
      type: 'Month',
      nullable: true,
      description: 'The oldest month among the facts that its text uses; null when there are none.',
    }),
    factsCheckedOn: t.expose('factsCheckedOn', {
      type: 'Date',
      nullable: true,
      description: 'The last day on which its facts were checked against the catalog; null for guides.',
    }),
    publishedAt: t.field({
      type: 'DateTime',
      select: { publishedAt: true, contentChangedAt: true },
      description: 'When it was first published.',
      resolve: publishedAtOf,
    }),
    updatedAt: t.field({
      type: 'DateTime',
      select: { publishedAt: true, contentChangedAt: true },
      description: 'When its content last changed, never before `publishedAt`.',
      resolve: updatedAtOf,
    }),
    contentHash: t.exposeString('contentHash', { description: 'A hash of its visible content.' }),
    tools: t.field({
      type: ['Tool'],
      select: { toolIds: true },
      extensions: { reads: 'records', work: BATCHED, listSize: MAX_TOOLS },
      description: 'The active tools whose facts it uses, most important first, at most 12.',
      resolve: ({ toolIds }, _args, context, info) => activeTools(toolIds, context, requestedFields(info)),
    }),
  }),
})

/** View counts by path, batched per list. */
const loadViews = createBatchLoader<number>(({ services }, paths) => services.content.views.viewsOf(paths))

builder.prismaObjectField(BlogPost, 'views', (t) =>
  t.int({
    select: { type: true, slug: true },
    extensions: { work: BATCHED },
    description: 'The number of sessions that viewed it. A cached response may be older than `contentViews`.',
    resolve: async ({ type, slug }, _args, context) => (await loadViews(context, pagePath(type, slug), null)) ?? 0,
  }),
)

builder.prismaObjectField(BlogPost, 'related', (t) =>
  t.field({
    type: [BlogPost],
    select: { relatedSlugs: true },
    extensions: { reads: 'program', work: BATCHED, listSize: SHOWN_RELATED },
    description: 'Published pages on related subjects, most related first, at most 3.',
    resolve: async ({ relatedSlugs }, _args, context, info) => {
      const slugs = relatedSlugs.slice(0, MAX_RELATED)
      // Including unpublished pages, which may be published later.
      for (const slug of slugs) context.cacheTags?.add(pageTag(slug))
      const query = plannedQuery<Prisma.ProgrammaticPageSelect>(context, info, [], SMALL)
      const posts = await Promise.all(slugs.map((slug) => loadPost(context, slug, query)))
      return posts.filter((post) => post !== null).slice(0, SHOWN_RELATED)
    },
  }),
)
