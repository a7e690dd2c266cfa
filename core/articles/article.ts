/** Editorial articles, built from `content/` by `scripts/build-articles.ts` and read by the server. */

import { z } from 'zod'
import { slugSchema } from '../slug.ts'

export const HELP_CATEGORIES = [
  {
    slug: 'getting-started',
    title: 'Getting Started',
    description: 'Take the quiz, read your results and find your way around.',
  },
  {
    slug: 'account-settings',
    title: 'Account & Settings',
    description: 'Your profile, your email address, your password and the emails you get.',
  },
  {
    slug: 'ai-tools-directory',
    title: 'AI Tools Directory',
    description: 'Search, filter and compare tools, and report mistakes.',
  },
  {
    slug: 'collaboration',
    title: 'Collaboration',
    description: 'Share tools and comparisons, and give people a seat in your plan.',
  },
  {
    slug: 'security-privacy',
    title: 'Security & Privacy',
    description: 'What we store about you, and how to download or delete it.',
  },
  {
    slug: 'billing-plans',
    title: 'Billing & Plans',
    description: 'Plans, invoices, changes, cancellations and refunds.',
  },
  {
    slug: 'developers',
    title: 'Developers',
    description: 'The API: how to use it, what you can rely on, and what has changed.',
  },
] as const

/** The help article that is made from the API changelog. */
export const CHANGELOG_SLUG = 'api-changelog'

/** The help article on the API, which has a short path of its own. */
export const DEVELOPERS_SLUG = 'developers'

export type HelpCategorySlug = (typeof HELP_CATEGORIES)[number]['slug']

/** The last path segments of the legal pages, in display order. */
export const LEGAL_SLUGS = ['privacy-policy', 'terms-of-service', 'cookie-policy'] as const

const HELP_SLUGS = HELP_CATEGORIES.map(({ slug }) => slug)

/** A section heading for the table of contents. `level` is 2 or 3. */
const headingSchema = z.object({ level: z.union([z.literal(2), z.literal(3)]), id: z.string(), text: z.string() })

const common = {
  slug: slugSchema,
  title: z.string().min(3).max(80),
  /** One or two sentences for lists and search engines. */
  description: z.string().min(50).max(170),
  /** The day its text last changed, `YYYY-MM-DD`. */
  updatedOn: z.iso.date(),
  html: z.string(),
  markdown: z.string(),
  /** Plain text, one line per paragraph. */
  text: z.string(),
  headings: z.array(headingSchema),
  wordCount: z.int().positive(),
} as const

const helpArticleSchema = z.object({
  ...common,
  kind: z.literal('help'),
  category: z.enum(HELP_SLUGS),
  /** Whether the help center lists it as popular. */
  popular: z.boolean(),
  order: z.int(),
})

const legalArticleSchema = z.object({
  ...common,
  kind: z.literal('legal'),
  slug: z.enum(LEGAL_SLUGS),
  /** An announced change: its effective day (`YYYY-MM-DD`) and a summary. Null when none is announced. */
  announced: z.object({ on: z.iso.date(), summary: z.string() }).nullable().default(null),
})

const guideSchema = z.object({
  ...common,
  kind: z.literal('guide'),
  author: z.string().min(3),
  /** The search phrase it targets. */
  keyword: z.string().min(3),
  tags: z.array(z.string().min(2)).min(1).max(6),
  /** The day it was first published, `YYYY-MM-DD`. */
  publishedOn: z.iso.date(),
})

export const articleSchema = z.discriminatedUnion('kind', [helpArticleSchema, legalArticleSchema, guideSchema])

export type Article = z.infer<typeof articleSchema>
export type HelpArticle = z.infer<typeof helpArticleSchema>
export type LegalArticle = z.infer<typeof legalArticleSchema>
export type Guide = z.infer<typeof guideSchema>

const WORDS_A_MINUTE = 220

/** Whole minutes, at least 1. */
export const readingMinutes = ({ wordCount }: Pick<Article, 'wordCount'>): number =>
  Math.max(1, Math.round(wordCount / WORDS_A_MINUTE))

export const articlePath = ({ kind, slug }: Pick<Article, 'kind' | 'slug'>): `/${string}` => {
  if (kind === 'legal' || slug === DEVELOPERS_SLUG) return `/${slug}`
  return kind === 'help' ? `/help/${slug}` : `/blog/${slug}`
}
