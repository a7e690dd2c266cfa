import { describe, expect, it } from 'vitest'
import { eventsSchema } from '#core/catalogue/fields/event-record.ts'
import { toKnownPlan } from '#core/catalogue/known-plan.ts'
import { knownPriceChange } from '#core/catalogue/known-price-change.ts'
import { parseDataFiles, readDataFiles } from '#server/areas/catalogue/data-files.ts'
import { knownPlan } from '#tests/support/plans.ts'

const url = 'https://news.example/plus'
const event = (note: string, changes: object = {}) => ({
  kind: 'price_changed',
  on: '2026-06-09',
  note,
  url,
  ...changes,
})
const changeOf = (events: readonly object[], plan: object = {}) =>
  knownPriceChange({
    events: eventsSchema.parse(events),
    plans: [knownPlan({ name: 'Free', month: 0 }), knownPlan({ name: 'Plus', month: 4.99, asOf: '2026-09', ...plan })],
  })
const NOTE = 'The vendor cut Plus from 7.99 to 4.99 dollars a month.'

describe('a known change of a price', () => {
  it('has the amounts, the month of the event and the month the plan was last seen', () => {
    expect(changeOf([event('Something else was changed.', { on: '2026-07' }), event(NOTE)])).toEqual({
      plan: 'Plus',
      from: 7.99,
      to: 4.99,
      month: '2026-06',
      seenIn: '2026-09',
      note: NOTE,
      url,
    })
  })

  it.each([
    ['the plan costs something else now', [event(NOTE)], { month: 5.99 }],
    ['the note names another plan', [event(NOTE)], { name: 'Max' }],
    ['the plan was not seen since', [event(NOTE)], { asOf: '2026-05' }],
    ['the plan is in another currency', [event(NOTE)], { currency: 'EUR' }],
    ['the event is of another kind', [event(NOTE, { kind: 'opened' })], {}],
    ['the note has no amounts', [event('The vendor cut the price of Plus.')], {}],
  ])('is not known if %s', (_name, events, plan) => {
    expect(changeOf(events, plan)).toBeNull()
  })

  it('is known for a tool that the home page compares', () => {
    const gemini = parseDataFiles(readDataFiles('prisma/data')).tools.find(({ slug }) => slug === 'google-gemini')
    const { events = [], plans = [] } = gemini ?? {}
    const change = knownPriceChange({ events, plans: plans.map(toKnownPlan) })
    expect(change).toMatchObject({ plan: 'Google AI Plus', from: 7.99, to: 4.99 })
  })
})
