import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { systemClock } from '../../platform/clock.ts'
import type { BucketState } from '../../platform/token-bucket.ts'
import { clientAddress } from '../client-address.ts'
import { budgetHeaders, type CostLimit, createCostLimit, PRICES, TOO_MANY_REQUESTS } from '../cost-limit.ts'
import { HttpError } from './errors.ts'

export interface BudgetOptions {
  /** The budgets of all addresses; created when omitted. */
  readonly costLimit?: CostLimit
  /** The budget of a request that was charged before Fastify. */
  readonly takenBefore?: (request: IncomingMessage) => BucketState | undefined
}

/** The price of a route whose handler charges once it knows the cost. */
export const PRICED_BY_HANDLER = 'by-handler'

declare module 'fastify' {
  interface FastifyRequest {
    /** Charges a price to the budget of the caller's address, or nothing when the budget is too low. */
    charge(price: number): BucketState
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
const expectAllowed = ({ allowed, retryAfterSeconds }: BucketState): void => {
  if (allowed) return
  // Quiet, so that a flood of rejected requests does not flood the log.
  throw new HttpError(429, TOO_MANY_REQUESTS, { 'retry-after': String(retryAfterSeconds) }, { quiet: true })
}

/** Charges a price; throws when the budget is too low. */
export const pay = (request: FastifyRequest, price: number): void => expectAllowed(request.charge(price))

/**
 * One budget per address for all Fastify routes; the edge charges the same one. A route
 * without a price costs 1, so that new routes are covered.
 */
export const budget = fp<BudgetOptions>(
  async (fastify, options) => {
    const { costLimit = createCostLimit({ clock: systemClock, factor: 1 }), takenBefore = () => undefined } = options

    fastify.decorateRequest('budget', null)
    fastify.decorateRequest('charge', function (price) {
      const state = takenBefore(this.raw) ?? costLimit.take(clientAddress(this), price)
      this.budget = { state, charged: true }
      return state
    })

    fastify.decorateRequest('refund', function (price) {
      costLimit.give(clientAddress(this), price)
    })

    fastify.addHook('onRequest', async (request) => {
      const { neverShed = false, price = PRICES.request } = request.routeOptions.config
      if (neverShed || price === 0) return
      if (price !== PRICED_BY_HANDLER) return pay(request, price)
      const state = takenBefore(request.raw) ?? costLimit.look(clientAddress(request), PRICES.request)
      request.budget = { state, charged: !state.allowed }
      expectAllowed(state)
    })

    fastify.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.budget === null) return
      // Requests rejected before any work cost something too.
      if (!request.budget.charged) request.charge(PRICES.request)
      if (reply.statusCode !== 429 && request.routeOptions.config.showsBudget !== true) return
      const headers = budgetHeaders(costLimit, request.budget.state)
      for (let index = 0; index < headers.length; index += 2) reply.header(headers[index] as string, headers[index + 1])
    })
  },
  { name: 'budget', fastify: '5.x', dependencies: ['errors'] },
)
