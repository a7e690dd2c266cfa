import { z } from 'zod'
import { NotFoundError } from '#core/errors.ts'
import { readFragment } from '../gql/fragment-masking.ts'
import { graphql } from '../gql/gql.ts'
import type { LegacyPost_postFragment } from '../gql/graphql.ts'
import { defineCall, type FunctionDefinition } from './define-function.ts'

const LegacyPost = graphql(`
  fragment LegacyPost_post on BlogPost {
    id
    type
    title
    slug
    description
    keyword
    views
    publishedAt
    category {
      name
    }
    preview
  }
`)

const document = graphql(`
  query GetBlogPostsFunction($slug: String!, $hasSlug: Boolean!, $first: Int!, $page: Int!) {
    blogPosts(first: $first, page: $page) @skip(if: $hasSlug) {
      nodes {
        ...LegacyPost_post
      }
    }
    blogStatistics @skip(if: $hasSlug) {
      totalPages
      comparisonPages
      categoryPages
      industryPages
    }
    blogPost(slug: $slug) @include(if: $hasSlug) {
      __typename
      ... on BlogPost {
        ...LegacyPost_post
        author
        readingMinutes
        tags
        content
        jsonLd
        related {
          id
          title
          slug
          type
          views
        }
      }
    }
  }
`)

const legacyPost = z.object({
  id: z.string(),
  type: z.string().describe('For example `comparison` or `guide`. New types can be added.'),
  title: z.string(),
  slug: z.string(),
  meta_description: z.string().nullable(),
  keyword: z.string(),
  views: z.int(),
  created_at: z.string(),
  category: z.string().nullable(),
  content_preview: z.array(z.string()),
})
const listSchema = z.object({
  success: z.literal(true),
  stats: z.object({
    total_pages: z.int(),
    comparison_pages: z.int(),
    category_pages: z.int(),
    industry_pages: z.int(),
  }),
  posts: z.array(legacyPost),
})
const postSchema = z.object({
  success: z.literal(true),
  post: legacyPost.extend({
    author: z.string(),
    reading_time: z.int().describe('In minutes.'),
    tags: z.array(z.string()),
    content: z.string().describe('HTML.'),
    schema_data: z.unknown().describe('Structured data of schema.org.'),
  }),
  related_posts: z.array(legacyPost.pick({ id: true, title: true, slug: true, type: true, views: true })),
})

const RELATED = 3

const legacyType = (type: string): string => type.toLowerCase()

const toLegacyPost = (post: LegacyPost_postFragment) => ({
  id: post.id,
  type: legacyType(post.type),
  title: post.title,
  slug: post.slug,
  meta_description: post.description,
  keyword: post.keyword,
  views: post.views,
  created_at: post.publishedAt,
  category: post.category?.name ?? null,
  content_preview: post.preview,
})

/** Larger values are clamped. */
const MAX_LIMIT = 100
const WHOLE = { error: 'must be a whole number' }
const WHOLE_NUMBER = { override: { type: 'integer', minimum: 1, pattern: undefined } } as const
const whole = z
  .string()
  .regex(/^\d{1,9}$/, WHOLE)
  .transform(Number)
  .pipe(z.int().min(1, 'must be at least 1'))

/**
 * GET getBlogPosts?limit=&page=: posts of all types, newest first, and totals; by default the first 100. With `slug`,
 * one post with three related ones.
 */
export const getBlogPosts: FunctionDefinition = {
  name: 'getBlogPosts',
  calls: [
    defineCall({
      method: 'GET',
      action: null,
      isLive: true,
      summary: 'Lists posts of all types, newest first; with `slug`, gives one post.',
      access: 'anyone',
      answers: { 200: z.union([listSchema, postSchema]) },
      input: z.object({
        slug: z.string().max(200).default(''),
        limit: whole
          .transform((limit) => Math.min(limit, MAX_LIMIT))
          .default(MAX_LIMIT)
          .meta(WHOLE_NUMBER),
        page: whole.default(1).meta(WHOLE_NUMBER),
      }),
      document,
      variables: ({ slug, limit, page }) => ({ slug, hasSlug: slug !== '', first: limit, page }),
      reply: ({ blogPosts, blogStatistics, blogPost }, { slug }) => {
        if (slug === '') {
          const posts = (blogPosts?.nodes ?? []).map((post) => toLegacyPost(readFragment(LegacyPost, post)))
          const stats = {
            total_pages: blogStatistics?.totalPages ?? 0,
            comparison_pages: blogStatistics?.comparisonPages ?? 0,
            category_pages: blogStatistics?.categoryPages ?? 0,
            industry_pages: blogStatistics?.industryPages ?? 0,
          }
          return { body: { success: true, stats, posts } }
        }
        if (blogPost?.__typename !== 'BlogPost') throw new NotFoundError('Post Not Found')
        const { author, readingMinutes, tags, content, jsonLd, related } = blogPost
        const post = {
          ...toLegacyPost(readFragment(LegacyPost, blogPost)),
          author,
          reading_time: readingMinutes,
          tags,
          content,
          schema_data: JSON.parse(jsonLd) as unknown,
        }
        const others = related.slice(0, RELATED).map((other) => ({ ...other, type: legacyType(other.type) }))
        return { body: { success: true, post, related_posts: others } }
      },
    }),
  ],
}
