/** Malformed requests, and some that are nearly valid. The same for the test suite and for long runs. */
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'

export type HostileRequest = {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

const PATHS = [
  '/graphql',
  '/graphql?query=%7Bcategories%7Bslug%7D%7D',
  '/health/ready',
  '/favicon.svg',
  '/nowhere',
  '/.netlify/functions/getTools',
  '/.netlify/functions/other',
  '/ai-tools',
  '/tools.csv',
  '/changes.ndjson',
]

const DOCUMENTS = [
  '{ categories { slug } }',
  '{ tools(first: -1) { totalCount } }',
  '{ tools(first: 99999999999) { totalCount } }',
  '{ tools(first: 100) { nodes { facts { field } plans { name } topics { topic } category { name } } } }',
  '{ tools(after: "x", page: 3) { totalCount } }',
  '{ tool(by: { slug: "\\u0000" }) { name } }',
  '{ tool(by: { id: "\\uD800" }) { name } }',
  '{ ...A } fragment A on Query { ...A }',
  'query Q($a: Int, $b: [String!]) { tools(first: $a, category: $b) { nodes { slug } } }',
  'query A { __typename } query B { __typename }',
  '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
  'mutation { reportClientError(input: { message: "", path: "x" }) { __typename } }',
  'subscription { a }',
  `{ ${Array.from({ length: 40 }, (_, index) => `a${index}: __typename`).join(' ')} }`,
  '{',
]

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\u0000', '\ud800', '__proto__', '%00', "' OR 1=1"),
)

const value = fc.anything({
  maxDepth: 4,
  key: fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'first', 'a')),
  values: [text, fc.integer(), fc.double(), fc.boolean(), fc.constantFrom(null, 1e308, -0, 2 ** 53)],
})

const toJson = (content: unknown): string =>
  JSON.stringify(content, (_key, item: unknown) => (typeof item === 'bigint' ? String(item) : item)) ?? ''

const operation = fc
  .record(
    {
      query: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...DOCUMENTS) }, text, value),
      variables: fc.oneof(fc.record({ a: value, b: value }, { requiredKeys: [] }), value),
      operationName: fc.oneof(fc.constantFrom(null, 'A', 'Q'), value),
      extensions: value,
    },
    { requiredKeys: [] },
  )
  .map(toJson)

const nested = fc.integer({ min: 50, max: 5_000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`)

const body = fc.oneof(
  { weight: 5, arbitrary: operation },
  fc.json(),
  text,
  nested,
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom('{"query":"{__typename}","query":1}', '\ufeff{"query":"{__typename}"}', '{"__proto__":{"a":1}}', ''),
)

/** Text that is valid in an HTTP header; with anything else, there would be no request. */
const headerText = fc.string({ maxLength: 60 }).map((raw) => raw.replace(/[^\x20-\x7e]/g, ''))

const headers = fc.record(
  {
    'content-type': fc.oneof(
      { weight: 4, arbitrary: fc.constant('application/json') },
      fc.constantFrom('application/json; charset=utf-8', 'application/json; charset=utf-16', 'text/plain', 'x', ''),
      fc.constantFrom('multipart/form-data; boundary=x', 'application/x-www-form-urlencoded'),
      headerText,
    ),
    accept: fc.oneof(fc.constantFrom('*/*', 'text/html', 'application/graphql-response+json', 'image/png'), headerText),
    'accept-encoding': fc.oneof(fc.constantFrom('br', 'gzip;q=0', '*'), headerText),
    'if-none-match': fc.oneof(fc.constantFrom('*', 'W/"a"'), headerText),
    'apollo-require-preflight': fc.constantFrom('1', ''),
    authorization: fc.oneof(fc.constantFrom('Bearer x', 'Basic !!'), headerText),
    range: fc.constantFrom('bytes=0-1', 'bytes=9-1'),
    'content-encoding': fc.constantFrom('gzip', 'identity'),
    'x-forwarded-for': headerText,
  },
  { requiredKeys: [] },
)

const url = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...PATHS) },
  fc
    .tuple(
      fc.constantFrom(...PATHS),
      fc.array(fc.tuple(fc.constantFrom('search', 'limit', 'query', 'variables', 'x[]'), text)),
    )
    .map(([path, pairs]) => {
      const query = pairs.map(([name, content]) => `${name}=${encodeURIComponent(content.toWellFormed())}`).join('&')
      return `${path}${path.includes('?') ? '&' : '?'}${query}`
    }),
  fc.webPath().map((path) => (path.startsWith('/') ? path : `/${path}`)),
  fc.constantFrom('/%00', '/%zz', '/..%2f..%2fetc/passwd', '//evil.example/', '/tool/%ED%A0%80'),
)

const hostileRequest: fc.Arbitrary<HostileRequest> = fc.record({
  method: fc.oneof(
    { weight: 4, arbitrary: fc.constant('POST') },
    fc.constantFrom('GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
  ),
  url,
  headers,
  body,
})

/** Random requests of one seed, to be sent over a connection. */
export const sampleRequests = (count: number, seed: number): HostileRequest[] =>
  fc.sample(hostileRequest, { numRuns: count, seed })

/** Sends one request. Returns what is wrong with the response, or null. */
const complaintAbout = async (app: FastifyInstance, request: HostileRequest): Promise<string | null> => {
  const answer = await app.inject({
    method: request.method as 'POST',
    url: request.url,
    headers: { ...request.headers },
    payload: request.body,
  })
  if (answer.statusCode >= 500) return `status ${answer.statusCode}: ${answer.body.slice(0, 200)}`
  if (answer.headers['x-request-id'] === undefined) return 'an answer without an identifier'
  const isJson =
    String(answer.headers['content-type']).includes('json') && answer.headers['content-encoding'] === undefined
  if (answer.statusCode < 400 || !isJson || answer.body === '') return null
  const { error, errors } = answer.json<{
    error?: { code?: unknown }
    errors?: { extensions?: { code?: unknown } }[]
  }>()
  const code = error?.code ?? errors?.[0]?.extensions?.code
  return typeof code === 'string' && /^[A-Z_]+$/.test(code) ? null : `no stable code: ${answer.body.slice(0, 200)}`
}

/** Checks `runs` random requests of one seed. Throws with the smallest request that fails. */
export const fuzz = async (app: FastifyInstance, runs: number, seed: number): Promise<void> => {
  await fc.assert(
    fc.asyncProperty(hostileRequest, async (request) => {
      const complaint = await complaintAbout(app, request)
      if (complaint !== null) throw new Error(complaint)
    }),
    { numRuns: runs, seed },
  )
}
