/** The shape of `prisma/data/marks.json`: which brand mark stands for which tool, and what a reviewer compared. */
import { z } from 'zod'
import { slugSchema } from './tool-record.ts'

/** The packages that icons are taken from; `svg-logos` is `@iconify-json/logos`. */
const MARK_SOURCES = ['lobehub', 'simple-icons', 'svg-logos'] as const

const domainSchema = z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be a domain in lower case')

const markIconSchema = z.strictObject({
  source: z.enum(MARK_SOURCES),
  /** Whose mark it is, as the reviewer saw it. */
  stands_for: z.string().min(2).max(120),
  /** Registrable domains of the brand. */
  domains: z.array(domainSchema),
  /** Names of the brand's owner, as the tools' records spell them. */
  vendors: z.array(z.string().min(1)).min(1),
  /**
   * For simple-icons: how the address begins that it took the icon from, when that is not on one of the domains.
   * For svg-logos, which says nothing of an icon's origin: the page of the brand that the reviewer compared.
   */
  source_url: z.httpUrl().optional(),
})
export type MarkIcon = z.infer<typeof markIconSchema>

const agreementSchema = { icon: z.string().min(1), of: z.enum(['product', 'vendor']) }

/** A tool's mark, with what agrees between the tool's record and the icon's brand. A name is never enough. */
const toolMarkSchema = z.union([
  z.strictObject({ ...agreementSchema, domain: domainSchema }),
  z.strictObject({ ...agreementSchema, vendor: z.string().min(1) }),
])

export const marksFileSchema = z.strictObject({
  $schema: z.string().optional(),
  /** Icons by their file's name in the package. */
  icons: z.record(z.string().regex(/^[a-z0-9-]+$/), markIconSchema),
  /** Marks by the slug of their tool. */
  tools: z.record(slugSchema, toolMarkSchema),
})
export type MarksFile = z.infer<typeof marksFileSchema>
