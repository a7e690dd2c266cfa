/** What visitors request, in about the mix of a normal day: pages, records, searches, files. */

type MixedRequest = { readonly path: string; readonly init: RequestInit; readonly address: string }

type MixOptions = {
  readonly random: () => number
  readonly slugs: readonly string[]
  /** Share of requests whose response no cache has. */
  readonly fresh: number
  /** How many addresses they come from. Each spends a budget, which the instance remembers for the last 50,000 of them. */
  readonly addresses: number
}

const PAGES = [
  '/',
  '/ai-tools',
  '/quiz',
  '/pricing',
  '/compare',
  '/blog',
  '/help',
  '/about',
  '/methodology',
  '/nowhere',
]
const FILES = ['/sitemap.xml', '/robots.txt', '/favicon.svg', '/llms.txt', '/tools.csv']
const LIST =
  'query ($search: String, $first: Int) { tools(search: $search, first: $first) { totalCount nodes { id slug name } } }'
const TOOL = 'query ($slug: String!) { tool(by: { slug: $slug }) { name description rating { mean count } } }'

/** Returns a function that makes the next request. */
export const createMix = ({ random, slugs, fresh, addresses }: MixOptions): (() => MixedRequest) => {
  const below = (limit: number): number => Math.floor(random() * limit)
  const pick = (list: readonly string[]): string => list[below(list.length)] ?? ''
  const word = (): string => Array.from({ length: 3 + below(5) }, () => 'abcdefghijklmnoprstuvw'[below(22)]).join('')
  const get = (path: string) => ({ path, init: {} })
  const post = (query: string, variables: object) => ({
    path: '/graphql',
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    },
  })
  const next = () => {
    if (random() < fresh) return post(LIST, { search: `${word()} ${word()}`, first: 1 + below(50) })
    const kind = random()
    if (kind < 0.3) return get(pick(PAGES))
    if (kind < 0.6) return get(`/ai-tools/${pick(slugs)}`)
    if (kind < 0.9) return post(TOOL, { slug: pick(slugs) })
    return get(pick(FILES))
  }
  return () => {
    const number = below(addresses)
    return { ...next(), address: `100.${64 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}` }
  }
}
