/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
import fp from 'fastify-plugin'
import { CONTACT_MAIL } from '#core/brand.ts'
import { DAY_MS } from '#core/durations.ts'
import type { Clock } from '../../platform/clock.ts'
import { allowOnly } from '../method-not-allowed.ts'

type SecurityTextOptions = {
  /** Public origin, without a trailing slash. */
  readonly publicUrl: string
  readonly clock: Clock
}

const PATH = '/.well-known/security.txt'
/** The standard asks for less than a year. */
const VALID_MS = 180 * DAY_MS

/** Always valid for another 180 days, until midnight, because the running server vouches for it. */
const expiryOf = (clock: Clock): string =>
  `${new Date(clock.now().getTime() + VALID_MS).toISOString().slice(0, 10)}T00:00:00Z`

export const securityText = fp<SecurityTextOptions>(
  async (fastify, { publicUrl, clock }) => {
    fastify.get(PATH, async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(
          [
            `Contact: mailto:${CONTACT_MAIL}?subject=Security`,
            `Expires: ${expiryOf(clock)}`,
            'Preferred-Languages: en',
            `Canonical: ${publicUrl}${PATH}`,
            '',
          ].join('\n'),
        ),
    )
    allowOnly(fastify, PATH, ['GET'])
  },
  { name: 'security-text' },
)
