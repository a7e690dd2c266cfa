import { existsSync, readFileSync } from 'node:fs'
import type { z } from 'zod'

/** A file of `npm run build`, read on first use; null without a build. */
export const builtFile = <Value>(file: URL | string, schema: z.ZodType<Value>): (() => Value | null) => {
  let read: { readonly value: Value | null } | undefined
  return () => {
    read ??= { value: existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null }
    return read.value
  }
}
