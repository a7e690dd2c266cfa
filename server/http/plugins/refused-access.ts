import fp from 'fastify-plugin'
import type { SecurityLog } from '../../platform/database/security-log.ts'

/** Stores what a member was refused in the security log, before the response is sent. */
export const refusedAccess = fp<{ readonly note: SecurityLog['note'] }>(
  async (fastify, { note }) => {
    fastify.addHook('onSend', async ({ workScope }) => {
      for (const { accountId, action } of workScope?.refusals?.splice(0) ?? []) {
        await note({ kind: 'access_refused', accountId, ...(action !== null && { detail: action }) }, { quietly: true })
      }
    })
  },
  { name: 'refused-access', fastify: '5.x', dependencies: ['logging'] },
)
