/** Apollo Sandbox: a page that runs a third-party script and therefore has a separate origin. */
import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { type GraphQLSchema, introspectionFromSchema } from 'graphql'
import { PRODUCT_NAME } from '#core/brand.ts'
import { publicSchema } from '../../graphql/access.ts'
import { allowOnly } from '../method-not-allowed.ts'

/** The major version of Apollo's script. */
const SCRIPT_FOLDER = 'https://embeddable-sandbox.cdn.apollographql.com/v2/'
const SCRIPT = `${SCRIPT_FOLDER}embeddable-sandbox.umd.production.min.js`
const FRAME = 'https://sandbox.embed.apollographql.com'

const STYLE = `
body { margin: 0; font-family: system-ui, sans-serif }
#fallback { padding: 1rem }
#sandbox { position: absolute; inset: 0 }
#sandbox:empty { display: none }
iframe { width: 100%; height: 100%; border: none; background: white }`

/** JSON that is safe inside a script element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * The page's policy: scripts and styles with the nonce, Apollo's script and frame, and requests to this origin (the
 * script requests an icon) and to the API. The frame passes its requests to the page, so they come from this origin.
 */
const sandboxPolicy = (endpoint: string, nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${SCRIPT_FOLDER}`,
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    `connect-src 'self' ${endpoint}`,
    `frame-src ${FRAME}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

const SCHEMA_PATH = '/schema.json'

/**
 * The explorer first shows the public schema: its introspection is answered from here. With a token, as of an
 * administrator, it is sent to the API, which describes every field.
 */
const HANDLE_REQUEST = `(url, request) => {
  const isIntrospection = typeof request.body === 'string' && request.body.includes('"IntrospectionQuery"')
  const hasToken = Object.keys(request.headers).some((name) => name.toLowerCase() === 'authorization')
  return isIntrospection && !hasToken ? fetch('${SCHEMA_PATH}') : fetch(url, request)
}`

/**
 * Opens the document after `#query=`, without running it. The redirect from `/graphql` keeps the fragment of its address,
 * which is never sent to a server.
 */
const WITH_DOCUMENT = `(state) => {
  const document = new URLSearchParams(location.hash.slice(1)).get('query')
  return document === null ? state : { ...state, document }
}`

/** The schema does not change while the server runs, and each poll is charged to the caller's budget. */
const STATE = { includeCookies: false, pollForSchemaUpdates: false }

const sandboxHtml = (endpoint: string, nonce: string): string => {
  const options = {
    target: '#sandbox',
    initialEndpoint: endpoint,
    endpointIsEditable: false,
    hideCookieToggle: true,
    runTelemetry: false,
    // Style attributes cannot have a nonce.
    allowDynamicStyles: false,
  }
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API explorer | ${PRODUCT_NAME}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<div id="fallback">
<h1>API explorer</h1>
<p>Apollo Sandbox needs JavaScript and a connection to apollographql.com. Without it, send operations to ${endpoint} with any GraphQL client.</p>
</div>
<div id="sandbox"></div>
<script nonce="${nonce}" src="${SCRIPT}"></script>
<script nonce="${nonce}">new window.EmbeddedSandbox({ ...${inScript(options)}, initialState: (${WITH_DOCUMENT})(${inScript(STATE)}), handleRequest: ${HANDLE_REQUEST} })</script>
</body>
</html>
`
}

interface GraphqlSandboxOptions {
  /** The URL of the API. */
  readonly endpoint: string
  readonly schema: GraphQLSchema
}

/** Serves only the explorer, at `/`, and the schema that it shows first. */
export const graphqlSandbox = fp<GraphqlSandboxOptions>(
  async (fastify, { endpoint, schema }) => {
    let introspection: string | undefined
    fastify.get(SCHEMA_PATH, async (_request, reply: FastifyReply) => {
      introspection ??= JSON.stringify({ data: introspectionFromSchema(publicSchema(schema)) })
      return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(introspection)
    })
    allowOnly(fastify, SCHEMA_PATH, ['GET'])
    fastify.get('/', async (_request, reply: FastifyReply) => {
      const nonce = randomBytes(16).toString('hex')
      return reply
        .headers({
          'content-security-policy': sandboxPolicy(endpoint, nonce),
          // Signing in to Apollo opens a window that must keep its opener.
          'cross-origin-opener-policy': 'same-origin-allow-popups',
          'cache-control': 'no-store',
        })
        .type('text/html; charset=utf-8')
        .send(sandboxHtml(endpoint, nonce))
    })
    allowOnly(fastify, '/', ['GET'])
  },
  { name: 'graphql-sandbox', fastify: '5.x', dependencies: ['errors', 'security-headers'] },
)
