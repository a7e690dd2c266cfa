/** The code or message of a failed connection, without addresses that could contain a password. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown }
  // Node tries several addresses, and then has no message of its own.
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return typeof code === 'string' && !String(message).includes(code) ? `${message} (${code})` : String(message)
}
