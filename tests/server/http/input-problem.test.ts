import { expect, test } from 'vitest'
import { z } from 'zod'
import { inputProblem } from '#server/http/functions/input-problem.ts'

test.each([
  ['a missing value', z.object({ a: z.string() }), {}, 'is required'],
  ['a number instead of a string', z.object({ a: z.string() }), { a: 1 }, 'must be a string'],
  ['a fraction', z.object({ a: z.int() }), { a: 1.5 }, 'must be a whole number'],
  ['a string instead of a boolean', z.object({ a: z.boolean() }), { a: 'yes' }, 'must be true or false'],
  ['a string that is too long', z.object({ a: z.string().max(3) }), { a: 'abcd' }, 'must be at most 3 characters'],
  ['a number that is too small', z.object({ a: z.number().min(1) }), { a: 0 }, 'must be at least 1'],
  [
    'a list that is too long',
    z.object({ a: z.array(z.int()).max(2) }),
    { a: [1, 2, 3] },
    'must have at most 2 entries',
  ],
  ['an unknown option', z.object({ a: z.enum(['x', 'y']) }), { a: 'z' }, 'must be one of: x, y'],
  ['an invalid format', z.object({ a: z.uuid() }), { a: 'b' }, 'is not valid'],
  ["a value with the schema's own message", z.object({ a: z.string('must be a name') }), { a: 1 }, 'must be a name'],
])('describes %s in our own words', (_what, schema, value, message) => {
  const result = schema.safeParse(value, { error: inputProblem })
  expect(result.error?.issues.map((issue) => issue.message)).toEqual([message])
})
