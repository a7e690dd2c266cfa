import type { z } from 'zod'
import { InvalidInputError } from '../../../core/errors.ts'

/** Throws the first problem as InvalidInputError, with the name of its field. */
export const parse = <Output>(schema: z.ZodType<Output>, value: unknown, field?: string): Output => {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  // A union's own text says nothing; what its last branch found does.
  const inner = issue?.code === 'invalid_union' ? issue.errors.at(-1)?.[0] : undefined
  throw new InvalidInputError(inner?.message ?? issue?.message ?? 'Invalid input', field ?? issue?.path.join('.'))
}
