import type { z } from 'zod'

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
}

/** A bound with its verb and unit. */
const bound = (origin: string, size: string): string => {
  if (origin === 'string') return `must be ${size} characters`
  return origin === 'array' ? `must have ${size} entries` : `must be ${size}`
}

/** Describes an invalid value in our own words instead of the validator's. Messages of the schema take precedence. */
export const inputProblem: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined ? 'is required' : `must be ${TYPES[issue.expected] ?? 'valid'}`
  }
  if (issue.code === 'too_small') return bound(issue.origin, `at least ${issue.minimum}`)
  if (issue.code === 'too_big') return bound(issue.origin, `at most ${issue.maximum}`)
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.join(', ')}`
  return 'is not valid'
}
