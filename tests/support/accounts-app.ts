import { afterAll, beforeAll, beforeEach } from 'vitest'
import { loadCatalogue, toolRecord } from './catalogue.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { createMembers } from './members.ts'

type Members = Awaited<ReturnType<typeof createMembers>>

/** A proxy for an object that the hooks of a test file create later. It can be spread as well. */
const later = <T extends object>(read: () => T | null): T => {
  const made = (): T => {
    const object = read()
    if (object === null) throw new Error('The hooks have not run yet.')
    return object
  }
  return new Proxy({} as T, {
    get: (_target, name) => Reflect.get(made(), name) as unknown,
    ownKeys: () => Reflect.ownKeys(made()),
    // Configurable, as required for proxy properties that the target lacks.
    getOwnPropertyDescriptor: (_target, name) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(made(), name)
      return descriptor && { ...descriptor, configurable: true }
    },
  })
}

/**
 * The whole application with a separate database for a test file. Registers the file's hooks. Before each test, members
 * and rate limits are cleared and the clock is reset. `catalogue` lists the slugs of tools that stay for all tests; `idOf`
 * returns their IDs.
 */
export const createAccountsApp = ({ catalogue = [] }: { readonly catalogue?: readonly string[] } = {}) => {
  let database: TestDatabase | null = null
  let members: Members | null = null
  const ids = new Map<string, string>()

  beforeAll(async () => {
    database = await createTestDatabase()
    members = await createMembers(database)
    if (catalogue.length === 0) return
    await loadCatalogue(database, { tools: { writing: catalogue.map((slug) => toolRecord({ slug })) } })
    for (const { slug, id } of await database.prisma.tool.findMany()) ids.set(slug, id)
  })
  afterAll(async () => {
    await members?.close()
    await database?.close()
  })
  beforeEach(async () => {
    if (database === null) return
    await database.prisma.user.deleteMany()
    await database.prisma.job.deleteMany()
    await database.prisma.rateLimitWindow.deleteMany()
    await database.prisma.passwordResetRequest.deleteMany()
    await database.prisma.retainedUsage.deleteMany()
    members?.setTime(0)
  })

  return {
    database: later(() => database),
    members: later(() => members),
    idOf: (slug: string): string => ids.get(slug) ?? '',
  }
}
