/** A span for each statement. Its text and its parameters are not in it, because they contain personal data. */
import type { SqlDriverAdapter, SqlDriverAdapterFactory, SqlQueryable } from '@prisma/driver-adapter-utils'
import { inSpan } from '../tracing.ts'

/** The first word, such as SELECT. */
const kindOf = (text: string): string => /^\s*(\w{1,20})/.exec(text)?.[1]?.toUpperCase() ?? 'other'

export const inStatementSpan = <Result>(text: string, run: () => Promise<Result>): Promise<Result> => {
  const kind = kindOf(text)
  return inSpan(`database ${kind}`, { 'db.system.name': 'postgresql', 'db.operation.name': kind }, run)
}

const trace = <Queryable extends SqlQueryable>(queryable: Queryable): Queryable => {
  const queryRaw = queryable.queryRaw.bind(queryable)
  const executeRaw = queryable.executeRaw.bind(queryable)
  return Object.assign(queryable, {
    queryRaw: ((query) => inStatementSpan(query.sql, () => queryRaw(query))) satisfies SqlQueryable['queryRaw'],
    executeRaw: ((query) => inStatementSpan(query.sql, () => executeRaw(query))) satisfies SqlQueryable['executeRaw'],
  })
}

export const traceStatements = (factory: SqlDriverAdapterFactory): SqlDriverAdapterFactory => ({
  provider: factory.provider,
  adapterName: factory.adapterName,
  connect: async (): Promise<SqlDriverAdapter> => {
    const adapter = trace(await factory.connect())
    const startTransaction = adapter.startTransaction.bind(adapter)
    adapter.startTransaction = async (isolation) => trace(await startTransaction(isolation))
    return adapter
  },
})
