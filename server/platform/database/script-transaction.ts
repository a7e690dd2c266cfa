import type { MigrationConnection } from './migrate.ts'

/** Runs work in a transaction of a connection that only knows statements; rolls back and rethrows when it fails. */
export async function inTransaction<T>(
  { script }: Pick<MigrationConnection, 'script'>,
  work: () => Promise<T>,
): Promise<T> {
  await script('BEGIN')
  try {
    const result = await work()
    await script('COMMIT')
    return result
  } catch (error) {
    await script('ROLLBACK').catch(() => undefined)
    throw error
  }
}
