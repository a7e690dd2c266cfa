/** Import lazily: the engine needs memory as soon as it is loaded. */
import type { Log } from '../log.ts'
import { assemble, type Database } from './assemble.ts'
import { embeddedMigrationConnection, openEmbeddedFolder } from './embedded.ts'
import type { EmbeddedEngine } from './embedded-engine.ts'
import { createEmbeddedReader } from './embedded-reader.ts'
import { openEmbeddedSnapshot } from './embedded-snapshot.ts'
import { migrate } from './migrate.ts'
import { listenOnEmbedded } from './notifications.ts'
import { createPgliteAdapterFactory } from './pglite-adapter.ts'

/** A migrated embedded engine; `check` and `end` are for engines with a folder. */
export function fromEmbeddedEngine(
  engine: EmbeddedEngine,
  { check, end = engine.close }: { check?: () => Promise<void>; end?: () => Promise<void> } = {},
): Database {
  return assemble({
    kind: 'pglite',
    listen: (channel, onNotice) => listenOnEmbedded(engine.client, channel, onNotice),
    adapter: createPgliteAdapterFactory(engine.client),
    read: createEmbeddedReader(engine.client),
    openSnapshot: async () => openEmbeddedSnapshot(await engine.client()),
    ...(check && { check }),
    end,
  })
}

/** Opens or creates the folder's database and migrates it. */
export async function openEmbeddedDatabase(dataDir: string, migrationsDir: string, log: Log): Promise<Database> {
  const folder = await openEmbeddedFolder(dataDir, log)
  try {
    await migrate(embeddedMigrationConnection(await folder.engine.client()), migrationsDir, log)
  } catch (error) {
    await folder.close()
    throw error
  }
  folder.watchSpace()
  return fromEmbeddedEngine(folder.engine, { check: folder.check, end: folder.close })
}
