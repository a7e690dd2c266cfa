import { z } from 'zod'
import { MAX_PASSKEY_NAME, MAX_PASSKEYS } from '#core/accounts/second-factors.ts'
import {
  InvalidInputError,
  LimitReachedError,
  NotFoundError,
  PasskeysUnavailableError,
  SignInExpiredError,
} from '#core/errors.ts'
import { authorizeOwn, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { Passkey } from '#prisma/client/client.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { parse } from '../parse.ts'
import type { Ceremonies } from './ceremonies.ts'
import type { FactorChanges, NewCodes } from './factor-changes.ts'
import { passkeyAddedMail, passkeyRemovedMail } from './factor-mails.ts'
import { type RelyingParty, registrationOptions, verifyRegistration } from './passkey-protocol.ts'
import type { PasskeyRequest } from './passkey-sign-in.service.ts'

export type PasskeysService = ReturnType<typeof createPasskeysService>

/** A passkey as its member sees it. */
export type OwnPasskey = Pick<Passkey, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>

export const OWN_PASSKEY = { id: true, name: true, createdAt: true, lastUsedAt: true } as const

const nameSchema = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .refine((text) => text !== '', 'A name is required.')
  .refine((text) => [...text].length <= MAX_PASSKEY_NAME, `A name must be at most ${MAX_PASSKEY_NAME} characters.`)
  .refine((text) => !/\p{Cc}/u.test(text), 'A name must be plain text.')

const NO_PASSKEY = 'Passkey not found.'
const EXPIRED = 'This set-up has expired. Please start again.'

/** A member's passkeys. */
export const createPasskeysService = (dependencies: {
  database: Database
  clock: Clock
  ceremonies: Ceremonies
  changes: FactorChanges
  party: RelyingParty | null
}) => {
  const { database, clock, ceremonies, changes, party } = dependencies
  const { prisma } = database

  const expectRoom = (count: number): void => {
    if (count >= MAX_PASSKEYS)
      throw new LimitReachedError(`You can have at most ${MAX_PASSKEYS} passkeys.`, MAX_PASSKEYS)
  }

  return {
    /** @throws PasskeysUnavailableError, PasswordRequiredError, LimitReachedError (10 passkeys), RateLimitedError */
    startAdding: async (viewer: Viewer | null): Promise<PasskeyRequest> => {
      const { id: userId } = await changes.allow(viewer)
      if (party === null) throw new PasskeysUnavailableError()
      const user = await prisma.user.findUniqueOrThrow({ where: { id: userId }, include: { passkeys: true } })
      expectRoom(user.passkeys.length)
      const options = await registrationOptions(party, user, user.passkeys)
      const ceremony = { purpose: 'add_passkey', userId, data: options.challenge } as const
      return { ...(await ceremonies.start(prisma, ceremony)), options }
    },

    /**
     * Adds the passkey that the browser created. All other sessions end.
     * @throws SignInExpiredError, InvalidInputError, PasswordRequiredError, LimitReachedError, RateLimitedError
     */
    add: async (
      viewer: Viewer | null,
      input: { readonly token: string; readonly response: string; readonly name: string },
    ): Promise<{ readonly passkey: OwnPasskey; readonly recoveryCodes: NewCodes }> => {
      const allowed = await changes.allow(viewer)
      const { id: userId } = allowed
      if (party === null) throw new PasskeysUnavailableError()
      const name = parse(nameSchema, input.name, 'name')
      const ceremony = await ceremonies.find(input.token, 'add_passkey')
      if (ceremony === null || ceremony.userId !== userId) throw new SignInExpiredError(EXPIRED)
      const created = await verifyRegistration(party, input.response, ceremony.data)
      if (created === null) throw new InvalidInputError('This passkey was not accepted. Please try again.', 'response')
      const made = await changes.makeCodes(userId)
      return changes.apply(allowed, async (tx) => {
        if (!(await ceremonies.take(tx, ceremony))) throw new SignInExpiredError(EXPIRED)
        expectRoom(await tx.passkey.count({ where: { userId } }))
        const recoveryCodes = await changes.codesForFirst(tx, userId, made)
        const data = { ...created, userId, name, createdAt: clock.now() }
        const [passkey] = await tx.passkey.createManyAndReturn({ data, skipDuplicates: true, select: OWN_PASSKEY })
        if (passkey === undefined) throw new InvalidInputError('This passkey was added already.', 'response')
        const event = { kind: 'factor_added', detail: 'passkey' } as const
        return { result: { passkey, recoveryCodes }, mail: passkeyAddedMail(name), event }
      })
    },

    /** Throws NotFoundError, InvalidInputError. */
    rename: async (viewer: Viewer | null, id: string, givenName: string): Promise<OwnPasskey> => {
      const { id: userId } = authorizeOwn(viewer, 'account:change')
      const name = parse(nameSchema, givenName, 'name')
      const where = { id, userId }
      const [passkey] = isUuid(id)
        ? await prisma.passkey.updateManyAndReturn({ where, data: { name }, select: OWN_PASSKEY })
        : []
      if (passkey === undefined) throw new NotFoundError(NO_PASSKEY)
      return passkey
    },

    /**
     * Removes a passkey. All other sessions end.
     * @throws NotFoundError, PasswordRequiredError, RateLimitedError, InvalidInputError for the last factor of an editor
     * or administrator whose grace period is over
     */
    remove: async (viewer: Viewer | null, id: string): Promise<void> => {
      const allowed = await changes.allow(viewer)
      const { id: userId } = allowed
      if (!isUuid(id)) throw new NotFoundError(NO_PASSKEY)
      await changes.apply(allowed, async (tx) => {
        const passkey = await tx.passkey.findFirst({ where: { id, userId } })
        if (passkey === null) throw new NotFoundError(NO_PASSKEY)
        await tx.passkey.delete({ where: { id } })
        await changes.afterRemoval(tx, userId)
        const event = { kind: 'factor_removed', detail: 'passkey' } as const
        return { result: undefined, mail: passkeyRemovedMail(passkey.name), event }
      })
    },
  }
}
