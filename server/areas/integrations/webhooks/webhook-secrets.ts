import { createHmac, randomBytes } from 'node:crypto'
import type { KeyedHash } from '#server/platform/keyed-hash.ts'

export type WebhookSecrets = ReturnType<typeof createWebhookSecrets>

const PREFIX = 'whsec_'
const SEED_BYTES = 32

export const newSecretSeed = (): string => randomBytes(SEED_BYTES).toString('base64url')

/**
 * Signing secrets of webhooks: 256 bits, derived from a stored seed with the server's secret, so that their owner can see
 * them again, but a database leak reveals none.
 */
export const createWebhookSecrets = (hash: KeyedHash) => {
  const bytesOf = (seed: string): Buffer => Buffer.from(hash(`webhook:${seed}`), 'hex')
  return {
    /** As its owner gets it: `whsec_` and base64. */
    textOf: (seed: string): string => `${PREFIX}${bytesOf(seed).toString('base64')}`,

    /**
     * The headers of a message by the rules of Standard Webhooks (standardwebhooks.com): an HMAC-SHA256 of id, time and
     * body with each secret, separated by spaces.
     */
    sign: (
      seeds: readonly string[],
      { id, at, body }: { readonly id: string; readonly at: Date; readonly body: string },
    ): Readonly<Record<string, string>> => {
      const seconds = Math.floor(at.getTime() / 1000)
      const signed = seeds.map((seed) =>
        createHmac('sha256', bytesOf(seed)).update(`${id}.${seconds}.${body}`).digest('base64'),
      )
      return {
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signed.map((signature) => `v1,${signature}`).join(' '),
      }
    },
  }
}
