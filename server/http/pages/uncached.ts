import type { IncomingMessage } from 'node:http'
import type { Config } from '../../config.ts'

/** With `1`, a page is rendered although it is in memory. The benchmark measures rendering by it. */
export const UNCACHED_HEADER = 'x-toolfinch-uncached'

/**
 * Whether a request may be served from the cache. The header counts in test mode alone: elsewhere it would let anybody
 * pass by the memory.
 */
export const createMemoryCheck = (mode: Config['mode']): ((request: Pick<IncomingMessage, 'headers'>) => boolean) =>
  mode === 'test' ? ({ headers }) => headers[UNCACHED_HEADER] !== '1' : () => true
