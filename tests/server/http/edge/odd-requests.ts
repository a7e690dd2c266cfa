/** A table of unusual requests as bytes: each variation is applied to each usual request. */

export type OddRequest = { readonly name: string; readonly bytes: Buffer }

type Parts = {
  readonly method: string
  readonly target: string
  readonly version: string
  /** Lines without `Connection`. */
  readonly headers: readonly string[]
  readonly connection: string
  readonly body: string
}

const JSON_HEADER = 'Content-Type: application/json'
const usual = { version: 'HTTP/1.1', headers: ['Host: site.example'], connection: 'close', body: '' }

const BASES: Readonly<Record<string, Parts>> = {
  page: { ...usual, method: 'GET', target: '/about' },
  operation: {
    ...usual,
    method: 'POST',
    target: '/graphql',
    headers: [...usual.headers, JSON_HEADER],
    body: '{"query":"query T($b: String!) { tool(by: { slug: $b }) { name } }","variables":{"b":"abacus"}}',
  },
  record: {
    ...usual,
    method: 'POST',
    target: '/.netlify/functions/analytics',
    headers: [...usual.headers, JSON_HEADER],
    body: '{"action":"pageView","sessionId":"visit","page":"/"}',
  },
}

const add =
  (...lines: readonly string[]) =>
  (parts: Parts): Parts => ({ ...parts, headers: [...parts.headers, ...lines] })
const withType = (type: string) => (parts: Parts) => ({
  ...parts,
  headers: parts.headers.map((line) => (line === JSON_HEADER ? `Content-Type: ${type}` : line)),
})
const at = (change: (target: string) => string) => (parts: Parts) => ({ ...parts, target: change(parts.target) })
const as = (changes: Partial<Parts>) => (parts: Parts) => ({ ...parts, ...changes })
const withBody = (change: (body: string) => string) => (parts: Parts) => ({ ...parts, body: change(parts.body) })
/** Replaces the length that is computed from the body. */
const LENGTH = 'Content-Length:'

const ADDED_LINES: readonly (readonly string[])[] = [
  ['Host: site.example'],
  ['Host: other.example'],
  ['Content-Type: application/json'],
  ['Content-Type: text/plain'],
  ['Transfer-Encoding: chunked'],
  ['Transfer-Encoding: identity'],
  ['Transfer-Encoding: gzip, chunked'],
  ['Expect: 100-continue'],
  ['Expect: anything'],
  ['Upgrade: h2c'],
  ['Range: bytes=0-1'],
  ['If-Range: "x"', 'Range: bytes=0-1'],
  ['If-None-Match: *'],
  ['If-None-Match: "x"', 'If-None-Match: *'],
  ['If-None-Match: W/"x", "y"'],
  ['If-Match: "x"'],
  ['If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT'],
  ['Accept-Encoding: br'],
  ['Accept-Encoding: gzip;q=0', 'Accept-Encoding: br'],
  ['Accept-Encoding: *;q=0'],
  [`Accept-Encoding: ${'x'.repeat(300)}`],
  ['Accept: text/html'],
  ['Accept: text/html', 'Accept: application/json'],
  ['Accept: application/graphql-response+json'],
  ['Accept:'],
  [`Accept: ${'x'.repeat(300)}`],
  ['Authorization:'],
  ['Authorization: Bearer x'],
  ['Authorization: Bearer x', 'Authorization: Bearer y'],
  ['Content-Encoding: identity'],
  ['Content-Encoding: gzip'],
  ['Content-Encoding:'],
  ['X-HTTP-Method-Override: DELETE'],
  ['X-Forwarded-For: 1.2.3.4', 'X-Forwarded-Host: evil.example', 'Forwarded: for=1.2.3.4'],
  ['X-Original-URL: /admin'],
  ['TE: trailers', 'Trailer: x'],
  ['Cookie: a=b', 'Cookie: a=c'],
  ['Sec-Fetch-Mode: navigate', 'Accept: text/html'],
  ['X-Toolfinch-Uncached: 1'],
  ['X-A: a\tb  '],
  ['X-A: a', ' folded'],
  ['X-A : a'],
  ['X-A: a\u0000b'],
  ['X-A: \u00e9'],
  [`X-A: ${'a'.repeat(20_000)}`],
  [': a'],
  ['broken'],
]

const TYPES = [
  '',
  'APPLICATION/JSON',
  'application/json;charset=UTF-8',
  'application/json; charset="utf-8"',
  'application/json; charset=latin1',
  'application/json;',
  'application/json, text/plain',
  'text/plain;charset=UTF-8',
  'application/x-www-form-urlencoded',
]

