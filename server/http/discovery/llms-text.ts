/** `/llms.txt`: a site overview for language models, by the proposal at llmstxt.org. */
import type { ResultOf } from '@graphql-typed-document-node/core'
import fp from 'fastify-plugin'
import { CHANGELOG_SLUG, DEVELOPERS_SLUG } from '#core/articles/article.ts'
import { PRODUCT_NAME, PRODUCT_TAGLINE } from '#core/brand.ts'
import { markdownPath } from '#core/pages/markdown-address.ts'
import { PUBLIC_ROUTES } from '#core/routes/public.ts'
import { PRICES } from '../cost-limit.ts'
import { graphql } from '../gql/gql.ts'
import { MCP_PATH } from '../mcp/addresses.ts'
import { PRICED_BY_HANDLER } from '../plugins/budget.ts'
import { EVENT_FEED_PATH } from './feed-events.ts'
import type { TextResponses } from './text-responses.ts'
import { NEW_TOOLS, PRICE_CHANGES } from './tool-feeds.ts'

const LlmsTextQuery = graphql(`
  query LlmsText($first: Int!) {
    tools(sort: NAME, first: 1) {
      totalCount
    }
    categories {
      id
      slug
      name
      description
      toolCount
    }
    guides: blogPosts(type: GUIDE, first: $first) {
      nodes {
        id
        title
        path
        description
      }
    }
    comparisons: blogPosts(type: COMPARISON, first: $first) {
      nodes {
        id
        title
        path
        description
      }
    }
    helpArticles {
      slug
      title
      path
      description
    }
  }
`)

const FEED_FORMATS = { 'rss.xml': 'RSS', 'atom.xml': 'Atom', 'feed.json': 'JSON Feed' } as const

/** Listed guides and comparisons, newest first; the sitemap has all. */
const LISTED_POSTS = 50

type Link = { readonly title: string; readonly path: string; readonly description?: string }

const escaped = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\[\]<>*_`]/g, '\\$&')

/** A path as the target of a Markdown link. */
const linkTarget = (path: string): string =>
  encodeURI(path.toWellFormed()).replaceAll('(', '%28').replaceAll(')', '%29')

const section = (origin: string, title: string, links: readonly Link[]): readonly string[] => {
  if (links.length === 0) return []
  const lines = links.map(({ title: name, path, description }) => {
    const note = description === undefined || description === '' ? '' : `: ${escaped(description)}`
    return `- [${escaped(name)}](${origin}${linkTarget(markdownPath(path))})${note}`
  })
  return [`## ${title}`, '', ...lines, '']
}

const llmsText = (origin: string, data: ResultOf<typeof LlmsTextQuery>): string => {
  const { tools, categories, guides, comparisons, helpArticles } = data
  const pages: readonly Link[] = PUBLIC_ROUTES.flatMap(({ path, label }) =>
    label === null || path === '/developers' ? [] : [{ title: label, path }],
  )
  const listed = categories
    .filter(({ toolCount }) => toolCount > 0)
    .map(({ slug, name, description }) => ({ title: name, path: `/ai-tools/${slug}`, description }))
  return [
    `# ${PRODUCT_NAME}`,
    '',
    `> ${PRODUCT_TAGLINE}. A directory of ${tools.totalCount} AI tools in ${listed.length} categories, with prices, limits and privacy claims, each with its source and as-of month.`,
    '',
    'Every public page has a Markdown copy: add `.md` to its path. Unknown facts are left out, never guessed, and prices have an as-of month.',
    '',
    ...section(origin, 'Pages', pages),
    ...section(origin, 'Categories', listed),
    ...section(origin, 'Guides', guides.nodes),
    ...section(origin, 'Comparisons', comparisons.nodes),
    ...section(
      origin,
      'Help',
      helpArticles.filter(({ slug }) => slug !== DEVELOPERS_SLUG),
    ),
    '## Data',
    '',
    `- [Documentation of the API](${origin}/developers.md): quick start, keys, costs and limits, webhooks, the change feed and every error code`,
    `- [GraphQL API](${origin}/graphql): the whole catalog without a token, via POST. Introspection is on, every field is described, and \`extensions.cost\` contains the cost of an operation`,
    `- [MCP server](${origin}${MCP_PATH}): tools for AI assistants that search, compare and check, without a token`,
    `- [OpenAPI document of the legacy REST API](${origin}/openapi.json), and the [changes of both APIs](${origin}/help/${CHANGELOG_SLUG}.md)`,
    `- [Catalog as CSV](${origin}/tools.csv)`,
    `- [Catalog as JSON](${origin}/tools.json)`,
    `- [Catalog as NDJSON](${origin}/tools.ndjson): whole records, as the change feed has them; the first line and the header \`X-Catalogue-Sequence\` say from which sequence to follow it`,
    `- [Change feed](${origin}/changes.ndjson): what was added, changed, merged and removed, one change a line; \`?after=\` a sequence returns only later changes`,
    `- [Sitemap](${origin}/sitemap.xml)`,
    `- [Blog as RSS](${origin}/blog/rss.xml)`,
    `- [Blog as Atom](${origin}/blog/atom.xml)`,
    `- [Blog as JSON Feed](${origin}/blog/feed.json)`,
    ...[NEW_TOOLS, PRICE_CHANGES].flatMap(({ path, title }) =>
      Object.entries(FEED_FORMATS).map(
        ([file, format]) => `- [${escaped(title)}, ${format}](${origin}${path}/${file})`,
      ),
    ),
    `- [Events of tools as Atom](${origin}${EVENT_FEED_PATH}): new names and owners, ends and other news, each with its source`,
    '',
  ].join('\n')
}

type LlmsTextOptions = {
  readonly texts: TextResponses
  /** Public origin, without a trailing slash. */
  readonly publicUrl: string
}

export const llmsTextFile = fp<LlmsTextOptions>(
  async (fastify, { texts, publicUrl }) => {
    fastify.get('/llms.txt', { config: { price: PRICED_BY_HANDLER } }, (request, reply) =>
      texts.send(request, reply, {
        type: 'text/plain; charset=utf-8',
        price: PRICES.feed,
        make: async (read) => llmsText(publicUrl, await read(LlmsTextQuery, { first: LISTED_POSTS })),
      }),
    )
  },
  { name: 'llms-text' },
)
