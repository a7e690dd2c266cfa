import { invalidRequest } from '../errors.ts'
import { chargeObject, disputeObject, refundedOf, refundObject } from '../objects/payment.ts'
import { emit, newId, type Simulation } from '../simulation.ts'
import type { ChargeRecord, DisputeRecord, Metadata, RefundRecord } from '../state.ts'

type Refund = { readonly amount?: number; readonly reason?: string | null; readonly metadata?: Metadata }

const isOpenOrLost = (dispute: DisputeRecord): boolean => dispute.status !== 'won'

/** Refunds the rest, or an amount in cents. */
export const refundCharge = (
  simulation: Simulation,
  charge: ChargeRecord,
  { amount, reason = null, metadata = {} }: Refund,
): RefundRecord => {
  const { state } = simulation
  const before = refundedOf(simulation, charge.id)
  const left = charge.amount - before
  if (charge.status !== 'succeeded')
    throw invalidRequest(`Charge ${charge.id} has not been paid and can't be refunded.`)
  if (state.disputes.some((dispute) => dispute.charge === charge.id && isOpenOrLost(dispute))) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  }
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  }
  if (amount !== undefined && (amount <= 0 || amount > left)) {
    throw invalidRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    })
  }
  const refund: RefundRecord = {
    id: newId(simulation, 're'),
    created: state.now,
    charge: charge.id,
    amount: amount ?? left,
    reason,
    metadata,
  }
  state.refunds.push(refund)
  emit(simulation, 'refund.created', refundObject(simulation, refund))
  emit(simulation, 'charge.refunded', chargeObject(simulation, charge), { amount_refunded: before, refunded: false })
  return refund
}

/** The bank reverses a payment on behalf of the card's owner. */
export const openDispute = (simulation: Simulation, charge: ChargeRecord, reason = 'fraudulent'): DisputeRecord => {
  const { state } = simulation
  if (charge.status !== 'succeeded' || state.disputes.some((dispute) => dispute.charge === charge.id)) {
    throw invalidRequest(`Charge ${charge.id} cannot be disputed.`)
  }
  const dispute: DisputeRecord = {
    id: newId(simulation, 'du'),
    created: state.now,
    charge: charge.id,
    amount: charge.amount,
    reason,
    status: 'needs_response',
  }
  state.disputes.push(dispute)
  emit(simulation, 'charge.dispute.created', disputeObject(simulation, dispute))
  emit(simulation, 'charge.dispute.funds_withdrawn', disputeObject(simulation, dispute))
  return dispute
}

export const decideDispute = (simulation: Simulation, dispute: DisputeRecord, outcome: 'won' | 'lost'): void => {
  if (dispute.status !== 'needs_response') throw invalidRequest(`This dispute is already ${dispute.status}.`)
  dispute.status = outcome
  if (outcome === 'won') emit(simulation, 'charge.dispute.funds_reinstated', disputeObject(simulation, dispute))
  emit(simulation, 'charge.dispute.closed', disputeObject(simulation, dispute), { status: 'needs_response' })
}
