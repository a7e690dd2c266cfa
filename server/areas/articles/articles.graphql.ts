import { type Article, articlePath, HELP_CATEGORIES, LEGAL_SLUGS, readingMinutes } from '#core/articles/article.ts'
import { InvalidInputError, NotFoundError, RateLimitedError } from '#core/errors.ts'
import { builder } from '../../graphql/builder.ts'
import { failures } from '../../graphql/errors.ts'
import { exposedType, field, withExposed } from '../../graphql/exposed.ts'
import { mutationInput } from '../../graphql/mutation-input.ts'
import { IN_MEMORY, STATEMENT } from '../../graphql/work.ts'
import { type HelpCategory, MAX_RELATED } from './articles.service.ts'
import type { BuiltHelpArticle, BuiltLegalPage } from './built-articles.ts'

/** List sizes for operation costs, with room to grow. */
const MAX_ARTICLES = 45
const MAX_OF_CATEGORY = 10

const MAX_SECTIONS = 20

const ArticleSection = builder.objectRef<Article['headings'][number]>('ArticleSection').implement({
  description: 'A section of an article, for its table of contents.',
  fields: (t) => ({
    anchor: t.exposeString('id', { description: 'The id of its heading in the content.' }),
    title: t.exposeString('text', { description: 'Its heading.' }),
  }),
})

const sectionsOf = ({ headings }: Article) => headings.filter(({ level }) => level === 2)

const HelpCategoryType = builder.objectRef<HelpCategory>('HelpCategory')
const HelpArticleType = builder.objectRef<BuiltHelpArticle>('HelpArticle')

HelpArticleType.implement({
  description: 'An article of the help center.',
  fields: (t) => ({
    slug: t.exposeID('slug', { description: 'The last part of its path.' }),
    path: t.string({ description: 'Its path.', resolve: articlePath }),
    title: t.exposeString('title', { description: 'Its title.' }),
    description: t.exposeString('description', { description: 'What it is about, in one or two sentences.' }),
    category: t.field({
      type: HelpCategoryType,
      extensions: { reads: 'program', work: IN_MEMORY },
      description: 'The category that it belongs to.',
      resolve: ({ category }, _args, { services }) => services.articles.articles.helpCategory(category),
    }),
    readingMinutes: t.int({ description: 'The reading time in minutes.', resolve: readingMinutes }),
    content: t.exposeString('html', { description: 'Its body as sanitized HTML, without the title.' }),
    markdown: t.exposeString('markdown', { description: 'Its body as Markdown.' }),
    sections: t.field({
      type: [ArticleSection],
      extensions: { listSize: MAX_SECTIONS },
      description: 'Its sections in order.',
      resolve: sectionsOf,
    }),
    updatedOn: t.expose('updatedOn', { type: 'Date', description: 'The day on which its text last changed.' }),
    popular: t.exposeBoolean('popular', { description: 'Whether the help center lists it as a popular article.' }),
    related: t.field({
      type: [HelpArticleType],
      extensions: { reads: 'program', listSize: MAX_RELATED, work: IN_MEMORY },
      description: 'Related articles, most similar first.',
      resolve: (article, _args, { services }) => [...services.articles.articles.related(article)],
    }),
  }),
})

HelpCategoryType.implement({
  description: 'A category of the help center.',
  fields: (t) =>
    withExposed(t, {
      slug: field.id('The key of the category, as used in `/help?category=`.'),
      title: field.string('Its name.'),
      description: field.string('A description of its articles.'),
      articleCount: t.int({ description: 'The number of articles.', resolve: ({ articles }) => articles.length }),
      articles: field.of([HelpArticleType], 'Its articles, most basic first.', { listSize: MAX_OF_CATEGORY }),
    }),
})

