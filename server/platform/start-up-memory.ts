import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Releases memory used only at start-up. V8 keeps its young generation at start-up size (60 MB) until a full
 * collection; load makes it grow again. Blocks for a few tenths of a second: call it once, after the product has said
 * that it is ready and the search index is built, so that neither the start waits for it nor its last garbage stays.
 */
export const releaseStartUpMemory = (): void => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: {
    type: 'major'
    execution: 'sync'
    flavor: 'last-resort'
  }) => void
  // A normal collection does not shrink the young generation.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  setFlagsFromString('--no-expose-gc')
}
