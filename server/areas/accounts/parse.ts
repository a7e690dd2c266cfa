import type { z } from 'zod'
import { InvalidInputError } from '#core/errors.ts'

/** Throws the first problem as InvalidInputError with its field name. */
export const parse = <Output>(schema: z.ZodType<Output>, value: unknown, field?: string): Output => {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  // The message of a union is generic; that of its last branch is useful.
  const inner = issue?.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined
  throw new InvalidInputError(inner?.message ?? issue?.message ?? 'Invalid input', field ?? issue?.path.join('.'))
}
