import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { KEY_BUDGET_FACTORS } from '#core/billing/key-budgets.ts'
import { KeyInUrlError, KeyRefusedError } from '#core/integrations/key-errors.ts'
import { type KeyPrincipal, requireScope } from '#core/integrations/key-principal.ts'
import type { KeyScope } from '#core/integrations/key-scopes.ts'
import { hasKey } from '#core/integrations/key-secrecy.ts'
import type { BucketState } from '../../platform/token-bucket.ts'
import { presentedKey } from '../bearer.ts'
import { clientAddress } from '../client-address.ts'
import { type CostLimit, KEY_BUDGET_SPENT, PRICES, TOO_MANY_REQUESTS } from '../cost-limit.ts'
import { isPriced, type Payer } from './budget.ts'
import { HttpError } from './errors.ts'

type KeyBucket = { readonly keyId: string; readonly capacity: number; readonly perSecond: number }

/** The services behind keys. */
export type ApiKeys = {
  /** `beforeLookup` is called before the database is read for a key that was not accepted recently; it may throw. */
  readonly verify: (text: string, beforeLookup: () => void) => Promise<KeyPrincipal>
  readonly budgets: {
    readonly take: (bucket: KeyBucket, price: number) => Promise<BucketState>
    readonly look: (bucket: KeyBucket, price: number) => Promise<BucketState>
    readonly give: (bucket: KeyBucket, price: number) => void
  }
  readonly usage: { readonly count: (keyId: string) => void; readonly flush: () => Promise<void> }
}

export interface ApiKeysOptions {
  readonly keys: ApiKeys
  /** The budgets of addresses. */
  readonly costLimit: CostLimit
}

/** For routes that know the scopes of a request only when they have read it; they call `requireScope`. */
export const SCOPE_BY_HANDLER = 'by-handler'

declare module 'fastify' {
  interface FastifyRequest {
    /** The key of the request, verified; null without one. */
    apiKey: KeyPrincipal | null
    /** Why its key is refused; thrown after the budget, which a refused key charges to the address. */
    keyRefusal: Error | null
  }
  interface FastifyContextConfig {
    /** The scope that a key needs: `catalogue` by default. */
    readonly keyScope?: KeyScope | typeof SCOPE_BY_HANDLER
  }
}

const createPayer = ({ budgets }: ApiKeys, costLimit: CostLimit, { id, owner }: KeyPrincipal): Payer => {
  const factor = KEY_BUDGET_FACTORS[owner.entitlement.plan]
  const bucket = { keyId: id, capacity: costLimit.limit * factor, perSecond: costLimit.perSecond * factor }
  return {
    policy: { limit: bucket.capacity, windowSeconds: Math.ceil(bucket.capacity / bucket.perSecond) },
    refusal: KEY_BUDGET_SPENT,
    take: (price) => budgets.take(bucket, price),
    look: (price) => budgets.look(bucket, price),
    give: (price) => budgets.give(bucket, price),
  }
}

/**
 * Recognizes the key of a request, and makes it the payer. Runs before the budget; `apiKeyRefusals` runs after it. Free
 * routes ignore keys.
 */
export const apiKeys = fp<ApiKeysOptions>(
  async (fastify, { keys, costLimit }) => {
    fastify.decorateRequest('apiKey', null)
    fastify.decorateRequest('keyRefusal', null)

    /** An address that has spent its budget on refused keys cannot go on guessing. */
    const expectBudgetOf = (address: string) => (): void => {
      const { allowed, retryAfterSeconds } = costLimit.look(address, PRICES.refusedKey)
      if (allowed) return
      throw new HttpError(429, TOO_MANY_REQUESTS, { 'retry-after': String(retryAfterSeconds) }, { quiet: true })
    }

    const recognize = async (request: FastifyRequest, text: string): Promise<void> => {
      const address = clientAddress(request)
      try {
        const principal = await keys.verify(text, expectBudgetOf(address))
        request.apiKey = principal
        request.payer = createPayer(keys, costLimit, principal)
        keys.usage.count(principal.id)
      } catch (error) {
        if (!(error instanceof KeyRefusedError) && !(error instanceof HttpError)) throw error
        if (error instanceof KeyRefusedError) costLimit.take(address, PRICES.refusedKey)
        request.keyRefusal = error
      }
    }

    fastify.addHook('onRequest', async (request) => {
      const text = isPriced(request) ? presentedKey(request.headers.authorization) : null
      if (hasKey(request.raw.url ?? '')) request.keyRefusal = new KeyInUrlError()
      else if (text !== null) await recognize(request, text)
    })
    // A shared cache would send it, with the budget of this key, to others.
    fastify.addHook('onSend', async (request, reply) => {
      if (request.apiKey === null || !`${reply.getHeader('cache-control')}`.includes('public')) return
      reply.header('cache-control', 'private, no-cache').removeHeader('surrogate-key')
    })
    fastify.addHook('onClose', () => keys.usage.flush())
  },
  { name: 'api-keys', fastify: '5.x', dependencies: ['errors'] },
)

/** Refuses requests with a key that is not accepted, or not for the route. */
export const apiKeyRefusals = fp(
  async (fastify) => {
    fastify.addHook('onRequest', async (request) => {
      if (request.keyRefusal !== null) throw request.keyRefusal
      const { keyScope = 'catalogue' } = request.routeOptions.config
      if (request.apiKey !== null && keyScope !== SCOPE_BY_HANDLER) requireScope(request, keyScope)
    })
  },
  { name: 'api-key-refusals', fastify: '5.x', dependencies: ['api-keys', 'budget'] },
)
