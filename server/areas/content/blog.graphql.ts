import type { Prisma } from '#prisma/client/client.ts'
import { builder } from '../../graphql/builder.ts'
import { exposedType, field, nullable, withExposed } from '../../graphql/exposed.ts'
import { findNodeBy } from '../../graphql/node.ts'
import { numberedPage, pageArguments } from '../../graphql/numbered-page.ts'
import { plannedQuery } from '../../graphql/planned-query.ts'
import { requestedFields } from '../../graphql/requested-fields.ts'
import { BATCHED, IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import { CONTENT, pageTag } from '../../platform/cache/cache-tags.ts'
import type { GonePost, TypeCount } from './blog.service.ts'
import { activeTools, BlogPost, BlogPostTypeEnum, loadPost } from './blog-types.graphql.ts'
import type { GoneTool } from './removed-tools.service.ts'

const PAGE_SIZE = 12
const SMALL = { id: true, slug: true } as const

const BlogPostTypeCount = exposedType<TypeCount>('BlogPostTypeCount', 'A page type and its number of pages.', {
  type: field.of(BlogPostTypeEnum, 'The type.'),
  count: field.int('The number of published pages.'),
})

type PostPage = {
  readonly nodes: readonly (typeof BlogPost.$inferType)[]
  readonly typeCounts: readonly TypeCount[]
  readonly totalCount: number
}

const BlogPostsPage = numberedPage<PostPage>('blogPosts', BlogPost, (t) => ({
  typeCounts: t.field({
    type: [BlogPostTypeCount],
    extensions: { listSize: 6 },
    description: 'The number of posts of each type that match the search, regardless of the selected type.',
    resolve: ({ typeCounts }) => [...typeCounts],
  }),
}))

const BlogStatistics = builder.objectRef<readonly TypeCount[]>('BlogStatistics').implement({
  description: 'The number of published pages.',
  fields: (t) => {
    const count = (type: TypeCount['type'], description: string) =>
      t.int({ description, resolve: (counts) => counts.find((entry) => entry.type === type)?.count ?? 0 })
    return {
      totalPages: t.int({
        description: 'Pages of all types, including guides.',
        resolve: (counts) => counts.reduce((sum, entry) => sum + entry.count, 0),
      }),
      comparisonPages: count('comparison', 'Comparisons.'),
      categoryPages: count('category', 'Pages about categories.'),
      industryPages: count('industry', 'Pages about industries.'),
    }
  },
})

const GonePostType = builder.objectRef<GonePost>('GonePost').implement({
  description: 'A removed page, or a page whose subject was removed. Its URL responds with 410.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Its former title.' }),
    alternatives: t.field({
      type: [BlogPost],
      extensions: { reads: 'program', work: 2 * STATEMENT, listSize: 6 },
      description: 'Published pages on the same subject, at most 6.',
      resolve: (gone, _args, context, info) => {
        const query = plannedQuery<Prisma.ProgrammaticPageSelect>(context, info, [], SMALL)
        return context.services.content.blog.alternativesTo(gone, query)
      },
    }),
    tools: t.field({
      type: ['Tool'],
      extensions: { reads: 'records', work: BATCHED, listSize: 12 },
      description: 'The tools it covered that are still active.',
      resolve: ({ toolIds }, _args, context, info) => activeTools(toolIds, context, requestedFields(info)),
    }),
  }),
})

const MovedPost = builder.objectRef<{ readonly path: string }>('MovedPost').implement({
  description: 'Another URL of a page, which redirects to the canonical one.',
  fields: (t) => ({ path: t.exposeString('path', { description: 'The canonical path.' }) }),
})

const BlogPostLookup = builder.unionType('BlogPostLookup', {
  description: 'The result of resolving a content URL.',
  types: [BlogPost, GonePostType, MovedPost],
  resolveType: (value) => {
    if ('path' in value) return 'MovedPost'
    return 'id' in value ? 'BlogPost' : 'GonePost'
  },
})

const GoneToolType = builder.objectRef<GoneTool>('GoneTool').implement({
  description: 'A tool whose record was removed. Its URL responds with 410.',
  fields: (t) =>
    withExposed(t, {
      name: field.string('Its former name.'),
      alternatives: t.field({
        type: ['Tool'],
        extensions: { work: BATCHED, listSize: 6 },
        description: 'Active tools for the same purpose, most similar first, at most 6.',
        resolve: async ({ alternativeIds }, _args, context, info) =>
          activeTools(alternativeIds, context, requestedFields(info)),
      }),
      movedTo: nullable.string('The path of the tool that it was merged into; null if it was not merged.'),
    }),
})

