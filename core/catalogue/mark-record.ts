/** The schema of `prisma/data/marks.json`: each tool's brand mark and the evidence a reviewer compared. */

import { z } from 'zod'
import { slugSchema } from '../slug.ts'

/**
 * The packages that icons are taken from; `svg-logos` is `@iconify-json/logos`, and `svgl` is
 * `@ridemountainpig/svgl-react`.
 */
const MARK_SOURCES = ['lobehub', 'simple-icons', 'svg-logos', 'svgl'] as const

const domainSchema = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain in lower case')

const markIconSchema = z.strictObject({
  source: z.enum(MARK_SOURCES),
  /** The brand, as identified by the reviewer. */
  stands_for: z.string().min(2).max(120),
  domains: z.array(domainSchema),
  /** The brand's owners, spelled as in the tool records. */
  vendors: z.array(z.string().min(1)).min(1),
  /** simple-icons: prefix of the icon's source URL, if on another domain. svg-logos: the brand page compared. */
  source_url: z.httpUrl().optional(),
})
export type MarkIcon = z.infer<typeof markIconSchema>

const agreementSchema = { icon: z.string().min(1), of: z.enum(['product', 'vendor']) }

/** A tool's mark, with the evidence shared by tool record and brand. A name alone is never enough. */
const toolMarkSchema = z.union([
  z.strictObject({ ...agreementSchema, domain: domainSchema }),
  z.strictObject({ ...agreementSchema, vendor: z.string().min(1) }),
])

export const marksFileSchema = z.strictObject({
  $schema: z.string().optional(),
  icons: z.record(z.string().regex(/^[a-z0-9-]+$/), markIconSchema),
  tools: z.record(slugSchema, toolMarkSchema),
})
export type MarksFile = z.infer<typeof marksFileSchema>
