import { randomBytes } from 'node:crypto'
import type { BillingPeriod, PaidPlan } from '#core/billing/plans.ts'
import { forgetOld } from './lifecycle/time.ts'
import { handlePage, type PageRequest } from './pages/pages.ts'
import { createSimulator, type SimulatorOptions } from './simulator.ts'
import { emptyState, priceIdOf, type SimulatorState } from './state.ts'

/** Distinguishes its ids from Stripe's. */
const ID_MARK = 'local_'

const newToken = (): string => randomBytes(18).toString('hex')

/** The stored state with defaults for newer fields, and today's price table. */
const restore = (stored: Partial<SimulatorState>, now: Date): SimulatorState => {
  const empty = emptyState(Math.floor(now.getTime() / 1000), ID_MARK)
  return { ...empty, ...stored, prices: empty.prices }
}

/** A change of time alone is not worth storing. */
const textOf = (state: SimulatorState): string => JSON.stringify({ ...state, now: 0 })

/**
 * A simulator whose state is stored between uses.
 * @param stored the last result of `changedState`, parsed; at first an empty object
 */
export const openStoredSimulator = (stored: object, options: Omit<SimulatorOptions, 'state' | 'newToken'>) => {
  const state = restore(stored, options.now)
  const before = textOf(state)
  const { simulation, handle, waiting, sign, accept } = createSimulator({ ...options, state, newToken })
  return {
    handle,
    handlePage: (request: PageRequest) => handlePage(simulation, request),
    pendingEvents: () => waiting().map((event) => ({ id: event.id, sign: (at: Date) => sign(event, at) })),
    accept,
    /** As JSON; null without a change worth storing. */
    changedState: (): string | null => {
      forgetOld(state)
      return textOf(state) === before ? null : JSON.stringify(state)
    },
  }
}

export const storedPriceId = (plan: PaidPlan, period: BillingPeriod): string => priceIdOf(ID_MARK, plan, period)
