/** What the service worker knows of the build that it belongs to. */

/** Screens that work without a connection, and what they need. */
export type OfflineGroup = {
  /** The scripts of the screens. */
  readonly files: readonly string[]
  /** The script whose request means that somebody opens the screen. */
  readonly screen: string
}

export type OfflineBuild = {
  /** Changes with every file below. */
  readonly version: string
  readonly styles: readonly string[]
  /** What every page loads, in the order in which it is imported. */
  readonly modules: readonly string[]
  /** What every page loads last. */
  readonly later: readonly string[]
  /** Everything of the frame, including fonts and the files without a hash in their names. */
  readonly frame: readonly string[]
  readonly catalogue: OfflineGroup
  readonly quiz: OfflineGroup
}
