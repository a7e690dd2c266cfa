/** `ProgrammaticPage`: the administrators' view of pages, including drafts, deleted pages and gate decisions. */
import { pagePath } from '#core/pages/page-address.ts'
import type { GeneratedPageType } from '#core/pages/page-model.ts'
import { createBatchLoader } from '../../graphql/batch-loader.ts'
import { builder } from '../../graphql/builder.ts'
import { enumType } from '../../graphql/enum-type.ts'
import { BATCHED } from '../../graphql/work.ts'
import { sanitizeContent } from '../../platform/html/sanitize-content.ts'
import { descriptionOf, statusOf, titleOf } from './page-visibility.ts'

export const PageStatusEnum = enumType('PageStatus', 'The status of a page.', {
  draft: 'Visible only to administrators.',
  published: 'Visible to everyone.',
})

export const GENERATED_PAGE_TYPES = {
  COMPARISON: { value: 'comparison', description: 'A comparison of two tools.' },
  CATEGORY: { value: 'category', description: 'A category of the directory.' },
  INDUSTRY: { value: 'industry', description: 'Tools for an industry.' },
  FEATURE: { value: 'feature', description: 'Tools with a feature.' },
  PROBLEM: { value: 'problem', description: 'Tools for a task.' },
} as const satisfies Readonly<Record<string, { value: GeneratedPageType; description: string }>>

export const GeneratedPageTypeEnum = builder.enumType('GeneratedPageType', {
  description: 'The type of a generated page.',
  values: GENERATED_PAGE_TYPES,
})

/** View counts by path, batched per list. */
const loadViews = createBatchLoader<number>(({ services }, paths) => services.content.views.viewsOf(paths))

export const ProgrammaticPage = builder.prismaObject('ProgrammaticPage', {
  description: 'A generated page as administrators see it.',
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A UUID.' }),
    title: t.string({
      select: { title: true, titleOverride: true },
      description: 'The current title.',
      resolve: titleOf,
    }),
    slug: t.exposeString('slug', { description: 'The last part of its URL.' }),
    urlSlug: t.string({
      select: { type: true, slug: true },
      description: 'Its path without the leading slash, such as `compare/a-vs-b`.',
      resolve: ({ type, slug }) => pagePath(type, slug).slice(1),
    }),
    path: t.string({
      select: { type: true, slug: true },
      description: 'Its canonical path.',
      resolve: ({ type, slug }) => pagePath(type, slug),
    }),
    type: t.field({
      type: GeneratedPageTypeEnum,
      select: { type: true },
      description: 'The type of page.',
      // The service leaves out guides.
      resolve: ({ type }) => type as GeneratedPageType,
    }),
    status: t.field({
      type: PageStatusEnum,
      select: { status: true, statusOverride: true },
      description: "Its status: the administrator's decision, or otherwise that of the quality gate.",
      resolve: statusOf,
    }),
    gateStatus: t.expose('status', { type: PageStatusEnum, description: 'The decision of the quality gate.' }),
    gateProblems: t.exposeStringList('gateProblems', {
      description: 'Why the quality gate keeps it as a draft, one sentence each; empty if it passed.',
    }),
    description: t.string({
      select: { metaDescription: true, descriptionOverride: true },
      description: 'The current description.',
      resolve: descriptionOf,
    }),
    generatedTitle: t.exposeString('title', { description: 'The generated title.' }),
    generatedDescription: t.exposeString('metaDescription', { description: 'The generated description.' }),
    content: t.string({
      select: { content: true },
      extensions: { work: 10 },
      description: 'The content as sanitized HTML.',
      resolve: ({ content }) => sanitizeContent(content),
    }),
    wordCount: t.exposeInt('wordCount', { description: 'The number of words in its content.' }),
    distinctFacts: t.exposeStringList('distinctFacts', {
      description: 'Facts that no similar page contains, one sentence each.',
    }),
    views: t.int({
      select: { type: true, slug: true },
      extensions: { work: BATCHED },
      description: 'The number of sessions that viewed it.',
      resolve: async ({ type, slug }, _args, context) => (await loadViews(context, pagePath(type, slug), null)) ?? 0,
    }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was first published; null if it never was.',
    }),
    lastUpdated: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When it was last changed by the generator or an administrator.',
    }),
    deletedAt: t.expose('deletedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was deleted; null if it was not. It can be restored for 30 days.',
    }),
  }),
})
