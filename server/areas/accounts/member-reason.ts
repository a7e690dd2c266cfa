import { z } from 'zod'
import { parse } from './parse.ts'

const MAX_REASON = 500

const reasonSchema = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .refine((text) => text !== '', 'A reason is required.')
  .refine((text) => [...text].length <= MAX_REASON, `A reason must be at most ${MAX_REASON} characters.`)
  .refine((text) => !/[^\P{Cc}\n\t]/u.test(text), 'A reason must be plain text.')

/** The reason of an administrator's action. Throws InvalidInputError for `reason`. */
export const parseReason = (text: string): string => parse(reasonSchema, text, 'reason')
