/** Apollo Sandbox: a page that runs a script of Apollo's, and therefore has an origin of its own. */
import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { PRODUCT_NAME } from '../../../core/brand.ts'
import { allowOnly } from '../method-not-allowed.ts'

/** The version line of Apollo's script. */
const SCRIPT_FOLDER = 'https://embeddable-sandbox.cdn.apollographql.com/v2/'
const SCRIPT = `${SCRIPT_FOLDER}embeddable-sandbox.umd.production.min.js`
const FRAME = 'https://sandbox.embed.apollographql.com'

const STYLE = `
body { margin: 0; font-family: system-ui, sans-serif }
#fallback { padding: 1rem }
#sandbox { position: absolute; inset: 0 }
#sandbox:empty { display: none }
iframe { width: 100%; height: 100%; border: none; background: white }`

/** JSON as it may stand in a script element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * The page's policy: its own nonce, Apollo's script and frame, and requests to this origin (the script looks for an
 * icon) and to the API. The frame hands its requests to the page, so they come from this origin.
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

const sandboxHtml = (endpoint: string, nonce: string): string => {
  const options = {
    target: '#sandbox',
    initialEndpoint: endpoint,
    endpointIsEditable: false,
    hideCookieToggle: true,
    runTelemetry: false,
    // Styles have a nonce, which an attribute cannot carry.
    allowDynamicStyles: false,
    // The schema of a running server does not change, and each look at it is taken from the caller's budget.
    initialState: { includeCookies: false, pollForSchemaUpdates: false },
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
<script nonce="${nonce}">new window.EmbeddedSandbox(${inScript(options)})</script>
</body>
</html>
`
}

interface GraphqlSandboxOptions {
  /** The address of the API. */
  readonly endpoint: string
}

/** Serves the explorer at `/`, and nothing else. */
export const graphqlSandbox = fp<GraphqlSandboxOptions>(
  async (fastify, { endpoint }) => {
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
