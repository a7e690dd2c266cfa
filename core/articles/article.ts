/** Editorial articles: what `scripts/build-articles.ts` makes of `content/` and the server reads. */
import { z } from 'zod'

/** The categories of the help center, in the order of its page. */
export const HELP_CATEGORIES = [
  {
    slug: 'getting-started',
    title: 'Getting Started',
    description: 'Take the quiz, read your results and find your way around.',
  },
  {
    slug: 'account-settings',
    title: 'Account & Settings',
    description: 'Your profile, your email address, your password and what you are emailed about.',
  },
  {
    slug: 'ai-tools-directory',
    title: 'AI Tools Directory',
    description: 'Search, filter, compare and correct what the directory says.',
  },
  {
    slug: 'collaboration',
    title: 'Collaboration',
    description: 'Share tools and comparisons, and give people a seat in your plan.',
  },
  {
    slug: 'security-privacy',
    title: 'Security & Privacy',
    description: 'What we store about you, how to take it with you and how to delete it.',
  },
  {
    slug: 'billing-plans',
    title: 'Billing & Plans',
    description: 'Plans, invoices, changes, cancellations and refunds.',
  },
] as const

export type HelpCategorySlug = (typeof HELP_CATEGORIES)[number]['slug']

/** The legal pages by the last part of their path, in the order in which pages list them. */
export const LEGAL_SLUGS = ['privacy-policy', 'terms-of-service', 'cookie-policy'] as const

const HELP_SLUGS = HELP_CATEGORIES.map(({ slug }) => slug)

/** A section of an article, for its table of contents. `level` is 2 or 3. */
const headingSchema = z.object({ level: z.union([z.literal(2), z.literal(3)]), id: z.string(), text: z.string() })

const common = {
  /** Last part of its address. */
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  title: z.string().min(3).max(80),
  /** One or two sentences for lists and search engines. */
  description: z.string().min(50).max(170),
  /** The day on which its text last changed, `YYYY-MM-DD`. */
  updatedOn: z.iso.date(),
  /** HTML of its body, without the title. */
  html: z.string(),
  /** The same as Markdown. */
  markdown: z.string(),
  /** The same as plain text, a line for each paragraph. */
  text: z.string(),
  headings: z.array(headingSchema),
  wordCount: z.int().positive(),
} as const

const helpArticleSchema = z.object({
  ...common,
  kind: z.literal('help'),
  category: z.enum(HELP_SLUGS),
  /** Whether the help center names it among the popular ones. */
  popular: z.boolean(),
  /** Its place in its category, lowest first. */
  order: z.int(),
})

const legalArticleSchema = z.object({
  ...common,
  kind: z.literal('legal'),
  slug: z.enum(LEGAL_SLUGS),
  /** A coming change: the day from which it applies, `YYYY-MM-DD`, and what changes. Null: none is announced. */
  announced: z.object({ on: z.iso.date(), summary: z.string() }).nullable().default(null),
})

const guideSchema = z.object({
  ...common,
  kind: z.literal('guide'),
  author: z.string().min(3),
  /** The phrase that people search for when they look for it. */
  keyword: z.string().min(3),
  tags: z.array(z.string().min(2)).min(1).max(6),
  /** The day on which it first appeared, `YYYY-MM-DD`. */
})

export const articleSchema = z.discriminatedUnion('kind', [helpArticleSchema, legalArticleSchema, guideSchema])

export type Article = z.infer<typeof articleSchema>
export type HelpArticle = z.infer<typeof helpArticleSchema>
export type LegalArticle = z.infer<typeof legalArticleSchema>
export type Guide = z.infer<typeof guideSchema>

const WORDS_A_MINUTE = 220

/** How long an article takes to read, in whole minutes, at least 1. */
export const readingMinutes = ({ wordCount }: Pick<Article, 'wordCount'>): number =>
  Math.max(1, Math.round(wordCount / WORDS_A_MINUTE))

/** The one public path of an article. */
export const articlePath = ({ kind, slug }: Pick<Article, 'kind' | 'slug'>): `/${string}` => {
  if (kind === 'legal') return `/${slug}`
  return kind === 'help' ? `/help/${slug}` : `/blog/${slug}`
}