const TARGETS: Readonly<Record<string, (target: string) => string>> = {
  'in absolute form': (target) => `http://site.example${target}`,
  'in absolute form of another host': (target) => `http://evil.example${target}`,
  'with two slashes': (target) => `/${target}`,
  'without a slash': (target) => target.slice(1),
  'with an empty query': (target) => `${target}?`,
  'with a query': (target) => `${target}?x=1&x=2`,
  'with a fragment': (target) => `${target}#x`,
  'with a trailing slash': (target) => `${target}/`,
  'with a dot segment': (target) => `/.${target}`,
  'with a backslash': (target) => target.replaceAll('/', '\\'),
  'with an encoded letter': (target) => target.replace('a', '%61'),
  'with an encoded slash': (target) => target.replace(/.(?=[^/]*$)/, '%2f'),
  'with an encoded NUL': (target) => `${target}%00`,
  'with a broken escape': (target) => `${target}%`,
  'in capitals': (target) => target.toUpperCase(),
  'with a parameter': (target) => `${target};a=b`,
  'with a space': (target) => `${target} x`,
  'of 9,000 characters': (target) => `${target}?${'x'.repeat(9_000)}`,
  'of the server': () => '*',
}

const VARIATIONS: readonly (readonly [name: string, apply: (parts: Parts) => Parts])[] = [
  ['unchanged', (parts) => parts],
  ...ADDED_LINES.map((lines) => [`with ${lines.join(', ').slice(0, 80)}`, add(...lines)] as const),
  ...TYPES.map((type) => [`of type ${type}`, withType(type)] as const),
  ...Object.entries(TARGETS).map(([name, change]) => [name, at(change)] as const),
  ...['HTTP/1.0', 'HTTP/1.2', 'HTTP/2.0', 'HTTP/0.9', 'http/1.1', ''].map(
    (version) => [`of version ${version}`, as({ version })] as const,
  ),
  ...['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'TRACE', 'QUERY', 'CONNECT', 'NONSENSE', 'get', 'GET', 'POST'].map(
    (method) => [`as ${method}`, as({ method })] as const,
  ),
  ['without a host', as({ headers: [JSON_HEADER] })],
  ['with an empty host', as({ headers: ['Host:', JSON_HEADER] })],
  ['with a broken host', as({ headers: ['Host: a b/c', JSON_HEADER] })],
  ['with names in capitals', as({ headers: ['HOST: site.example', 'CONTENT-TYPE: application/json'] })],
  ['without a type', as({ headers: usual.headers })],
  ['of version 1.0, kept alive', as({ version: 'HTTP/1.0', connection: 'keep-alive' })],
  ['kept alive', as({ connection: 'keep-alive' })],
  ['with an unknown connection option', as({ connection: 'x-a, close' })],
  ['for an upgrade', (parts) => add('Upgrade: websocket')({ ...parts, connection: 'Upgrade, close' })],
  ...['1', '001', '+1', '-1', '0x1', '1, 1', '1e0', '', '99999999999999999999'].map(
    (length) => [`of length ${length}`, (parts: Parts) => add(`${LENGTH} ${length}`)({ ...parts, body: '1' })] as const,
  ),
  ['with its length twice', (parts) => add(...Array(2).fill(`${LENGTH} ${parts.body.length}`))(parts)],
  ['in chunks', (parts) => add('Transfer-Encoding: chunked', LENGTH)({ ...parts, body: chunked(parts.body) })],
  ['with a BOM', withBody((body) => `\u00ef\u00bb\u00bf${body}`)],
  ['with invalid UTF-8', withBody((body) => `${body.slice(0, -1)},"x":"\u00ff"}`)],
  ['with broken JSON', withBody((body) => body.slice(0, -1))],
  ['with a prototype key', withBody((body) => `{"__proto__":{},${body.slice(1)}`)],
  ['with an escaped prototype key', withBody((body) => `{"\\u005f_proto__":{},${body.slice(1)}`)],
  ['with a control character', withBody((body) => `{"x":"\\u0000",${body.slice(1)}`)],
  ['with a repeated key', withBody((body) => `${body.slice(0, -1)},${body.slice(1)}`)],
  ['as a list', withBody((body) => `[${body}]`)],
  ['with a body of 5 kB', withBody((body) => `{"x":"${'x'.repeat(5_000)}",${body.slice(1)}`)],
  ['with a body of 20 kB', withBody((body) => `{"x":"${'x'.repeat(20_000)}",${body.slice(1)}`)],
  ['with a body of 300 kB', withBody((body) => `{"x":"${'x'.repeat(300_000)}",${body.slice(1)}`)],
  ['with a body', as({ body: '{}' })],
]

const chunked = (body: string): string => `${body === '' ? '' : `${body.length.toString(16)}\r\n${body}\r\n`}0\r\n\r\n`

const bytesOf = ({ method, target, version, headers, connection, body }: Parts): Buffer => {
  const hasLength = body === '' || headers.some((line) => line.startsWith(LENGTH))
  const lines = [
    `${method} ${target} ${version}`.trimEnd(),
    ...headers.filter((line) => line !== LENGTH),
    ...(hasLength ? [] : [`${LENGTH} ${body.length}`]),
    `Connection: ${connection}`,
  ]
  // Ends a connection that stays open.
  const next = connection.includes('close') ? '' : 'GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}${next}`, 'latin1')
}

export const ODD_REQUESTS: readonly OddRequest[] = Object.entries(BASES).flatMap(([base, parts]) =>
  VARIATIONS.map(([name, apply]) => ({ name: `${base} ${name}`, bytes: bytesOf(apply(parts)) })),
)
