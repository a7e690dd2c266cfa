/** Brand marks built by `npm run build`. */
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const builtMarksSchema = z.record(z.string(), z.strictObject({ path: z.string(), darkPath: z.string().nullable() }))
export type ToolMarkPaths = z.infer<typeof builtMarksSchema>[string]

const BUILT = new URL('../../../dist/marks.json', import.meta.url)

export type ToolMarks = {
  /** Files of a tool's mark by slug; null without one. */
  of(slug: string): ToolMarkPaths | null
}

/** Read on first use. Without a build there are none, and screens show initials. */
export const createToolMarks = (file: URL | string = BUILT): ToolMarks => {
  const load = () =>
    new Map(Object.entries(existsSync(file) ? builtMarksSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}))
  let loaded: ReturnType<typeof load> | undefined
  return {
    of: (slug) => {
      loaded ??= load()
      return loaded.get(slug) ?? null
    },
  }
}
