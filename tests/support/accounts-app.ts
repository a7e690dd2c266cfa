import { beforeAll, beforeEach } from 'vitest'
import { loadCatalogue, toolRecord } from './catalogue.ts'
import { registerTestDatabase } from './database.ts'
import { registerMembers } from './registered-members.ts'

/**
 * The whole application with a separate database for a test file. Registers the file's hooks. Before each test, members
 * and rate limits are cleared and the clock is reset. `catalogue` lists the slugs of tools that stay for all tests; `idOf`
 * returns their IDs.
 */
export const createAccountsApp = ({ catalogue = [] }: { readonly catalogue?: readonly string[] } = {}) => {
  const database = registerTestDatabase()
  const members = registerMembers(database)
  const ids = new Map<string, string>()

  beforeAll(async () => {
    if (catalogue.length === 0) return
    await loadCatalogue(database, { tools: { writing: catalogue.map((slug) => toolRecord({ slug })) } })
    for (const { slug, id } of await database.prisma.tool.findMany()) ids.set(slug, id)
  })
  beforeEach(async () => {
    await database.prisma.user.deleteMany()
    await database.prisma.securityEvent.deleteMany()
    await database.prisma.job.deleteMany()
    await database.prisma.rateLimitWindow.deleteMany()
    await database.prisma.passwordResetRequest.deleteMany()
    await database.prisma.retainedUsage.deleteMany()
    members.setTime(0)
  })

  return {
    database,
    members,
    idOf: (slug: string): string => ids.get(slug) ?? '',
  }
}
