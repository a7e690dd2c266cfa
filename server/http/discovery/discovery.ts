/** `/sitemap.xml` with its parts, and `/robots.txt`. */
import fp from 'fastify-plugin'
import { ALL_ROUTES } from '#core/routes/all-routes.ts'
import { PRICES } from '../cost-limit.ts'
import { PRICED_BY_HANDLER } from '../plugins/budget.ts'
import { type Address, isPartName, listParts, PART_SIZE, type Part, readPart } from './sitemap-addresses.ts'
import type { ReadData, TextResponses } from './text-responses.ts'
import { xmlText } from './xml-text.ts'

const XML = 'application/xml; charset=utf-8'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const sitemap = (origin: string, addresses: readonly Address[]): string => {
  const entries = addresses.map(
    ({ path, changedAt }) =>
      `<url><loc>${xmlText(origin + path)}</loc>${changedAt === null ? '' : `<lastmod>${xmlText(changedAt)}</lastmod>`}</url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${NAMESPACE}">
${entries.join('\n')}
</urlset>
`
}

const partPath = ({ name, number }: Part): string => `/sitemaps/${name}-${number}.xml`

const sitemapIndex = (origin: string, parts: readonly Part[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="${NAMESPACE}">
${parts.map((part) => `<sitemap><loc>${xmlText(origin + partPath(part))}</loc></sitemap>`).join('\n')}
</sitemapindex>
`

/** One file if all URLs fit, else an index of parts. */
const makeSitemap = async (read: ReadData, origin: string, partSize: number): Promise<string> => {
  const parts = await listParts(read, partSize)
  const isLarge = parts.some(({ number }) => number > 1)
  const addresses: Address[] = []
  if (!isLarge) for (const part of parts) addresses.push(...(await readPart(read, part)))
  return isLarge || addresses.length > partSize ? sitemapIndex(origin, parts) : sitemap(origin, addresses)
}

const makePart = async (read: ReadData, origin: string, part: Part): Promise<string | null> => {
  const addresses = await readPart(read, part)
  return addresses.length === 0 ? null : sitemap(origin, addresses)
}

const PART_FILE = /^([a-z]+)-([1-9]\d{0,3})\.xml$/

const partOf = (file: string, size: number): Part | null => {
  const [, name = '', number] = PART_FILE.exec(file) ?? []
  if (!isPartName(name)) return null
  return name === 'pages' && number !== '1' ? null : { name, number: Number(number), size }
}

/** Private paths up to their first parameter: robots.txt disallows every URL with that prefix. */
const PRIVATE = ALL_ROUTES.filter(({ visibility }) => visibility === 'private')
  .map(({ path }) => path.split('/:', 1)[0] ?? path)
  // Not the public page above the private ones.
  .map((path) => (ALL_ROUTES.some((other) => other.path === path && other.visibility === 'public') ? `${path}/` : path))

/** Private screens and API endpoints; public pages stay open. */
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
  readonly texts: TextResponses
  /** Public origin, without a trailing slash. */
  readonly publicUrl: string
  /** Most URLs per sitemap file. */
  readonly partSize?: number
}

export const discovery = fp<DiscoveryOptions>(
  async (fastify, { texts, publicUrl, partSize = PART_SIZE }) => {
    const byHandler = { config: { price: PRICED_BY_HANDLER } } as const
    fastify.get('/sitemap.xml', byHandler, (request, reply) =>
      texts.send(request, reply, {
        type: XML,
        price: PRICES.sitemap,
        make: (read) => makeSitemap(read, publicUrl, partSize),
      }),
    )
    fastify.get<{ Params: { file: string } }>('/sitemaps/:file', byHandler, (request, reply) => {
      const part = partOf(request.params.file, partSize)
      const make = async (read: ReadData) => (part === null ? null : makePart(read, publicUrl, part))
      return texts.send(request, reply, { type: XML, price: part === null ? PRICES.request : PRICES.sitemap, make })
    })
    fastify.get('/robots.txt', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots(publicUrl)),
    )
  },
  { name: 'discovery' },
)
