import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { systemClock } from '../../platform/clock.ts'
import type { BucketState } from '../../platform/token-bucket.ts'
import { clientAddress } from '../client-address.ts'
import { budgetHeaders, type CostLimit, createCostLimit, PRICES, TOO_MANY_REQUESTS } from '../cost-limit.ts'
import { HttpError } from './errors.ts'

export interface BudgetOptions {
  /** The budget of each address; of its own when left out. */
  readonly costLimit?: CostLimit
  /** What was taken for a request before it came here. */
  readonly takenBefore?: (request: IncomingMessage) => BucketState | undefined
}

/** The price of a route whose handler takes it, once it knows the work. */
export const PRICED_BY_HANDLER = 'by-handler'

declare module 'fastify' {
  interface FastifyRequest {
    /** Takes a price from the budget of the caller's address, or nothing when there is too little. */
    charge(price: number): BucketState
    /** Gives back what turned out not to be needed. */
    refund(price: number): void
    /** Null while no budget concerns the request. */
    budget: { state: BucketState; charged: boolean } | null
  }
  interface FastifyContextConfig {
    /**
     * What a request costs its address: 1 when left out, 0 for nothing, which also keeps it out of the callers' queue.
     * Routes that are never shed cost nothing either.
     */
    readonly price?: number | typeof PRICED_BY_HANDLER
    /** Whether each response says what is left. */
    readonly showsBudget?: boolean
  }
}

/** Throws what a caller is told whose budget is spent. */
const expectAllowed = ({ allowed, retryAfterSeconds }: BucketState): void => {
  if (allowed) return
  // Quiet: a flood of refusals must be no flood of lines.
  throw new HttpError(429, TOO_MANY_REQUESTS, { 'retry-after': String(retryAfterSeconds) }, { quiet: true })
}

/** Takes a price; throws when the budget does not hold it. */
export const pay = (request: FastifyRequest, price: number): void => expectAllowed(request.charge(price))

/**
 * One budget for each address and all routes of Fastify; the response cache and the fast path charge the same one. A
 * route without a price costs 1, so that a new one cannot be forgotten.
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
      // What never came to its work has cost something too.
      if (!request.budget.charged) request.charge(PRICES.request)
      if (reply.statusCode !== 429 && request.routeOptions.config.showsBudget !== true) return
      const headers = budgetHeaders(costLimit, request.budget.state)
      for (let index = 0; index < headers.length; index += 2) reply.header(headers[index] as string, headers[index + 1])
    })
  },
  { name: 'budget', fastify: '5.x', dependencies: ['errors'] },
)
