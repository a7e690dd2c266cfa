/** Counts what a request makes the database do. No clock is involved, so that the figures are the same everywhere. */
import { Prisma } from '../../prisma/client/client.ts'
import type { Database } from '../../server/platform/database/database.ts'

type DatabaseWork = {
  statements: number
  /** Rows of tables that statements looked at, also those that they left out. */
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

/** The same database, with a count of what it was asked to do since the last `reset`. Leaves out what transactions do. */
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
    database: { ...database, prisma: prisma as unknown as Database['prisma'], read } satisfies Database,
    work,
    reset: () => Object.assign(work, { statements: 0, rows: 0 }),
  }
}

/** How many objects a response holds, and how many kilobytes it has as JSON. */
export const sizeOfAnswer = (data: unknown): { readonly objects: number; readonly kilobytes: number } => {
  const objects = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return 0
    return (Array.isArray(value) ? 0 : 1) + Object.values(value).reduce((sum: number, one) => sum + objects(one), 0)
  }
  return { objects: objects(data), kilobytes: (JSON.stringify(data) ?? '').length / 1000 }
}
