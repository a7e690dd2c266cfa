import { GraphQLError } from 'graphql'
import { z } from 'zod'
import { utcDay, utcMonth } from '#core/utc-day.ts'
import { builder } from './builder.ts'

// The database has no year 0.
const YEAR = /^(?!0000)/
const DAY = z.iso.date().regex(YEAR)
const MONTH = z.string().regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/)
const MOMENT = z.iso.datetime({ offset: true }).regex(YEAR)

const text = (value: unknown, schema: z.ZodType<string>, what: string): string => {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new GraphQLError(`Expected ${what}.`, { extensions: { code: 'BAD_USER_INPUT' } })
}

builder.scalarType('Date', {
  description: 'A calendar day, `YYYY-MM-DD`, without a time zone.',
  serialize: (value) => (value instanceof Date ? utcDay(value) : value),
  parseValue: (value) => text(value, DAY, 'a date, YYYY-MM-DD'),
})

builder.scalarType('Month', {
  description: 'A calendar month, `YYYY-MM`, such as the month in which a fact was known to be true.',
  serialize: (value) => (value instanceof Date ? utcMonth(value) : value),
  parseValue: (value) => text(value, MONTH, 'a month, YYYY-MM'),
})

builder.scalarType('DateTime', {
  description: 'A point in time in UTC, ISO 8601 with milliseconds.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => new Date(text(value, MOMENT, 'an ISO 8601 timestamp')),
})

builder.scalarType('JSON', {
  description:
    'A value of any shape, as JSON: the value of a field of a tool in the format of the data files. In results only.',
  serialize: (value) => value,
})