const LegalPageType = builder.objectRef<BuiltLegalPage>('LegalPage').implement({
  description: 'A legal page.',
  fields: (t) => ({
    slug: t.exposeID('slug', { description: 'Its path without the leading slash.' }),
    path: t.string({ description: 'Its path.', resolve: articlePath }),
    title: t.exposeString('title', { description: 'Its title.' }),
    description: t.exposeString('description', { description: 'What it is about, in one or two sentences.' }),
    content: t.exposeString('html', { description: 'Its text as sanitized HTML, without the title.' }),
    markdown: t.exposeString('markdown', { description: 'Its text as Markdown.' }),
    sections: t.field({
      type: [ArticleSection],
      extensions: { listSize: MAX_SECTIONS },
      description: 'Its sections in order.',
      resolve: sectionsOf,
    }),
    updatedOn: t.expose('updatedOn', { type: 'Date', description: 'The day on which its text last changed.' }),
  }),
})

// Part of the build, so they stay valid as long as the process and its cache.
builder.queryFields((t) => ({
  helpCategories: t.field({
    type: [HelpCategoryType],
    extensions: { reads: 'program', publicCatalogue: true, listSize: HELP_CATEGORIES.length, work: IN_MEMORY },
    description: 'The categories of the help center, in display order.',
    resolve: (_root, _args, { services }) => [...services.articles.articles.helpCategories()],
  }),
  helpArticles: t.field({
    type: [HelpArticleType],
    extensions: { reads: 'program', publicCatalogue: true, listSize: MAX_ARTICLES, work: IN_MEMORY },
    description: 'All help center articles; with a search, the matching articles, best match first.',
    args: {
      search: t.arg.string({
        description:
          'Words to find in titles, headings and texts, at most 100 characters. The last word also matches longer words that start with it.',
      }),
    },
    resolve: (_root, { search }, { services }) => [...services.articles.articles.helpArticles(search ?? null)],
  }),
  helpArticle: t.field({
    type: HelpArticleType,
    nullable: true,
    extensions: { reads: 'program', publicCatalogue: true, work: IN_MEMORY },
    description: 'A help center article; null when there is none with this slug.',
    args: { slug: t.arg.id({ required: true, description: 'The last part of its path.' }) },
    resolve: (_root, { slug }, { services }) => services.articles.articles.helpArticle(slug),
  }),
  legalPages: t.field({
    type: [LegalPageType],
    extensions: { reads: 'program', publicCatalogue: true, listSize: LEGAL_SLUGS.length, work: IN_MEMORY },
    description: 'The legal pages.',
    resolve: (_root, _args, { services }) => [...services.articles.articles.legalPages()],
  }),
  legalPage: t.field({
    type: LegalPageType,
    nullable: true,
    extensions: { reads: 'program', publicCatalogue: true, work: IN_MEMORY },
    description: 'A legal page; null when there is none with this slug.',
    args: {
      slug: t.arg.id({
        required: true,
        description: '`privacy-policy`, `terms-of-service` or `cookie-policy`.',
      }),
    },
    resolve: (_root, { slug }, { services }) => services.articles.articles.legalPage(slug),
  }),
}))

const RateHelpArticlePayload = exposedType<{ helpful: boolean }>('RateHelpArticlePayload', 'The feedback was stored.', {
  helpful: field.boolean('Whether the article was helpful.'),
})

builder.mutationField('rateHelpArticle', (t) =>
  t.field({
    type: RateHelpArticlePayload,
    extensions: { work: STATEMENT },
    description:
      'Records whether a help article was helpful. Only the latest feedback per visit and article counts. At most 20 per day from one IP address.',
    errors: failures(
      [InvalidInputError, NotFoundError, RateLimitedError],
      'The stored feedback, or why it was refused.',
    ),
    args: mutationInput('rateHelpArticle', (input) => ({
      slug: input.id({ required: true, description: 'The last part of the path of the article.' }),
      helpful: input.boolean({ required: true, description: 'Whether the article was helpful.' }),
      sessionId: input.id({
        required: true,
        description: 'A random UUID that stays the same for one visit. Stored as a keyed hash.',
      }),
    })),
    resolve: (_root, { input: answer }, { services, clientAddress }) =>
      services.articles.ratings.rate(answer, clientAddress),
  }),
)
