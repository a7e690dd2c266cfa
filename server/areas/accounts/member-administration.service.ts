/** Administration of member accounts. There is no impersonation. */
import { emailSchema } from '#core/accounts/profile.ts'
import { AccountExistsError, InvalidInputError, NotFoundError } from '#core/errors.ts'
import { authorize, authorizeDestructive, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { User } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import { recordAudit } from '../../platform/database/audit-log.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { SecurityLog } from '../../platform/database/security-log.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { Reactions } from '../area.ts'
import { endCeremonies } from './factors/ceremonies.ts'
import type { KnownDevices } from './known-devices.ts'
import { formerAddressMail, newAddressMail, reinstatedMail, suspendedMail } from './member-administration-mails.ts'
import { createMemberLists, type MemberAccount, type MemberLists } from './member-lists.ts'
import { lockMember, lockReplaceableMember } from './member-locks.ts'
import { parseReason } from './member-reason.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import { parse } from './parse.ts'
import type { PlanGrants } from './plan-grants.ts'
import type { SessionsService } from './sessions.service.ts'
import { setRole } from './set-role.ts'

export type MemberAdministrationService = ReturnType<typeof createMemberAdministrationService>

const OWN_ACCOUNT = "You can't do this to your own account."

export const createMemberAdministrationService = (dependencies: {
  database: Database
  clock: Clock
  securityLog: SecurityLog
  sessions: Pick<SessionsService, 'endAll'>
  codes: OneTimeCodes
  devices: Pick<KnownDevices, 'forgetAll'>
  outbox: Outbox
  publicUrl: string
  planGrants: Pick<PlanGrants, 'entitlementOf'>
  onSuspension: Reactions['onSuspension']
}) => {
  const { database, clock, securityLog, sessions, codes, devices, outbox, publicUrl, onSuspension } = dependencies
  const lists: MemberLists = createMemberLists(dependencies)
  const refuseOwn = (viewer: Viewer, id: string): void => {
    if (viewer.id === id) throw new InvalidInputError(OWN_ACCOUNT)
  }

  const record = (
    tx: TransactionClient,
    actorId: string,
    change: Omit<Parameters<typeof recordAudit>[2][0], 'actorId' | 'subjectType'>,
  ) => recordAudit(tx, clock, [{ actorId, subjectType: 'member', ...change }])

  /** Ends all sessions, started sign-ins, codes and known devices. */
  const endAccess = async (tx: TransactionClient, userId: string): Promise<void> => {
    await sessions.endAll(tx, userId)
    await endCeremonies(tx, userId)
    await codes.end(tx, userId, ['verify_email', 'recover'])
    await devices.forgetAll(tx, userId)
  }

  return {
    list: lists.list,
    find: lists.find,
    sessionsOf: lists.sessionsOf,

    /** The account after a change. Throws ForbiddenError, NotFoundError. */
    changed: async (viewer: Viewer | null, id: string): Promise<MemberAccount> => {
      const account = await lists.find(viewer, id)
      if (account === null) throw new NotFoundError('Account not found.')
      return account
    },

    /**
     * Sets a role, effective with the next request. Throws InvalidInputError for one's own role, the last
     * administrator, and an unverified email.
     * @throws ForbiddenError, PasswordRequiredError, NotFoundError, InvalidInputError
     */
    setRole: async (viewer: Viewer | null, id: string, role: User['role']): Promise<MemberAccount> => {
      const allowed = authorizeDestructive(viewer, 'member:change', clock.now())
      refuseOwn(allowed, id)
      return database.transaction(async (tx) => {
        const user = await (role === 'admin' ? lockMember : lockReplaceableMember)(tx, id)
        if (role !== 'member' && !user.emailVerified) {
          throw new InvalidInputError("This account's email address is not verified yet.")
        }
        await setRole(tx, { clock, securityLog }, { id }, { role, actorId: allowed.id })
        return lists.read(tx, id)
      })
    },

    /**
     * Suspends an account: ends its sessions, blocks sign-in, hides its share links and texts, and emails the reason.
     * Idempotent.
     * @throws ForbiddenError, PasswordRequiredError, NotFoundError, InvalidInputError for one's own account, the last
     * administrator, and a missing or too long reason
     */
    suspend: async (viewer: Viewer | null, id: string, reason: string): Promise<MemberAccount> => {
      const allowed = authorizeDestructive(viewer, 'member:change', clock.now())
      refuseOwn(allowed, id)
      const suspensionReason = parseReason(reason)
      return database.transaction(async (tx) => {
        const user = await lockReplaceableMember(tx, id)
        if (user.suspendedAt !== null) return lists.read(tx, id)
        const now = clock.now()
        await tx.user.update({ where: { id }, data: { suspendedAt: now, suspensionReason, updatedAt: now } })
        await endAccess(tx, id)
        await outbox.enqueue(tx, suspendedMail(user.email, suspensionReason), { userId: id })
        const change = { before: { suspended: false }, after: { suspended: true, suspensionReason: null } }
        await securityLog.record(tx, { kind: 'suspended', accountId: id, actorId: allowed.id })
        await record(tx, allowed.id, { action: 'member.suspend', subjectId: id, ...change })
        await onSuspension(tx, id)
        return lists.read(tx, id)
      })
    },

    /** Idempotent. Throws ForbiddenError, NotFoundError. */
    reinstate: async (viewer: Viewer | null, id: string): Promise<MemberAccount> => {
      const { id: actorId } = authorize(viewer, 'member:change', null)
      return database.transaction(async (tx) => {
        const { suspendedAt, email } = await lockMember(tx, id)
        if (suspendedAt === null) return lists.read(tx, id)
        const data = { suspendedAt: null, suspensionReason: null, updatedAt: clock.now() }
        await tx.user.update({ where: { id }, data })
        await outbox.enqueue(tx, reinstatedMail(email, publicUrl), { userId: id })
        const change = { subjectId: id, before: { suspended: true }, after: { suspended: false } }
        await securityLog.record(tx, { kind: 'reinstated', accountId: id, actorId })
        await record(tx, actorId, { action: 'member.reinstate', ...change })
        await onSuspension(tx, id)
        return lists.read(tx, id)
      })
    },

    /**
     * Changes the email at the member's request: it must be verified again, all sessions, codes and known devices end,
     * and both addresses are notified. The password stays.
     * @throws ForbiddenError, PasswordRequiredError, NotFoundError, AccountExistsError, InvalidInputError for one's own
     * account, the last administrator and an unchanged email
     */
    changeEmail: async (viewer: Viewer | null, id: string, givenEmail: string): Promise<MemberAccount> => {
      const allowed = authorizeDestructive(viewer, 'member:change', clock.now())
      refuseOwn(allowed, id)
      const email = parse(emailSchema, givenEmail, 'email')
      return database.transaction(async (tx) => {
        // An administrator without a verified address has no rights.
        const user = await lockReplaceableMember(tx, id)
        if (user.email === email) throw new InvalidInputError('The account already has this email address.', 'email')
        if ((await tx.user.count({ where: { email } })) > 0) throw new AccountExistsError()
        await tx.user.update({ where: { id }, data: { email, emailVerified: false, updatedAt: clock.now() } })
        await endAccess(tx, id)
        await tx.passwordResetRequest.deleteMany({ where: { email: user.email } })
        const newMail = newAddressMail(email, publicUrl, await codes.issue(tx, id, 'verify_email'))
        await outbox.enqueue(tx, newMail, { userId: id })
        await outbox.enqueue(tx, formerAddressMail(user.email), { userId: id })
        const change = { before: { email: null }, after: { email: null, emailVerified: false } }
        await securityLog.record(tx, { kind: 'email_changed', accountId: id, actorId: allowed.id })
        await record(tx, allowed.id, { action: 'member.email', subjectId: id, ...change })
        return lists.read(tx, id)
      })
    },

    /** Ends one session, or all when `sessionId` is null. Throws ForbiddenError, PasswordRequiredError, NotFoundError. */
    endSessions: async (viewer: Viewer | null, id: string, sessionId: string | null): Promise<MemberAccount> => {
      const { id: actorId } = authorizeDestructive(viewer, 'member:change', clock.now())
      if (sessionId !== null && !isUuid(sessionId)) throw new NotFoundError('Session not found.')
      return database.transaction(async (tx) => {
        await lockMember(tx, id)
        const where = sessionId === null ? { userId: id } : { userId: id, id: sessionId }
        const { count } = await tx.session.deleteMany({ where })
        if (count === 0 && sessionId !== null) throw new NotFoundError('Session not found.')
        if (count > 0) {
          await securityLog.record(tx, { kind: 'session_ended', accountId: id, actorId, detail: `${count}` })
          await record(tx, actorId, { action: 'member.sessions', subjectId: id, after: { ended: count } })
        }
        return lists.read(tx, id)
      })
    },
  }
}
