import { afterAll, beforeAll } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import type { TestAppOptions } from '../server/http/app-support.ts'
import { later } from './later.ts'
import { createMembers } from './members.ts'

type Members = Awaited<ReturnType<typeof createMembers>>

/** `createMembers` for a test file; registers its hooks. */
export const registerMembers = (database: Database, options?: TestAppOptions): Members => {
  let members: Members | null = null
  beforeAll(async () => {
    members = await createMembers(database, options)
  })
  afterAll(() => members?.close())
  return later(() => members)
}
