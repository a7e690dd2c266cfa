import { asksForPrivacy } from '../../lib/visit-id.ts'
import type { TrackerOptions } from './tracker.ts'

/** Starts the tracker, which is not even loaded where the browser asks that nothing is measured. Fails never. Returns what stops it. */
export async function beginTracking(options: TrackerOptions): Promise<(() => void) | null> {
  if (asksForPrivacy()) return null
  try {
    const { startTracker } = await import('./tracker.ts')
    return startTracker(options)
  } catch {
    // Figures that are missing disturb nobody who reads.
    return null
  }
}
