import { GraphQLScalarType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '#server/schema.ts'

const scalar = (name: string): GraphQLScalarType => {
  const type = schema.getType(name)
  if (!(type instanceof GraphQLScalarType)) throw new Error(`${name} is no scalar`)
  return type
}
const MOMENT = new Date('2026-11-20T12:34:56.789Z')

test.each<[string, unknown, string]>([
  ['Date', MOMENT, '2026-11-20'],
  ['Date', '2026-11-20', '2026-11-20'],
  ['Month', MOMENT, '2026-11'],
  ['Month', '2026-11', '2026-11'],
  ['DateTime', MOMENT, '2026-11-20T12:34:56.789Z'],
])('%s shows %o as %s', (name, value, text) => expect(scalar(name).serialize(value)).toBe(text))

describe('an input value', () => {
  test.each<[string, string, unknown]>([
    ['Date', '2026-11-20', '2026-11-20'],
    ['Date', '2024-02-29', '2024-02-29'],
    ['Month', '2026-01', '2026-01'],
    ['DateTime', '2026-11-20T12:34:56.789Z', MOMENT],
    ['DateTime', '2026-11-20T13:34:56.789+01:00', MOMENT],
  ])('for %s may be %j', (name, text, value) => expect(scalar(name).parseValue(text)).toEqual(value))

  test.each<[string, unknown[], string]>([
    [
      'Date',
      [
        '',
        '2026-1-1',
        '2026-11-20T00:00',
        'today',
        20261120,
        null,
        ['2026-11-20'],
        '2026-02-30',
        '2026-13-01',
        '0000-01-01',
      ],
      'Expected a date, YYYY-MM-DD.',
    ],
    ['Month', ['2026', '2026-13', '2026-00', '2026-11-20', 202611, '0000-01'], 'Expected a month, YYYY-MM.'],
    [
      'DateTime',
      [
        '',
        'soon',
        '2026-99-99',
        1763640000000,
        {},
        '20 Nov 2026',
        '2026-11-20',
        '2026-02-30T00:00:00Z',
        '2026-11-20T12:00:00',
      ],
      'Expected an ISO 8601 timestamp.',
    ],
  ])('for %s may not be one of %j', (name, values, message) => {
    for (const value of values) {
      const attempt = () => scalar(name).parseValue(value)
      expect(attempt, String(value)).toThrow(message)
      expect(attempt).toThrow(expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT' } }))
    }
  })
})
