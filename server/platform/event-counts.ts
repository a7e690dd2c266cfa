/** Counts of this process since its start. They cost an addition each; monitoring reads them, if it is on. */

/** Each kind of event, with its possible outcomes where they are few. */
export type CountedEvent = {
  /** A request refused early, because there was too much to do. */
  readonly shed: 'request'
  /** A call above a limit: the budget of a network or key, a limit in memory, or one in the database. */
  readonly limited: 'budget' | 'memory' | 'stored'
  /** An error of a resolver or of a call, by its stable code. */
  readonly failure: string
  /** An attempt to send an email. */
  readonly mail: 'sent' | 'refused' | 'failed'
  /** An event of the payment provider. */
  readonly payment: 'processed' | 'invalid' | 'failed'
  /** A run of a job: its kind and its end. */
  readonly job: `${string} ${'done' | 'failed' | 'dead' | 'released' | 'lost'}`
  /** A message to a member's webhook. */
  readonly webhook: 'delivered' | 'failed'
}

const counts = new Map<keyof CountedEvent, Map<string, number>>()

const countsOf = (event: keyof CountedEvent): Map<string, number> => {
  const known = counts.get(event)
  if (known !== undefined) return known
  const added = new Map<string, number>()
  counts.set(event, added)
  return added
}

export const countEvent = <Event extends keyof CountedEvent>(event: Event, outcome: CountedEvent[Event]): void => {
  const outcomes = countsOf(event)
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
}

export const readEventCounts = (event: keyof CountedEvent): ReadonlyMap<string, number> => countsOf(event)
