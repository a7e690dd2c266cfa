/** What administrators see of members' accounts, and what they do to them. Nobody signs in as somebody else. */
import { z } from 'zod'
import { emailSchema } from '../../../core/accounts/profile.ts'
import { AccountExistsError, InvalidInputError, NotFoundError } from '../../../core/errors.ts'
import { authorize, authorizeDestructive, type Viewer } from '../../../core/policy.ts'
import { isUuid } from '../../../core/uuid.ts'
import type { User } from '../../../prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import { recordAudit } from '../../platform/database/audit-log.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { Outbox } from '../../platform/mail/outbox.ts'
import type { KnownDevices } from './known-devices.ts'
import { formerAddressMail, newAddressMail, reinstatedMail, suspendedMail } from './member-administration-mails.ts'
import { createMemberLists, type MemberAccount, type MemberLists } from './member-lists.ts'
import { lockMember, lockReplaceableMember } from './member-locks.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import { parse } from './parse.ts'
import type { PlanGrants } from './plan-grants.ts'
import type { SessionsService } from './sessions.service.ts'
import { setRole } from './set-role.ts'

export type MemberAdministrationService = ReturnType<typeof createMemberAdministrationService>

const OWN_ACCOUNT = 'You cannot do this to your own account.'
const MAX_REASON = 500

const reasonSchema = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .refine((text) => text !== '', 'A reason is required.')
  .refine((text) => [...text].length <= MAX_REASON, `A reason must be at most ${MAX_REASON} characters.`)
  .refine((text) => !/[^\P{Cc}\n\t]/u.test(text), 'A reason must be plain text.')

