import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { vi } from 'vitest'

/** Statements that are not our queries: prepared plans of the embedded reader, and commands of sessions and transactions. */
const FRAME = /^(PREPARE|SET TIME ZONE|BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)/

/**
 * Records the SQL that reaches either database outside embedded transactions, from any client in this process, until
 * the test ends. `taken` returns the statements since the last call.
 */
export const watchSql = () => {
  const embedded = vi.spyOn(PGlite.prototype, 'query')
  const server = vi.spyOn(pg.Client.prototype, 'query')
  const textOf = ([first]: readonly unknown[]): string =>
    typeof first === 'string' ? first : ((first as { readonly text?: string }).text ?? '')
  return {
    taken: (): string[] => {
      const texts = [...embedded.mock.calls, ...server.mock.calls].map(textOf)
      embedded.mockClear()
      server.mockClear()
      return texts.filter((text) => !FRAME.test(text))
    },
  }
}
