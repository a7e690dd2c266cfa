/** The schema of `prisma/data/packages.json`: the package of a tool, whose registry has its license and releases. */
import { z } from 'zod'
import { slugSchema } from '../slug.ts'

const PACKAGE =
  /^(?:npm:(?:@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*|pypi:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?|github:[A-Za-z0-9-]+\/[A-Za-z0-9._-]+)$/

export const packagesFileSchema = z.strictObject({
  $schema: z.string().optional(),
  /** By slug. Only packages that are the tool: not a client or an SDK of a service, not one edition of several. */
  packages: z.record(
    slugSchema,
    z.string().regex(PACKAGE, 'must be npm:name, pypi:name in lower case with dashes, or github:owner/repository'),
  ),
})
export type PackagesFile = z.infer<typeof packagesFileSchema>
