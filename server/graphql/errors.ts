import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { DomainError, ForbiddenError, INTERNAL_ERROR_MESSAGE } from '#core/errors.ts'
import { classifyDatabaseError } from '../platform/database/sqlstate.ts'
import { countEvent } from '../platform/event-counts.ts'
import type { Log } from '../platform/log.ts'
import { shortAddress } from '../platform/short-address.ts'
import { currentScope } from '../platform/work-scope.ts'
import { builder } from './builder.ts'
import { type ExposedFields, exposedFields } from './exposed.ts'

/** The interface of every expected error in a result union. */
const Failure = builder.interfaceRef<DomainError>('Failure').implement({
  description: 'An expected failure of a mutation.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'A stable error code, such as `BAD_USER_INPUT`.' }),
    message: t.exposeString('message', { description: 'A message that is safe to display.' }),
    field: t.string({
      nullable: true,
      description: 'The invalid input field; null when the failure is not about one field.',
      resolve: ({ data }) => (typeof data['field'] === 'string' ? data['field'] : null),
    }),
  }),
})

/**
 * The option `errors` of a field whose result is a union, named after the field, of its type and these failures.
 * @param description of the union
 */
export const failures = (types: (new (...args: never[]) => DomainError)[], description: string) => ({
  types,
  union: { description },
})

/** Adds an error class to the schema. Call once per class. */
export const failureType = <Type extends DomainError>(
  type: new (...args: never[]) => Type,
  name: string,
  description: string,
  fields: ExposedFields<Type> = {},
) =>
  builder.objectType(type as unknown as new (message: string) => DomainError, {
    name,
    description,
    interfaces: [Failure],
    isTypeOf: (value) => value instanceof type,
    fields: (t) => exposedFields(t, fields as ExposedFields<DomainError>),
  })

const DATABASE_MESSAGES = {
  BAD_USER_INPUT: 'A value in the request cannot be stored.',
  CONFLICT: 'Someone else changed this at the same time. Please try again.',
  SERVICE_UNAVAILABLE: 'This part of the service is temporarily unavailable. Please try again.',
  INSUFFICIENT_STORAGE: 'There is no storage space left. Please try again later.',
} as const

/** Code, HTTP status and safe text of an error; unknown ones are masked as internal errors. */
type PublicFailure = {
  readonly code: string
  readonly status: number
  readonly message: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Maps any thrown value to its public form, for GraphQL, HTTP and legacy functions. */
export const publicFailure = (error: unknown): PublicFailure => {
  if (error instanceof DomainError) {
    return { code: error.code, status: error.status, message: error.message, data: error.data }
  }
  const database = classifyDatabaseError(error)
  if (database !== null) {
    return { code: database.code, status: database.status, message: DATABASE_MESSAGES[database.code], data: {} }
  }
  return { code: 'INTERNAL_ERROR', status: 500, message: INTERNAL_ERROR_MESSAGE, data: {} }
}

/** Who is refused what. */
const logForbidden = (log: Log, { code, accountId, action }: ForbiddenError, address: string | null): void => {
  if (accountId === null) return
  currentScope()?.refusals?.push({ accountId, action })
  log.warn({ event: 'forbidden', errorCode: code, accountId, action, address: shortAddress(address) }, 'access refused')
}

/**
 * Counts a server-side resolver error, and logs it. Expected ones, such as an overloaded part, are warnings without a stack. `address`:
 * the caller's.
 */
export const logFailure = (
  log: Log,
  thrown: unknown,
  { code, status }: PublicFailure,
  address: string | null,
): void => {
  countEvent('failure', code)
  if (thrown instanceof ForbiddenError) logForbidden(log, thrown, address)
  if (status < 500) return
  if (thrown instanceof DomainError)
    log.warn({ errorCode: code, reason: thrown.message }, 'resolver rejected the request')
  else log.error({ err: thrown, errorCode: code }, 'resolver failed')
}

/** The original error inside GraphQL's wrapper; undefined for errors of the document and its variables. */
export const thrownError = (error: unknown): unknown => {
  let current = error
  while (current instanceof GraphQLError && current.originalError !== undefined && current.originalError !== null) {
    current = current.originalError
  }
  if (!(current instanceof GraphQLError)) return current
  // A stored value invalid for its type fails during execution and, unlike a wrong argument, without a document
  // location.
  const whileExecuting = error instanceof GraphQLError && error.path !== undefined
  return whileExecuting && current.nodes === undefined ? current : undefined
}

/**
 * Formats a GraphQL error. Document errors (syntax, validation, coercion) keep their text; others go through
 * `publicFailure`, and masked ones are logged.
 */
export const createFormatError =
  (log: Log, address: string | null = null) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const thrown = thrownError(error)
    if (thrown === undefined) {
      // Set explicitly: `formatted` treats errors without a code as server errors.
      const code = error instanceof GraphQLError ? error.extensions.code : undefined
      return { ...formatted, extensions: { code: typeof code === 'string' ? code : 'BAD_USER_INPUT' } }
    }
    const failure = publicFailure(thrown)
    logFailure(log, thrown, failure, address)
    return {
      message: failure.message,
      ...(formatted.locations === undefined ? {} : { locations: formatted.locations }),
      ...(formatted.path === undefined ? {} : { path: formatted.path }),
      extensions: { ...failure.data, code: failure.code },
    }
  }
