/** `/sitemap.xml` and `/robots.txt`. */
import type { ResultOf } from '@graphql-typed-document-node/core'
import fp from 'fastify-plugin'
import { MAX_TRUSTED_PAGE_SIZE } from '../../core/catalogue/tool-query.ts'
import { ALL_ROUTES } from '../../core/routes/all-routes.ts'
import type { RouteRow } from '../../core/routes/route-row.ts'
import type { RequestContext } from '../graphql/context.ts'
import type { Execute } from '../graphql/execute.ts'
import { PRICES } from './cost-limit.ts'
import { graphql } from './gql/gql.ts'
import { runTyped } from './run-typed.ts'

const document = graphql(`
  query SitemapQuery($first: Int!, $after: String) {
    catalogue {
      revision
      changedAt
    }
    tools(sort: NAME, first: $first, after: $after) {
      nodes {
        id
        slug
        revisedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

/** The format's own bound on addresses in one file. */
const MAX_ADDRESSES = 50_000

/**
 * When it last changed, as far as that is known: crawlers come by it, and cease to heed it where it proves untrue. That
 * the whole catalogue came into a new database is no change of a page.
 */
type Address = { readonly path: string; readonly changedAt: string | null }

/** The revision that fills an empty database. */
const FIRST_REVISION = 1

/** The open paths that the sitemap lists in this way. */
const listedPaths = (how: NonNullable<RouteRow['sitemap']>): readonly string[] =>
  ALL_ROUTES.filter(({ open, sitemap }) => open && sitemap === how).map(({ path }) => path)

const PARAMETER = /:[a-z]+/

const readAddresses = async (execute: Execute, context: RequestContext): Promise<Address[]> => {
  const addresses: Address[] = listedPaths('page').map((path) => ({ path, changedAt: null }))
  const toolPaths = listedPaths('tools')
  let after: string | null = null
  do {
    const page: ResultOf<typeof document> = await runTyped(
      execute,
      document,
      { first: MAX_TRUSTED_PAGE_SIZE, after },
      context,
    )
    const { revision, changedAt } = page.catalogue
    if (after === null) {
      const catalogueChangedAt = revision > FIRST_REVISION ? changedAt : null
      addresses.push(...listedPaths('directory').map((path) => ({ path, changedAt: catalogueChangedAt })))
    }
    for (const { slug, revisedAt } of page.tools.nodes) {
      for (const path of toolPaths) {
        addresses.push({ path: path.replace(PARAMETER, slug), changedAt: revisedAt ?? null })
      }
    }
    after = page.tools.pageInfo.hasNextPage ? (page.tools.pageInfo.endCursor ?? null) : null
  } while (after !== null && addresses.length < MAX_ADDRESSES)
  return addresses.slice(0, MAX_ADDRESSES)
}

const sitemap = (origin: string, addresses: readonly Address[]): string => {
  const entries = addresses.map(
    ({ path, changedAt }) =>
      `<url><loc>${origin}${path}</loc>${changedAt === null ? '' : `<lastmod>${changedAt}</lastmod>`}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

/** Where a private path begins, up to its first parameter: robots.txt closes all that begins so. */
const PRIVATE = ALL_ROUTES.filter(({ visibility }) => visibility === 'private').map(
  ({ path }) => path.split('/:', 1)[0] ?? path,
)

/** Private screens and machine entrances; public pages stay open. */
const CLOSED = [
  ...PRIVATE.filter(
    (path, index) => PRIVATE.indexOf(path) === index && !PRIVATE.some((other) => path.startsWith(`${other}/`)),
  ),
  '/graphql',
  '/.netlify/',
]

const robots = (origin: string): string =>
  ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')

type DiscoveryOptions = {
  readonly execute: Execute
  readonly context: RequestContext
  /** Public origin, without a slash at the end. */
  readonly publicUrl: string
}

export const discovery = fp<DiscoveryOptions>(
  async (fastify, { execute, context, publicUrl }) => {
    fastify.get('/sitemap.xml', { config: { price: PRICES.sitemap } }, async (_request, reply) =>
      reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(sitemap(publicUrl, await readAddresses(execute, context))),
    )
    fastify.get('/robots.txt', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots(publicUrl)),
    )
  },
  { name: 'discovery' },
)