export const createMemberAdministrationService = (dependencies: {
  database: Database
  clock: Clock
  sessions: Pick<SessionsService, 'endAll'>
  codes: OneTimeCodes
  devices: Pick<KnownDevices, 'forgetAll'>
  outbox: Outbox
  publicUrl: string
  planGrants: Pick<PlanGrants, 'entitlementOf'>
}) => {
  const { database, clock, sessions, codes, devices, outbox, publicUrl } = dependencies
  const lists: MemberLists = createMemberLists(dependencies)

  const refuseOwn = (viewer: Viewer, id: string): void => {
    if (viewer.id === id) throw new InvalidInputError(OWN_ACCOUNT)
  }

  const record = (
    tx: TransactionClient,
    actorId: string,
    change: Omit<Parameters<typeof recordAudit>[2][0], 'actorId' | 'subjectType'>,
  ) => recordAudit(tx, clock, [{ actorId, subjectType: 'member', ...change }])

  /** Ends sessions, codes and known devices of whoever could sign in until now. */
  const endAccess = async (tx: TransactionClient, userId: string): Promise<void> => {
    await sessions.endAll(tx, userId)
    await codes.end(tx, userId, ['verify_email', 'recover'])
    await devices.forgetAll(tx, userId)
  }

  return {
    list: lists.list,
    find: lists.find,
    sessionsOf: lists.sessionsOf,

    /**
     * Sets a role. It holds from the next request of each session.
     * @throws ForbiddenError for anyone but an administrator, PasswordRequiredError, NotFoundError, InvalidInputError for
     * one's own role, the last administrator, and an address that is not verified.
     */
    setRole: async (viewer: Viewer | null, id: string, role: User['role']): Promise<MemberAccount> => {
      const allowed = authorizeDestructive(viewer, 'member:change', clock.now())
      refuseOwn(allowed, id)
      return database.transaction(async (tx) => {
        const user = await (role === 'admin' ? lockMember : lockReplaceableMember)(tx, id)
        if (role !== 'member' && !user.emailVerified) {
          throw new InvalidInputError("This account's email address is not verified yet.")
        }
        await setRole(tx, clock, { id }, { role, actorId: allowed.id })
        return lists.read(tx, id)
      })
    },

    /**
     * Suspends an account: its sessions end, and nobody can sign in to it. The member gets the reason by email. What others
     * see of the member's ratings stays. Repeating it changes nothing.
     * @throws ForbiddenError for anyone but an administrator, PasswordRequiredError, NotFoundError, InvalidInputError for
     * one's own account, the last administrator, and a reason that is missing or too long.
     */
    suspend: async (viewer: Viewer | null, id: string, reason: string): Promise<MemberAccount> => {
      const allowed = authorizeDestructive(viewer, 'member:change', clock.now())
      refuseOwn(allowed, id)
      const suspensionReason = parse(reasonSchema, reason, 'reason')
      return database.transaction(async (tx) => {
        const user = await lockReplaceableMember(tx, id)
        if (user.suspendedAt !== null) return lists.read(tx, id)
        const now = clock.now()
        await tx.user.update({ where: { id }, data: { suspendedAt: now, suspensionReason, updatedAt: now } })
        await endAccess(tx, id)
        await outbox.enqueue(tx, suspendedMail(user.email, suspensionReason), { userId: id })
        const after = { suspended: true, suspensionReason: null }
        await record(tx, allowed.id, { action: 'member.suspend', subjectId: id, before: { suspended: false }, after })
        return lists.read(tx, id)
      })
    },

    /**
     * Lifts a suspension. Repeating it changes nothing.
     * @throws ForbiddenError for anyone but an administrator, NotFoundError.
     */
    reinstate: async (viewer: Viewer | null, id: string): Promise<MemberAccount> => {
      const { id: actorId } = authorize(viewer, 'member:change', null)
      return database.transaction(async (tx) => {
        const { suspendedAt, email } = await lockMember(tx, id)
        if (suspendedAt === null) return lists.read(tx, id)
        const data = { suspendedAt: null, suspensionReason: null, updatedAt: clock.now() }
        await tx.user.update({ where: { id }, data })
        await outbox.enqueue(tx, reinstatedMail(email, publicUrl), { userId: id })
        const change = { before: { suspended: true }, after: { suspended: false } }
        await record(tx, actorId, { action: 'member.reinstate', subjectId: id, ...change })
        return lists.read(tx, id)
      })
    },

    /**
     * Changes the address of an account on its member's request: it has to be verified anew, every session, code and known
     * device ends, and both addresses get an email. The password stays.
     * @throws ForbiddenError for anyone but an administrator, PasswordRequiredError, NotFoundError, AccountExistsError,
     * InvalidInputError for one's own account, the last administrator and the address that it has.
     */
    changeEmail: async (viewer: Viewer | null, id: string, givenEmail: string): Promise<MemberAccount> => {
      const allowed = authorizeDestructive(viewer, 'member:change', clock.now())
      refuseOwn(allowed, id)
      const email = parse(emailSchema, givenEmail, 'email')
      return database.transaction(async (tx) => {
        // An administrator without a verified address has no rights.
        const user = await lockReplaceableMember(tx, id)
        if (user.email === email) throw new InvalidInputError('The account has this address already.', 'email')
        if ((await tx.user.count({ where: { email } })) > 0) throw new AccountExistsError()
        await tx.user.update({ where: { id }, data: { email, emailVerified: false, updatedAt: clock.now() } })
        await endAccess(tx, id)
        await tx.passwordResetRequest.deleteMany({ where: { email: user.email } })
        const code = await codes.issue(tx, id, 'verify_email')
        await outbox.enqueue(tx, newAddressMail(email, publicUrl, code), { userId: id })
        await outbox.enqueue(tx, formerAddressMail(user.email), { userId: id })
        const change = { before: { email: null }, after: { email: null, emailVerified: false } }
        await record(tx, allowed.id, { action: 'member.email', subjectId: id, ...change })
        return lists.read(tx, id)
      })
    },

    /**
     * Ends one session of a member, or all of them when `sessionId` is null.
     * @throws ForbiddenError for anyone but an administrator, NotFoundError for an unknown member or session.
     */
    endSessions: async (viewer: Viewer | null, id: string, sessionId: string | null): Promise<MemberAccount> => {
      const { id: actorId } = authorize(viewer, 'member:change', null)
      if (sessionId !== null && !isUuid(sessionId)) throw new NotFoundError('Session not found.')
      return database.transaction(async (tx) => {
        await lockMember(tx, id)
        const where = sessionId === null ? { userId: id } : { userId: id, id: sessionId }
        const { count } = await tx.session.deleteMany({ where })
        if (count === 0 && sessionId !== null) throw new NotFoundError('Session not found.')
        if (count > 0) {
          await record(tx, actorId, { action: 'member.sessions', subjectId: id, after: { ended: count } })
        }
        return lists.read(tx, id)
      })
    },
  }
}
