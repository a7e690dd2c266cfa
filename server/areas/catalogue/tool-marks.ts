/** Brand marks: uploaded, or built by `npm run build`. */
import { z } from 'zod'
import { logoPaths } from '#core/catalogue/logo-file.ts'
import { builtFile } from './built-file.ts'
import type { ToolRow } from './tool-row.ts'

const builtMarksSchema = z.record(z.string(), z.strictObject({ path: z.string(), darkPath: z.string().nullable() }))
export type ToolMarkPaths = z.infer<typeof builtMarksSchema>[string]

const BUILT = new URL('../../../dist/marks.json', import.meta.url)

export type ToolMarks = {
  /** Files of a tool's mark: an uploaded one before one of the build; null without either. */
  of(tool: Pick<ToolRow, 'slug' | 'logo'>): ToolMarkPaths | null
}

/** Read on first use. Without a build there are none, and screens show initials. */
export const createToolMarks = (file: URL | string = BUILT): ToolMarks => {
  const marks = builtFile(file, builtMarksSchema)
  return {
    of: ({ slug, logo }) => {
      if (logo !== null) return logoPaths(logo)
      const built = marks()
      return built !== null && Object.hasOwn(built, slug) ? (built[slug] ?? null) : null
    },
  }
}
