import helmet from '@fastify/helmet'
import { fastify as createFastify } from 'fastify'
import fp from 'fastify-plugin'

interface SecurityHeadersOptions {
  /** Also allows inline scripts (but not eval) and WebSockets for hot reloading. */
  readonly development?: boolean
  /** Origins of an external analytics tag, allowed for scripts, requests and pixels. */
  readonly tagOrigins?: readonly string[] | undefined
}

/** Where browsers report what the content security policy blocked. */
export const POLICY_REPORTS_PATH = '/csp-reports'
/** The name of that endpoint in the headers. */
const ENDPOINT = 'csp'

const YEAR_SECONDS = 31_536_000

const PERMISSIONS_POLICY = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

function policy(development: boolean, tagOrigins: readonly string[]): Record<string, string[]> {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(development ? ["'unsafe-inline'"] : []), ...tagOrigins],
    // Components set custom properties in style attributes, which cannot have a nonce.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...tagOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(development ? ['ws:'] : []), ...tagOrigins],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'", 'https://checkout.stripe.com'],
    // The first is for browsers that do not know the second.
    ...(development ? {} : { 'report-uri': [POLICY_REPORTS_PATH], 'report-to': [ENDPOINT] }),
  }
}

/** Sets the security headers on every response. A page that needs another policy overwrites the header on its reply. */
export const securityHeaders = fp<SecurityHeadersOptions>(
  async (fastify, { development = false, tagOrigins = [] }) => {
    await fastify.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: policy(development, tagOrigins) },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      strictTransportSecurity: { maxAge: YEAR_SECONDS, includeSubDomains: true },
      xFrameOptions: { action: 'deny' },
    })
    fastify.addHook('onRequest', async (_request, reply) => {
      reply.header('permissions-policy', PERMISSIONS_POLICY)
      reply.header('reporting-endpoints', `${ENDPOINT}="${POLICY_REPORTS_PATH}"`)
    })
  },
  { name: 'security-headers', fastify: '5.x' },
)

/** Names of headers that any response has. */
const OTHERS = new Set(['content-type', 'content-length', 'date', 'connection', 'transfer-encoding'])

/** The same headers as a list, for responses that no hook sees: those to requests that never reach a route. */
export const readSecurityHeaders = async (
  options: SecurityHeadersOptions,
): Promise<Readonly<Record<string, string>>> => {
  const probe = createFastify()
  await probe.register(securityHeaders, options)
  probe.get('/', async () => '')
  const { headers } = await probe.inject('/')
  await probe.close()
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (OTHERS.has(name) ? [] : [[name, String(value)]])),
  )
}
