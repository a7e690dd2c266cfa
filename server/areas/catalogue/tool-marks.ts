/** Brand marks of tools, as `npm run build` left them. */
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const builtMarksSchema = z.record(z.string(), z.strictObject({ path: z.string(), darkPath: z.string().nullable() }))
export type ToolMarkPaths = z.infer<typeof builtMarksSchema>[string]

const BUILT = new URL('../../../dist/marks.json', import.meta.url)

export type ToolMarks = {
  /** The files of a tool's mark by its slug; null without one. */
  of(slug: string): ToolMarkPaths | null
}

/** Reads the marks at their first use. Without a build no tool has one, and screens show its letters. */
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
