/** Recovers from a failed load of a part's code. Prefetched, as it is needed once the network is gone. */
import { BUILD } from './load-error.ts'
import { reloadOnce } from './reload-once.ts'
import { retryLater } from './retry-later.ts'

/**
 * Resolves once the code is there: it is loaded again with back-off, and when the browser is online again. A browser may
 * remember that a file could not be loaded, or a newer build has replaced it; then the page is reloaded, once.
 */
export const loadAgain = <T>(load: () => Promise<T>, failure: unknown): Promise<T> =>
  new Promise((resolve) => {
    const retry = async () => {
      // Without a connection, the service worker may have the file.
      if (!navigator.onLine && !navigator.serviceWorker?.controller) return
      const found = await load().then(
        (part) => ({ part }),
        () => null,
      )
      if (found !== null) {
        stop()
        resolve(found.part)
      } else if ((await reloadOnce({ build: BUILD, force: false })) !== 'offline') stop()
    }
    const stop = retryLater({ failure, retries: 0, retry })
    // Nothing was tried yet, because the browser is offline.
    if (failure === undefined) void retry()
  })
