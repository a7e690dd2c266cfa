import { z } from 'zod'
import { hasDirectionControl } from '../../plain-text.ts'

/** One line of text without stray white space, `min` to `max` characters. */
export const phrase = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((text) => text === text.trim() && !/\s{2,}|[\u0000-\u001f]/u.test(text), 'has stray white space')
    .refine((text) => !hasDirectionControl(text), 'changes the direction of text')

export const monthSchema = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month, YYYY-MM')

const unique = <T>(values: readonly T[]) => new Set(values).size === values.length

/** `min` to `max` different items. */
export const uniqueArray = <T extends z.ZodType>(item: T, min: number, max: number) =>
  z.array(item).min(min).max(max).refine(unique, 'values must not repeat')
