import { expect, test } from 'vitest'
import type { EventKind, ToolStatus } from '#core/catalogue/vocabulary.ts'
import { eventDateText, eventHeading, statusText } from '#core/display/tool-event.ts'

const heading = (kind: EventKind, party: string | null, former_name: string | null = null) =>
  eventHeading({ kind, party, former_name, toolStatus: 'active' })

test('a date is a day or a month', () => {
  expect(['2026-03-05', '2026-03'].map(eventDateText)).toEqual(['March 5, 2026', 'March 2026'])
})

test('a heading names the other party and the former name, if known', () => {
  expect([
    heading('acquired', 'Omega'),
    heading('acquired', null),
    heading('renamed', null, 'Counter'),
    heading('moved', 'Omega', 'Counter'),
    heading('moved', null),
    heading('end_announced', null),
  ]).toEqual([
    'Acquisition by Omega',
    'Acquisition',
    'Renamed from Counter',
    'Moved to Omega, formerly Counter',
    'Moved to another website',
    'Planned end',
  ])
})

test('a merger is one of products if the status of the tool is merged, else of companies', () => {
  const merger = (toolStatus: ToolStatus, party: string | null) =>
    eventHeading({ kind: 'merged', party, former_name: null, toolStatus })
  expect(merger('merged', 'Omega')).toBe('Merged into Omega')
  expect(merger('merged', null)).toBe('Merged into another product')
  expect(merger('active', 'Omega')).toBe('Merged with Omega')
  expect(merger('discontinued', null)).toBe('Merged with another company')
})

test('the status names the last event when the tool ended', () => {
  const ended = { kind: 'ended', on: '2026-03', party: null } as const
  const merged = { kind: 'merged', on: '2026-03-05', party: 'Omega' } as const
  const bought = { kind: 'acquired', on: '2026-04', party: 'Omega' } as const
  const text = (status: ToolStatus, events: Parameters<typeof statusText>[0]['events']) =>
    statusText({ name: 'Muse', status, events })
  expect(text('discontinued', [bought, ended])).toBe('Muse was shut down in March 2026')
  expect(text('merged', [merged])).toBe('Muse was merged into Omega on March 5, 2026')
  expect(text('merged', [{ ...merged, party: null }])).toBe('Muse was merged into another product on March 5, 2026')
  expect(text('discontinued', [ended, merged])).toBe('Muse was shut down in March 2026')
  expect(text('discontinued', [merged])).toBe('Muse was discontinued')
  expect(text('discontinued', [bought])).toBe('Muse was discontinued')
  expect(text('delisted', [ended])).toBe('Muse is not listed as an AI tool')
  expect(text('active', [bought])).toBeNull()
})
