import { CURRENCY } from '#core/billing/plans.ts'
import { customerObject } from '../objects/customer.ts'
import { change, newId, type Simulation } from '../simulation.ts'
import type { BalanceTransactionRecord, CustomerRecord, Metadata } from '../state.ts'

type Input = {
  readonly amount: number
  readonly type: BalanceTransactionRecord['type']
  readonly description?: string | null
  readonly invoice?: string | null
  readonly metadata?: Metadata
}

/** Negative amounts are credit for future invoices. */
export const moveBalance = (
  simulation: Simulation,
  customer: CustomerRecord,
  { amount, type, description = null, invoice = null, metadata = {} }: Input,
): BalanceTransactionRecord => {
  change(
    simulation,
    'customer.updated',
    () => customerObject(customer),
    () => {
      customer.balance += amount
    },
  )
  const transaction: BalanceTransactionRecord = {
    id: newId(simulation, 'cbtxn'),
    created: simulation.state.now,
    customer: customer.id,
    amount,
    endingBalance: customer.balance,
    currency: CURRENCY,
    description,
    type,
    invoice,
    metadata,
  }
  simulation.state.balanceTransactions.push(transaction)
  return transaction
}
