import type { ApolloServerPlugin } from '@apollo/server'
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default'
import type { FastifyReply } from 'fastify'

const CDN = [
  'https://apollo-server-landing-page.cdn.apollographql.com',
  'https://embeddable-sandbox.cdn.apollographql.com',
]
const NONCE = /nonce="?([0-9a-f]{64})/

/** The explorer that a browser gets at `/graphql`, in every mode: the schema is public. It reports no usage. */
export function sandboxPlugin(): ApolloServerPlugin<object> {
  return ApolloServerPluginLandingPageLocalDefault({
    embed: { runTelemetry: false },
    includeCookies: false,
    footer: false,
  })
}

/**
 * The policy of that page alone: its own nonce, Apollo's script and style hosts, the font it links and the frame that
 * it embeds. The frame hands its requests to the page, which may connect to this server only.
 */
export function sandboxPolicy(html: string): string {
  const nonce = NONCE.exec(html)?.[1]
  const own = nonce === undefined ? '' : ` 'nonce-${nonce}'`
  return [
    "default-src 'none'",
    `script-src${own} ${CDN.join(' ')}`,
    `style-src${own} ${CDN.join(' ')} https://fonts.googleapis.com`,
    'font-src https://fonts.gstatic.com',
    `img-src data: ${CDN.join(' ')}`,
    `manifest-src ${CDN.join(' ')}`,
    "connect-src 'self'",
    'frame-src https://sandbox.embed.apollographql.com',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Sets what the explorer's page needs on its answer. Its sign-in opens a window that must keep its opener. */
export function setSandboxHeaders(reply: FastifyReply, html: string): void {
  reply
    .header('content-security-policy', sandboxPolicy(html))
    .header('cross-origin-opener-policy', 'same-origin-allow-popups')
}
