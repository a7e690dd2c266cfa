import { EngineStoppedError } from './embedded-engine.ts'
import { TransactionTimeoutError } from './transaction.ts'

/** The public meaning of a database failure. `retryable`: the same request may succeed at once. */
type DatabaseFailure = {
  status: 400 | 409 | 503 | 507
  code: 'BAD_USER_INPUT' | 'CONFLICT' | 'SERVICE_UNAVAILABLE' | 'INSUFFICIENT_STORAGE'
  retryable: boolean
}

const badInput: DatabaseFailure = { status: 400, code: 'BAD_USER_INPUT', retryable: false }
const conflict: DatabaseFailure = { status: 409, code: 'CONFLICT', retryable: false }
const writeConflict: DatabaseFailure = { status: 409, code: 'CONFLICT', retryable: true }
const unavailable: DatabaseFailure = { status: 503, code: 'SERVICE_UNAVAILABLE', retryable: false }
const storageFull: DatabaseFailure = { status: 507, code: 'INSUFFICIENT_STORAGE', retryable: false }

/** PostgreSQL's five-character codes; the first two are the class (its manual, appendix A). */
function fromSqlState(state: string): DatabaseFailure | null {
  switch (state) {
    case '40001': // serialization failure
    case '40P01': // deadlock
      return writeConflict
    case '53100': // disk full
    case '54000': // program limit: a file cannot grow further
      return storageFull
    case '25006': // read only: the disk is nearly full, or this server is a replica
    case '55P03': // lock timeout
      return unavailable
  }
  switch (state.slice(0, 2)) {
    case '22': // data: invalid form, range or character
      return badInput
    case '23': // constraint violation
      return conflict
    case '08': // connection failure
    case '53': // insufficient resources
    case '57': // operator: shutdown, startup, canceled statement
      return unavailable
    default:
      return null
  }
}

/** Prisma's own codes, for failures without a SQLSTATE. */
const prismaCodes: Record<string, DatabaseFailure> = {
  P2000: badInput,
  P2007: badInput,
  P2020: badInput,
  P2002: conflict,
  P2003: conflict,
  P2025: conflict,
  P2034: writeConflict,
  P1001: unavailable,
  P1002: unavailable,
  P1008: unavailable,
  P1011: unavailable,
  P1017: unavailable,
  P2024: unavailable,
  P2028: unavailable,
  P2037: unavailable,
}

const systemCodes: Record<string, DatabaseFailure> = {
  ENOSPC: storageFull,
  EDQUOT: storageFull,
  EFBIG: storageFull,
  EROFS: storageFull,
  ECONNREFUSED: unavailable,
  ECONNRESET: unavailable,
  ETIMEDOUT: unavailable,
  ENOTFOUND: unavailable,
  EAI_AGAIN: unavailable,
  EHOSTUNREACH: unavailable,
  ENETUNREACH: unavailable,
  EPIPE: unavailable,
}

const adapterKinds: Record<string, DatabaseFailure> = {
  DatabaseNotReachable: unavailable,
  ConnectionClosed: unavailable,
  SocketTimeout: unavailable,
  TlsConnectionError: unavailable,
  TooManyConnections: unavailable,
  TransactionWriteConflict: writeConflict,
}

// pg, its pool and PGlite give these failures no code, only a message.
const codelessMessages = [
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'PGlite is closed',
]

type Loose = { code?: unknown; severity?: unknown; message?: unknown; cause?: unknown; meta?: unknown }

function asLoose(value: unknown): Loose {
  return typeof value === 'object' && value !== null ? value : {}
}

function fromAdapterCause(cause: unknown): DatabaseFailure | null {
  const { originalCode, kind } = asLoose(cause) as { originalCode?: unknown; kind?: unknown }
  if (typeof originalCode === 'string') return fromSqlState(originalCode)
  return typeof kind === 'string' ? (adapterKinds[kind] ?? null) : null
}

/**
 * Classifies an error of Prisma, a driver adapter, pg or PGlite. Null for other errors, and for failures only a
 * programmer can fix.
 */
export function classifyDatabaseError(error: unknown): DatabaseFailure | null {
  if (error instanceof TransactionTimeoutError) return unavailable
  if (error instanceof EngineStoppedError) return classifyDatabaseError(error.cause) ?? unavailable
  const { code, severity, message, cause, meta } = asLoose(error)
  const { driverAdapterError } = asLoose(meta) as { driverAdapterError?: unknown }
  const fromAdapter = fromAdapterCause(asLoose(driverAdapterError).cause) ?? fromAdapterCause(cause)
  if (fromAdapter) return fromAdapter
  if (typeof code === 'string') {
    // Only server errors have a severity; without this check, P2002 would pass for a SQLSTATE.
    if (typeof severity === 'string') return fromSqlState(code)
    return prismaCodes[code] ?? systemCodes[code] ?? null
  }
  if (typeof message === 'string' && codelessMessages.some((text) => message.startsWith(text))) return unavailable
  return null
}
