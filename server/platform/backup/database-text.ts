import type { Clock } from '../clock.ts'
import type { Snapshot } from '../database/snapshot.ts'
import { backupText } from './backup-text.ts'

export type DatabaseTextOptions = {
  readonly openSnapshot: () => Promise<Snapshot>
  readonly clock: Clock
  /** Null if it is a variable. */
  readonly authSecret: string | null
}

/** The text of a backup of the current state, which is fixed when reading starts. */
export async function* databaseText({ openSnapshot, clock, authSecret }: DatabaseTextOptions): AsyncGenerator<Buffer> {
  const createdAt = clock.now()
  const snapshot = await openSnapshot()
  try {
    yield* backupText(snapshot, { createdAt, authSecret })
  } finally {
    await snapshot.close().catch(() => undefined)
  }
}
