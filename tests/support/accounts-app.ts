import { afterAll, beforeAll, beforeEach } from 'vitest'
import { loadCatalogue, toolRecord } from './catalogue.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { createMembers } from './members.ts'

type Members = Awaited<ReturnType<typeof createMembers>>

/** Stands for an object that the hooks of a test file make later. It can be spread as well. */
const later = <T extends object>(read: () => T | null): T => {
  const made = (): T => {
    const object = read()
    if (object === null) throw new Error('The hooks have not run yet.')
    return object
  }
  return new Proxy({} as T, {
    get: (_target, name) => Reflect.get(made(), name) as unknown,
    ownKeys: () => Reflect.ownKeys(made()),
    // Configurable, as every property of a proxy has to be that its target lacks.
    getOwnPropertyDescriptor: (_target, name) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(made(), name)
      return descriptor && { ...descriptor, configurable: true }
    },
  })
}

/**
 * The whole application with a database of its own for a test file, whose hooks it registers. Before each test nobody
 * is a member, no limit has been touched and the clock stands at its beginning. `catalogue` are the slugs of tools that
 * stay for all tests; `idOf` gives their ids.
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
