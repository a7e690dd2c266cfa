import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { InvalidInputError } from '#core/errors.ts'
import { inputProblem } from '../functions/input-problem.ts'

const unknownArgument = (names: readonly string[], schema: z.ZodType): string => {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  return `"${names[0]}" is not an argument. The arguments are: ${known.join(', ')}.`
}

/** The arguments of a call. Throws InvalidInputError that says how to correct them. */
export const readArguments = <Input>(schema: z.ZodType<Input>, given: unknown): Input => {
  const result = schema.safeParse(given ?? {}, { error: inputProblem })
  if (result.success) return result.data
  const [issue] = result.error.issues
  if (issue?.code === 'unrecognized_keys') throw new InvalidInputError(unknownArgument(issue.keys, schema))
  const field = issue?.path.join('.') ?? ''
  throw new InvalidInputError(
    field === '' ? 'The arguments must be a JSON object.' : `"${field}" ${issue?.message}.`,
    field,
  )
}

/**
 * The schema as the SDK lists it. It accepts every value there, because the SDK would report a wrong one in the
 * validator's words; our code checks it.
 */
export const listedSchema = (schema: z.ZodType): StandardSchemaWithJSON => {
  // As an input, so that a client with an old copy of the list accepts results with new fields.
  const json = z.toJSONSchema(schema, { io: 'input' })
  return {
    '~standard': {
      version: 1,
      vendor: 'toolfinch',
      validate: (value) => ({ value }),
      jsonSchema: { input: () => json, output: () => json },
    },
  }
}
