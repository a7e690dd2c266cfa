/** Variables for reaching a PostgreSQL server. */
import { z } from 'zod'
import { isPrivateHost } from './platform/private-host.ts'

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
} & { readonly NODE_ENV?: string | undefined }

type Problem = readonly [name: string, problem: string]

const WITH_SERVER = ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL', 'DATABASE_PREPARED_STATEMENTS'] as const
const URLS = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const

/** Without one of these, nothing would be encrypted. With the others, the server must have TLS and a valid certificate. */
const TLS_MODES = new Set(['require', 'verify-ca', 'verify-full', 'disable'])
const TLS_PROBLEM =
  'must end in ?sslmode=verify-full when the server is not in a private network, or in ?sslmode=disable if something else encrypts the connection'

/** Also true for what is no URL, which is reported already. */
const saysHowItIsEncrypted = (address: string): boolean => {
  if (!URL.canParse(address)) return true
  const { hostname, searchParams } = new URL(address)
  if (isPrivateHost(hostname)) return true
  // With this parameter, `require` would accept every certificate.
  return TLS_MODES.has(searchParams.get('sslmode') ?? '') && searchParams.get('uselibpqcompat') !== 'true'
}

export const databaseProblems = (values: Values): readonly Problem[] => {
  if (values.DATABASE_URL === undefined) {
    return WITH_SERVER.filter((name) => values[name] !== undefined).map((name) => [
      name,
      'may be set only together with DATABASE_URL',
    ])
  }
  if ((values.NODE_ENV ?? 'production') !== 'production') return []
  return URLS.flatMap((name): Problem[] => {
    const address = values[name]
    return address === undefined || saysHowItIsEncrypted(address) ? [] : [[name, TLS_PROBLEM]]
  })
}

export const postgresqlOf = (values: Values): PostgresqlConfig =>
  Object.freeze({
    directUrl: values.DATABASE_DIRECT_URL,
    replicaUrl: values.DATABASE_REPLICA_URL,
    preparedStatements:
      values.DATABASE_PREPARED_STATEMENTS === undefined ? undefined : values.DATABASE_PREPARED_STATEMENTS === 'on',
  })
