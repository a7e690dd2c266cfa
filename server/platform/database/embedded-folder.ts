import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { RESTORED_FOLDER } from './restored-folder.ts'

/** In its own module, so that importing it does not load the engine. */
export const embeddedFolderIn = (dataDir: string): string => join(dataDir, 'pglite')

/** Creating an embedded database takes a few seconds. */
export const lacksEmbeddedDatabase = (dataDir: string): boolean =>
  !existsSync(embeddedFolderIn(dataDir)) && !existsSync(join(dataDir, RESTORED_FOLDER))