builder.queryFields((t) => ({
  blogPosts: t.field({
    type: BlogPostsPage,
    extensions: {
      reads: 'program',
      publicCatalogue: true,
      work: { always: 4 * STATEMENT, ifGiven: { search: 2 * STATEMENT } },
    },
    description:
      'Lists published pages, newest first, in numbered pages; with a search, matching pages, best match first.',
    args: {
      search: t.arg.string({
        description: 'Words to find in titles and descriptions, in any inflection; at most 100 characters.',
      }),
      type: t.arg({ type: BlogPostTypeEnum, description: 'Return only pages of this type.' }),
      ...pageArguments(t.arg, PAGE_SIZE),
    },
    resolve: async (_root, { search = null, type = null, page, first }, context, info) => {
      const { services, cacheTags, maxPageSize } = context
      cacheTags?.add(CONTENT)
      const query = plannedQuery<Prisma.ProgrammaticPageSelect>(context, info, ['nodes'], SMALL)
      const requested = requestedFields(info)
      const isCounted = requested.has('totalCount') || requested.has('typeCounts')
      const [nodes, typeCounts] = await Promise.all([
        services.content.blog.list({ search, type, page, first }, maxPageSize, query),
        isCounted ? services.content.blog.typeCounts(search) : [],
      ])
      const counted = typeCounts.filter((entry) => type === null || entry.type === type)
      return { nodes, typeCounts, totalCount: counted.reduce((sum, { count }) => sum + count, 0) }
    },
  }),
  blogStatistics: t.field({
    type: BlogStatistics,
    extensions: { reads: 'program', publicCatalogue: true, work: 2 * STATEMENT },
    description: 'The number of published pages.',
    resolve: (_root, _args, { services, cacheTags }) => {
      cacheTags?.add(CONTENT)
      return services.content.blog.typeCounts(null)
    },
  }),
  blogPost: t.field({
    type: BlogPostLookup,
    nullable: true,
    extensions: { reads: 'program', publicCatalogue: true, work: 4 * STATEMENT },
    description:
      'Resolves the last part of a URL: a page, a former or reversed URL of a page, or a removed page. Null for drafts and unknown URLs.',
    args: { slug: t.arg.string({ required: true, description: 'The last part of the path.' }) },
    resolve: async (_root, { slug }, context, info) => {
      const { services, cacheTags } = context
      // Also for a missing page, which may be published later.
      cacheTags?.add(pageTag(slug))
      const query = plannedQuery<Prisma.ProgrammaticPageSelect>(context, info, [], SMALL, 'BlogPost')
      const found = await services.content.blog.find(slug, query)
      if (found === null) return null
      if (found.kind === 'post') return found.post
      // Its content depends on other pages.
      cacheTags?.add(CONTENT)
      return found.kind === 'gone' ? found.gone : { path: found.path }
    },
  }),
  category: t.field({
    type: 'Category',
    nullable: true,
    extensions: { reads: 'records', publicCatalogue: true, work: IN_MEMORY },
    description: 'A category by its slug; null when there is none.',
    args: { slug: t.arg.string({ required: true, description: "The category's slug." }) },
    resolve: (_root, { slug }, { services }) => services.catalogue.catalogue.categoryBySlug(slug),
  }),
  removedTool: t.field({
    type: GoneToolType,
    nullable: true,
    extensions: { publicCatalogue: true, work: 6 * STATEMENT },
    description: 'A tool whose record was removed; null when there was none or when another tool now has the slug.',
    args: { slug: t.arg.string({ required: true, description: "The tool's slug." }) },
    resolve: (_root, { slug }, { services }) => services.content.removedTools.find(slug),
  }),
}))

findNodeBy('BlogPost', async (id, context, info) => {
  const query = plannedQuery<Prisma.ProgrammaticPageSelect>(context, info, [], SMALL, 'BlogPost')
  const post = await context.services.content.blog.byId(id, query)
  // A missing page may be published later.
  context.cacheTags?.add(post === null ? CONTENT : pageTag(post.slug))
  return post
})

builder.objectField('Category', 'post', (t) =>
  t.field({
    type: BlogPost,
    nullable: true,
    extensions: { reads: 'program', work: BATCHED },
    description: "The category's published page; null when there is none.",
    resolve: async ({ slug }, _args, context, info) => {
      context.cacheTags?.add(pageTag(slug))
      const query = plannedQuery<Prisma.ProgrammaticPageSelect>(context, info, [], { ...SMALL, type: true })
      const post = await loadPost(context, slug, query)
      return post?.type === 'category' ? post : null
    },
  }),
)
