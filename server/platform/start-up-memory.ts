import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Releases memory used only at start-up. V8 keeps its young generation at start-up size (60 MB) until a full
 * collection; load makes it grow again. Blocks for about a tenth of a second: call it before the first request.
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
