import { asksForPrivacy } from '../../lib/visit-id.ts'
import type { TrackerOptions } from './tracker.ts'

/**
 * Starts the tracker, which is not even loaded if the browser sends a do-not-track signal. Never fails. Returns a
 * function that stops it.
 */
export async function beginTracking(options: TrackerOptions): Promise<(() => void) | null> {
  if (asksForPrivacy()) return null
  try {
    const { startTracker } = await import('./tracker.ts')
    return startTracker(options)
  } catch {
    // Missing figures do not affect visitors.
    return null
  }
}
