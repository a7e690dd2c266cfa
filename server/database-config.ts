/** Variables for reaching a PostgreSQL server. */
import { z } from 'zod'

/** How a PostgreSQL server is reached. */
export type PostgresqlConfig = Readonly<{
  /** An address without the pooler of DATABASE_URL, for notifications and migrations. */
  directUrl: string | undefined
  /** A streaming replica for public reads of the catalog. */
  replicaUrl: string | undefined
  /** Undefined: named unless a pooler would mix them. */
  preparedStatements: boolean | undefined
}>

const postgresqlUrl = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol),
    'must be a URL that begins with postgres:// or postgresql://',
  )

export const DATABASE_VARIABLES = {
  DATABASE_URL: postgresqlUrl.optional(),
  DATABASE_DIRECT_URL: postgresqlUrl.optional(),
  DATABASE_REPLICA_URL: postgresqlUrl.optional(),
  DATABASE_PREPARED_STATEMENTS: z.enum(['on', 'off'], 'must be on or off').optional(),
}

type Values = {
  readonly [Name in keyof typeof DATABASE_VARIABLES]?: z.infer<(typeof DATABASE_VARIABLES)[Name]>
}

const WITH_SERVER = ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL', 'DATABASE_PREPARED_STATEMENTS'] as const

export const databaseProblems = (values: Values): readonly (readonly [name: string, problem: string])[] =>
  values.DATABASE_URL === undefined
    ? WITH_SERVER.filter((name) => values[name] !== undefined).map(
        (name) => [name, 'may be set only together with DATABASE_URL'] as const,
      )
    : []

export const postgresqlOf = (values: Values): PostgresqlConfig =>
  Object.freeze({
    directUrl: values.DATABASE_DIRECT_URL,
    replicaUrl: values.DATABASE_REPLICA_URL,
    preparedStatements:
      values.DATABASE_PREPARED_STATEMENTS === undefined ? undefined : values.DATABASE_PREPARED_STATEMENTS === 'on',
  })
