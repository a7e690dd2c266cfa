import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The folder of the embedded database's files, in the data folder. Apart, so that naming it does not load the engine. */
export const embeddedFolderIn = (dataDir: string): string => join(dataDir, 'pglite')

/** Whether an embedded database would have to be created, which takes some seconds. */
export const lacksEmbeddedDatabase = (dataDir: string): boolean => !existsSync(embeddedFolderIn(dataDir))
