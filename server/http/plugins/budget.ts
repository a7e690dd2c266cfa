import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { systemClock } from '../../platform/clock.ts'
import { countEvent } from '../../platform/event-counts.ts'
import type { BucketState } from '../../platform/token-bucket.ts'
import { clientAddress } from '../client-address.ts'
import {
  type BudgetPolicy,
  budgetHeaders,
  type CostLimit,
  createCostLimit,
  PRICES,
  TOO_MANY_REQUESTS,
} from '../cost-limit.ts'
import { HttpError } from './errors.ts'

export interface BudgetOptions {
  /** The budgets of all addresses; created when omitted. */
  readonly costLimit?: CostLimit
  /** The budget of a request that was charged before Fastify. */
  readonly takenBefore?: (request: IncomingMessage) => BucketState | undefined
}

/** The price of a route whose handler charges once it knows the cost. */
export const PRICED_BY_HANDLER = 'by-handler'

/** A budget that is shared with other instances has to be asked for. */
type Charge = BucketState | Promise<BucketState>

/** Whose budget a request is charged to. */
export type Payer = {
  readonly policy: BudgetPolicy
  /** The text of a refusal. */
  readonly refusal: string
  /** Takes the price, or nothing when the budget is too low. */
  take(price: number): Charge
  /** Checks without taking. */
  look(price: number): Charge
  give(price: number): void
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The payer, if it is not the caller's address. */
    payer: Payer | null
    /** Charges a price to the payer, or nothing when the budget is too low. At once, if it is an address. */
    charge(price: number): Charge
    /** Returns an unused part of a charge. */
    refund(price: number): void
    /** Null when no budget applies to the request. */
    budget: { state: BucketState; charged: boolean } | null
  }
  interface FastifyContextConfig {
    /**
     * What a request costs: 1 by default. 0 means free, which also bypasses the caller queue. Routes that are never shed
     * are free too.
     */
    readonly price?: number | typeof PRICED_BY_HANDLER
    /** Whether each response shows the remaining budget. */
    readonly showsBudget?: boolean
  }
}

/** Throws 429 when the budget is exceeded. */
const expectAllowed = ({ payer }: FastifyRequest, { allowed, retryAfterSeconds }: BucketState): void => {
  if (allowed) return
  countEvent('limited', 'budget')
  const headers = { 'retry-after': String(retryAfterSeconds) }
  // Quiet, so that a flood of rejected requests does not flood the log.
  throw new HttpError(429, payer?.refusal ?? TOO_MANY_REQUESTS, headers, { quiet: true })
}

/** Charges a price; throws when the budget is too low. Null when it is done: only the budget of a key has to wait. */
export const pay = (request: FastifyRequest, price: number): Promise<void> | null => {
  const charged = request.charge(price)
  if (charged instanceof Promise) return charged.then((state) => expectAllowed(request, state))
  expectAllowed(request, charged)
  return null
}

/** Whether a request is charged at all. */
export const isPriced = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.neverShed !== true && config.price !== 0

/**
 * One budget per payer, a key or an address, for all Fastify routes; the edge charges that of addresses too. A route
 * without a price costs 1, so that new routes are covered.
 */
export const budget = fp<BudgetOptions>(
  async (fastify, options) => {
    const { costLimit = createCostLimit({ clock: systemClock, factor: 1 }), takenBefore = () => undefined } = options

    const payerOf = (request: FastifyRequest): Payer => {
      const address = clientAddress(request)
      return (
        request.payer ?? {
          policy: costLimit,
          refusal: TOO_MANY_REQUESTS,
          take: (price) => takenBefore(request.raw) ?? costLimit.take(address, price),
          look: (price) => takenBefore(request.raw) ?? costLimit.look(address, price),
          give: (price) => costLimit.give(address, price),
        }
      )
    }

    fastify.decorateRequest('payer', null)
    fastify.decorateRequest('budget', null)
    fastify.decorateRequest('charge', function (price) {
      const record = (state: BucketState): BucketState => {
        this.budget = { state, charged: true }
        return state
      }
      const charged = payerOf(this).take(price)
      return charged instanceof Promise ? charged.then(record) : record(charged)
    })

    fastify.decorateRequest('refund', function (price) {
      payerOf(this).give(price)
    })

    fastify.addHook('onRequest', async (request) => {
      if (!isPriced(request)) return
      const { price = PRICES.request } = request.routeOptions.config
      if (price !== PRICED_BY_HANDLER) return pay(request, price) ?? undefined
      const state = await payerOf(request).look(PRICES.request)
      request.budget = { state, charged: !state.allowed }
      expectAllowed(request, state)
    })

    fastify.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.budget === null) return
      // Requests rejected before any work cost something too.
      if (!request.budget.charged) await request.charge(PRICES.request)
      const isShown = request.payer !== null || request.routeOptions.config.showsBudget === true
      if (reply.statusCode !== 429 && !isShown) return
      const headers = budgetHeaders(payerOf(request).policy, request.budget.state)
      for (let index = 0; index < headers.length; index += 2) reply.header(headers[index] as string, headers[index + 1])
    })
  },
  { name: 'budget', fastify: '5.x', dependencies: ['errors'] },
)
