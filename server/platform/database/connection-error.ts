import { reasonOf } from '../failure-reason.ts'

/** By the codes of Node.js and PostgreSQL. */
const MEND: Readonly<Record<string, string>> = {
  ENOTFOUND: 'Correct the host in DATABASE_URL.',
  '28P01': 'Correct the user name and the password in DATABASE_URL, or pg_hba.conf.',
  '28000': 'Correct the user name and the password in DATABASE_URL, or pg_hba.conf.',
  '3D000': 'Create the database, or correct its name in DATABASE_URL.',
  '53300': 'Raise max_connections of the server, or put a connection pooler in front.',
  '57P03': 'Try again when the server has started.',
}
const UNREACHABLE = 'Start the server, let this machine reach it, or correct the host and the port in DATABASE_URL.'

/** What the operator does about a connection that failed. */
export function mendConnection(error: unknown): string {
  const { code } = (error instanceof AggregateError ? error.errors[0] : error) as { code?: string }
  return MEND[code ?? ''] ?? UNREACHABLE
}

/** PostgreSQL does not answer, or refuses the role. The message says how to mend it. */
export class DatabaseConnectionError extends Error {
  constructor(cause: unknown) {
    super(`PostgreSQL could not be asked: ${reasonOf(cause)}. ${mendConnection(cause)}`, { cause })
    this.name = 'DatabaseConnectionError'
  }
}
