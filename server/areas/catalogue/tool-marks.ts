/** Brand marks built by `npm run build`. */
import { z } from 'zod'
import { builtFile } from './built-file.ts'

const builtMarksSchema = z.record(z.string(), z.strictObject({ path: z.string(), darkPath: z.string().nullable() }))
export type ToolMarkPaths = z.infer<typeof builtMarksSchema>[string]

const BUILT = new URL('../../../dist/marks.json', import.meta.url)

export type ToolMarks = {
  /** Files of a tool's mark by slug; null without one. */
  of(slug: string): ToolMarkPaths | null
}

/** Read on first use. Without a build there are none, and screens show initials. */
export const createToolMarks = (file: URL | string = BUILT): ToolMarks => {
  const marks = builtFile(file, builtMarksSchema)
  return {
    of: (slug) => {
      const built = marks()
      return built !== null && Object.hasOwn(built, slug) ? (built[slug] ?? null) : null
    },
  }
}
