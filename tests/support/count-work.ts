/** Counts a request's database work. Uses no clock, so the numbers are the same everywhere. */
import { Prisma } from '#prisma/client/client.ts'
import type { Database } from '#server/platform/database/database.ts'

type DatabaseWork = {
  statements: number
  /** Rows that statements read, including those that they filtered out. */
  rows: number
}

type PlanNode = {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanNode[]
}

const rowsOf = (node: PlanNode): number => {
  const {
    'Actual Rows': kept,
    'Rows Removed by Filter': filtered = 0,
    'Rows Removed by Index Recheck': rechecked = 0,
  } = node
  const own = node['Relation Name'] === undefined ? 0 : (kept + filtered + rechecked) * node['Actual Loops']
  return own + (node.Plans ?? []).reduce((sum, plan) => sum + rowsOf(plan), 0)
}

const sizeOf = (result: unknown): number => (Array.isArray(result) ? result.length : 1)

/** The same database, counting the work since the last `reset`. Does not count work in transactions. */
export const countDatabaseWork = (database: Database) => {
  const work: DatabaseWork = { statements: 0, rows: 0 }
  const prisma = database.prisma.$extends({
    query: {
      $allOperations: async ({ args, query }) => {
        const result = await query(args)
        work.statements += 1
        work.rows += sizeOf(result)
        return result
      },
    },
  })
  const read: Database['read'] = async <Row>(statement: Prisma.Sql) => {
    const explained = Prisma.sql`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${statement}`
    const [answer] = await database.prisma.$queryRaw<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(explained)
    work.statements += 1
    work.rows += answer === undefined ? 0 : rowsOf(answer['QUERY PLAN'][0].Plan)
    return database.read<Row>(statement)
  }
  return {
    database: {
      ...database,
      prisma: prisma as unknown as Database['prisma'],
      read,
      readPublic: read,
    } satisfies Database,
    work,
    reset: () => Object.assign(work, { statements: 0, rows: 0 }),
  }
}

/** The number of objects in a response, and its size in kilobytes as JSON. */
export const sizeOfAnswer = (data: unknown): { readonly objects: number; readonly kilobytes: number } => {
  const objects = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 0
    return (Array.isArray(value) ? 0 : 1) + Object.values(value).reduce((sum: number, one) => sum + objects(one), 0)
  }
  return { objects: objects(data), kilobytes: (JSON.stringify(data) ?? '').length / 1000 }
}
