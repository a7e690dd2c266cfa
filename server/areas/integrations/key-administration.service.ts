/** Members' keys as administrators see them. */
import { NotFoundError } from '#core/errors.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { Clock } from '../../platform/clock.ts'
import { recordAudit } from '../../platform/database/audit-log.ts'
import type { Database } from '../../platform/database/database.ts'
import type { SecurityLog } from '../../platform/database/security-log.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import { type ListedKey, listKeys } from './key-lists.ts'
import { keyRevokedMail } from './key-mails.ts'

export type KeyAdministrationService = ReturnType<typeof createKeyAdministrationService>

const NO_KEY = 'API key not found.'

export const createKeyAdministrationService = (dependencies: {
  database: Database
  clock: Clock
  securityLog: SecurityLog
  outbox: Outbox
  publicUrl: string
}) => {
  const { database, clock, securityLog, outbox, publicUrl } = dependencies
  return {
    /** Empty for an unknown member. Throws ForbiddenError. */
    list: async (viewer: Viewer | null, userId: string): Promise<readonly ListedKey[]> => {
      authorize(viewer, 'member:read', null)
      return isUuid(userId) ? listKeys(database.prisma, userId, clock.now()) : []
    },

    /** Revokes a member's key and emails the member. Idempotent. Throws ForbiddenError, NotFoundError. */
    revoke: async (viewer: Viewer | null, id: string): Promise<void> => {
      const { id: actorId } = authorize(viewer, 'member:change', null)
      if (!isUuid(id)) throw new NotFoundError(NO_KEY)
      await database.transaction(async (tx) => {
        const key = await tx.apiKey.findUnique({ where: { id }, include: { user: { select: { email: true } } } })
        if (key === null) throw new NotFoundError(NO_KEY)
        const { count } = await tx.apiKey.updateMany({
          where: { id, revokedAt: null },
          data: { revokedAt: clock.now() },
        })
        if (count === 0) return
        await outbox.enqueue(tx, keyRevokedMail(key.user.email, key, publicUrl), { userId: key.userId })
        await securityLog.record(tx, { kind: 'key_revoked', accountId: key.userId, actorId, detail: key.prefix })
        const change = { before: { revoked: false }, after: { revoked: true, key: key.prefix } }
        await recordAudit(tx, clock, [
          { actorId, action: 'member.key', subjectType: 'member', subjectId: key.userId, ...change },
        ])
      })
    },
  }
}
