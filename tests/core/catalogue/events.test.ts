import { describe, expect, it } from 'vitest'
import { isFarAhead } from '#core/catalogue/event-dates.ts'
import { eventsSchema } from '#core/catalogue/fields/event-record.ts'
import { formerNames, otherNames } from '#core/catalogue/former-names.ts'
import { other, rules, tool } from './catalogue-fixture.ts'

const event = (changes: Record<string, unknown> = {}) => ({
  kind: 'acquired',
  on: '2026-03',
  party: 'Omega',
  note: 'Omega bought the company.',
  url: 'https://news.example/omega',
  ...changes,
})
const renamed = (changes: Record<string, unknown> = {}) =>
  event({ kind: 'renamed', party: null, former_name: 'Counter', note: 'Counter got a new name.', ...changes })

describe('the events of a record', () => {
  it.each([
    ['a day and a month', [event({ on: '2026-03-05' }), event()]],
    ['two kinds on one day', [event(), renamed()]],
    ['a former name of a tool that moved', [renamed({ kind: 'moved' })]],
    ['an event without another party', [event({ kind: 'ended', party: undefined })]],
  ])('can be %s', (_, events) => {
    expect(eventsSchema.safeParse(events).error).toBeUndefined()
  })

  it.each([
    ['older events first', [event(), event({ on: '2026-03-05' })], 'must be newest first'],
    ['a kind and date twice', [event(), event({ party: 'Sigma' })], 'must not repeat a kind and its date'],
    ['a new name without the former one', [renamed({ former_name: null })], 'must be given for a new name'],
    ['a former name of a tool that was bought', [event({ former_name: 'Counter' })], 'must be null unless'],
    ['a year as the date', [event({ on: '2026' })], 'must be a day, YYYY-MM-DD, or a month, YYYY-MM'],
    ['a day that does not exist', [event({ on: '2026-02-30' })], 'must be a day, YYYY-MM-DD, or a month, YYYY-MM'],
    ['a source that is no address', [event({ url: 'a newspaper' })], 'Invalid URL'],
    ['a note that is too long', [event({ note: `${'a'.repeat(200)}.` })], '<=200 characters'],
    ['an unknown kind', [event({ kind: 'bought' })], 'expected one of'],
  ])('cannot be %s', (_, events, problem) => {
    expect(eventsSchema.safeParse(events).error?.issues[0]?.message).toContain(problem)
  })

  it('give the tool other names', () => {
    const names = {
      aliases: ['Tally'],
      events: [{ former_name: 'Counter' }, { former_name: 'Tally' }, { former_name: null }],
    }
    expect(formerNames(names)).toEqual(['Counter', 'Tally'])
    expect(otherNames(names)).toEqual(['Tally', 'Counter'])
  })

  it('are at most 400 days ahead', () => {
    expect(isFarAhead([{ on: '2027-01-05' }], '2025-12-01')).toBe(false)
    expect(isFarAhead([{ on: '2027-01-06' }], '2025-12-01')).toBe(true)
    expect(isFarAhead([{ on: '2027-02' }], '2025-12-01')).toBe(true)
  })
})

describe('the lint of events', () => {
  it.each([
    ['event-status', { events: [event({ kind: 'ended' })] }],
    ['event-party', { events: [event({ kind: 'merged', party: null })] }],
    ['event-date', { events: [event({ kind: 'end_announced', on: '2028-01' })] }],
    ['event-name', { events: [renamed({ former_name: 'Birch' })] }],
    ['event-name', { events: [renamed({ former_name: 'Abacus' })] }],
    ['insecure-address', { events: [event({ url: 'http://news.example/omega' })] }],
    ['sentence', { events: [event({ note: 'Omega bought the company' })] }],
    ['sentence', { events: [event({ note: 'Omega bought the company. It paid well.' })] }],
    ['marketing-word', { events: [event({ note: 'A leading vendor bought the company.' })] }],
    ['spelling', { events: [event({ note: 'The company was reorganised.' })] }],
    ['markup', { events: [event({ note: 'Omega bought the **company**.' })] }],
  ])('reports %s for %j', (rule, changes) => {
    expect(rules([tool(changes), other()])).toEqual([rule])
  })

  it('accepts the end of a tool that is not active, and a former name that is an alias', () => {
    const events = [event({ kind: 'ended', on: '2026-04' }), renamed()]
    expect(rules([tool({ status: 'discontinued', aliases: ['Counter'], events }), other()])).toEqual([])
  })

  it('accepts an active tool whose company merged with another', () => {
    expect(rules([tool({ events: [event({ kind: 'merged' })] }), other()])).toEqual([])
  })
})
